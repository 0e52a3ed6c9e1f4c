// Who leads tours, for whoever plans them (operations 3): listed, shown, added, changed. Each change is an act on the guide.
import type { Guide } from '../../domain/guides/guide.ts';
import type { GuideForm, GuideWhole, ListedGuide } from '../../domain/guides/guides-contract.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor, ActVerb } from '../../domain/staff/act.ts';
import type { Sql } from '../platform/database/sql.ts';
import { beginAct, versionOf } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { assignmentsOf, countAhead } from './assignment-store.ts';
import { feedAddress } from './feed-address.ts';
import { formOf, readGuide } from './guide-form.ts';
import {
  findGuide,
  findGuideOf,
  type GuideRow,
  insertGuide,
  lockGuides,
  readGuides,
  renewFeed,
  saveGuide,
} from './guide-store.ts';
import type { GuidesShop } from './guides-shop.ts';

/** After every time there is. */
export const ALWAYS = '9999';

/** `GET office/guides` */
export async function listGuides(shop: GuidesShop, language: Language): Promise<ListedGuide[]> {
  const { database, clock, museum } = shop;
  const [guides, ahead] = await Promise.all([readGuides(database), countAhead(database, clock.now())]);
  const names = new Map(museum.settings.venues.map(({ id, name }) => [id, inLanguage(name, language)]));
  return guides.map(({ id, name, email, languages, houses, active }) => ({
    id,
    name,
    email,
    languages: [...languages],
    houses: houses.map((house) => names.get(house) ?? house),
    active,
    ahead: ahead.get(id) ?? 0,
  }));
}

/** What some are called, in the order of their ids. */
export async function namesOfGuides(
  { database }: Pick<GuidesShop, 'database'>,
  ids: readonly string[],
): Promise<string[]> {
  const names = new Map((await readGuides(database)).map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => names.get(id) ?? []);
}

/** `GET office/guides/:id` */
export async function showGuide(
  shop: GuidesShop,
  id: string,
  language: Language,
): Promise<GuideWhole | Refusal> {
  const { database, clock, imported } = shop;
  // The version first: what is read after it is at least that new.
  const version = await versionOf(database, objectOf(id));
  const guide = await findGuide(database, id);
  if (!guide) return refuse('NOT_FOUND');
  const led = await assignmentsOf(database, [id], clock.today(), ALWAYS);
  return {
    id,
    form: formOf(guide),
    version,
    tours: led.map(({ tour_id, datetime }) => {
      const tour = imported.tours.byId.get(tour_id);
      return {
        tour: tour_id,
        datetime,
        title: inLanguage(tour?.name, language) || tour_id,
        language: tour?.language ?? '',
      };
    }),
    feed: await feedAddress(shop, guide),
  };
}

type Asked = { readonly key: string; readonly by: Actor };

/** `POST office/guides`: the key becomes the guide's id, so that the same form is one guide. */
export async function addGuide(
  shop: GuidesShop,
  { form, key, by }: Asked & { readonly form: GuideForm },
): Promise<{ id: string } | Refusal> {
  const guide = readGuide(shop, key, form);
  if (isRefusal(guide)) return guide;
  return shop.database.transaction(async (sql) => {
    if (await insertGuide(sql, guide, shop.now())) {
      const after = noted(guide);
      await writeAct(sql, { by, verb: 'guide.added', on: objectOf(key), key, after }, shop.now());
      return { id: key };
    }
    // Sent twice, or the colleague is another guide already.
    return (await findGuide(sql, key)) ? { id: key } : taken();
  });
}

type AskedChange = Asked & { readonly id: string; readonly version: number };

/** `POST office/guides/:id/change` */
export function changeGuide(
  shop: GuidesShop,
  { form, ...asked }: AskedChange & { readonly form: GuideForm },
): Promise<Refusal | undefined> {
  const next = readGuide(shop, asked.id, form);
  if (isRefusal(next)) return Promise.resolve(next);
  return actOnGuide(shop, asked, 'guide.changed', async (sql, guide) => {
    const same = next.staff_id === null ? undefined : await findGuideOf(sql, next.staff_id);
    if (same && same.id !== guide.id) return taken();
    await saveGuide(sql, next);
    return { before: noted(guide), after: noted(next) };
  });
}

/** `POST office/guides/:id/renew-feed` */
export function renewGuideFeed(shop: GuidesShop, asked: AskedChange): Promise<Refusal | undefined> {
  return actOnGuide(shop, asked, 'guide.feed-renewed', async (sql, { id }) => {
    await renewFeed(sql, id);
    return {};
  });
}

type Written = { readonly before?: Noted; readonly after?: Noted };

function actOnGuide(
  { database, now }: GuidesShop,
  { id, key, version, by }: AskedChange,
  verb: ActVerb,
  write: (sql: Sql, guide: GuideRow) => Promise<Written | Refusal>,
): Promise<Refusal | undefined> {
  return database.transaction(async (sql) => {
    const [guide] = await lockGuides(sql, [id]);
    if (!guide) return refuse('NOT_FOUND');
    const begun = await beginAct(sql, objectOf(id), verb, { key, seen: version });
    if (begun.state === 'before') return undefined;
    if (begun.state === 'changed') return changedMeanwhile(begun.changes);
    const written = await write(sql, guide);
    if (isRefusal(written)) return written;
    await writeAct(sql, { by, verb, on: objectOf(id), key, ...written }, now());
    return undefined;
  });
}

function objectOf(id: string) {
  return { kind: 'guide', id } as const;
}

function taken(): Refusal {
  return refuse('FIELDS_INVALID', { fields: { staff: ['GUIDE_TAKEN'] } });
}

type Noted = Readonly<Record<string, unknown>>;

/** What the journal keeps: no name and no address. */
function noted({ name: _name, email: _email, id: _id, ...guide }: Guide & { feed_number?: number }): Noted {
  const { feed_number: _number, ...kept } = guide;
  return kept;
}
