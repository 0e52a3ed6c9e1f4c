import '../../ui/button.css';
import type { AnchorHTMLAttributes } from 'react';
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts';
import { Link } from './link.tsx';

type Props = {
  variant?: ButtonVariant;
  busy?: boolean;
  to: string;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({ variant, busy, className, to, children, ...rest }: Props) {
  return (
    <Link {...rest} to={to} className={buttonClass(variant, busy, className)}>
      <span className="button-label">{children}</span>
    </Link>
  );
}
