import { describe, expect, it } from 'vitest';
import type { BoughtLine, OrderLine } from '../../../domain/product-kinds.ts';
import type { DayTicketLine } from '../../../domain/tickets/ticket-line.ts';
import type { TourLine } from '../../../domain/tours/tour-line.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import { orderLineWhen } from '../../orders/lines/order-line-when.ts';
import { withdrawalText } from '../../products/withdrawal-text.ts';
import { cartLineView } from './cart-line-views.ts';
import { changePath, lineName, linePath, lineWhen } from './line-product.ts';

const DAY: DayTicketLine = {
  type: 'dayTicket',
  eventId: 'a day/by the river',
  eventName: 'A Day by the River',
  datetime: '2026-12-24',
  dayTickets: [],
  totalCount: 0,
  totalPrice: 0,
  withdrawal_days: 0,
};
const TOUR = {
  type: 'guidedTour',
  tourId: 'three-floors-en',
  name: 'Three Floors of Water',
  eventName: 'House of Machines',
  date: '2026-12-24',
  time: '14:00',
  datetime_end: '2026-12-24 15:00',
  tickets: [{ id: 'adult', name: 'Adult', price: 1400, vat_value: 7, count: 2, subtickets: [] }],
  tours: [{ id: 'group', name: 'Group', price: 6000, vat_value: 7, count: 1 }],
} as unknown as TourLine;

describe('a guided tour in the cart', () => {
  it('goes by its own name, not by its exhibition’s', () => {
    expect(lineName(TOUR)).toBe('Three Floors of Water');
    expect(lineName(DAY)).toBe('A Day by the River');
  });

  it('leads back to the day and time that were chosen', () => {
    expect(linePath(TOUR)).toBe('guided-tours/three-floors-en?date=2026-12-24&time=14%3A00');
    expect(linePath(DAY)).toBe('tickets/a%20day%2Fby%20the%20river?date=2026-12-24');
    expect(changePath(DAY, 1)).toBe('tickets/a%20day%2Fby%20the%20river?date=2026-12-24&change=2');
  });

  it('says from when to when', () => {
    expect(cartLineView(TOUR).dates(TOUR)).toEqual({
      datetime: '2026-12-24 14:00',
      datetime_end: '2026-12-24 15:00',
    });
  });

  it('lists its price and its tickets', () => {
    expect(
      cartLineView(TOUR)
        .parts(TOUR, { money: String })
        .map(({ count, name }) => `${count} × ${name}`),
    ).toEqual(['1 × Group', '2 × Adult']);
  });
});

describe('what is sold by the piece', () => {
  const POSTER = {
    type: 'merchandise',
    id: 'poster',
    name: 'Poster',
    count: 2,
    price: 2200,
    valid_months: 0,
  };
  const piece = (changes: object) => ({ ...POSTER, ...changes }) as unknown as BoughtLine;

  it.each([
    ['an article', piece({}), 'product/poster'],
    ['a pass', piece({ id: 'pass', valid_months: 12 }), 'passes/pass'],
    ['a voucher', piece({ type: 'voucher', id: 'gift/25' }), 'vouchers/gift%2F25'],
  ])('%s goes by its name, leads back to its page and has no time', (_, line, path) => {
    expect(lineName(line)).toBe('Poster');
    expect(linePath(line)).toBe(path);
    expect(cartLineView(line).dates(line)).toBeUndefined();
    expect(cartLineView(line).parts(line, { money: (cents) => `€${cents / 100}` })).toEqual([
      { name: '€22', count: 2 },
    ]);
  });

  it('says of a pass for how long it is valid, in the cart and in the order', () => {
    const t = ((key: string, given?: { months?: number }) => `${key} ${given?.months}`) as I18n['t'];
    const say = (line: Parameters<typeof lineWhen>[0]) =>
      lineWhen(line, { t, formats: {} as I18n['formats'] });
    expect(say(piece({ valid_months: 12 }))).toBe('passes.validity 12');
    expect(say(piece({}))).toBe('');
    const ordered = (line: object) => orderLineWhen(line as OrderLine, { t, formats: {} as I18n['formats'] });
    expect(ordered({ type: 'merchandise', article: { valid_months: 24 } })).toBe('passes.validity 24');
    expect(ordered({ type: 'voucher' })).toBe('');
  });

  const words = (sold: object) => withdrawalText(sold as BoughtLine, ((key: string) => key) as I18n['t']);

  it('is not said to be for a fixed date where one cannot withdraw from it', () => {
    const none = (type: BoughtLine['type']) => words({ type, withdrawal_days: 0 });
    expect([none('ticket'), none('voucher'), none('merchandise')]).toEqual([
      'cart.withdrawal.none',
      'cart.withdrawal.excluded',
      'cart.withdrawal.excluded',
    ]);
  });

  it.each([
    ['goods', { type: 'merchandise', shipped: true, valid_months: 0 }, 'merchandise.withdrawal.days'],
    ['a pass', { type: 'merchandise', shipped: false, valid_months: 12 }, 'cart.withdrawal.days'],
    [
      'a pass whose card is sent',
      { type: 'merchandise', shipped: true, valid_months: 12 },
      'cart.withdrawal.days',
    ],
    ['a voucher', { type: 'voucher' }, 'cart.withdrawal.days'],
    ['a ticket for any day', { type: 'ticket' }, 'cart.withdrawal.days'],
  ] as const)('counts the days of %s from where the law has them begin', (_, sold, key) => {
    expect(words({ ...sold, withdrawal_days: 14 })).toBe(key);
  });

  it('counts alike in the cart and in the order', () => {
    const article = { shipped: true, valid_months: 0 };
    expect(words({ type: 'merchandise', withdrawal_days: 14, article })).toBe('merchandise.withdrawal.days');
  });
});
