// The SQL of requests of groups (table `group_request`).
import { sql as raw, type SqlBool } from 'kysely';
import type { GroupRequest } from '../../domain/group-requests/group-request.ts';
import type { RequestState } from '../../domain/group-requests/group-requests-contract.ts';
import type { GivenAnswer } from '../../domain/tours/tour.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, int, jsonb, list, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

export type NewRequest = Omit<GroupRequest, 'people' | 'answers'> & {
  readonly kind: string;
  readonly people: number;
  readonly answers: readonly GivenAnswer[];
  readonly language: string;
  readonly mailed: boolean;
  readonly received_at: Date;
};

export type RequestRow = NewRequest & { readonly number: number; readonly state: RequestState };

const requests = build
  .selectFrom('group_request')
  .select([
    'number',
    'kind',
    'name',
    'organisation',
    'email',
    'phone',
    'people',
    'days',
    'wishes',
    'answers',
    'language',
    'mailed',
    'received_at',
    'state',
  ])
  .$narrowType<{ answers: GivenAnswer[] }>();

// By hand: a lock that belongs to no table.
const lockStatement = byHand(
  'lock-group-requests',
  { email: text() },
  { locked: text() },
  ({ email }) => raw`select pg_advisory_xact_lock(7012081, hashtext(lower(${email})))::text as locked`,
);

const lastStatement = statement(
  'last-group-request',
  { email: text(), after: instant() },
  ({ email, after }) =>
    requests
      .where(raw<SqlBool>`lower(email) = lower(${email})`)
      .where('received_at', '>', after)
      .orderBy('received_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1),
);

const insertStatement = statement(
  'insert-group-request',
  {
    kind: text(),
    name: text(),
    organisation: text(),
    email: text(),
    phone: text(),
    people: int(),
    days: text(),
    wishes: text(),
    answers: jsonb(),
    language: text(),
    mailed: boolean(),
    received_at: instant(),
  },
  (request) => build.insertInto('group_request').values(request).returning('number'),
);

const findStatement = statement('find-group-request', { number: bigint() }, ({ number }) =>
  requests.where('number', '=', number),
);

const lockOneStatement = statement('lock-group-request', { number: bigint() }, ({ number }) =>
  build.selectFrom('group_request').select('state').where('number', '=', number).forUpdate(),
);

const openStatement = statement('open-group-requests', { after: bigint(), most: int() }, ({ after, most }) =>
  requests.where('state', '=', 'open').where('number', '>', after).orderBy('number').limit(most),
);

const allStatement = statement('all-group-requests', { before: bigint(), most: int() }, ({ before, most }) =>
  requests.where('number', '<', before).orderBy('number', 'desc').limit(most),
);

const settleStatement = statement(
  'settle-group-request',
  { number: bigint(), state: text<RequestState>() },
  ({ number, state }) => build.updateTable('group_request').set({ state }).where('number', '=', number),
);

// Nobody is forgotten while their offer holds places: they go with the first run after it is over.
const forgetStatement = statement('forget-group-requests', { before: instant() }, ({ before }) =>
  build
    .deleteFrom('group_request')
    .where(({ or, eb }) => or([eb('received_at', '<', before), eb('forget', '=', true)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('group_offer as o')
            .innerJoin('cart as c', 'c.id', 'o.cart_id')
            .select('o.id')
            .whereRef('o.request_number', '=', 'group_request.number')
            .where('c.state', '=', 'held'),
        ),
      ),
    ),
);

const markStatement = statement('mark-group-requests-forgotten', { email: text() }, ({ email }) =>
  build
    .updateTable('group_request')
    .set({ forget: true })
    .where(raw<SqlBool>`lower(email) = lower(${email})`),
);

const ofAddressStatement = statement('group-requests-of-address', { email: text() }, ({ email }) =>
  requests.where(raw<SqlBool>`lower(email) = lower(${email})`).orderBy('number', 'desc'),
);

const offeredStatement = statement('offers-of-requests', { numbers: list(bigint()) }, ({ numbers }) =>
  build
    .selectFrom('group_offer')
    .select(['request_number', 'made_at', 'valid_until', 'message', 'accepted_at', 'declined_at'])
    .select(['withdrawn_at', 'declined_because'])
    .where('request_number', '=', any(numbers))
    .orderBy('made_at', 'desc'),
);

/** Lets one request per address in at a time, over all processes, until the transaction ends. */
export async function lockRequestsOf(sql: Sql, email: string): Promise<void> {
  await sql.run(lockStatement, { email });
}

/** The last one from an address after an instant. */
export function lastRequestOf(sql: Sql, email: string, after: Date): Promise<RequestRow | undefined> {
  return sql.first(lastStatement, { email, after });
}

/** @returns its number */
export async function insertRequest(sql: Sql, request: NewRequest): Promise<number> {
  return (await sql.first(insertStatement, request))?.number ?? 0;
}

export function findRequest(sql: Sql, number: number): Promise<RequestRow | undefined> {
  return sql.first(findStatement, { number });
}

/** Its state, which stays so until the transaction ends. */
export async function lockRequest(sql: Sql, number: number): Promise<RequestState | undefined> {
  return (await sql.first(lockOneStatement, { number }))?.state;
}

/** The oldest first. */
export function openRequests(sql: Sql, after: number, most: number): Promise<RequestRow[]> {
  return sql.all(openStatement, { after, most });
}

/** The newest first. */
export function allRequests(sql: Sql, before: number, most: number): Promise<RequestRow[]> {
  return sql.all(allStatement, { before, most });
}

export async function saveState(sql: Sql, number: number, state: RequestState): Promise<void> {
  await sql.run(settleStatement, { number, state });
}

/** Those from before an instant, and those of whoever is to be forgotten, with their offers; none that still hold places. */
export async function forgetRequests(sql: Sql, before: Date): Promise<void> {
  await sql.run(forgetStatement, { before });
}

/** Whoever asked from this address is to be forgotten. */
export async function markForgotten(sql: Sql, email: string): Promise<void> {
  await sql.run(markStatement, { email });
}

/** The newest first. */
export function requestsOfAddress(sql: Sql, email: string): Promise<RequestRow[]> {
  return sql.all(ofAddressStatement, { email });
}

/** What was offered to whoever asked, the newest first. */
export function offersOfRequests(sql: Sql, numbers: readonly number[]) {
  return sql.all(offeredStatement, { numbers });
}
