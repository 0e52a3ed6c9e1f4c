// The programme as lists show it: the whole of it (spec 7, `event/select`), or a page of what matches. It may have thousands
// of events, so that only what is shown asks for what is free, and the whole is made in portions.
import { inLanguage, type Language } from '../../domain/language.ts';
import { type Day, isDay } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { ListedEvent, Programme } from '../../domain/tickets/event.ts';
import {
  groupsOf,
  hasEnded,
  type ProgrammeEntry,
  type ProgrammeFilter,
  programme,
  searchable,
  venuesOf,
} from '../../domain/tickets/programme.ts';
import { rememberAnswer } from '../capacity/availability.ts';
import { eachInTurns } from '../platform/in-turns.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventRow } from './catalogue-store.ts';
import { outlooksOf } from './event-outlook.ts';
import { eventsOpenOn } from './open-events.ts';
import { toListedEvent } from './present-ticket.ts';
import { poolsOf } from './schedule.ts';
import type { TicketsShop } from './tickets-shop.ts';

const PAGE_SIZE = 12;
const LONGEST_PAGE = 100;
/** Events of one portion: few enough that nobody waits for it. */
const PORTION = 50;

type Entry = ProgrammeEntry & { readonly row: EventRow };
type Entries = {
  readonly all: readonly Entry[];
  readonly venues: Programme['venues'];
  readonly groups: Programme['groups'];
};

/** By catalogue, and so made again with every import. */
const known = new WeakMap<Catalogue, Map<Language, Promise<Entries>>>();

type Asked = ProgrammeFilter & {
  readonly date?: Day | undefined;
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
};

/** `event/programme`: a page of the events that match. */
export async function selectProgramme(
  shop: TicketsShop,
  { date, limit, offset, ...filter }: Asked,
  language: Language,
): Promise<Programme | Refusal> {
  if (date !== undefined && !isDay(date)) return refuse('REQUEST_MALFORMED');
  const { all, venues, groups } = await entriesIn(shop.catalogue, language);
  const isOpen = date === undefined ? () => true : await eventsOpenOn(shop, date);
  const found = programme(all, filter, shop.clock.today()).filter(({ row }) => isOpen(row));
  const first = Number(offset ?? 0);
  const shown = found.slice(first, first + Math.min(Number(limit ?? PAGE_SIZE), LONGEST_PAGE));
  const rows = shown.map(({ row }) => row);
  const events = await listEvents(shop, rows, language, date);
  return { events, total: found.length, all: all.length, venues, groups };
}

/** `event/select`: the programme in its order, ended events last. */
export function selectEvents(shop: TicketsShop, language: Language): Promise<ListedEvent[]> {
  const { catalogue, clock } = shop;
  const today = clock.today();
  const pools = () =>
    catalogue.events.flatMap((event) => poolsOf(event, catalogue.ticketsOf.get(event.id) ?? []));
  return rememberAnswer(shop, `events:${language}:${today}`, pools, async () => {
    const rows = programme((await entriesIn(catalogue, language)).all, {}, today).map(({ row }) => row);
    const events: ListedEvent[] = [];
    for (let first = 0; first < rows.length; first += PORTION)
      events.push(...(await listEvents(shop, rows.slice(first, first + PORTION), language)));
    return events;
  });
}

/** Events in a language, with what is free of them. */
async function listEvents(
  shop: TicketsShop,
  rows: readonly EventRow[],
  language: Language,
  day?: Day,
): Promise<ListedEvent[]> {
  const today = shop.clock.today();
  const outlooks = await outlooksOf(
    shop,
    rows.filter((row) => !hasEnded({ end: row.ends_on }, today)),
    day,
  );
  return rows.map((row) => {
    const outlook = outlooks.get(row.id) ?? { next: undefined };
    return toListedEvent(row, shop.catalogue.ticketsOf.get(row.id) ?? [], language, today, outlook, day);
  });
}

function entriesIn(catalogue: Catalogue, language: Language): Promise<Entries> {
  const byLanguage = known.get(catalogue) ?? new Map<Language, Promise<Entries>>();
  known.set(catalogue, byLanguage);
  const made = byLanguage.get(language) ?? makeEntries(catalogue, language);
  byLanguage.set(language, made);
  return made;
}

async function makeEntries({ events }: Catalogue, language: Language): Promise<Entries> {
  const all: Entry[] = [];
  await eachInTurns(events, (row) => all.push(entryOf(row, language)));
  return { all, venues: venuesOf(all), groups: groupsOf(all) };
}

function entryOf(row: EventRow, language: Language): Entry {
  const named = ({ id, name }: EventRow['custom_groups'][number]) => ({
    id,
    name: inLanguage(name, language),
  });
  const venue = named(row.venue);
  const groups = row.custom_groups.map(named);
  const texts = [row.name, row.subtitle, row.teaser].map((text) => inLanguage(text, language));
  return {
    row,
    venue,
    custom_groups: groups,
    sequence_no: row.sequence_no,
    start: row.starts_on,
    end: row.ends_on,
    words: searchable(...texts, venue.name, ...groups.map(({ name }) => name)),
  };
}
