// The shop as its museum is now: settings, clock and catalogue of the last import, read again within a second of any
// import, in whichever process. While an upgrade is rolled out, a newer process may import what this one cannot read: then
// the museum that was known last is shown on. A cart priced by it is not sold, as of any outdated catalogue.
import { defaultLanguage } from '../../domain/language.ts';
import type { SiteConfig } from '../../domain/site/site.ts';
import type { Database } from '../platform/database/sql.ts';
import { StoredJsonError } from '../platform/database/stored-json.ts';
import { createMuseumClock, type MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { Museum } from './museum.ts';
import { offeredCatalogue } from './offered-catalogue.ts';
import { loadShopCatalogue, type ShopCatalogue } from './shop-catalogue.ts';
import { siteConfig } from './site-calls.ts';
import { loadMuseum, museumVersion } from './site-store.ts';

const TRUSTED_MS = 1_000;

/** The content of one import. A request reads it once and keeps it, so that it never mixes two imports. */
export type MuseumNow = Omit<ShopCatalogue, keyof Catalogue> & {
  /** Rises with every import. */
  readonly version: number;
  readonly museum: Museum;
  readonly clock: MuseumClock;
  readonly flags: SiteConfig;
  /** Events and tickets on sale. Like `tours`, `merchandise` and `vouchers` without what the flags switch off. */
  readonly catalogue: Catalogue;
  /** All that was imported: papers of earlier orders and the staff's lists name what is off sale, too. */
  readonly imported: ShopCatalogue;
};

/** What the process remembers of the last import. */
export type MuseumMemory = {
  known: { readonly now: MuseumNow; readonly until: number } | undefined;
  reading: Promise<MuseumNow> | undefined;
  /** By the shop that was opened: joining the two records anew for each request would cost as much as a small answer. */
  readonly opened: WeakMap<SiteShop, { readonly now: MuseumNow; readonly shop: SiteShop & MuseumNow }>;
  /** The version of the import that could not be read, once the log says so. */
  unreadable?: number;
};

/** What reading the museum takes. */
export type SiteShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly memory: MuseumMemory;
  readonly log: { error(details: object, text: string): void };
};

/**
 * The shop together with its museum as it is now.
 * @param stale a version that is known to be outdated: it is not returned again
 */
export async function openShop<Shop extends SiteShop>(shop: Shop, stale?: number): Promise<Shop & MuseumNow> {
  const now = museumNow(shop, stale);
  return joined(shop, now instanceof Promise ? await now : now);
}

/** The shop with its museum where that was read within the last second: such a request waits for nothing. */
export function openedShop<Shop extends SiteShop>(shop: Shop): (Shop & MuseumNow) | undefined {
  const now = trustedMuseum(shop);
  return now && joined(shop, now);
}

function joined<Shop extends SiteShop>(shop: Shop, now: MuseumNow): Shop & MuseumNow {
  const { opened } = shop.memory;
  const found = opened.get(shop);
  if (found?.now === now) return found.shop as Shop & MuseumNow;
  const made = { ...shop, ...now };
  opened.set(shop, { now, shop: made });
  return made;
}

export function emptyMemory(): MuseumMemory {
  return { known: undefined, reading: undefined, opened: new WeakMap() };
}

function museumNow(shop: SiteShop, stale: number | undefined): Promise<MuseumNow> | MuseumNow {
  const { memory } = shop;
  const trusted = trustedMuseum(shop);
  if (trusted && trusted.version !== stale) return trusted;
  memory.reading ??= readMuseum(shop).finally(() => {
    memory.reading = undefined;
  });
  return memory.reading;
}

async function readMuseum(shop: SiteShop): Promise<MuseumNow> {
  const { database, memory } = shop;
  // The version is read first: what is read after it is at least that new.
  const version = await museumVersion(database);
  const known = memory.known?.now;
  const read = known?.version === version ? known : await readImport(shop, version, known);
  memory.known = { now: read, until: performance.now() + TRUSTED_MS };
  return read;
}

async function readImport(shop: SiteShop, version: number, known: MuseumNow | undefined): Promise<MuseumNow> {
  try {
    return await readVersion(shop, version);
  } catch (problem) {
    if (!known || !(problem instanceof StoredJsonError)) throw problem;
    const { memory, log } = shop;
    if (memory.unreadable !== version)
      log.error(
        { err: problem, version, shown: known.version },
        'an import cannot be read; the museum of the last one that could is shown, and nothing is sold by this process',
      );
    memory.unreadable = version;
    return known;
  }
}

/** The museum as of this version, or of a later one where an import ended while it was read. */
async function readVersion(shop: SiteShop, version: number): Promise<MuseumNow> {
  const { database, now } = shop;
  // The museum first: it says which version of the shop imported it, and so why the rest cannot be read.
  const museum = await loadMuseum(database);
  const imported = await loadShopCatalogue(database, defaultLanguage(museum.settings.languages));
  const latest = await museumVersion(database);
  if (latest !== version) return readVersion(shop, latest);
  const flags = siteConfig(museum);
  const { tours, merchandise, vouchers, shipping, ...catalogue } = offeredCatalogue(imported, flags);
  const clock = createMuseumClock(museum.settings.timeZone, now);
  return { version, museum, clock, flags, imported, catalogue, tours, merchandise, vouchers, shipping };
}

/** The version, when it was read within the last second. */
export function knownVersion(shop: Pick<SiteShop, 'memory'>): number | undefined {
  return trustedMuseum(shop)?.version;
}

function trustedMuseum({ memory: { known } }: Pick<SiteShop, 'memory'>): MuseumNow | undefined {
  return known && performance.now() < known.until ? known.now : undefined;
}

/** The museum as it was read last, for code that cannot wait. The shop must have been opened once. */
export function lastKnownMuseum({ memory: { known } }: Pick<SiteShop, 'memory'>): MuseumNow {
  if (!known) throw new Error('the museum has not been read yet');
  return known.now;
}
