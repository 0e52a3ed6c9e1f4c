import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * On a new page the focus goes to its heading and its title is announced, as a browser does when it loads one.
 * @returns what the live region says
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState('');
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hash alone is no new page
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    setAnnounced(document.title);
    if (hash) return;
    const target = document.querySelector('main h1') ?? document.querySelector('main');
    target?.setAttribute('tabindex', '-1');
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }, [pathname]);
  return announced;
}
