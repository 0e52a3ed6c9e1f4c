// Requests of groups as the office sees and settles them. Each change is an act on the request.
import type {
  ListedRequest,
  RequestState,
  RequestWhole,
} from '../../domain/group-requests/group-requests-contract.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { beginAct, versionOf } from '../staff/acts/begin-act.ts';
import { changedMeanwhile } from '../staff/acts/changed-meanwhile.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { type RequestsMuseum, requestKinds } from './request-kinds.ts';
import {
  allRequests,
  findRequest,
  lockRequest,
  openRequests,
  type RequestRow,
  saveState,
} from './request-store.ts';

export type RequestsShop = RequestsMuseum & {
  readonly database: Database;
  readonly clock: Pick<MuseumClock, 'fromInstant'>;
  readonly now: () => Date;
};

const PAGE = 50;

/** `GET office/group-requests` */
export async function listRequests(
  shop: RequestsShop,
  { state, cursor }: { readonly state?: 'all'; readonly cursor?: string },
  language: Language,
): Promise<{ rows: ListedRequest[]; next: string | null }> {
  const { database } = shop;
  const rows =
    state === 'all'
      ? await allRequests(database, Number(cursor ?? Number.MAX_SAFE_INTEGER), PAGE + 1)
      : await openRequests(database, Number(cursor ?? 0), PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    rows: shown.map((row) => listed(shop, row, language)),
    next: rows.length > PAGE ? String(shown.at(-1)?.number) : null,
  };
}

/** Those without an answer, the oldest first, at most 500. */
export function waitingRequests(sql: Sql): Promise<RequestRow[]> {
  return openRequests(sql, 0, 500);
}

/** `GET office/group-requests/:number` */
export async function showRequest(
  shop: RequestsShop,
  number: number,
  language: Language,
): Promise<RequestWhole | Refusal> {
  const version = await versionOf(shop.database, objectOf(number));
  const row = await findRequest(shop.database, number);
  if (!row) return refuse('NOT_FOUND');
  const { email, phone, wishes, answers, language: spoken, mailed } = row;
  return {
    ...listed(shop, row, language),
    email,
    phone,
    wishes,
    answers: answers.map(({ label, text }) => ({ label, text })),
    language: spoken,
    mailed,
    version,
  };
}

type AskedSettling = {
  readonly number: number;
  readonly state: RequestState;
  readonly reason: string;
  readonly key: string;
  readonly version: number;
  readonly by: Actor;
};

/** `POST office/group-requests/:number/settle` */
export function settleRequest(
  { database, now }: RequestsShop,
  { number, state, reason, key, version, by }: AskedSettling,
): Promise<Refusal | undefined> {
  const verb = 'group-request.settled';
  return database.transaction(async (sql) => {
    const before = await lockRequest(sql, number);
    if (!before) return refuse('NOT_FOUND');
    const begun = await beginAct(sql, objectOf(number), verb, { key, seen: version });
    if (begun.state === 'before') return undefined;
    if (begun.state === 'changed') return changedMeanwhile(begun.changes);
    await saveState(sql, number, state);
    const act = { by, verb, on: objectOf(number), key, before: { state: before }, after: { state } } as const;
    await writeAct(sql, { ...act, ...(reason && { reason }) }, now());
    return undefined;
  });
}

/** A request gets an offer, in the caller's transaction, which holds its lock. @returns false where there is none */
export async function answerRequest(sql: Sql, number: number): Promise<boolean> {
  if ((await lockRequest(sql, number)) === undefined) return false;
  await saveState(sql, number, 'answered');
  return true;
}

function objectOf(number: number) {
  return { kind: 'group-request', id: String(number) } as const;
}

function listed(shop: RequestsShop, row: RequestRow, language: Language): ListedRequest {
  const { number, name, organisation, people, days, received_at, state } = row;
  const kind = requestKinds(shop, language)?.find(({ id }) => id === row.kind);
  return {
    number,
    kind: kind?.name ?? row.kind,
    name,
    organisation,
    people,
    days,
    received: shop.clock.fromInstant(received_at),
    state,
  };
}
