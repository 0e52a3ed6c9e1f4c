// Orders that fit what somebody typed, from what fits best down: a number and a code name one order, a name may be misspelt, a
// day or an amount may be that of thousands (operations 2).

import type { Day } from '../../../domain/museum-time.ts';
import { readQuery } from '../../../domain/office/search/read-query.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  type FoundAdmission,
  findByBarcode,
  findByDay,
  findByEmail,
  findByNumber,
  findByPhone,
  findByTotal,
  findByWords,
} from './find-orders-store.ts';
import { type MeantWord, meantWords } from './find-words-store.ts';

export const MOST_FOUND = 20;

export type Match =
  | 'number'
  | 'barcode'
  | 'reference'
  | 'email'
  | 'phone'
  | 'name'
  | 'like-name'
  | 'day'
  | 'amount';

export type FoundOrder = { readonly booking_id: string; readonly by: Match };

/** Finds orders by what another module knows of them. */
export type FindElsewhere = {
  readonly byReference: (references: readonly string[]) => Promise<string[]>;
  /** Orders that bought a voucher with this code. */
  readonly byVoucherCode: (barcode: string) => Promise<string[]>;
};

export type FoundOrders = { readonly orders: FoundOrder[]; readonly admission: FoundAdmission | undefined };

/** At most `MOST_FOUND`, each once. */
export async function searchOrders(
  sql: Sql,
  text: string,
  today: Day,
  elsewhere: FindElsewhere,
): Promise<FoundOrders> {
  const asked = readQuery(text, today);
  const none = Promise.resolve<string[]>([]);
  const admission = asked.barcode ? await findByBarcode(sql, asked.barcode) : undefined;
  const results: [Match, Promise<string[]>][] = [
    ['number', asked.numbers ? findByNumber(sql, asked.numbers) : none],
    ['barcode', Promise.resolve(admission ? [admission.booking_id] : [])],
    ['barcode', asked.barcode ? elsewhere.byVoucherCode(asked.barcode) : none],
    ['reference', asked.references ? elsewhere.byReference(asked.references) : none],
    ['email', asked.email ? findByEmail(sql, asked.email, MOST_FOUND) : none],
    ['phone', asked.phone ? findByPhone(sql, asked.phone, MOST_FOUND) : none],
    ...(asked.words ? await namesLike(sql, asked.words) : []),
    ['day', asked.day ? findByDay(sql, asked.day, MOST_FOUND) : none],
    ['amount', asked.amount === undefined ? none : findByTotal(sql, asked.amount, MOST_FOUND)],
  ];
  const found = new Map<string, Match>();
  for (const [by, bookings] of results)
    for (const id of await bookings) if (!found.has(id)) found.set(id, by);
  const orders = [...found].map(([booking_id, by]) => ({ booking_id, by }));
  return { orders: orders.slice(0, MOST_FOUND), admission };
}

/** First the words as they were typed or begun; misspelt ones where that has found too little. */
async function namesLike(sql: Sql, words: readonly string[]): Promise<[Match, Promise<string[]>][]> {
  const meant = await meantWords(sql, words);
  const exact = await findByWords(
    sql,
    meant.map(({ exact }) => exact),
    MOST_FOUND,
  );
  if (exact.length === MOST_FOUND) return [['name', Promise.resolve(exact)]];
  const begun = await findByWords(sql, meant.map(begunWords), MOST_FOUND);
  const names: [Match, Promise<string[]>][] = [['name', Promise.resolve([...exact, ...begun])]];
  if (begun.length === MOST_FOUND) return names;
  return [...names, ['like-name', findByWords(sql, meant.map(allWords), MOST_FOUND)]];
}

function begunWords({ exact, begun }: MeantWord): string[] {
  return [...exact, ...begun];
}

function allWords(meant: MeantWord): string[] {
  return [...begunWords(meant), ...meant.misspelt];
}
