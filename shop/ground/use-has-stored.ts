import { useEffect, useState } from 'react';

/**
 * True as soon as session storage has a value under the key, so that code for it is loaded only then. Stores announce a
 * new value with the event `foyer:{key}`.
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
