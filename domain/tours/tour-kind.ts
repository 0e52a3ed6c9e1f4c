// Bookings of guided tours. Each has its own line, because each is a separate party.

import { at, isClockTime, isDay, isMuseumDateTime } from '../museum-time.ts';
import type { ProductKind } from '../products/product-kind.ts';
import {
  areTexts,
  areWhole,
  isCount,
  isFlag,
  isPriced,
  isRate,
  isStored,
  type Stored,
} from '../products/stored-line.ts';
import { withdrawalTerm } from '../products/withdrawal-term.ts';
import { areSubtickets, subticketCounts, subticketVat } from '../tickets/subtickets.ts';
import type { TourItem } from './tour-item.ts';
import type { TourLine } from './tour-line.ts';
import type { TourOrderLine } from './tour-order-line.ts';

export const tourKind: ProductKind<TourItem, TourLine, TourOrderLine> = {
  type: 'guidedTour',
  isLine: isTourLine,
  merge: () => undefined,
  toItem: (line) => ({
    type: 'guidedTour',
    tourId: line.tourId,
    datetime: at(line.date, line.time),
    answers: line.answers.map(({ qId, value }) => ({
      qId,
      value: typeof value === 'string' ? value : [...value],
    })),
    prices: line.tours.map(({ id, count }) => ({ id, count })),
    tickets: line.tickets.map(({ id, count, subtickets }) => ({
      id,
      count,
      subtickets: subticketCounts(subtickets),
    })),
    participants: line.participants,
    totalPrice: line.totalPrice,
  }),
  toShippingItems: ({ tourId, date, time, single_ticketing, totalCount }) => [
    {
      type: 'guidedTour',
      id: tourId,
      datetime: at(date, time),
      count: single_ticketing ? totalCount : 1,
    },
  ],
  vatParts: ({ tours, tickets }) => [
    ...tours.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
    ...tickets.flatMap(({ vat_value, price, count, subtickets }) => [
      { vat_value, gross: price * count },
      ...subticketVat(subtickets),
    ]),
  ],
  isRedeemable: true,
  isGift: false,
  isVisit: true,
  delivery: () => 'mail',
  withdrawal: ({ withdrawal_days }) => withdrawalTerm(withdrawal_days, 'contract', 'visit'),
  counted: ({ tourId, name, totalCount }) => ({ id: tourId, name, count: totalCount }),
  countedInOrder: ({ id, title, count }) => ({ id, name: title, count }),
};

function isTourLine(value: Stored): boolean {
  return (
    areTexts(value, 'id', 'tourId', 'name', 'eventName', 'langIdentifier', 'langName', 'venue') &&
    areTexts(value, 'meeting_point', 'date', 'time', 'datetime_end', 'priceId') &&
    isDay(value.date as string) &&
    isClockTime(value.time as string) &&
    isMuseumDateTime(value.datetime_end as string) &&
    areWhole(value, 'price', 'withdrawal_days') &&
    isRate(value.vat_value) &&
    isCount(value.totalCount) &&
    isCount(value.participants) &&
    isCount(value.places) &&
    isFlag(value.single_ticketing) &&
    isFlag(value.book_complete_tour) &&
    isListOf(value.answers, isAnswer) &&
    isListOf(value.tours, isPriced) &&
    isListOf(value.tickets, (ticket) => isPriced(ticket) && areSubtickets(ticket.subtickets))
  );
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isAnswer(value: unknown): boolean {
  return (
    isStored(value) &&
    areTexts(value, 'qId', 'type', 'label', 'text') &&
    (typeof value.value === 'string' || isListOf(value.value, (one) => typeof one === 'string'))
  );
}
