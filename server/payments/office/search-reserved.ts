// Reserved orders in the one field of the office (operations 2): they are no orders yet, and few enough to look at each.

import type { Day } from '../../../domain/museum-time.ts';
import type { FoundReserved } from '../../../domain/office/money/reserved-contract.ts';
import { fitsName } from '../../../domain/office/search/fits-name.ts';
import { foldName } from '../../../domain/office/search/fold-name.ts';
import { readQuery } from '../../../domain/office/search/read-query.ts';
import { type ReservedRow, waitingOrders } from './reserved-store.ts';
import type { ReservedShop } from './show-reserved.ts';

/** So many are looked at for a wrong letter, those that end first; a text that is in one whole is found among all. */
const MOST_LOOKED_AT = 300;
const MOST_FOUND = 10;

/** Those that wait for their money and fit by name, address, reference or amount. */
export async function searchReserved(
  { database, clock, now }: ReservedShop,
  text: string,
  today: Day,
): Promise<FoundReserved[]> {
  const page = { now: now(), after: undefined };
  const [whole, some] = await Promise.all([
    waitingOrders(database, { ...page, q: text, most: MOST_FOUND }),
    waitingOrders(database, { ...page, q: '', most: MOST_LOOKED_AT }),
  ]);
  const fitting = some.filter(fits(text, today));
  const found = new Map([...whole, ...fitting].map((row) => [row.number, row]));
  return [...found.values()].slice(0, MOST_FOUND).map((row) => ({
    number: row.number,
    name: row.company || row.name || row.email,
    total: row.total,
    held: clock.fromInstant(row.expires_at),
  }));
}

function fits(text: string, today: Day): (row: ReservedRow) => boolean {
  const { words = [], references = [], amount } = readQuery(text, today);
  return ({ name, company, reference, total }) =>
    fitsName(words, foldName(`${name} ${company}`)) ||
    (reference !== '' && references.includes(reference)) ||
    total === amount;
}
