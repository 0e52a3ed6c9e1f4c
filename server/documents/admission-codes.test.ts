// The codes of an order as pictures. A code opens a door, so it stands in no address (ADR 048).
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { barcodePath, documentPaths } from '../../domain/addresses.ts';
import type { Order } from '../../domain/orders/order.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { qrSvg } from './pdf/qr-svg.ts';

describe.each(oneDatabase())('the codes of an order on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let order: Order;

  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    const items = [
      { type: 'ticket', id: 'dauer-karte', count: 1 },
      { type: 'ticket', id: 'flut-normal', count: 2, datetime: '2026-11-18 10:00' },
    ];
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items));
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    order = (await shop.get(`/api/de/order/review?id=${booked.body.data.booking_id}`)).body.data;
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const picture = (line: string | number, number: string | number, id = order.booking_id) =>
    shop.get(barcodePath({ id, line: String(line), number: String(number) }));

  test('each admission has the picture of its own code', async () => {
    expect(order.admissions).toHaveLength(3);
    for (const { line, number, barcode } of order.admissions) {
      const { status, headers, body } = await picture(line, number);
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toBe(qrSvg(barcode));
    }
  });

  test('there is no picture of an admission that the order does not have, nor one by its code', async () => {
    const [{ barcode } = { barcode: '' }] = order.admissions;
    for (const [line, number] of [
      [0, 0],
      [0, 2],
      [2, 1],
      ['00', 1],
      ['0', '1.0'],
      [barcode, barcode],
    ] as const)
      expect((await picture(line, number)).status, `${line}/${number}`).toBe(404);
    expect((await picture(0, 1, 'nobody')).status).toBe(404);
    expect((await shop.get(`/documents/${order.booking_id}/barcode/${barcode}.svg`)).status).toBe(404);
  });

  test('no address of the order has a code in it', () => {
    const id = order.booking_id;
    const addresses = [
      ...order.documents.map(({ href }) => href),
      ...Object.values(documentPaths).map((path) => path({ id })),
      ...order.admissions.map(({ line, number }) =>
        barcodePath({ id, line: String(line), number: String(number) }),
      ),
    ];
    for (const { barcode } of order.admissions) expect(addresses.join(' ')).not.toContain(barcode);
  });
});
