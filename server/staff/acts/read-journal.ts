// `office/acts`: the journal of acts, the last one first, narrowed as its address says (operations 1).

import type { AnswerOf } from '../../../domain/endpoint.ts';
import { addDays, isDay } from '../../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { ACT_OBJECTS } from '../../../domain/staff/act.ts';
import { actChanges } from '../../../domain/staff/act-changes.ts';
import type { ActFilters, actsContract, JournalAct } from '../../../domain/staff/acts-contract.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import {
  type JournalAsked,
  type JournalRow,
  readCommandUsers,
  readJournalPage,
  readMembers,
} from './journal-store.ts';

const PAGE = 50;
const COMMAND = 'command:';
const FIRST = new Date('1970-01-01T00:00:00Z');
const LAST = new Date('9999-01-01T00:00:00Z');

export type JournalShop = {
  readonly database: Database;
  readonly clock: Pick<MuseumClock, 'fromInstant' | 'toInstant'>;
};

type Answer = AnswerOf<(typeof actsContract)['GET office/acts']>;

/** @param query with the `cursor` that the page before has named */
export async function readJournal(
  shop: JournalShop,
  { cursor, ...filters }: ActFilters & { readonly cursor?: string },
): Promise<Answer | Refusal> {
  return (await journalPage(shop, filters, cursor, PAGE)) ?? refuse('REQUEST_MALFORMED');
}

/** Acts of the journal from a cursor on, at most so many; undefined for one that is none, and for days that are none. */
export async function journalPage(
  { database, clock }: JournalShop,
  filters: ActFilters,
  cursor: string | undefined,
  most: number,
): Promise<Answer | undefined> {
  const after = cursor ? readCursor(cursor) : { after: LAST, after_id: 0 };
  const days = [filters.from, filters.to];
  if (!after || days.some((day) => day && !isDay(day))) return undefined;
  const found = await readJournalPage(database, { ...asked(filters, clock), ...after, most: most + 1 });
  const rows = found.slice(0, most);
  const last = rows.at(-1);
  return {
    rows: rows.map((row) => presentAct(row, clock)),
    next: found.length > most && last ? cursorAt(last) : null,
  };
}

function asked(
  { who = '', verb = '', on = '', id = '', from, to }: ActFilters,
  clock: JournalShop['clock'],
): Omit<JournalAsked, 'after' | 'after_id' | 'most'> {
  const isCommand = who.startsWith(COMMAND);
  return {
    actor_kind: isCommand ? 'command' : 'staff',
    actor_id: isCommand ? who.slice(COMMAND.length) : who,
    verb,
    object_kinds: on === '' ? ACT_OBJECTS : [on],
    object_id: id.trim(),
    from: from ? clock.toInstant(from) : FIRST,
    until: to ? clock.toInstant(addDays(to, 1)) : LAST,
  };
}

function presentAct(row: JournalRow, clock: JournalShop['clock']): JournalAct {
  const { id, at, actor_kind, actor_id, address, verb, member, object_kind, object_id, object_name } = row;
  return {
    id,
    at: clock.fromInstant(at),
    who: member ?? actor_id,
    actor: actor_kind,
    actor_id,
    address,
    verb,
    on: { kind: object_kind, id: object_id, name: object_name ?? '' },
    changes: actChanges(row.before, row.after),
    reason: row.reason ?? '',
  };
}

function cursorAt({ at, id }: JournalRow): string {
  return `${at.getTime()}.${id}`;
}

function readCursor(cursor: string): { after: Date; after_id: number } | undefined {
  const [, at, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(cursor) ?? [];
  return at === undefined ? undefined : { after: new Date(Number(at)), after_id: Number(id) };
}

/** `office/acts/actors` */
export async function readActors({ database }: Pick<JournalShop, 'database'>) {
  const members = await readMembers(database);
  const users = await readCommandUsers(database);
  return [
    ...members.map(({ id, name }) => ({ who: id, name })),
    ...users.map((user) => ({ who: COMMAND + user, name: user })),
  ];
}
