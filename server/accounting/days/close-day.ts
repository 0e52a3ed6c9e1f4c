// A day is closed for good, in one transaction with the act that says who did it (ADR 103).
import { addDays, type Day, isDay } from '../../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { beginAct } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { type AccountingShop, closeAfterDays } from '../accounting-shop.ts';
import { insertDayClosing, readOpenDays } from './day-closing-store.ts';
import { countEntries, readDayLines } from './day-line-store.ts';

const VERB = 'day.closed';
const AT_ONCE = 50;

export type DayToClose = {
  readonly day: Day;
  /** In the register, in cents; null where nobody counted. */
  readonly counted: number | null;
  readonly note: string;
  readonly key: string;
  readonly by: Extract<Actor, { kind: 'staff' }>;
};

/** Closes a day that is over. Done under the same key before, it is done. */
export async function closeDay(
  { database, clock, now }: AccountingShop,
  { day, counted, note, key, by }: DayToClose,
): Promise<Refusal | undefined> {
  if (!isDay(day)) return refuse('NOT_FOUND');
  if (day >= clock.today()) return refuse('OFFICE_DAY_NOT_CLOSED', { details: { problem: 'notOver' } });
  return database.transaction(async (sql) => {
    const on = { kind: 'day', id: day } as const;
    if ((await beginAct(sql, on, VERB, { key })).state === 'before') return undefined;
    const closed = await writeClosing(sql, {
      day,
      at: now(),
      staff_id: by.staffId,
      counted,
      note: note.trim(),
    });
    if (!closed) return refuse('OFFICE_DAY_NOT_CLOSED', { details: { problem: 'closedBefore' } });
    const after = counted === null ? {} : { amount: counted };
    await writeAct(sql, { by, verb: VERB, on, key, after, reason: note.trim() || undefined }, now());
    return undefined;
  });
}

/** Closes what the museum wants closed by itself; returns how many days. */
export async function closeDaysByThemselves(shop: AccountingShop): Promise<number> {
  const after = closeAfterDays(shop);
  if (after === undefined) return 0;
  const { database, clock, now } = shop;
  const days = await readOpenDays(database, addDays(clock.today(), -after), AT_ONCE);
  for (const day of days)
    await database.transaction((sql) =>
      writeClosing(sql, { day, at: now(), staff_id: null, counted: null, note: '' }),
    );
  return days.length;
}

async function writeClosing(
  sql: Sql,
  closing: Omit<Parameters<typeof insertDayClosing>[1], 'entries'>,
): Promise<boolean> {
  const lines = await readDayLines(sql, closing.day);
  return insertDayClosing(sql, { ...closing, entries: await countEntries(sql, closing.day) }, lines);
}
