// What the running process knows of its museum, read again within a second of any import, in whichever process.
import type { Database } from '../platform/database/sql.ts';
import { createMuseumClock, type MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from './museum.ts';
import { loadMuseum, museumVersion } from './site-store.ts';

const TRUSTED_MS = 1_000;

/** Museum, clock and what other modules derive from the same import. */
export type Current<Derived> = {
  readonly museum: Museum;
  readonly clock: MuseumClock;
  readonly version: number;
  readonly derived: Derived;
};

export type CurrentShop<Derived> = {
  /** @param stale a version that is known to be old: it is not answered again */
  get(stale?: number): Promise<Current<Derived>>;
  /** The version, when it was read within the last second. */
  knownVersion(): number | undefined;
  /** What was known last, for where waiting is not possible; `get` must have been called once. */
  latest(): Current<Derived>;
};

type Known<Derived> = { readonly current: Current<Derived>; until: number };

/**
 * Keeps the shop's museum in memory.
 * @param derive reads what goes with the museum's version: the catalogue
 */
export function createCurrentShop<Derived>(
  database: Database,
  now: () => Date,
  derive: (database: Database) => Promise<Derived>,
): CurrentShop<Derived> {
  let known: Known<Derived> | undefined;
  let asking: Promise<Current<Derived>> | undefined;

  const read = async (): Promise<Current<Derived>> => {
    // The version is read first: what is read after it is at least that new.
    const version = await museumVersion(database);
    if (known && known.current.version === version) return known.current;
    const [museum, derived] = await Promise.all([loadMuseum(database), derive(database)]);
    const clock = createMuseumClock(museum.settings.timeZone, now);
    return { museum, clock, version, derived };
  };

  const ask = async (): Promise<Current<Derived>> => {
    try {
      const current = await read();
      known = { current, until: performance.now() + TRUSTED_MS };
      return current;
    } finally {
      asking = undefined;
    }
  };

  return {
    get: (stale) => {
      if (known && performance.now() < known.until && known.current.version !== stale)
        return Promise.resolve(known.current);
      asking ??= ask();
      return asking;
    },
    knownVersion: () => (known && performance.now() < known.until ? known.current.version : undefined),
    latest: () => {
      if (!known) throw new Error('the museum has not been read yet');
      return known.current;
    },
  };
}
