// What is shown when something fails is a file of its own (`outage.tsx`), which every page fetches once it is there: without a
// connection it would come too late.
import { useEffect, useState } from 'react';
import type { Outage } from './outage.tsx';

let known: Outage | undefined;

/** Loads what is shown and done when something fails. */
export async function loadOutage(): Promise<Outage> {
  known ??= (await import('./outage.tsx')).outage;
  return known;
}

/** The same as soon as it is there: at once on the server, and while the browser takes an error page over. */
export function useOutage(): Outage | undefined {
  const [, setLoaded] = useState<Outage>();
  useEffect(() => {
    loadOutage().then(setLoaded, () => {});
  }, []);
  return known;
}

export function ErrorPageLater() {
  const outage = useOutage();
  return outage && <outage.ErrorPage />;
}
