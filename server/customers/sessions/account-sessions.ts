// Where an account is signed in, as its owner sees it, and how they end it. A session that is ended has no valid token.
import type { SessionView } from '../../../domain/customers/sessions-contract.ts';
import type { Bearer } from '../../api/bearer.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { deleteOtherSessions, deleteSessionOf, findSessionsOf } from './session-store.ts';

/** The sessions of the bearer's account: this one first, then the latest used. */
export async function listSessions(
  sql: Sql,
  { customerId, sessionId }: Bearer,
  clock: MuseumClock,
  now: Date,
): Promise<SessionView[]> {
  const sessions = await findSessionsOf(sql, customerId, now);
  return sessions
    .map((session) => ({
      id: session.id,
      ...viewOf(session, clock),
      current: session.id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** The sessions of an account, as its owner takes them along. */
export async function exportSessions(
  sql: Sql,
  customerId: string,
  clock: MuseumClock,
  now: Date,
): Promise<Omit<SessionView, 'id' | 'current'>[]> {
  return (await findSessionsOf(sql, customerId, now)).map((session) => viewOf(session, clock));
}

type StoredSession = Awaited<ReturnType<typeof findSessionsOf>>[number];

function viewOf({ browser, system, signed_in_at, used_at }: StoredSession, clock: MuseumClock) {
  return {
    browser: browser ?? '',
    system: system ?? '',
    signed_in_at: clock.fromInstant(signed_in_at),
    used_at: clock.fromInstant(used_at ?? signed_in_at),
  };
}

/**
 * Ends one session of the bearer's account, or all but the bearer's.
 * @returns how many
 */
export function endSessions(
  sql: Sql,
  { customerId, sessionId }: Bearer,
  id: string | undefined,
): Promise<number> {
  return id === undefined
    ? deleteOtherSessions(sql, customerId, sessionId)
    : deleteSessionOf(sql, customerId, id);
}
