import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import { exampleTicketLine } from '../../domain/tickets/ticket-line-examples.ts';
import type { TourLine } from '../../domain/tours/tour-line.ts';
import type { VoucherCodeLine } from '../../domain/vouchers/voucher-code-line.ts';
import type { VoucherLine } from '../../domain/vouchers/voucher-line.ts';

const LINE = exampleTicketLine({ eventId: 'e1' });

const TOUR: TourLine = {
  type: 'guidedTour',
  id: 's1',
  tourId: 'three-floors-en',
  name: 'Three Floors of Water',
  eventName: 'House of Machines',
  langIdentifier: 'en',
  langName: 'English',
  venue: 'Pumping Station',
  meeting_point: 'At the flywheel',
  date: '2026-12-24',
  time: '14:00',
  datetime_end: '2026-12-24 15:00',
  answers: [],
  tickets: [{ id: 'adult', name: 'Adult', price: 1400, vat_value: 7, count: 2, subtickets: [] }],
  tours: [],
  single_ticketing: 1,
  book_complete_tour: 0,
  participants: 2,
  places: 2,
  totalCount: 2,
  priceId: '',
  price: 0,
  vat_value: 7,
  totalPrice: 2800,
  withdrawal_days: 0,
};

const POSTER: MerchandiseLine = {
  type: 'merchandise',
  id: 'poster',
  name: 'Moon Water, Poster',
  product_kind: 1,
  count: 1,
  price: 2200,
  vat_value: 19,
  totalPrice: 2200,
  owners: [],
  weight_g: 300,
  shipped: true,
  valid_months: 0,
  withdrawal_days: 14,
};

const VOUCHER: VoucherLine = {
  type: 'voucher',
  id: 'gift-25',
  name: 'Gift Voucher, €25',
  count: 1,
  price: 2500,
  vat_value: 0,
  totalPrice: 2500,
  variable_amount: 0,
  greeting: '',
  withdrawal_days: 14,
};

const CODE: VoucherCodeLine = {
  type: 'voucherCode',
  id: 'small-10',
  barcode: 'EBBE-10-EURO',
  name: 'A Small Thank-You',
  kind: 'value',
  totalCount: 1,
  amount: 1000,
  used_amount: 400,
  valid_from: '',
  valid_to: '',
  discount: 0,
  remaining: 600,
  totalPrice: 0,
};

/** A browser tab: what it stored before, or that it refuses to store anything. */
async function openTab(stored: Record<string, string> | 'refuses' = {}) {
  const kept = new Map(stored === 'refuses' ? [] : Object.entries(stored));
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const dispatchEvent = () => true;
  const refusing = {
    get sessionStorage(): never {
      throw new DOMException('no', 'SecurityError');
    },
    dispatchEvent,
  };
  vi.stubGlobal('window', stored === 'refuses' ? refusing : { sessionStorage, dispatchEvent });
  vi.resetModules();
  const store = {
    ...(await import('./cart-store.ts')),
    ...(await import('./change-cart.ts')),
    ...(await import('./cart-terms.ts')),
  };
  return { store, ...(await import('./analytics/report.ts')), kept };
}

beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

describe('the cart of a tab', () => {
  it('is there again after a reload', async () => {
    const first = await openTab();
    first.store.addLine(LINE);
    const again = await openTab(Object.fromEntries(first.kept));
    expect(again.store.cartLines()).toEqual([LINE]);
  });

  it.each(['{', 'null', '7', '"text"', '[{"type":"ticket"}]', ''])(
    'is empty when its storage holds %s',
    async (text) => {
      const { store } = await openTab({ cart: text, checkout: text });
      expect(store.cartLines()).toEqual([]);
      expect(store.heldCartId()).toBe('');
      store.addLine(LINE);
      expect(store.cartLines()).toEqual([LINE]);
    },
  );

  it('works in memory when the browser stores nothing', async () => {
    const { store } = await openTab('refuses');
    store.addLine(LINE);
    store.addLine(LINE);
    expect(store.cartLines()).toMatchObject([{ totalCount: 4 }]);
  });

  it('forgets lines, hold and document number when it is cleared', async () => {
    const { store, kept } = await openTab();
    store.addLine(LINE);
    store.setHold({ cartId: 'c1', expires: '2026-12-01T10:00:00Z' });
    store.setExternalDocumentNumber(' PO 7 ');
    store.clearCart();
    expect([store.cartLines(), store.heldCartId(), kept.size]).toEqual([[], '', 0]);
  });

  it('keeps its lines when only the hold is gone', async () => {
    const { store } = await openTab();
    store.addLine(LINE);
    store.setHold({ cartId: 'c1', expires: '2026-12-01T10:00:00Z' });
    store.clearHold();
    expect([store.cartLines().length, store.heldCartId()]).toEqual([1, '']);
  });

  it('keeps what sending costs over a reload, and forgets it when it is cleared', async () => {
    const { store, kept } = await openTab();
    store.setShipping({ shippingCosts: 549, shippingAsked: 'poster to DE' });
    expect(JSON.parse(kept.get('shipping costs') ?? '{}')).toMatchObject({ shippingCosts: 549 });
    store.clearCart();
    expect(kept.has('shipping costs')).toBe(false);
  });

  it('has no cost of sending where there was no question, or no answer', async () => {
    const { store, kept } = await openTab();
    store.setShipping({ shippingCosts: 549, shippingAsked: 'poster to DE' });
    store.setShipping({ shippingCostsError: 'SHIPPING_NO_COST_FOR_COUNTRY', shippingAsked: 'poster to BR' });
    expect(JSON.parse(kept.get('shipping costs') ?? '{}')).not.toHaveProperty('shippingCosts');
    store.askShipping();
    expect(kept.has('shipping costs')).toBe(false);
    store.setShipping({});
    expect(kept.has('shipping costs')).toBe(false);
  });

  it('takes the cost of sending that the server names together with its lines', async () => {
    const { store, kept } = await openTab();
    store.setShipping({ shippingCosts: 549, shippingAsked: 'poster to DE' });
    store.takePrices([LINE], 769);
    expect(JSON.parse(kept.get('shipping costs') ?? '{}')).toMatchObject({ shippingCosts: 769 });
  });

  it.each([
    ['tickets', LINE],
    ['a guided tour', TOUR],
    ['an article', POSTER],
    ['a voucher', VOUCHER],
  ])('reports %s that are added and removed', async (_, line) => {
    const { store, takeReports } = await openTab();
    store.addLine(line);
    store.removeLine(0);
    store.removeLine(0);
    expect(takeReports()).toEqual([
      { event: 'cart-add', line },
      { event: 'cart-remove', line },
    ]);
  });

  it('takes its lines in other words, but not when it has changed meanwhile', async () => {
    const { store } = await openTab();
    store.addLine(LINE);
    const before = store.cartLines();
    expect(store.renameLines(before, [{ ...LINE, name: 'Adulte' }])).toBe(true);
    expect(store.cartLines()).toMatchObject([{ name: 'Adulte' }]);
    expect(store.renameLines(before, [{ ...LINE, name: 'Erwachsene' }])).toBe(false);
    expect(store.cartLines()).toMatchObject([{ name: 'Adulte' }]);
  });

  it('takes a code once, and says when it is there already', async () => {
    const { store } = await openTab();
    store.addLine(LINE);
    expect(store.addCode(CODE)).toBe(true);
    expect(store.addCode({ ...CODE, used_amount: 0 })).toBe(false);
    expect(store.addCode({ ...CODE, barcode: 'STROM-50-EURO' })).toBe(true);
    expect(store.cartLines()).toHaveLength(3);
  });
});
