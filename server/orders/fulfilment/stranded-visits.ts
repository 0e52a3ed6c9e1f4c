// Which visits of an order do not take place as they were bought, because of what the museum has imported since (ADR 104).
import { inLanguage, type Language } from '../../../domain/language.ts';
import { type Day, dayOf } from '../../../domain/museum-time.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { lineLeft } from '../../../domain/orders/pieces-left.ts';
import type { StrandedVisit } from '../../../domain/orders/stranded-visit.ts';
import { isAhead, isVisit } from '../../../domain/orders/visit-line.ts';
import { isLeftOut, writtenDays } from '../../../domain/visit/written-days.ts';
import { closedSlots } from '../../capacity/closed-slots.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { Invoicer } from '../../site/issuer.ts';
import type { Museum } from '../../site/museum.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { pauseOfVisit } from '../../tickets/pause-of-visit.ts';
import type { StoredPause } from '../../tickets/stored-event.ts';
import { reviewOrder } from '../review-order.ts';
import { type LinePlace, placesOfLines } from './stranded-visits-store.ts';

export type StrandedShop = {
  readonly database: Sql;
  readonly clock: MuseumClock;
  readonly catalogue: Pick<Catalogue, 'event' | 'ticket'>;
  readonly museum: Invoicer & {
    readonly settings: Pick<Museum['settings'], 'closing_days'>;
    readonly loadedOn: Day;
  };
};

type Stranded = Pick<StrandedVisit, 'line' | 'why'> & { readonly pause?: StoredPause };

/** The visits of an order that are ahead and do not take place as they were bought. @param language of the reader */
export async function strandedVisits(
  shop: StrandedShop,
  order: Order,
  language: Language,
): Promise<StrandedVisit[]> {
  return (await strandedIn(shop, order)).map(({ line, why, pause }) => ({
    line,
    why,
    until: pause?.to ?? null,
    reason: inLanguage(pause?.reason, language),
  }));
}

async function strandedIn(shop: StrandedShop, order: Order): Promise<Stranded[]> {
  const ahead = visitsAhead(order, shop.clock);
  if (ahead.length === 0) return [];
  const closed = await closedPlaces(shop.database, [order.booking_id]);
  return ahead.flatMap<Stranded>(({ line, product, day }) => {
    if (closed.some((place) => place.line === line && place.day === day))
      return { line, why: isClosingDay(shop.museum, day) ? 'closed' : 'dropped' };
    const pause = pauseOfVisit(shop.catalogue, product, day);
    return pause ? { line, why: 'paused', pause } : [];
  });
}

function visitsAhead(order: Order, clock: MuseumClock) {
  if (order.state !== 'confirmed') return [];
  return order.lines.flatMap((_, line) => {
    const left = lineLeft(order, line);
    return left && isVisit(left) && isAhead(left, clock.now())
      ? { line, product: left.id, day: dayOf(left.datetime) }
      : [];
  });
}

function isClosingDay({ settings, loadedOn }: StrandedShop['museum'], day: Day): boolean {
  return isLeftOut(
    day,
    (settings.closing_days ?? []).flatMap((days) => writtenDays(days, loadedOn)),
  );
}

async function closedPlaces(sql: Sql, bookings: readonly string[]): Promise<LinePlace[]> {
  const places = await placesOfLines(sql, bookings);
  const closed = await closedSlots(
    sql,
    places.map(({ slot_id }) => slot_id),
  );
  return places.filter(({ slot_id }) => closed.has(slot_id));
}

type ListedOrder = {
  readonly booking_id: string;
  readonly lines: readonly { readonly id: string; readonly datetime: string }[];
};

/** Those of a customer's confirmed orders that have such a visit. The few that may have one are read whole. */
export async function strandedAmong(
  shop: StrandedShop,
  orders: readonly ListedOrder[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const ids = orders.map(({ booking_id }) => booking_id);
  const closed = new Set((await closedPlaces(shop.database, ids)).map(({ booking_id }) => booking_id));
  const stranded = new Set<string>();
  for (const { booking_id, lines } of orders) {
    const isPaused = lines.some(
      ({ id, datetime }) => datetime !== '' && pauseOfVisit(shop.catalogue, id, dayOf(datetime)),
    );
    const order = closed.has(booking_id) || isPaused ? await reviewOrder(shop, booking_id) : undefined;
    if (order && (await strandedIn(shop, order)).length > 0) stranded.add(booking_id);
  }
  return stranded;
}
