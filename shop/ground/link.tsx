import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath } from 'react-router';

type Props = {
  to: string;
  /** Keeps the scroll position, for example when a list is filtered. */
  preventScrollReset?: boolean;
  /** State for the next page, which is not part of its address. */
  state?: unknown;
} & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

/** A link within the shop. React Router's own brings the prefetching of its framework mode along (ADR 029). */
export function Link({ to, preventScrollReset = false, state, onClick, ...rest }: Props) {
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const there = createPath(useResolvedPath(to));
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !staysHere(event, rest.target)) return;
        event.preventDefault();
        void navigate(to, { replace: here === there, state, preventScrollReset });
      }}
    />
  );
}

/** With another button or a key held down, the browser opens a tab or a window, or saves. */
function staysHere(event: MouseEvent, target: string | undefined): boolean {
  const held = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !held && (!target || target === '_self');
}
