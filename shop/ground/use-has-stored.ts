import { useEffect, useState } from 'react';

/**
 * True once there is something under a key of the session, now or later: what only then is needed is loaded only then.
 * Whoever keeps it says so with an event `foyer:{key}`.
 */
export function useHasStored(key: 'cart' | 'customer'): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (isStored(key)) setKept(true);
    const come = () => setKept(true);
    const name = `foyer:${key}`;
    window.addEventListener(name, come);
    return () => window.removeEventListener(name, come);
  }, [key]);
  return kept;
}

function isStored(key: string) {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
