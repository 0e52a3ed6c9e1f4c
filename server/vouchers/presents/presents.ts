// Presents once they are paid for (ADR 080): written with their order, taken by a job on their day.
import { type Static, Type } from 'typebox';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { presentDue } from '../../../domain/vouchers/present.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import {
  insertPresents,
  type NewPresent,
  type PresentKey,
  type PresentRow,
  putOffWaiting,
  readDueBefore,
  readPresents,
  readUnsent,
  setPresentRefused,
  setPresentSent,
  takeDuePresents,
  type UnsentAsked,
} from './present-store.ts';

export type { PresentKey, PresentRow };

/** The job that sends a present. */
export const SEND_PRESENT = 'send-present';
/** The job that tells the buyer that the recipient's mail server takes no mail for this address. */
export const PRESENT_REFUSED = 'present-refused';
export const PresentJob = Type.Object({ booking_id: Type.String(), line: Type.Integer() });
export type PresentJob = Static<typeof PresentJob>;

/** So many are taken in one transaction; the rest within the next minute. */
const MOST_AT_ONCE = 500;

type PaidOrder = {
  readonly booking_id: string;
  readonly content: { readonly lines: readonly OrderLine[] };
  readonly confirmed_at: Date;
};

/** Writes the presents of orders, in the transaction that confirms them. Those for at once get their job. */
export async function issuePresents(
  sql: Sql,
  orders: readonly PaidOrder[],
  { clock, jobs }: { readonly clock: () => PresentClock; readonly jobs: Pick<Jobs, 'writeAll'> },
): Promise<void> {
  const presents = orders.flatMap((order) => presentsIn(order, clock()));
  if (presents.length === 0) return;
  const due = presents.filter(({ handed_at }) => handed_at !== null);
  await Promise.all([
    insertPresents(sql, presents),
    ...(due.length > 0 ? [jobs.writeAll(sql, SEND_PRESENT, due.map(keyOf))] : []),
  ]);
}

type PresentClock = Pick<MuseumClock, 'toInstant' | 'fromInstant'>;

function presentsIn({ booking_id, content, confirmed_at }: PaidOrder, clock: PresentClock): NewPresent[] {
  return content.lines.flatMap((bought, line) => {
    const present = 'voucher' in bought ? bought.voucher.present : undefined;
    if (!present) return [];
    const now = clock.fromInstant(confirmed_at);
    const due = presentDue(present, now);
    // Its minute has begun: what is due now is due since the order.
    const due_at = due === now ? confirmed_at : clock.toInstant(due);
    return [{ booking_id, line, due_at, handed_at: due === now ? confirmed_at : null }];
  });
}

function keyOf({ booking_id, line }: PresentKey): PresentJob {
  return { booking_id, line };
}

/** Writes the jobs of the presents whose time has come. */
export async function handOverPresents({
  database,
  jobs,
  now,
}: {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'writeAll'>;
  readonly now: () => Date;
}): Promise<void> {
  await database.transaction(async (sql) => {
    const due = await takeDuePresents(sql, now(), MOST_AT_ONCE);
    if (due.length > 0) await jobs.writeAll(sql, SEND_PRESENT, due.map(keyOf));
  });
}

/** The presents of an order, in the order of its lines. */
export function presentsOf(sql: Sql, bookingId: string): Promise<PresentRow[]> {
  return readPresents(sql, bookingId);
}

/** A present has left. */
export function notePresentSent(sql: Sql, present: PresentKey, now: Date): Promise<void> {
  return setPresentSent(sql, present, now);
}

/** A present was refused for good; its buyer is told, once. */
export async function notePresentRefused(
  { database, jobs }: { readonly database: Database; readonly jobs: Pick<Jobs, 'write'> },
  present: PresentKey,
  now: Date,
): Promise<void> {
  await database.transaction(async (sql) => {
    if (await setPresentRefused(sql, present, now)) await jobs.write(sql, PRESENT_REFUSED, keyOf(present));
  });
}

/** Keeps presents back that are due before an instant. @returns how many */
export function putOffPresents(sql: Sql, until: Date): Promise<number> {
  return putOffWaiting(sql, until);
}

/** Presents that a job should have sent within this time, and has not. */
export function unsentPresents(sql: Sql, asked: UnsentAsked): Promise<PresentKey[]> {
  return readUnsent(sql, asked);
}

/** Presents that were due before an instant and have not left. */
export function presentsDueBefore(sql: Sql, before: Date): Promise<PresentKey[]> {
  return readDueBefore(sql, before);
}

/** How the mail of a present is noted. */
export function presentMailId({ booking_id, line }: PresentKey): string {
  return `${booking_id}.${line}`;
}
