// Documents are drawn in threads of their own (ADR 050): the thread that serves visitors draws none, whoever wants it.
import PDFDocument from 'pdfkit';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { openShop } from '../../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { deliverOrder } from '../mail/deliver-order.ts';
import { printDocument } from './print-document.ts';

const ITEMS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 }];

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  // A thread has its own copy of the library: what is drawn there does not count here.
  const pages = vi.spyOn(PDFDocument.prototype, 'addPage');
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('pages/terms.de.md', '# AGB\n\nEs gilt das Wort.\n');
    shop = await openTestShop(engine, museum.folder);
    pages.mockClear();
  });
  afterAll(() => pages.mockRestore());
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  it('the tickets of an order are drawn for its page and the terms for its mail, and neither of them here', async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(ITEMS))).body.data;
    await shop.bank(cartId, 'pay');
    const id: string = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
    const tickets = await shop.get(`/documents/${id}/tickets.pdf`);
    expect(tickets).toMatchObject({ status: 200, body: expect.stringMatching(/^%PDF-/) });
    await deliverOrder(await openShop(shop.shop), id);
    expect(shop.mail(shop.outbox()[0] ?? '').match(/^content-type: application\/pdf/gim)).toHaveLength(2);
    expect(pages).not.toHaveBeenCalled();
  });

  it('what is drawn here would be seen', async () => {
    await printDocument({ kind: 'tickets', order: exampleOrder, museum: exampleMuseum });
    expect(pages).toHaveBeenCalled();
  });
});
