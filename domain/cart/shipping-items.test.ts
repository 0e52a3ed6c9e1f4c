import { describe, expect, it } from 'vitest';
import type { CartLine } from '../product-kinds.ts';
import type { DayTicketEntry, DayTicketLine } from '../tickets/ticket-line.ts';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import { shippingItems } from './shipping-items.ts';

const ticket = exampleTicketLine();

function entry(id: string, count: number): DayTicketEntry {
  return {
    id,
    name: id,
    count,
    price: 900,
    tax: 7,
    totalPrice: 900 * count,
    subtickets: [],
  };
}

const day: DayTicketLine = {
  type: 'dayTicket',
  eventId: 'pump-house',
  eventName: 'Pump House',
  datetime: '2026-12-24',
  dayTickets: [entry('day-adult', 2), entry('day-child', 3)],
  totalCount: 5,
  totalPrice: 4500,
  withdrawal_days: 0,
};

const goods: CartLine[] = [
  {
    type: 'merchandise',
    id: 'poster',
    name: 'Poster',
    product_kind: 1,
    count: 3,
    price: 1900,
    vat_value: 19,
    totalPrice: 5700,
    owners: [],
    weight_g: 320,
    shipped: true,
    valid_months: 0,
    withdrawal_days: 14,
  },
  {
    type: 'voucher',
    id: 'fifty',
    name: 'Voucher',
    count: 1,
    price: 5000,
    vat_value: 0,
    totalPrice: 5000,
    variable_amount: 0,
    greeting: 'For Ada',
    withdrawal_days: 14,
  },
  {
    type: 'voucherCode',
    id: 'code-1',
    barcode: 'SECRET',
    name: 'Voucher',
    kind: 'value',
    totalCount: 1,
    amount: 1000,
    used_amount: 0,
    valid_from: '',
    valid_to: '',
    discount: 0,
    remaining: 0,
    totalPrice: 0,
  },
];

describe('the request for shipping costs contains', () => {
  it('nothing for an empty cart', () => {
    expect(shippingItems([])).toEqual([]);
  });

  it('the number and time of tickets', () => {
    expect(shippingItems([ticket])).toEqual([
      { type: 'ticket', id: 'adult', datetime: '2026-12-24 10:00', count: 2 },
    ]);
  });

  it('each kind of day ticket separately', () => {
    expect(shippingItems([day])).toEqual([
      { type: 'dayticket', id: 'day-adult', count: 2 },
      { type: 'dayticket', id: 'day-child', count: 3 },
    ]);
  });

  it('one item for a whole tour, and the number of single places', () => {
    const whole = exampleTourLine({ totalCount: 2 });
    const { tourId, date, time } = whole;
    const tour = { type: 'guidedTour', id: tourId, datetime: `${date} ${time}` };
    expect(shippingItems([whole])).toEqual([{ ...tour, count: 1 }]);
    expect(shippingItems([exampleTourLine({ single_ticketing: 1, totalCount: 3 })])).toEqual([
      { ...tour, count: 3 },
    ]);
  });

  it('the number of articles, vouchers and codes, but not the codes', () => {
    expect(shippingItems(goods)).toEqual([
      { type: 'merchandise', id: 'poster', count: 3 },
      { type: 'voucher', id: 'fifty', count: 1 },
      { type: 'voucherCode', id: 'code-1', count: 1 },
    ]);
  });

  it('all items in the order of the cart', () => {
    expect(shippingItems([...goods, day, ticket]).map(({ id }) => id)).toEqual([
      'poster',
      'fifty',
      'code-1',
      'day-adult',
      'day-child',
      'adult',
    ]);
  });
});
