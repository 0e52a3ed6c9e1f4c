// An authority buys: its Leitweg-ID is checked, kept and printed, and it gets an XRechnung by mail and on the order's page.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverOrder } from '../../documents/mail/deliver-order.ts';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { giveBack } from '../../returns/give-back.ts';
import { openShop } from '../../site/open-shop.ts';
import { brokenRules } from '../e-invoice/validate-e-invoice.ts';
import { signIn } from '../staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 3 };
const GIFT = { type: 'voucher', id: 'fest', count: 1 };
const OFFICE = {
  company: 'Bezirksamt Mitte',
  street: 'Klosterwall 8',
  zip: '20095',
  city: 'Hamburg',
  email: 'amt@example.org',
};
const ROUTING_ID = '04011000-1234512345-06';
const ISSUER = 'tax_number: 48/123/45678\nvat_id: DE123456789\n';
const MUSEUM = RETAIL_MUSEUM_YAML.replace(MUSEUM_YAML, MUSEUM_YAML + ISSUER);

describe.each(oneDatabase())('an invoice for an authority on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put('museum.yaml', MUSEUM);
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('capacity: 20', 'capacity: 200'));
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const init = async (items: unknown[], fields: object, buyer: object = OFFICE) => {
    const cart = purchase(items, { request_invoice: true, ...fields }, 166);
    return shop.post(`/api/de/checkout/initPayment?_=${await shop.guest(buyer)}`, cart);
  };
  const buy = async (items: unknown[], fields: object, buyer: object = OFFICE) => {
    const { cartId } = (await init(items, fields, buyer)).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const xml = async (href: string): Promise<string> => {
    const answer = await shop.get(href);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('application/xml');
    return answer.body;
  };
  const hrefs = (order: { documents: { kind: string; href: string }[] }, kind: string) =>
    order.documents.filter((one) => one.kind === kind).map(({ href }) => href);

  const creditNotes = async (bookingId: string): Promise<string[]> => {
    const credits = "select number from invoice where booking_id = $1 and kind = 'credit-note'";
    return (await shop.database.executeSql(credits, [bookingId])).rows.map(({ number }) => number);
  };
  const giveBackPiece = (number: string, line: number) => {
    const selection = { pieces: [{ line, part: 0, count: 1 }], shipping: false, fee: 0 };
    return giveBack(
      { ...shop.shop.payments, today: () => '2026-11-18' },
      {
        number,
        selection: { ...selection, to: 'the-way-it-came' },
        reason: '',
        key: randomId(),
        by: { kind: 'command', user: 'museum' },
      },
    );
  };

  test('is an XRechnung with its Leitweg-ID, on the order’s page and in the mail', async () => {
    const order = await buy([TICKET], {
      routing_id: ` ${ROUTING_ID.toLowerCase()}`,
      buyer_reference: 'Kst. 7 ',
    });
    const [href = ''] = hrefs(order, 'xrechnung');
    const text = await xml(href);
    expect(brokenRules(text, 'xrechnung')).toEqual([]);
    expect(text).toContain(`<ram:BuyerReference>${ROUTING_ID}</ram:BuyerReference>`);
    expect(text).toContain('<ram:ID>Kst. 7</ram:ID>');
    expect(text).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>');
    await deliverOrder(await openShop(shop.shop), order.booking_id);
    expect(shop.outbox()).toHaveLength(1);
    const { attachments } = await PostalMime.parse(shop.mail(shop.outbox()[0] as string));
    const attached = attachments.find(({ filename }) => filename === `XRechnung-${order.invoice_number}.xml`);
    expect(new TextDecoder().decode(attached?.content as ArrayBuffer)).toBe(text);
  });

  test('is not made for a wrong Leitweg-ID or VAT id: the order is refused, field by field', async () => {
    const refused = await init([TICKET], { routing_id: '04011000-1234512345-07', buyer_vat_id: 'DE12' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['buyer_vat_id', 'routing_id']);
    expect(refused.body.errors.routing_id).toEqual([
      'Bitte prüfen Sie die Leitweg-ID: Sie enthält einen Tippfehler.',
    ]);
  });

  test('keeps nothing of these fields for a private person', async () => {
    const order = await buy([TICKET], { routing_id: ROUTING_ID, buyer_vat_id: 'DE136695976' }, {});
    expect(order.documents.map(({ kind }: { kind: string }) => kind)).toEqual([
      'tickets',
      'calendar',
      'invoice',
    ]);
    const { rows } = await shop.database.executeSql(
      'select content::text as content from invoice where booking_id = $1',
      [order.booking_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].content).not.toMatch(/04011000|DE136695976/);
  });

  test('has a second paper for vouchers, each with its XRechnung', async () => {
    const order = await buy([TICKET, GIFT], { routing_id: ROUTING_ID });
    const [first = '', second = ''] = hrefs(order, 'xrechnung');
    const papers = [await xml(first), await xml(second)];
    for (const paper of papers) expect(brokenRules(paper, 'xrechnung')).toEqual([]);
    expect(papers[0]).toContain(`<ram:ID>${order.invoice_number}</ram:ID>`);
    expect(papers[1]).toContain(`<ram:ID>${order.invoice_number}-2</ram:ID>`);
    const totals = papers.map((paper) => Number(/GrandTotalAmount>([\d.]+)/.exec(paper)?.[1]) * 100);
    expect(Math.round((totals[0] ?? 0) + (totals[1] ?? 0))).toBe(order.total);
    const pdfs = await Promise.all(hrefs(order, 'invoice').map((href) => shop.get(href)));
    expect(pdfs.map(({ headers }) => headers['content-disposition'])).toEqual([
      `inline; filename="${order.invoice_number}.pdf"`,
      `inline; filename="${order.invoice_number}-2.pdf"`,
    ]);
    expect((await shop.get(`${first}?number=RE-2026-99999`)).status).toBe(404);
  });

  test('is taken back by a credit note that is one, too', async () => {
    const { booking_id, number, invoice_number } = await buy([TICKET], { routing_id: ROUTING_ID });
    await refundInDatabase(shop.database, number, shop.now);
    const [, credit = ''] = hrefs(await review(booking_id), 'xrechnung');
    const text = await xml(credit);
    expect(brokenRules(text, 'xrechnung')).toEqual([]);
    expect(text).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(text).toContain(`<ram:IssuerAssignedID>${invoice_number}</ram:IssuerAssignedID>`);
  });

  test('of which a part is given back has a credit note for that part, which is one, too', async () => {
    const { booking_id, number } = await buy([TICKET], { routing_id: ROUTING_ID });
    await giveBackPiece(number, 0);
    const order = await review(booking_id);
    const [, credit = ''] = hrefs(order, 'xrechnung');
    const text = await xml(credit);
    expect(brokenRules(text, 'xrechnung')).toEqual([]);
    expect(text).toContain('<ram:TypeCode>381</ram:TypeCode>');
    const gross = Number(/GrandTotalAmount>([\d.]+)/.exec(text)?.[1]);
    expect(Math.round(gross * 300)).toBe(order.total);
  });

  test('of which vouchers alone are given back has a credit note that refers to its second paper', async () => {
    const { booking_id, number, invoice_number } = await buy([TICKET, GIFT], { routing_id: ROUTING_ID });
    await giveBackPiece(number, 1);
    const order = await review(booking_id);
    const [, credit = ''] = hrefs(order, 'xrechnung');
    const [note] = await creditNotes(booking_id);
    expect(order.documents.map(({ number: paper }: { number?: string }) => paper).filter(Boolean)).toEqual([
      `${invoice_number}-2`,
      note,
      `${invoice_number}-2`,
    ]);
    const text = await xml(credit);
    expect(brokenRules(text, 'xrechnung')).toEqual([]);
    expect(text).toContain(`<ram:ID>${note}</ram:ID>`);
    expect(text).toContain(`<ram:IssuerAssignedID>${invoice_number}-2</ram:IssuerAssignedID>`);
  });

  test('that an older shop issued can still be read: it has no such fields', async () => {
    const order = await buy([TICKET], {});
    await shop.database.executeSql(
      `update invoice set content = content - 'buyer_vat_id' - 'routing_id' - 'buyer_reference' where booking_id = $1`,
      [order.booking_id],
    );
    await shop.database.executeSql(
      `update placed_order set content = content - 'buyer_vat_id' - 'routing_id' - 'buyer_reference' where booking_id = $1`,
      [order.booking_id],
    );
    const documents = (await review(order.booking_id)).documents;
    expect(hrefs({ documents }, 'xrechnung')).toEqual([]);
    const pdf = await shop.app.inject({ url: hrefs({ documents }, 'invoice')[0] as string });
    expect(pdf.rawPayload.toString('latin1')).toContain('/EmbeddedFile');
  });

  // Last: the museum has lost its phone number then.
  test('is linked where there is one: each paper of the order’s page opens, and without a phone number none is an XRechnung', async () => {
    museum.put('museum.yaml', MUSEUM.replace('phone: "+49 30 1234"', 'phone: ""'));
    await importMuseum(shop.database, museum.folder, shop.now());
    const { booking_id, number } = await buy([TICKET, GIFT], { routing_id: ROUTING_ID });
    await giveBackPiece(number, 0);
    const { documents, invoice_number } = await review(booking_id);
    expect(hrefs({ documents }, 'xrechnung')).toEqual([]);
    for (const { href } of documents) expect([href, (await shop.get(href)).status]).toEqual([href, 200]);
    const service = await signIn(shop, 'service');
    const { unreadable } = (await service.get(`office/orders/${number}`)).body.data;
    expect(unreadable).toEqual(
      [invoice_number, ...(await creditNotes(booking_id)), `${invoice_number}-2`].map((paper) => ({
        number: paper,
        lacks: ['BT-42'],
        xrechnung: true,
      })),
    );
    const { rows } = (await service.get(`office/invoices?q=${invoice_number}`)).body.data;
    expect(rows[0]).toMatchObject({
      xrechnung: true,
      papers: [{ lacks: ['BT-42'] }, { lacks: ['BT-42'] }],
    });
  });
});
