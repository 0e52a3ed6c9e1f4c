import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * On a new page, focuses its heading and announces its title, as browsers do for a page load.
 * @returns what the live region says
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation();
  const [announced, setAnnounced] = useState('');
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hash is not another page
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
