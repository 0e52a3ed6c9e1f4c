// Finding orders, lists of them, and one whole, as staff ask for them, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backfillSearch } from '../../orders/search/backfill-search.ts';
import { forgetUnusedWords, searchOrdersAgain } from '../../orders/search/index-orders.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { type StaffClient, signIn } from '../../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const CARD = { type: 'ticket', id: 'dauer-karte', count: 1 };

/** A slot has fifteen places. */
function slotOf(count: number) {
  const datetime = `2026-11-${20 + Math.floor(count / 30)} ${count % 30 < 15 ? '10' : '15'}:00`;
  return { type: 'ticket', id: 'flut-normal', datetime };
}

describe.each(oneDatabase())('the office’s orders on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  const numbers: Record<string, string> = {};

  const buy = async (
    lname: string,
    email: string,
    count = 1,
    phone = '',
    item: object = CARD,
  ): Promise<string> => {
    const token = await shop.guest({ fname: 'Anna', lname, email, phone });
    const wish = purchase([{ ...item, count }]);
    const started = await shop.post(`/api/de/checkout/initPayment?_=${token}`, wish);
    const { cartId } = started.body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    const { number } = (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
    numbers[lname] = number;
    shop.pass(60);
    return number;
  };
  const search = async (q: string, who = service) => {
    const { status, body } = await who.post('office/search', { q });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };
  const found = async (q: string) =>
    (await search(q)).orders.map(({ number, by }: { number: string; by: string }) => [number, by]);
  const list = async (query: string) => (await service.get(`office/orders?${query}`)).body.data;
  const listed = async (query: string) =>
    (await list(query)).rows.map(({ number }: { number: string }) => number);

  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    await buy('Müller', 'anna.mueller@example.org', 1, '+49 (0)30 123 456-78');
    await buy('Lenz', 'lenz@example.org', 2);
    await buy('Sørensen-Kjær', 'soren@example.dk', 3);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test.each([
    ['the name', 'Müller', 'Müller', 'name'],
    ['the name without its umlaut', 'mueller', 'Müller', 'name'],
    ['the beginning of a name', 'Sören', 'Sørensen-Kjær', 'name'],
    ['first and last name in any order', 'Muller anna', 'Müller', 'name'],
    ['another letter in a short name', 'Lunz', 'Lenz', 'like-name'],
    ['a letter too few', 'Muler', 'Müller', 'like-name'],
    ['a wrong first letter', 'Nüller', 'Müller', 'like-name'],
    ['the address', 'lenz@example.org', 'Lenz', 'email'],
    ['the beginning of the address', 'anna.m', 'Müller', 'email'],
    ['the telephone number as somebody else writes it', '030/12345678', 'Müller', 'phone'],
  ])('an order is found by %s', async (_what, typed, of, by) => {
    expect((await found(typed))[0]).toEqual([numbers[of], by]);
  });

  test('a number, a ticket’s code and a payment’s reference name one order, which opens at once', async () => {
    const number = numbers['Lenz'] ?? '';
    const { rows } = await shop.database.executeSql(
      `select a.barcode, p.reference from placed_order o join admission a using (booking_id)
        join payment p on p.id = o.payment_id where o.number = $1`,
      [number],
    );
    const [{ barcode, reference }] = rows;
    for (const typed of [number, number.slice(5), barcode, barcode.toLowerCase(), reference]) {
      const { orders, opens } = await search(typed);
      expect([typed, opens, orders[0].number]).toEqual([typed, number, number]);
    }
    expect((await search(barcode)).codes).toEqual([
      { kind: 'admission', barcode, name: expect.any(String), order: number, valid: true, number: 0 },
    ]);
    expect((await search('Lenz')).opens).toBe('');
  });

  test('an amount and a day of visit find their orders', async () => {
    const { orders } = await search('Lenz');
    const { total, number } = orders[0];
    expect(await found(`${(total / 100).toFixed(2).replace('.', ',')} €`)).toEqual([[number, 'amount']]);
    const days = (await list('')).rows.map(({ visit }: { visit: string }) => visit.slice(0, 10));
    for (const day of new Set(days.filter(Boolean)))
      expect((await found(day as string)).length).toBe(days.filter((each: string) => each === day).length);
  });

  test('nothing that could be meant is found by nobody’s name', async () => {
    expect(await search('Xylander')).toEqual({
      orders: [],
      customers: [],
      codes: [],
      reserved: [],
      opens: '',
    });
    expect((await search('%')).orders).toEqual([]);
  });

  test('customers are named only to those who may see them', async () => {
    const programme = await signIn(shop, 'programme');
    expect((await search('lenz@example.org', programme)).customers).toEqual([]);
  });

  test('a list goes from the newest order to the oldest, page by page, each once', async () => {
    for (let count = 0; count < 49; count += 1)
      await buy(`Gast${count}`, `gast${count}@example.org`, 1, '', slotOf(count));
    const first = await list('');
    expect(first.rows).toHaveLength(50);
    // Somebody orders meanwhile: the next page is still the next one.
    await buy('Später', 'spaet@example.org');
    const second = await list(`cursor=${first.next}`);
    expect(second.next).toBeNull();
    const all = [...first.rows, ...second.rows].map(({ number }: { number: string }) => number);
    expect(new Set(all).size).toBe(52);
    expect(all.slice(-2)).toEqual([numbers['Lenz'], numbers['Müller']]);
    expect((await service.get('office/orders?cursor=nonsense')).status).toBe(400);
    const wrong = await service.get(`office/orders?sort=visit&cursor=${first.next}`);
    expect(wrong.status).toBe(400);
  });

  test('a list is narrowed by what is asked for', async () => {
    const everybody = (await list('')).rows;
    const { provider, language } = everybody[0];
    expect((await listed(`provider=${provider}&language=${language}`)).length).toBe(50);
    expect(await listed('language=da')).toEqual([]);
    expect(await listed('free=yes')).toEqual([]);
    expect(await listed('attention=yes')).toEqual([]);
    expect(await listed('to=2026-11-17')).toEqual([]);
    expect((await listed('from=2026-11-18&to=2026-11-18')).length).toBe(50);
    expect((await listed('product=ticket:dauer-karte')).length).toBe(4);
    expect((await listed('event=dauer')).length).toBe(4);
    expect((await listed('event=flut')).length).toBe(49);
    expect((await listed('visit=2026-11-21')).length).toBe(19);
    expect(await listed('event=nothing')).toEqual([]);
    expect(await listed('product=ticket:another')).toEqual([]);
    expect((await service.get('office/orders?state=lost')).status).toBe(400);
  });

  test('an order is shown whole, with everything that happened to it', async () => {
    const number = numbers['Müller'] ?? '';
    const { status, body } = await service.get(`office/orders/${number}`);
    expect([status, body.code]).toEqual([200, undefined]);
    const { order, history, payments, admissions, phone, ...more } = body.data;
    expect(order).toMatchObject({ number, name: 'Anna Müller', email: 'anna.mueller@example.org' });
    expect(phone).toBe('+49 (0)30 123 456-78');
    expect(more).toMatchObject({ forgotten: false, customer: { guest: true }, withdrawals: [] });
    expect(more).not.toHaveProperty('ledger');
    expect(admissions).toMatchObject([{ persons: 1, void: '' }]);
    expect(payments).toMatchObject([{ state: 'paid', amount: order.total, refunds: [] }]);
    expect(history.map(({ kind, by }: { kind: string; by: string }) => `${kind} ${by}`).sort()).toEqual([
      'held visitor',
      'ordered shop',
      'payment-changed provider',
      'payment-started visitor',
    ]);
    const paid = history.find(({ kind }: { kind: string }) => kind === 'payment-changed');
    expect(paid).toMatchObject({ event: 'money-kept', state: 'paid', amount: order.total });
    expect((await service.get('office/orders/2026-1')).status).toBe(404);
  });

  test('an order says how much of its price was not given back: a fee that was kept can still be', async () => {
    const number = await buy('Rest', 'rest@example.org', 2);
    const whole = async () => (await service.get(`office/orders/${number}`)).body.data;
    const { order, rest } = await whole();
    expect([order.state, rest]).toEqual(['confirmed', order.total]);
    const cancel = async (selection: object) => {
      const asked = { pieces: [], shipping: false, fee: 0, to: 'the-way-it-came', ...selection };
      const { version } = (await service.post(`office/orders/${number}/cancel/preview`, { selection: asked }))
        .body.data;
      const reason = 'Zu spät abgesagt';
      const body = { selection: asked, reason, key: randomId(), version };
      const done = await service.post(`office/orders/${number}/cancel`, body);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    };
    await cancel({ pieces: 'everything', shipping: true, fee: 100 });
    expect(await whole()).toMatchObject({ order: { state: 'refunded' }, rest: 100 });
    await cancel({ amount: { cents: 100 } });
    expect(await whole()).toMatchObject({ order: { state: 'refunded' }, rest: 0 });
  });

  test('its mails are shown with what the mail server said of them, also those that staff have sent again', async () => {
    const number = numbers['Müller'] ?? '';
    const key = 'again-with-an-answer';
    const email = 'anna.mueller@example.org';
    expect((await service.post(`office/orders/${number}/send-again`, { email, key })).status).toBe(200);
    const of = `where booking_id = (select booking_id from placed_order where number = '${number}')`;
    await shop.database.executeSql(
      `insert into mail (subject_id, kind, answer) select id, 'order-again', '250 queued' from order_mail ${of}`,
    );
    await shop.database.executeSql(
      `insert into mail_refusal (subject_id, kind, answer, for_good, tries)
      select booking_id, 'order', '452 no room', false, 3 from placed_order ${of}`,
    );
    const { history } = (await service.get(`office/orders/${number}`)).body.data;
    const mails = history.filter(({ kind }: { kind: string }) => kind.startsWith('mail-'));
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'mail-sent', mail: 'order-again', answer: '250 queued' }),
    );
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'mail-refused', mail: 'order', answer: '452 no room', tries: 3 }),
    );
  });

  test('its postings are for those who may see figures, and sum to zero', async () => {
    const finance = await signIn(shop, 'finance');
    const { ledger } = (await finance.get(`office/orders/${numbers['Müller']}`)).body.data;
    expect(ledger.length).toBeGreaterThan(2);
    expect(ledger.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0);
  });

  test('lists can be narrowed to events, ways of payment and languages that there are', async () => {
    const { data } = (await service.get('office/order-choices')).body;
    expect(data.events).toContainEqual({ id: expect.any(String), name: expect.stringMatching(/./) });
    expect(data.providers).toContain('demo');
    expect(data.languages[0]).toBe('de');
    const [provider, language] = [await list('provider=demo'), await list('language=fr')];
    expect(provider.rows.length).toBeGreaterThan(0);
    expect(language.rows).toEqual([]);
  });

  test('an order has another version once something about it is another', async () => {
    const version = async () => (await service.get(`office/orders/${numbers['Lenz']}`)).body.data.version;
    const before = await version();
    expect(await version()).toBe(before);
    await shop.database.executeSql(`update payment set state = 'disputed' where cart_id in
      (select cart_id from placed_order where number = '${numbers['Lenz']}')`);
    expect(await version()).not.toBe(before);
    expect(await listed('attention=yes')).toEqual([numbers['Lenz']]);
  });

  test('orders from before the search are found once it has caught up, and only once', async () => {
    await shop.database.executeSql(
      'delete from order_search; delete from order_name; delete from name_spelling',
    );
    expect(await found('Muler')).toEqual([]);
    const { database } = shop;
    await backfillSearch({ database, now: shop.now });
    expect(await found('Muler')).toEqual([[numbers['Müller'], 'like-name']]);
    await backfillSearch({ database, now: shop.now });
    expect((await list('')).rows).toHaveLength(50);
  });

  test('whoever is forgotten leaves the search, and so do names that nobody else has', async () => {
    const { database } = shop;
    await database.executeSql(
      `update placed_order set content =
      jsonb_set(content, '{buyer}', content -> 'buyer' || '{"name": "", "email": ""}') where number = $1`,
      [numbers['Müller']],
    );
    const { rows } = await database.executeSql('select booking_id from placed_order where number = $1', [
      numbers['Müller'],
    ]);
    await database.transaction((sql) => searchOrdersAgain(sql, [rows[0].booking_id]));
    expect(await found('Müller')).toEqual([]);
    expect(await found('anna.mueller@example.org')).toEqual([]);
    const words = async () =>
      (
        await database.executeSql(`select word from name_spelling where word in ('muller', 'anna', 'lenz')
        and spelling = word order by word`)
      ).rows.map(({ word }) => word);
    expect(await words()).toEqual(['anna', 'lenz', 'muller']);
    await forgetUnusedWords(database);
    expect(await words()).toEqual(['anna', 'lenz']);
    const left = await database.executeSql("select * from name_spelling where word = 'muller'");
    expect(left.rows).toEqual([]);
  });
});
