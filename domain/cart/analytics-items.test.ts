import { describe, expect, it } from 'vitest';
import type { MerchandiseLine } from '../merchandise/merchandise-line.ts';
import type { DayTicketLine, TicketLine } from '../tickets/ticket-line.ts';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import type { VoucherCodeLine } from '../vouchers/voucher-code-line.ts';
import { checkoutEvent, lineEvent, type PurchasedOrder, purchaseEvent } from './analytics-items.ts';

const ticket = exampleTicketLine({ price: 1450, totalPrice: 2900 });

const family: TicketLine = {
  ...ticket,
  id: 'family',
  name: 'Family',
  totalCount: 1,
  price: 0,
  totalPrice: 2500,
  subtickets: [{ id: 'adults', name: 'Adults', count: 2, price: 1250, vat_value: 7 }],
};

const day: DayTicketLine = {
  type: 'dayTicket',
  eventId: 'pump-house',
  eventName: 'Pump House',
  datetime: '2026-12-24',
  dayTickets: [],
  totalCount: 3,
  totalPrice: 2500,
  withdrawal_days: 0,
};

const poster: MerchandiseLine = {
  type: 'merchandise',
  id: 'poster',
  name: 'Poster',
  product_kind: 1,
  count: 3,
  price: 1999,
  vat_value: 19,
  totalPrice: 5997,
  owners: [
    {
      name: 'Ada Brandt',
      address: { street: 'Uferweg 4', zip: '20095', city: 'Hamburg', country: 'DE' },
      send_to_custom_addr: true,
    },
  ],
  weight_g: 320,
  shipped: true,
  valid_months: 0,
  withdrawal_days: 14,
};

const code: VoucherCodeLine = {
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
  discount: 1000,
  remaining: 0,
  totalPrice: -1000,
};

const order: PurchasedOrder = {
  number: 'F-2026-7',
  lines: [
    { type: 'ticket', id: 'adult', name: 'Adult', title: 'Tide Lines', count: 2, totalPrice: 2900 },
    { type: 'merchandise', id: 'poster', title: 'Poster', count: 3, totalPrice: 5997 },
    {
      type: 'guidedTour',
      id: 'three-floors',
      name: '2 × Adult',
      title: 'Floors',
      count: 1,
      totalPrice: 0,
    },
  ] as unknown as PurchasedOrder['lines'],
  shipping: { cost: 549 },
  total: 9446,
  vat: [{ tax: 1045 }, { tax: 190 }],
};

describe('analytics events of the cart contain', () => {
  it('each ticket with its price in euros', () => {
    expect(lineEvent('add_to_cart', ticket)).toEqual({
      event: 'add_to_cart',
      currency: 'EUR',
      value: 29,
      items: [{ item_id: 'adult', item_name: 'Adult', item_category: 'ticket', price: 14.5, quantity: 2 }],
    });
  });

  it.each([
    ['a family, which counts as one', family, { item_id: 'family', price: 25, quantity: 1 }],
    ['a day whose tickets differ in price', day, { item_id: 'pump-house', price: 25, quantity: 1 }],
    ['goods', poster, { item_id: 'poster', item_name: 'Poster', price: 19.99, quantity: 3 }],
    [
      'a tour',
      exampleTourLine({ totalCount: 2, totalPrice: 18_000 }),
      { item_category: 'guidedTour', price: 90, quantity: 2 },
    ],
  ])('%s', (_, line, item) => {
    expect(lineEvent('remove_from_cart', line)?.items).toMatchObject([item]);
  });

  it('no voucher codes, because they are not bought', () => {
    expect(lineEvent('add_to_cart', code)).toBeUndefined();
  });

  it('at the checkout the total with shipping and minus the code', () => {
    const event = checkoutEvent([ticket, poster, code], 549);
    expect(event.value).toBe(84.46);
    expect(event.items.map(({ item_id }) => item_id)).toEqual(['adult', 'poster']);
  });

  it('neither the buyer nor the code', () => {
    const told = JSON.stringify([checkoutEvent([poster, code], 0), lineEvent('add_to_cart', poster)]);
    for (const secret of ['Ada', 'Uferweg', 'SECRET']) expect(told).not.toContain(secret);
  });

  it('for a purchase its number, the amount paid, the total tax and the ids from the cart', () => {
    expect(purchaseEvent(order)).toEqual({
      event: 'purchase',
      currency: 'EUR',
      transaction_id: 'F-2026-7',
      value: 94.46,
      tax: 12.35,
      shipping: 5.49,
      items: [
        { item_id: 'adult', item_name: 'Adult', item_category: 'ticket', price: 14.5, quantity: 2 },
        { item_id: 'poster', item_name: 'Poster', item_category: 'merchandise', price: 19.99, quantity: 3 },
        { item_id: 'three-floors', item_name: 'Floors', item_category: 'guidedTour', price: 0, quantity: 1 },
      ],
    });
  });

  it('no shipping for an order without a parcel', () => {
    expect(purchaseEvent({ ...order, shipping: null }).shipping).toBe(0);
  });
});
