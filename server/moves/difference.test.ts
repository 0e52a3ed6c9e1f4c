// A dearer time whose difference is paid (ADR 128), through the whole shop: by a link that holds the new
// places, or taken elsewhere. Whatever happens in between, people move only for money, and money is kept only for a move.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { disputeAsStaff } from '../payments/demo-bank/demo-bank-staff.ts';
import { findPayment } from '../payments/payment-store.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { requestSecret } from '../payments/requests/request-link.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { knownVersion, openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { type AskedMove, moveLine } from './move-line.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = '2026-12-02';
const [EARLY, LATE] = [`${DAY} 10:00`, `${DAY} 14:00`];
const CARD = 166;
const HOURS = 3600;
const by = { kind: 'command', user: 'museum' } as const;
const url = { continue: 'http://localhost:3000/de/checkout/success' };
const link = { by: 'link', until: '2026-11-20' } as const;
const two = [{ part: 0, count: 2 }];

describe.each(testDatabases())('the difference of a dearer time on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  beforeEach(async () => {
    museum = makeTestMuseum();
    const event = SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', '');
    museum.put('events/flut.yaml', event);
    shop = await openTestShop(engine, museum.folder, {}, START);
    service = await signIn(shop, 'service');
  });
  afterEach(async () => {
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    expect(
      await rows(`select s.id from slot s left join hold h on h.slot_id = s.id
        group by s.id having s.taken <> coalesce(sum(h.quantity), 0) or s.taken > s.capacity`),
    ).toEqual([]);
    expect(await rows('select id from payment where given_back > amount')).toEqual([]);
    expect(
      await rows(`select p.id from payment p join order_supplement s on s.cart_id = p.cart_id
        where p.state = 'paid' and s.payment_id is distinct from p.id`),
    ).toEqual([]);
    await shop.close();
    museum.remove();
  });

  const rows = async (query: string) => (await shop.database.executeSql(query)).rows;
  const price = async (cents: number) => {
    const event = SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', '');
    museum.put('events/flut.yaml', event.replace('1200', String(cents)));
    await importMuseum(shop.database, museum.folder, shop.now());
    await openShop(shop.shop, knownVersion(shop.shop));
  };
  /** Five people go early; then everything costs 3 € more. */
  const buy = async (more: object = {}, count = 5) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: EARLY, count }];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items, more))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    await price(1500);
    return { cartId, ...(await review(booking_id)) };
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const times = async (id: string) =>
    (await review(id)).lines.map(({ datetime, count }: { datetime: string; count: number }) => [
      datetime.slice(11),
      count,
    ]);
  const moving = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const ask = async (number: string, more: Partial<AskedMove> = {}) => {
    const asked = { number, line: 0, datetime: LATE, pieces: two, paid: link, key: randomId(), by, ...more };
    return moveLine(await moving(), asked);
  };
  const refund = (number: string, selection: object = {}) =>
    giveBack(
      { ...shop.shop.payments, today: () => '2026-11-18' },
      {
        number,
        selection: { pieces: 'everything', shipping: true, fee: 0, to: 'the-way-it-came', ...selection },
        reason: '',
        key: randomId(),
        by,
      },
    );
  const taken = async (datetime: string) => {
    const [{ n }] = await rows(
      `select coalesce(sum(taken), 0)::int as n from slot where datetime = '${datetime}' and pool_id like '%flut%'`,
    );
    return Number(n);
  };
  const newest = async () => {
    const [{ id }] = await rows('select id from payment_request order by asked_at desc, id limit 1');
    return requestSecret(shop.shop.payments.linkKey, id);
  };
  const show = async (secret: string) =>
    (await shop.post('/api/de/checkout/payment-request', { link: secret })).body.data;
  const pay = (secret: string) =>
    shop.post('/api/de/checkout/pay-request', { link: secret, payart: CARD, url });
  /** The payment of a difference that began last. */
  const begun = async (): Promise<string> => {
    const [{ id }] = await rows(
      'select p.id from payment p join order_supplement s on s.cart_id = p.cart_id order by p.number desc limit 1',
    );
    return id;
  };
  const settle = async (id: string) => {
    const payment = await findPayment(shop.database, id);
    if (!payment) throw new Error(`no payment ${id}`);
    return settlePayment(shop.shop.payments, payment, { visitorConfirms: true });
  };
  const money = () =>
    rows(
      `select p.amount, p.given_back, p.state from payment p where p.received_at is not null order by p.number`,
    );

  test('is asked for by a link: the new places are held, and the people move when it is paid', async () => {
    const order = await buy({ request_invoice: true });
    const asked = { line: 0, datetime: LATE, pieces: two };
    const post = (path: string, body: object) => service.post(`office/orders/${order.number}/${path}`, body);
    const said = (await post('move/preview', asked)).body.data;
    expect(said).toMatchObject({
      difference: 600,
      link: { problem: '', first: '2026-11-18', last: '2026-12-01' },
      ends: false,
    });
    const [early, late] = [await taken(EARLY), await taken(LATE)];
    const body = { ...asked, paid: link, key: randomId(), version: said.version };
    const answers = await Promise.all([1, 2, 3].map(() => post('move', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await taken(EARLY), await taken(LATE)]).toEqual([early, late + 2]);
    expect(await times(order.booking_id)).toEqual([['10:00', 5]]);
    const secret = await newest();
    expect(await show(secret)).toMatchObject({
      state: 'open',
      amount: 600,
      until: '2026-11-20 23:59',
      lines: [{ datetime: LATE, total: 3000 }],
      moved: { from: EARLY },
    });
    expect((await pay(secret)).status).toBe(200);
    const payment = await begun();
    await shop.bank(payment, 'pay');
    const [{ cart_id: cartId }] = await rows('select cart_id from order_supplement');
    const done = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    expect(done).toEqual({ booking_id: order.booking_id, has_tickets: true });
    expect((await Promise.all([settle(payment), settle(payment)])).map(({ state }) => state)).toEqual([
      'confirmed',
      'confirmed',
    ]);
    expect([await taken(EARLY), await taken(LATE)]).toEqual([early - 2, late + 2]);
    expect(await times(order.booking_id)).toEqual([
      ['10:00', 3],
      ['14:00', 2],
    ]);
    expect((await show(secret)).state).toBe('paid');
    expect((await pay(secret)).body.code).toBe('CART_GONE');
    expect(await rows(`select kind, content ->> 'total' as total from invoice order by number`)).toEqual([
      { kind: 'invoice', total: '6000' },
      { kind: 'invoice', total: '600' },
    ]);
    const papers = (await review(order.booking_id)).documents.filter(
      ({ kind }: { kind: string }) => kind === 'invoice',
    );
    expect(papers).toHaveLength(2);
    const printed = await Promise.all(papers.map(({ href }: { href: string }) => shop.get(href)));
    expect(printed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await refund(order.number)).toMatchObject({ state: 'done', effect: { amount: 6600 } });
    expect(await money()).toMatchObject([
      { amount: 6000, given_back: 6000 },
      { amount: 600, given_back: 600 },
    ]);
    await reconcilePayments(shop.shop.payments);
  });

  test('is paid while staff cancel the order: whoever is first, nobody loses a cent', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await buy({}, 2);
      await ask(order.number, { pieces: undefined, key: randomId() });
      await pay(await newest());
      const payment = await begun();
      await shop.bank(payment, 'pay');
      const [settled, given] = await Promise.all([settle(payment), refund(order.number)]);
      expect(given.state).toBe('done');
      if (given.state !== 'done') continue;
      expect(given.effect.amount).toBe(settled.state === 'confirmed' ? 3000 : 2400);
      expect((await findPayment(shop.database, payment))?.given_back).toBe(600);
      expect((await findPayment(shop.database, order.cartId))?.given_back).toBe(2400);
      await price(1200);
    }
  });

  test('is paid while its link ends: it is kept with the move, or goes back without', async () => {
    const order = await buy();
    await ask(order.number);
    await pay(await newest());
    const payment = await begun();
    await shop.bank(payment, 'pay');
    shop.pass(4 * 24 * HOURS);
    const [settled] = await Promise.all([settle(payment), reconcilePayments(shop.shop.payments)]);
    const moved = settled.state === 'confirmed';
    expect(await times(order.booking_id)).toEqual(
      moved
        ? [
            ['10:00', 3],
            ['14:00', 2],
          ]
        : [['10:00', 5]],
    );
    expect((await findPayment(shop.database, payment))?.given_back).toBe(moved ? 0 : 600);
  });

  test('waits with its own payment while the payer’s bank has that money', async () => {
    const order = await buy();
    await ask(order.number);
    await pay(await newest());
    const payment = await begun();
    await shop.bank(payment, 'pay');
    await settle(payment);
    const again = async () => {
      const row = await findPayment(shop.database, payment);
      if (row) await settlePayment(shop.shop.payments, row, { visitorConfirms: false, askAgain: true });
    };
    await disputeAsStaff(shop.shop.payments.bank, payment, 'open');
    await again();
    await refund(order.number);
    expect(await rows('select amount, waiting from order_return')).toEqual([{ amount: 6600, waiting: 600 }]);
    expect(await money()).toMatchObject([{ given_back: 6000 }, { given_back: 0, state: 'disputed' }]);
    await disputeAsStaff(shop.shop.payments.bank, payment, 'won');
    await again();
    await again();
    expect(await rows('select waiting from order_return')).toEqual([{ waiting: 0 }]);
    expect(await money()).toMatchObject([{ given_back: 6000 }, { given_back: 600 }]);
  });

  onOne(engine, () => {
    test('of one of two who moved goes back to the payment that it came by, and no more', async () => {
      const order = await buy();
      await ask(order.number);
      await pay(await newest());
      const payment = await begun();
      await shop.bank(payment, 'pay');
      await settle(payment);
      const one = { pieces: [{ line: 1, part: 0, count: 1 }], shipping: false };
      expect(await refund(order.number, one)).toMatchObject({
        effect: {
          amount: 1500,
          toPayments: [
            { id: payment, amount: 600 },
            { id: order.cartId, amount: 900 },
          ],
          vat: [{ vat_value: 7, gross: 1500 }],
        },
      });
      expect(await refund(order.number)).toMatchObject({ effect: { amount: 5100, isLast: true } });
      expect(await money()).toMatchObject([{ given_back: 6000 }, { given_back: 600 }]);
    });

    test('counts when they move again: going back to the old price gives it back', async () => {
      const order = await buy();
      await ask(order.number);
      await pay(await newest());
      const payment = await begun();
      await shop.bank(payment, 'pay');
      await settle(payment);
      await price(1200);
      const back = { line: 1, datetime: EARLY, pieces: undefined, paid: undefined } as const;
      expect(await ask(order.number, { ...back, money: 'the-way-it-came' })).toMatchObject({
        state: 'done',
        effect: { difference: -600 },
      });
      expect(await money()).toMatchObject([{ given_back: 0 }, { given_back: 600 }]);
    });

    test('is paid too late: the new places are free, nobody has moved, and the money goes back', async () => {
      const order = await buy();
      const late = await taken(LATE);
      await ask(order.number);
      const secret = await newest();
      await pay(secret);
      const payment = await begun();
      await shop.bank(payment, 'pay');
      shop.pass(4 * 24 * HOURS);
      await shop.database.executeSql(
        `delete from hold where cart_id in (select cart_id from order_supplement)`,
      );
      await shop.database.executeSql(
        `update slot s set taken = coalesce((select sum(quantity) from hold h where h.slot_id = s.id), 0)`,
      );
      expect(await settle(payment)).toEqual({ state: 'refunded' });
      await reconcilePayments(shop.shop.payments);
      expect(await taken(LATE)).toBe(late);
      expect(await times(order.booking_id)).toEqual([['10:00', 5]]);
      expect((await show(secret)).state).not.toBe('open');
      expect(await money()).toMatchObject([{ given_back: 0 }, { amount: 600, given_back: 600 }]);
    });

    test('is paid with less: nobody has moved, and the money goes back', async () => {
      const order = await buy();
      await ask(order.number);
      await pay(await newest());
      const payment = await begun();
      await shop.bank(payment, 'pay');
      await rows(`update payment set amount = 300 where id = '${payment}'`);
      expect(await settle(payment)).toEqual({ state: 'refunded' });
      await reconcilePayments(shop.shop.payments);
      expect(await times(order.booking_id)).toEqual([['10:00', 5]]);
      expect(await money()).toMatchObject([{ given_back: 0 }, { amount: 300, given_back: 300 }]);
    });

    test('is asked for again: the link before ends, and money on it goes back', async () => {
      const order = await buy();
      const late = await taken(LATE);
      await ask(order.number);
      const first = await newest();
      await pay(first);
      const payment = await begun();
      shop.pass(60);
      const wish = { datetime: `${DAY} 15:00`, pieces: [{ part: 0, count: 1 }] };
      expect(await ask(order.number, wish)).toMatchObject({ state: 'done' });
      expect(await taken(LATE)).toBe(late);
      expect((await show(first)).state).toBe('canceled');
      await shop.bank(payment, 'pay');
      expect(await settle(payment)).toEqual({ state: 'refunded' });
      await pay(await newest());
      const second = await begun();
      await shop.bank(second, 'pay');
      expect(await settle(second)).toMatchObject({ state: 'confirmed' });
      expect(await times(order.booking_id)).toEqual([
        ['10:00', 4],
        ['15:00', 1],
      ]);
      expect(await money()).toMatchObject([{ given_back: 0 }, { given_back: 600 }, { given_back: 0 }]);
    });

    test('is taken back by staff, and what comes then goes back', async () => {
      const order = await buy();
      const late = await taken(LATE);
      await ask(order.number);
      await pay(await newest());
      const payment = await begun();
      const withdraw = (key: string) =>
        service.post(`office/orders/${order.number}/withdraw-difference`, { key });
      const key = randomId();
      expect((await withdraw(key)).status).toBe(200);
      expect((await withdraw(key)).status).toBe(200);
      expect((await withdraw(randomId())).body.code).toBe('OFFICE_NO_DIFFERENCE');
      expect(await taken(LATE)).toBe(late);
      await shop.bank(payment, 'pay');
      expect(await settle(payment)).toEqual({ state: 'refunded' });
      expect(await times(order.booking_id)).toEqual([['10:00', 5]]);
    });

    test('is taken at the terminal: the people move at once, and it goes back there', async () => {
      const order = await buy();
      const [early, late] = [await taken(EARLY), await taken(LATE)];
      const door = await signIn(shop, 'door', { houses: ['haus'] });
      const asked = {
        line: 0,
        datetime: LATE,
        pieces: two,
        paid: { by: 'terminal', receipt: ' T-17 ' },
        key: randomId(),
        version: 0,
      };
      const post = (who: StaffClient) => service && who.post(`office/orders/${order.number}/move`, asked);
      expect((await post(door)).status).toBe(403);
      expect((await Promise.all([1, 2, 3].map(() => post(service)))).map(({ status }) => status)).toEqual([
        200, 200, 200,
      ]);
      expect([await taken(EARLY), await taken(LATE)]).toEqual([early - 2, late + 2]);
      expect(
        await rows(`select provider, amount, charge_id, state from payment where provider = 'terminal'`),
      ).toEqual([{ provider: 'terminal', amount: 600, charge_id: 'T-17', state: 'paid' }]);
      expect(
        (await ask(order.number, { paid: undefined, line: 1, datetime: EARLY, pieces: undefined })).state,
      ).toBe('done');
      await refund(order.number);
      expect(await money()).toMatchObject([{ given_back: 6000 }, { given_back: 600 }]);
    });

    test.each([
      ['nothing that is dearer', { paid: link, datetime: LATE }, false, 'nothing-due'],
      ['a day after the visit', { paid: { by: 'link', until: '2026-12-02' } }, true, 'wrong-day'],
      ['yesterday', { paid: { by: 'link', until: '2026-11-17' } }, true, 'wrong-day'],
    ] as const)('cannot be asked for: %s', async (_, more, isDearer, problem) => {
      const order = await buy();
      if (!isDearer) await price(1200);
      const late = await taken(LATE);
      expect(await ask(order.number, more)).toMatchObject({ state: 'refused', problem });
      expect(await taken(LATE)).toBe(late);
      expect(await rows('select id from order_supplement')).toEqual([]);
    });

    test('needs the new places beside the old ones, and changes nothing where they are too few', async () => {
      const order = await buy();
      await shop.database.executeSql(
        `update slot set capacity = taken + 1 where datetime = '${LATE}' and pool_id like '%flut%'`,
      );
      expect(await ask(order.number)).toMatchObject({ state: 'refused', problem: 'full', available: 1 });
      expect(await rows('select id from cart where places = 0')).toEqual([]);
    });
  });
});
