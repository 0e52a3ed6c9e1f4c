import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type Props = {
  to: string;
  /** Stay where one has scrolled to, as when a list is filtered. */
  preventScrollReset?: boolean;
  /** For the page that it leads to; it is in no address. */
  state?: unknown;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link within the shop. React Router's own brings the prefetching of its framework mode along (ADR 016). */
export function Link({ to, preventScrollReset = false, state, onClick, ...rest }: Props) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    target: rest.target,
    preventScrollReset,
    state,
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
