// Passes as staff see them: whose they are, how long they are valid and why (operations 2, ADR 127).

import { addDays, isDay } from '../../../domain/museum-time.ts';
import { readQuery } from '../../../domain/office/search/read-query.ts';
import type { ListedPass, PassWhole } from '../../../domain/orders/passes-contract.ts';
import {
  ENDING_DAYS,
  type PassState,
  type PassToCareFor,
  passState,
} from '../../../domain/passes/pass-care.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import { findByBarcode, findByEmail, findByNumber, findByPhone } from '../search/find-orders-store.ts';
import { meantWords } from '../search/find-words-store.ts';
import {
  ordersWithPasses,
  type PassRow,
  readActsOnPass,
  readEndingPasses,
  readNewestPasses,
  readPass,
  readPassesOf,
  readRetired,
} from './pass-store.ts';

export type PassListShop = {
  readonly database: Sql;
  readonly clock: Pick<MuseumClock, 'today' | 'fromInstant'>;
};

const PAGE = 50;

type Page = { rows: ListedPass[]; next: string | null };

/** `GET office/passes`. */
export async function listPasses(
  { database, clock }: PassListShop,
  { state, cursor }: { readonly state?: PassState; readonly cursor?: string },
): Promise<Page | Refusal> {
  const today = clock.today();
  const begin = readCursor(cursor, today);
  if (!begin) return refuse('REQUEST_MALFORMED');
  const most = PAGE + 1;
  const found =
    state === 'ending'
      ? await readEndingPasses(database, {
          today,
          last: addDays(today, ENDING_DAYS),
          after_day: begin.day,
          after: begin.pass,
          most,
        })
      : await readNewestPasses(database, {
          today,
          state: state ?? '',
          before: cursor === undefined ? Number.MAX_SAFE_INTEGER : begin.pass,
          most,
        });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return {
    rows: rows.map((row) => presentListedPass(row, today)),
    next: last ? `${last.valid_to}_${last.pass}` : null,
  };
}

function readCursor(cursor: string | undefined, today: string) {
  if (cursor === undefined) return { day: today, pass: 0 };
  const [, day = '', pass] = /^([\d-]{10})_(\d{1,15})$/.exec(cursor) ?? [];
  return pass !== undefined && isDay(day) ? { day, pass: Number(pass) } : undefined;
}

/** `POST office/passes/find`. A code finds its pass alone, everything else the passes of the orders that fit. */
export async function findPassesLike(
  { database, clock }: PassListShop,
  typed: string,
): Promise<ListedPass[]> {
  const today = clock.today();
  const asked = readQuery(typed, today);
  const byCode = asked.barcode ? await findByBarcode(database, asked.barcode) : undefined;
  const bookings = byCode
    ? [byCode.booking_id]
    : (
        await Promise.all([
          asked.numbers ? findByNumber(database, asked.numbers) : [],
          asked.email ? findByEmail(database, asked.email, PAGE) : [],
          asked.phone ? findByPhone(database, asked.phone, PAGE) : [],
          asked.words ? namedLike(database, asked.words) : [],
        ])
      ).flat();
  const rows = await readPassesOf(database, [...new Set(bookings)], PAGE);
  const exact = rows.filter(({ barcode }) => barcode === byCode?.barcode);
  return (exact.length > 0 ? exact : rows).map((row) => presentListedPass(row, today));
}

async function namedLike(sql: Sql, words: readonly string[]): Promise<string[]> {
  const meant = await meantWords(sql, words);
  const begun = await ordersWithPasses(
    sql,
    meant.map(({ exact, begun }) => [...exact, ...begun]),
    PAGE,
  );
  if (begun.length > 0) return begun;
  return ordersWithPasses(
    sql,
    meant.map(({ exact, begun, misspelt }) => [...exact, ...begun, ...misspelt]),
    PAGE,
  );
}

/** `GET office/passes/{number}`. @param sql the database, or the transaction that has changed it */
export async function showPass(
  { clock }: Pick<PassListShop, 'clock'>,
  sql: Sql,
  pass: number,
): Promise<PassWhole | Refusal> {
  const row = await readPass(sql, pass);
  if (!row) return refuse('NOT_FOUND');
  const [retired, acts] = [await readRetired(sql, row.booking_id), await readActsOnPass(sql, row)];
  const at = (instant: Date) => clock.fromInstant(instant);
  const { barcode, sold_to, confirmed_at, blocked_at, email, mail_waits, version } = row;
  return {
    ...presentListedPass(row, clock.today()),
    today: clock.today(),
    barcode,
    sold_to,
    bought: at(confirmed_at),
    blocked_at: blocked_at && at(blocked_at),
    retired: formerCodes(barcode, retired).map((code) => ({ barcode: code.barcode, at: at(code.at) })),
    email,
    mail_waits,
    acts: acts.map((act) => ({ ...act, at: at(act.at) })),
    version,
  };
}

type Retired = Awaited<ReturnType<typeof readRetired>>;

/** Those that this one has replaced, one after the other, the newest first. */
function formerCodes(barcode: string, retired: Retired): Retired {
  const former = retired.find(({ replaced_by }) => replaced_by === barcode);
  return former ? [former, ...formerCodes(former.barcode, retired)] : [];
}

function presentListedPass(row: PassRow, today: string): ListedPass {
  const { pass, title, owner, valid_from, valid_to, number } = row;
  const state = passState(toCareFor(row), today);
  return { number: pass, title, owner, state, valid_from, valid_to, order: number };
}

export function toCareFor({ sold_to, valid_to, blocked_at, is_returned }: PassRow): PassToCareFor {
  return { sold_to, valid_to, isBlocked: blocked_at !== null, isReturned: is_returned };
}
