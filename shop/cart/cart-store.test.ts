import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketLine } from '../../domain/cart/cart-line.ts';

const LINE: TicketLine = {
  type: 'ticket',
  id: 'adult',
  eventId: 'e1',
  eventName: 'Tide Lines',
  name: 'Adult',
  mode: 1,
  datetime: '2026-12-24 10:00',
  datetime_end: '2026-12-24 11:00',
  totalCount: 2,
  price: 1400,
  totalPrice: 2800,
  tax: 7,
  bookWithCost: 0,
  bookWithCostWarning: '',
  print_separately: 0,
  subtickets: [],
  withdrawal_days: 0,
};

/** A browser tab: what it stored before, or that it refuses to store anything. */
const openTab = async (stored: Record<string, string> | 'refuses' = {}) => {
  const kept = new Map(stored === 'refuses' ? [] : Object.entries(stored));
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const reports: unknown[] = [];
  const dispatchEvent = (event: CustomEvent) => reports.push(event.detail);
  const refusing = {
    get sessionStorage(): never {
      throw new DOMException('no', 'SecurityError');
    },
    dispatchEvent,
  };
  vi.stubGlobal('window', stored === 'refuses' ? refusing : { sessionStorage, dispatchEvent });
  vi.resetModules();
  return { store: await import('./cart-store.ts'), kept, reports };
};

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
    expect(store.cartLines().map(({ totalCount }) => totalCount)).toEqual([4]);
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

  it('reports what is added and what is removed', async () => {
    const { store, reports } = await openTab();
    store.addLine(LINE);
    store.removeLine(0);
    store.removeLine(0);
    expect(reports).toEqual([
      { event: 'cart-add', line: LINE },
      { event: 'cart-remove', line: LINE },
    ]);
  });
});
