// Numbers of offers that are paid (ADR 130), over HTTP: fewer people are given back, more people are one more
// order; each once, and the books stay right.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { moveLine } from '../moves/move-line.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { openShop } from '../site/open-shop.ts';
import { DAY_EVENT_YAML } from '../testing/refusals/refusal-cases-tickets.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../testing/test-tours.ts';
import { transferMuseum } from '../testing/transfers/transfer-museum.ts';
import { groupOffersJobs } from './group-offers-module.ts';
import { offerSecret } from './offer-link.ts';
import { RESERVE_MORE } from './reserve-more.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule, en: School}}]
`;
const AT = '2026-12-12 10:00';
const DAY = 24 * 3600;
const [PRICE, DAY_PRICE] = [1200, 1500];
const adults = (count: number, datetime = AT) => [{ type: 'ticket', id: 'flut-normal', datetime, count }];
const dayTickets = (count: number) => [
  { type: 'dayTicket', datetime: '2026-12-12', dayTickets: [{ id: 'tag-normal', count }] },
];
const BUYER = {
  ...{ name: 'Ada Lovelace', company: 'Schule am Steg', street: 'Am Steg 1', zip: '10115', city: 'Berlin' },
  ...{ country: 'DE', buyer_vat_id: '', routing_id: '', buyer_reference: '7b' },
};

describe.each(testDatabases())('numbers of a paid offer on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let number = 0;
  beforeAll(() => {
    museum = makeTestMuseum();
    museum.put('events/tag.yaml', DAY_EVENT_YAML);
    addTestTours(museum, { 'group-b': QUESTIONS_YAML });
    museum.put('museum.yaml', transferMuseum() + GROUPS_YAML);
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    const request = { kind: 'schule', name: 'Ada Lovelace', organisation: 'Schule am Steg', phone: '' };
    const more = { answers: {}, email: 'ada@example.org', people: '24', days: 'Dezember', wishes: '' };
    number = (await shop.post('/api/en/group-request', { ...request, ...more })).body.data.number;
    return () => shop.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const call = (what: string, body: object) => shop.post(`/api/en/checkout/group-offer${what}`, body);
  const show = async (link: string) => (await call('', { link })).body.data;
  const numbers = (link: string, count: number, total?: number) =>
    call('/numbers', { link, numbers: { '0:flut-normal': count }, ...(total !== undefined && { total }) });
  const taken = async () => {
    const [{ taken: count }] = await rows(
      "select taken from slot where starts_at = $1 and (pool_id like 'event:flut%' or pool_id like 'flut%') order by taken desc limit 1",
      new Date('2026-12-12T09:00:00Z'),
    );
    return count as number;
  };
  const note = async (cartId: string, amount: number) => {
    const [{ number: reserved }] = await rows('select number from payment where cart_id = $1', cartId);
    const body = { means: 'transfer', receipt: '', amount, key: randomId() };
    const noted = await service.post(`office/reserved/${reserved}/note-payment`, body);
    expect(noted.body).toHaveProperty('data');
  };
  const paidOffer = async (items: object[] = adults(5), total = 5 * PRICE, more: object = {}) => {
    const { cartId } = (await service.post('office/group-offers/hold', { number, items, reduction: 0 })).body
      .data;
    const days = { valid_until: '2026-11-26', numbers_until: '2026-12-05' };
    const body = {
      number,
      cartId,
      items,
      reduction: 0,
      message: '',
      reason: '',
      key: randomId(),
      ...days,
      ...more,
    };
    const { id } = (await service.post('office/group-offers/make', body)).body.data;
    const link = offerSecret(shop.shop.payments.linkKey, id);
    expect((await call('/accept', { link, total, buyer: BUYER })).status).toBe(200);
    await note(cartId, total);
    expect((await show(link)).state).toBe('paid');
    return { id: String(id), link, cartId: String(cartId) };
  };
  const furtherCart = async () =>
    (await rows('select cart_id from group_offer_more order by made_at desc'))[0]?.cart_id;
  const isBalanced = async () =>
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);

  test('who come besides are asked for once, however often it is sent at once', async () => {
    const { link } = await paidOffer();
    const answers = await Promise.all([1, 2, 3].map(() => numbers(link, 8, 8 * PRICE)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const asked = 'select c.state from group_offer_more m join cart c on c.id = m.cart_id';
    expect(await rows(asked)).toEqual([{ state: 'held' }]);
    expect(await rows('select count(*)::int as changes from group_offer_change')).toEqual([{ changes: 1 }]);
    expect(await taken()).toBe(8);
  });

  test('who stay away at one time and come besides at another are counted once, however often it is sent at once', async () => {
    const { link } = await paidOffer([...adults(5), ...adults(5, '2026-12-12 11:00')], 10 * PRICE);
    const wanted = { '0:flut-normal': 4, '1:flut-normal': 7 };
    const change = () => call('/numbers', { link, numbers: wanted, total: 11 * PRICE });
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rows('select amount from order_return')).toEqual([{ amount: PRICE }]);
    expect(await rows('select count(*)::int as orders from group_offer_more')).toEqual([{ orders: 1 }]);
    expect(await rows('select count(*)::int as changes from group_offer_change')).toEqual([{ changes: 1 }]);
  });

  /** Runs the jobs that were written for those who come besides. */
  const reserveAgain = async () => {
    const written = await rows('select data from pgboss.job where name = $1', RESERVE_MORE);
    expect(written.length).toBeGreaterThan(0);
    const job = groupOffersJobs.find(({ name }) => name === RESERVE_MORE);
    for (const { data } of written)
      await job?.work(await openShop(shop.shop), data as never, new AbortController().signal);
  };
  /** Every payment and link that the group is asked for, and the mails about them. */
  const whatIsAsked = () =>
    rows(`select (select jsonb_agg(p order by p.id) from payment p) as payments,
      (select jsonb_agg(r order by r.id) from payment_request r) as requests,
      (select jsonb_agg(t order by t.payment_id) from transfer t) as transfers,
      (select count(*)::int from pgboss.job) as jobs`);

  // What stops the shop on the way from what is held to what is reserved. By transfer there must be enough to pay.
  const ways = [
    {
      ...{ way: 'transfer', count: 8, asks: { reference: expect.stringMatching(/^RF/) } },
      ...{ table: 'payment', stop: "provider <> 'transfer'" },
    },
    {
      ...{ way: 'a link', count: 6, asks: { pay: expect.stringContaining('/en/pay/#') } },
      ...{ table: 'payment_request', stop: 'false' },
    },
  ];
  test.each(ways)(
    'more by $way are reserved by a job where the shop died and nobody asks again, once',
    async ({ count, asks, table, stop }) => {
      const { link } = await paidOffer();
      await rows(`alter table ${table} add constraint stopped check (${stop}) not valid`);
      expect((await numbers(link, count, count * PRICE)).status).toBe(500);
      await rows(`alter table ${table} drop constraint stopped`);
      await reserveAgain();
      const due = (count - 5) * PRICE;
      expect((await show(link)).more).toMatchObject({ total: due, ...asks });
      const asked = await whatIsAsked();
      await reserveAgain();
      expect(await whatIsAsked()).toEqual(asked);
      shop.pass(3600);
      expect([await taken(), (await show(link)).more?.total]).toEqual([count, due]);
      await isBalanced();
    },
  );

  const move = async (order: string, line: number, datetime: string, count?: number) => {
    const asked = { number: order, line, datetime, ...(count && { pieces: [{ part: 0, count }] }) };
    const moving = { ...shop.shop, ...(await openShop(shop.shop)) };
    expect(
      await moveLine(moving, { ...asked, key: randomId(), by: { kind: 'command', user: 'ada' } }),
    ).toMatchObject({ state: 'done' });
  };
  const ordersOf = async () =>
    (await rows('select number from placed_order order by number')).map((one) => String(one.number));

  // It fails once the carts of the offer are not locked before its orders are read.
  test('never give back or sell anybody twice: windows and a visitor race for the last places', async () => {
    const { body } = await service.get('office/desk/day?date=2026-12-12');
    const flut = body.data.offers.find(({ event }: { event: { id: string } }) => event.id === 'flut');
    const free = flut.timeslot.find(({ datetime }: { datetime: string }) => datetime === AT).max_tickets;
    const { link } = await paidOffer();
    const wanted = Math.ceil((free - 5) / 2) + 1;
    const more = () => numbers(link, 5 + wanted, (5 + wanted) * PRICE);
    const visit = () => shop.post('/api/de/checkout/initPayment', purchase(adults(wanted)));
    const answers = await Promise.all([more(), more(), visit(), visit()]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await taken()).toBe(5 + wanted);
    const fewer = () => numbers(link, 2, 2 * PRICE);
    await Promise.all([fewer(), fewer(), fewer()]);
    expect(await rows('select sum(amount)::int as back from order_return')).toEqual([{ back: 3 * PRICE }]);
    await isBalanced();
  });

  onOne(engine, () => {
    test('fewer are given back after the sum was shown, once, with places and tickets', async () => {
      const { link } = await paidOffer();
      const tried = (await numbers(link, 3)).body.data;
      expect(tried).toMatchObject({ total: 3 * PRICE, changes: { back: 2 * PRICE, due: 0 } });
      expect([await taken(), (await show(link)).total]).toEqual([5, 5 * PRICE]);
      expect((await numbers(link, 3, 2 * PRICE)).body.code).toBe('CART_PRICE_CHANGED');
      const answers = await Promise.all([1, 2, 3].map(() => numbers(link, 3, 3 * PRICE)));
      expect(answers.map(({ status }) => status)).toContain(200);
      expect(await taken()).toBe(3);
      expect(await rows('select amount, fee from order_return')).toEqual([{ amount: 2 * PRICE, fee: 0 }]);
      expect(await rows('select sum(persons)::int as people from admission where void_at is null')).toEqual([
        { people: 3 },
      ]);
      expect(await rows("select actor_kind, actor_id from act where verb = 'order.canceled'")).toEqual([
        { actor_kind: 'group', actor_id: String(number) },
      ]);
      expect(await show(link)).toMatchObject({
        state: 'paid',
        total: 3 * PRICE,
        numbers: [{ count: 3 }],
        lines: [{ parts: [{ count: 3 }], total: 3 * PRICE }],
      });
      await isBalanced();
    });

    test('more are one more order: held at once, paid like the first, with tickets of its own', async () => {
      const { id, link } = await paidOffer();
      expect((await numbers(link, 8)).body.data).toMatchObject({
        total: 8 * PRICE,
        changes: { back: 0, due: 3 * PRICE },
      });
      expect([await taken(), await furtherCart()]).toEqual([5, undefined]);
      expect((await numbers(link, 8, 8 * PRICE)).status).toBe(200);
      expect((await numbers(link, 8, 8 * PRICE)).status).toBe(200);
      expect(await rows('select count(*)::int as orders from group_offer_more')).toEqual([{ orders: 1 }]);
      const shown = await show(link);
      expect(shown).toMatchObject({ total: 5 * PRICE, numbers: [{ count: 8 }], more: { total: 3 * PRICE } });
      expect(shown.more.reference).toMatch(/^RF/);
      expect(await taken()).toBe(8);
      await note(await furtherCart(), 3 * PRICE);
      const settled = await show(link);
      expect(settled).toMatchObject({ total: 8 * PRICE, more: null, numbers: [{ count: 8 }] });
      const [office] = (await service.get(`office/group-requests/${number}/offers`)).body.data;
      expect(office).toMatchObject({ id, orders: [expect.any(String), expect.any(String)], more: 0 });
      expect(office.changes).toMatchObject([{ before: 5, after: 8, total: 8 * PRICE }]);
      await isBalanced();
      // Whoever came to it last goes first; then the first order gives back.
      expect((await numbers(link, 4, 4 * PRICE)).status).toBe(200);
      expect(await rows('select amount from order_return order by amount')).toEqual([
        { amount: PRICE },
        { amount: 3 * PRICE },
      ]);
      expect([await taken(), (await show(link)).total]).toEqual([4, 4 * PRICE]);
      await isBalanced();
    });

    test.each(ways)(
      'more by $way are reserved by who asks again, where the shop died before',
      async ({ count, asks, table, stop }) => {
        const { link } = await paidOffer();
        await rows(`alter table ${table} add constraint stopped check (${stop}) not valid`);
        expect((await numbers(link, count, count * PRICE)).status).toBe(500);
        await rows(`alter table ${table} drop constraint stopped`);
        const held = { more: { reference: '', pay: '' }, numbers: [{ count }] };
        expect(await show(link)).toMatchObject(held);
        const due = (count - 5) * PRICE;
        expect((await numbers(link, count)).body.data).toMatchObject({
          total: count * PRICE,
          changes: { back: 0, due },
        });
        expect((await numbers(link, count, due)).body.code).toBe('CART_PRICE_CHANGED');
        expect(await show(link)).toMatchObject(held);

        for (const _again of [1, 2]) expect((await numbers(link, count, count * PRICE)).status).toBe(200);
        expect((await show(link)).more).toMatchObject({ total: due, ...asks });
        shop.pass(3600);
        expect([await taken(), (await show(link)).more?.total]).toEqual([count, due]);
        expect(await rows('select count(*)::int as orders from group_offer_more')).toEqual([{ orders: 1 }]);
        await isBalanced();
      },
    );

    test('what was reserved, paid or replaced meanwhile is left alone by the job', async () => {
      const { link } = await paidOffer();
      await numbers(link, 9, 9 * PRICE);
      shop.pass(1);
      await numbers(link, 8, 8 * PRICE);
      const asked = await whatIsAsked();
      await reserveAgain();
      expect(await whatIsAsked()).toEqual(asked);
      await note(await furtherCart(), 3 * PRICE);
      await reserveAgain();
      expect(await show(link)).toMatchObject({ total: 8 * PRICE, more: null });
      expect(await taken()).toBe(8);
      await isBalanced();
    });

    test('more that are not paid can be fewer again, and lapse without the money', async () => {
      const { link } = await paidOffer();
      await numbers(link, 9, 9 * PRICE);
      expect((await numbers(link, 7, 7 * PRICE)).status).toBe(200);
      expect([await taken(), (await show(link)).more.total]).toEqual([7, 2 * PRICE]);
      expect((await numbers(link, 5, 5 * PRICE)).status).toBe(200);
      expect([await taken(), (await show(link)).more]).toEqual([5, null]);
      await numbers(link, 7, 7 * PRICE);
      shop.pass(13 * DAY);
      expect(await show(link)).toMatchObject({ more: null, numbers: [{ count: 5 }] });
    });

    test('are refused beyond what is free, and nothing is changed then', async () => {
      const { link } = await paidOffer();
      expect((await numbers(link, 60)).body.code).toBe('CART_NOT_AVAILABLE');
      expect((await numbers(link, 60, 60 * PRICE)).body.code).toBe('CART_NOT_AVAILABLE');
      expect((await numbers(link, 0)).body.errors).toHaveProperty('0:flut-normal');
      expect([await taken(), await furtherCart()]).toEqual([5, undefined]);
    });

    test('have a set day, and follow what the museum itself has given back', async () => {
      const { link } = await paidOffer();
      const [{ number: order }] = await rows('select number from placed_order');
      const given = await giveBack(shop.shop.payments, {
        ...{ number: order, reason: 'ill', key: randomId(), by: { kind: 'command', user: 'ada' } },
        selection: {
          pieces: [{ line: 0, part: 0, count: 1 }],
          shipping: false,
          fee: 0,
          to: 'the-way-it-came',
        },
      });
      expect(given.state).toBe('done');
      expect(await show(link)).toMatchObject({ total: 4 * PRICE, numbers: [{ count: 4 }], changeable: true });
      shop.pass(18 * DAY);
      expect((await numbers(link, 3)).body.code).toBe('GROUP_NUMBERS_FIXED');
      expect((await show(link)).changeable).toBe(false);
    });

    test('of which the museum has moved some to another time are not sold again: the group asks the museum', async () => {
      const { link } = await paidOffer();
      const [order = ''] = await ordersOf();
      await move(order, 0, '2026-12-12 11:00', 2);
      const before = await taken();
      for (const asked of [numbers(link, 5), numbers(link, 5, 7 * PRICE), numbers(link, 4, 4 * PRICE)])
        expect((await asked).body.code).toBe('GROUP_NUMBERS_FIXED');
      expect([await taken(), await furtherCart()]).toEqual([before, undefined]);
      const shown = await show(link);
      expect(shown).toMatchObject({ total: 5 * PRICE, numbers: [], more: null });
      expect(shown.lines.map(({ parts: [one] }: typeof shown) => one.count)).toEqual([3, 2]);

      // Once those who were moved are given back, the others are counted again.
      const pieces = [{ line: 1, part: 0, count: 2 }];
      await giveBack(shop.shop.payments, {
        ...{ number: order, reason: 'ill', key: randomId(), by: { kind: 'command', user: 'ada' } },
        selection: { pieces, shipping: false, fee: 0, to: 'the-way-it-came' },
      });
      expect(await show(link)).toMatchObject({ total: 3 * PRICE, numbers: [{ count: 3 }] });
      expect((await numbers(link, 4)).body.data).toMatchObject({ changes: { back: 0, due: PRICE } });
      await isBalanced();
    });

    test('of which all of one order were moved are not sold again', async () => {
      const { link } = await paidOffer();
      await numbers(link, 8, 8 * PRICE);
      await note(await furtherCart(), 3 * PRICE);
      const [first = '', later = ''] = await ordersOf();
      await move(later, 0, '2026-12-12 11:00');
      expect((await numbers(link, 8)).body.code).toBe('GROUP_NUMBERS_FIXED');
      await move(later, 0, AT);
      expect(await show(link)).toMatchObject({ numbers: [{ count: 8 }] });
      await move(first, 0, '2026-12-12 11:00');
      expect((await numbers(link, 8)).body.code).toBe('GROUP_NUMBERS_FIXED');
      expect(await show(link)).toMatchObject({ total: 8 * PRICE, numbers: [] });
    });

    test('of whom others are moved while more are to be paid, keep what is held for them', async () => {
      const { link } = await paidOffer([...adults(5), ...dayTickets(2)], 5 * PRICE + 2 * DAY_PRICE);
      const [order = ''] = await ordersOf();
      const wanted = { '0:flut-normal': 8, '1:tag-normal': 2 };
      const due = 8 * PRICE + 2 * DAY_PRICE;
      expect((await call('/numbers', { link, numbers: wanted, total: due })).status).toBe(200);
      await move(order, 0, '2026-12-12 11:00', 2);
      const fewer = { link, numbers: { '1:tag-normal': 1 } };
      expect((await call('/numbers', fewer)).body.code).toBe('GROUP_NUMBERS_FIXED');
      expect(await show(link)).toMatchObject({ more: { total: 3 * PRICE } });
      await note(await furtherCart(), 3 * PRICE);
      expect((await call('/numbers', fewer)).body.data).toMatchObject({
        changes: { back: DAY_PRICE, due: 0 },
      });
    });

    test('ask only for what a transfer is possible for, where there is nothing else', async () => {
      const { link } = await paidOffer();
      const { code, message } = (await numbers(link, 6)).body;
      // 12 euros are less than the least of a transfer; the test museum also takes cards.
      expect([code, message]).toEqual([undefined, undefined]);
      expect((await numbers(link, 6, 6 * PRICE)).status).toBe(200);
      expect((await show(link)).more).toMatchObject({
        reference: '',
        pay: expect.stringContaining('/en/pay/#'),
      });
    });
  });
});
