// The list of what is to be sent, on both engines: from an order to the label, without refunded orders, and with everything
// that a visitor typed as plain text.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { refundInDatabase } from '../returns/command/refund-in-database.ts';
import { listRows } from '../testing/list-rows.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = 86_400;
const NOWHERE = { street: '', zip: '', city: '', country: '' };
const HOME = { name: 'Mary Somerville', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const VIENNA = { street: 'Donaukanal 2', zip: '1010', city: 'Wien', country: 'AT' };

function goods(id: string, count: number) {
  return { type: 'merchandise', id, count };
}
function passes(...owners: { name: string; address?: object }[]) {
  return {
    type: 'merchandise',
    id: 'jahr',
    count: owners.length,
    owners: owners.map(({ name, address }) => ({
      name,
      address: address ?? NOWHERE,
      send_to_custom_addr: address !== undefined,
    })),
  };
}
const ticket = { type: 'ticket', id: 'dauer-karte', count: 1 };

describe.each(testDatabases())('the list of parcels on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  const numbers: string[] = [];

  const buy = async (items: unknown[], shipping: object | undefined = HOME): Promise<void> => {
    const { body } = await shop.post(
      '/api/en/checkout/initPayment',
      purchase(items, shipping ? { shipping } : {}),
    );
    expect(body.code, JSON.stringify(body)).toBeUndefined();
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/en/checkout/execPayment', { cartId: body.data.cartId });
    const order = await shop.get(`/api/en/order/review?id=${booked.body.data.booking_id}`);
    numbers.push(order.body.data.number);
  };

  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    await buy([
      goods('buch', 1),
      goods('karten', 2),
      goods('mitschnitt', 1),
      passes({ name: 'Ada Lovelace' }, { name: 'Ada Byron', address: VIENNA }),
    ]);
    await buy([ticket, passes({ name: 'Nobody sends this' })]);
    await buy([goods('karten', 1)]);
    await refundInDatabase(shop.database, numbers[2] as string, shop.now);
    shop.pass(DAY);
    await buy([goods('karten', 1)], {
      name: '=HYPERLINK("https://x.example")',
      street: '+1; "x"\r\n2026-9',
      zip: '20457',
      city: '@SUM(A1)',
      country: 'DE',
    });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const list = async (query = '') =>
    shop.get(`/lists/parcels.csv${query}`, { cookie: (await signIn(shop, 'service')).headers.cookie });
  const rows = (text: string) => listRows(text).slice(1);

  test('has a row for each parcel of the last weeks: the goods, and each pass that goes elsewhere', async () => {
    const { status, headers, body } = await list();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="parcels-2026-10-20-2026-11-19.csv"',
    });
    expect(listRows(body)[0]).toBe(
      'Bestellt am;Bestellung;Sendung;Empfänger;Straße;PLZ;Ort;Land;Inhalt;Gewicht in g;Bestellt von;E-Mail;Telefon',
    );
    const buyer = 'Ada Lovelace;ada@example.org;';
    expect(rows(body).slice(0, 2)).toEqual([
      `2026-11-18;${numbers[0]};Waren;Mary Somerville;Kai 1;20457;Hamburg;Deutschland;1 × Katalog, 2 × Karten;1090;${buyer}`,
      `2026-11-18;${numbers[0]};Jahreskarte;Ada Byron;Donaukanal 2;1010;Wien;Österreich;1 × Jahreskarte;;${buyer}`,
    ]);
    expect(rows(body)).toHaveLength(3);
  });

  test('leaves out refunded orders and those with nothing to send', async () => {
    const { body } = await list();
    expect(body).not.toContain(numbers[1]);
    expect(body).not.toContain(numbers[2]);
  });

  test('turns nothing that was typed into a formula or a second row', async () => {
    const hostile = rows((await list('?from=2026-11-19')).body);
    expect(hostile).toEqual([
      `2026-11-19;${numbers[3]};Waren;"'=HYPERLINK(""https://x.example"")";"'+1; ""x"" 2026-9";20457;'@SUM(A1);Deutschland;1 × Karten;120;Ada Lovelace;ada@example.org;`,
    ]);
  });

  test('covers the requested days, both included', async () => {
    const count = async (query: string) => rows((await list(query)).body).length;
    expect(await count('?from=2026-11-18&to=2026-11-18')).toBe(2);
    expect(await count('?from=2026-11-18&to=2026-11-19')).toBe(3);
    expect(await count('?from=2026-11-20')).toBe(0);
    expect((await list('?from=2026-11-19&to=2026-11-18')).status).toBe(400);
  });

  test('is shown to nobody who is not signed in', async () => {
    expect((await shop.get('/lists/parcels.csv')).status).toBe(401);
  });
});
