// @vitest-environment happy-dom
// What is offered on an order depends on what is left of it.
import { afterEach, expect, test } from 'vitest';
import type { Order } from '../../domain/orders/order.ts';
import { officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { ADMIN, openTestScreen, type TestScreen } from '../ground/test-screen.tsx';
import { OrderActs } from './order-acts.tsx';

const t = officeWording.en;

let screen: TestScreen;
afterEach(() => screen.close());

const ORDER: Order = {
  ...{ booking_id: 'b', number: '2026-100001', date: '2026-11-18 10:00', language: 'de', state: 'confirmed' },
  ...{ email: 'ada@example.org', name: 'Ada Lovelace', company: '', lines: [], shipping: null, codes: [] },
  address: { street: '', zip: '', city: '', country: 'DE' },
  ...{ vouchers: [], total: 2400, vat: [], payment: { payartId: 166, name: 'Karte', reference: '' } },
  ...{ request_invoice: false, invoice_number: '', external_document_number: '' },
  ...{ admissions: [], documents: [], printPath: '' },
};

async function offered(state: Order['state'], rest: number) {
  const whole = { order: { ...ORDER, state }, rest };
  screen = await openTestScreen('/office/orders/2026-100001', <OrderActs whole={whole} />, ADMIN);
  return [...screen.box.querySelectorAll('button')].map((button) => button.textContent);
}

test('an order that is valid can be moved and canceled, also one that cost nothing', async () => {
  expect(await offered('confirmed', 0)).toEqual(expect.arrayContaining([t['acts.move'], t['acts.cancel']]));
});

test('one that is canceled whole can be neither, and still has notes', async () => {
  const acts = await offered('refunded', 0);
  expect(acts).not.toContain(t['acts.move']);
  expect(acts).not.toContain(t['acts.cancel']);
  expect(acts).toContain(t['acts.note']);
});

test('a fee that was kept can still be given back', async () => {
  const acts = await offered('refunded', 500);
  expect(acts).not.toContain(t['acts.move']);
  expect(acts).toContain(t['acts.cancel']);
});
