// What is shown when something fails is a file of its own (`outage.tsx`), which every page fetches once it is there: without a
// connection it would come too late.
import { useEffect, useState } from 'react';
import type { Outage } from './outage.tsx';

let known: Outage | undefined;

/** Loads the code for failures. */
export async function loadOutage(): Promise<Outage> {
  known ??= (await import('./outage.tsx')).outage;
  return known;
}

/** The same once it is loaded. On the server, and while an error page hydrates, it is loaded already. */
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
