import { Link, type LinkProps } from 'react-router';
import type { OfficePath } from '../../domain/office-addresses.ts';

/** A link to a page of the office. */
export function OfficeLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: OfficePath }) {
  return <Link to={to} {...rest} />;
}
