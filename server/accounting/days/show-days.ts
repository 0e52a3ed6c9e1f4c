// Days as the office shows them: as they were closed, and beside it what came later.
import type { ClosedDay, ListedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { dayTotals, linesSince, netOfPayment } from '../../../domain/accounting/day-totals.ts';
import { addMonths, type Day, daysApart, firstDayOf, isDay, monthOf } from '../../../domain/museum-time.ts';
import { isPeriod, type Period } from '../../../domain/office/money/period.ts';
import type { AccountingShop } from '../accounting-shop.ts';
import { findDayClosing, readClosedLines } from './day-closing-store.ts';
import { countEntries, type DayRow, readDayLines, readDays } from './day-line-store.ts';

const MOST_DAYS = 400;
const REGISTER = 'register';

/** `GET office/day-closings`: this month and the last unless others are asked for; undefined for days that are none. */
export async function showDays(shop: AccountingShop, period: Period) {
  const today = shop.clock.today();
  const { from = firstDayOf(addMonths(monthOf(today), -1)), to = today } = period;
  if (!isPeriod({ from, to }) || from > to || daysApart(from, to) > MOST_DAYS) return undefined;
  const rows = await readDays(shop.database, { from, to });
  return { days: { from, to }, rows: rows.map((row) => listed(row, shop)) };
}

function listed(row: DayRow, { clock }: AccountingShop): ListedDay {
  const { day, entries, gross, at, who, counted, closed_entries, register } = row;
  return {
    day,
    over: day < clock.today(),
    entries,
    gross,
    closed: at && { at: clock.fromInstant(at), who: who ?? '' },
    difference: counted === null ? null : counted - register,
    late: closed_entries === null ? 0 : entries - closed_entries,
  };
}

/** `GET office/day-closings/:day`; undefined for one that is none. */
export async function showDay({ database, clock }: AccountingShop, day: Day): Promise<ClosedDay | undefined> {
  if (!isDay(day)) return undefined;
  const [closing, now, entries] = await Promise.all([
    findDayClosing(database, day),
    readDayLines(database, day),
    countEntries(database, day),
  ]);
  const lines = closing ? await readClosedLines(database, day) : now;
  const totals = dayTotals(lines);
  const late = closing ? linesSince(lines, now) : [];
  return {
    day,
    over: day < clock.today(),
    entries: closing?.entries ?? entries,
    closed: closing
      ? {
          at: clock.fromInstant(closing.at),
          who: closing.who ?? '',
          counted: closing.counted,
          note: closing.note,
        }
      : null,
    totals: sent(totals),
    register: netOfPayment(totals, REGISTER),
    late:
      closing && (late.length > 0 || entries !== closing.entries)
        ? { entries: entries - closing.entries, totals: sent(dayTotals(late)) }
        : null,
  };
}

function sent({ payments, accounts, rates }: ReturnType<typeof dayTotals>): ClosedDay['totals'] {
  return { payments: [...payments], accounts: [...accounts], rates: [...rates] };
}
