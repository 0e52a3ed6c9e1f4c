// Day tickets: all tickets of one event for one day are one line (spec 3).
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isCount, isRate, isStored, type Stored } from '../products/stored-line.ts';
import { withdrawalTerm } from '../products/withdrawal-term.ts';
import { areSubtickets, subticketCounts, subticketVat } from './subtickets.ts';
import type { DayTicketItem } from './ticket-item.ts';
import { type DayTicketEntry, type DayTicketLine, withEntries } from './ticket-line.ts';
import type { DayTicketOrderLine } from './ticket-order-line.ts';

export const dayTicketKind: ProductKind<DayTicketItem, DayTicketLine, DayTicketOrderLine> = {
  type: 'dayTicket',
  isLine: isDayTicketLine,
  merge: (known, added) =>
    known.eventId === added.eventId && known.datetime === added.datetime
      ? withEntries(added, mergeEntries(known.dayTickets, added.dayTickets))
      : undefined,
  toItem: ({ datetime, dayTickets, totalPrice }) => ({
    type: 'dayTicket',
    datetime,
    dayTickets: dayTickets.map(({ id, count, subtickets }) => ({
      id,
      count,
      subtickets: subticketCounts(subtickets),
    })),
    totalPrice,
  }),
  toShippingItems: ({ dayTickets }) =>
    dayTickets.map(({ id, count }) => ({ type: 'dayticket' as const, id, count })),
  vatParts: ({ dayTickets }) =>
    dayTickets.flatMap(({ tax, price, count, subtickets }) => [
      { vat_value: tax, gross: price * count },
      ...subticketVat(subtickets),
    ]),
  isRedeemable: true,
  isGift: false,
  isVisit: true,
  delivery: () => 'mail',
  withdrawal: ({ withdrawal_days }) => withdrawalTerm(withdrawal_days, 'contract', 'visit'),
  counted: ({ eventId, eventName, totalCount }) => ({ id: eventId, name: eventName, count: totalCount }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
};

function isDayTicketLine(value: Stored): boolean {
  return (
    areTexts(value, 'eventName', 'eventId', 'datetime') &&
    areWhole(value, 'withdrawal_days') &&
    isCount(value.totalCount) &&
    Array.isArray(value.dayTickets) &&
    value.dayTickets.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  return (
    isStored(value) &&
    areTexts(value, 'id', 'name') &&
    areWhole(value, 'price', 'totalPrice') &&
    isCount(value.count) &&
    isRate(value.tax) &&
    areSubtickets(value.subtickets)
  );
}

function mergeEntries(into: readonly DayTicketEntry[], added: readonly DayTicketEntry[]): DayTicketEntry[] {
  const entries = [...into];
  for (const entry of added) {
    const at = entries.findIndex(
      ({ id, subtickets }) => id === entry.id && subtickets.length === 0 && entry.subtickets.length === 0,
    );
    const known = entries[at];
    if (known) entries[at] = { ...entry, count: known.count + entry.count };
    else entries.push(entry);
  }
  return entries;
}
