// Which orders matter at the door on a day: those of the day, those that any day is good for, and those of the days around
// it, so that a device can say offline when a ticket is for.
import { addDays, type Day } from '../../domain/museum-time.ts';
import { isPass } from '../merchandise/merchandise-catalogue.ts';
import {
  anyDayFacets,
  dayFacet,
  type OrderAtDoor,
  ordersByFacets,
} from '../orders/at-the-door/orders-at-door.ts';
import { takeTurns } from '../platform/in-turns.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { type CodedAdmission, doorAdmissions } from './door-admissions.ts';

const NEAR_DAYS = 3;
/** Of the days around: a list stays below 3 MB. */
const MOST = 60_000;

/** The admissions of a day, and of what is open on any. */
export function admissionsOfDay(shop: AdmissionsShop, day: Day): Promise<CodedAdmission[]> {
  return admissionsOf(shop, [dayFacet(day), ...anyDayFacets(undatedProducts(shop))]);
}

/** The same, and then those of the days before and after, the nearest first, as far as there is room. */
export async function admissionsNearDay(shop: AdmissionsShop, day: Day): Promise<CodedAdmission[]> {
  const found = await admissionsOfDay(shop, day);
  const known = new Set(found.map(({ booking_id }) => booking_id));
  for (let apart = 1; apart <= NEAR_DAYS; apart += 1)
    for (const near of [addDays(day, apart), addDays(day, -apart)]) {
      const more = await admissionsOf(shop, [dayFacet(near)], known);
      if (found.length + more.length > MOST) return found;
      for (const one of more) {
        found.push(one);
        known.add(one.booking_id);
      }
    }
  return found;
}

async function admissionsOf(
  shop: AdmissionsShop,
  facets: readonly string[],
  without: ReadonlySet<string> = new Set(),
): Promise<CodedAdmission[]> {
  const found: CodedAdmission[] = [];
  const turns = takeTurns();
  for await (const orders of ordersByFacets(shop.database, facets))
    for (const order of orders.filter(({ booking_id }: OrderAtDoor) => !without.has(booking_id))) {
      found.push(...doorAdmissions(shop, order));
      const turn = turns();
      if (turn) await turn;
    }
  return found;
}

/** What opens the door on many days, for orders from before they said so themselves. */
function undatedProducts({ imported }: AdmissionsShop): string[] {
  return [
    ...imported.merchandise.all.filter(isPass).map(({ id }) => `product:merchandise:${id}`),
    ...[...imported.ticket.values()]
      .filter(({ event_id }) => imported.event.get(event_id)?.dating === 'open')
      .map(({ id }) => `product:ticket:${id}`),
  ];
}
