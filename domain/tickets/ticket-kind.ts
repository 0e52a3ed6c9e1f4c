// Tickets for a slot, or for any day of a run. Plain tickets of one kind at one time are one line; tickets with
// subtickets stay apart, because each is a separate party (spec 4, "Cart").
import type { ProductKind } from '../products/product-kind.ts';
import { areTexts, areWhole, isCount, isFlag, isRate, type Stored } from '../products/stored-line.ts';
import { withdrawalTerm } from '../products/withdrawal-term.ts';
import { areSubtickets, subticketCounts, subticketVat } from './subtickets.ts';
import type { TicketItem } from './ticket-item.ts';
import { type TicketLine, withCount } from './ticket-line.ts';
import type { TicketOrderLine } from './ticket-order-line.ts';

export const ticketKind: ProductKind<TicketItem, TicketLine, TicketOrderLine> = {
  type: 'ticket',
  isLine: isTicketLine,
  merge: (known, added) =>
    isSameTicket(known, added) ? withCount(added, known.totalCount + added.totalCount) : undefined,
  toItem: ({ id, datetime, totalCount, subtickets, totalPrice }) => ({
    type: 'ticket',
    id,
    datetime,
    count: totalCount,
    subtickets: subticketCounts(subtickets),
    totalPrice,
  }),
  toShippingItems: ({ id, datetime, totalCount }) => [{ type: 'ticket', id, datetime, count: totalCount }],
  vatParts: ({ tax, price, totalCount, subtickets }) => [
    { vat_value: tax, gross: price * totalCount },
    ...subticketVat(subtickets),
  ],
  isRedeemable: true,
  isGift: false,
  isVisit: true,
  delivery: () => 'mail',
  withdrawal: ({ withdrawal_days }) => withdrawalTerm(withdrawal_days, 'contract', 'visit'),
  counted: ({ id, name, totalCount }) => ({ id, name, count: totalCount }),
  countedInOrder: ({ id, name, count }) => ({ id, name, count }),
};

function isTicketLine(value: Stored): boolean {
  return (
    areTexts(
      value,
      'eventName',
      'eventId',
      'datetime',
      'id',
      'name',
      'datetime_end',
      'bookWithCostWarning',
    ) &&
    areWhole(value, 'price', 'withdrawal_days') &&
    isCount(value.totalCount) &&
    isRate(value.tax) &&
    [1, 3, 5].includes(value.mode as number) &&
    [undefined, 'entry', 'duration'].includes(value.times as string | undefined) &&
    isFlag(value.bookWithCost) &&
    isFlag(value.print_separately) &&
    areSubtickets(value.subtickets)
  );
}

function isSameTicket(a: TicketLine, b: TicketLine): boolean {
  return a.id === b.id && a.datetime === b.datetime && a.subtickets.length === 0 && b.subtickets.length === 0;
}
