// Offers to groups, over HTTP: held like a cart, offered until a day, accepted or declined by the link, its
// numbers changed until a set day; places are never sold twice, and everything is done once.
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverOffer } from '../documents/group-offers/deliver-offer.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { expireCarts } from '../orders/decide-cart.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { openShop } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../testing/test-tours.ts';
import { transferMuseum } from '../testing/transfers/transfer-museum.ts';
import { offerSecret } from './offer-link.ts';
import { remindOffers } from './remind-offers.ts';

const GROUPS_YAML = `group_requests:
  kinds: [{id: schule, name: {de: Schule, en: School}}]
`;
const AT = '2026-12-12 10:00';
const DAY = 24 * 3600;
const adults = (count: number, datetime = AT) => [{ type: 'ticket', id: 'flut-normal', datetime, count }];
const BUYER = {
  name: 'Ada Lovelace',
  company: 'Schule am Steg',
  street: 'Am Steg 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
  buyer_vat_id: '',
  routing_id: '04011000-1234512345-06',
  buyer_reference: '7b',
};

describe.each(testDatabases())('offers to groups on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let admin: StaffClient;
  let number = 0;
  beforeAll(() => {
    museum = makeTestMuseum();
    addTestTours(museum, { 'group-b': QUESTIONS_YAML });
    // Nobody pays by card here: what is offered, is paid by transfer.
    museum.put(
      'museum.yaml',
      transferMuseum().replace('kind: card,', 'kind: card, provider: stripe,') + GROUPS_YAML,
    );
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    admin = await signIn(shop, 'admin');
    number = await ask();
    return () => shop.close();
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const ask = async () => {
    const request = {
      kind: 'schule',
      name: 'Ada Lovelace',
      organisation: 'Schule am Steg',
      phone: '',
      answers: {},
    };
    const more = { email: 'ada@example.org', people: '24', days: 'Im Dezember', wishes: randomId() };
    return (await shop.post('/api/en/group-request', { ...request, ...more })).body.data.number as number;
  };
  const hold = (items: unknown[] = adults(5), more: object = {}, by = service) =>
    by.post('office/group-offers/hold', { number, items, reduction: 0, ...more });
  const make = (cartId: string, more: object = {}, by = service) =>
    by.post('office/group-offers/make', {
      ...{
        number,
        cartId,
        items: adults(5),
        reduction: 0,
        valid_until: '2026-11-26',
        numbers_until: '2026-12-05',
      },
      ...{ message: 'Welcome', reason: '', key: randomId(), ...more },
    });
  const offer = async (items: unknown[] = adults(5), more: object = {}) => {
    const { cartId } = (await hold(items)).body.data;
    const made = await make(cartId, { items, ...more });
    expect(made.body).toHaveProperty('data');
    const { id } = made.body.data;
    return { id: String(id), cartId: String(cartId), link: offerSecret(shop.shop.payments.linkKey, id) };
  };
  const call = (what: string, body: object) => shop.post(`/api/en/checkout/group-offer${what}`, body);
  const show = async (link: string) => (await call('', { link })).body.data;
  const accept = (link: string, total = 6000, buyer: object = {}) =>
    call('/accept', { link, total, buyer: { ...BUYER, ...buyer } });
  const numbers = (link: string, count: number, total?: number) =>
    call('/numbers', { link, numbers: { '0:flut-normal': count }, ...(total !== undefined && { total }) });
  const taken = async () => {
    const at = new Date('2026-12-12T09:00:00Z');
    const [{ taken: count }] = await rows(
      "select taken from slot where starts_at = $1 and pool_id like 'event:flut%' or (starts_at = $1 and pool_id like 'flut%') order by taken desc limit 1",
      at,
    );
    return count as number;
  };
  const visit = (count: number) => shop.post('/api/de/checkout/initPayment', purchase(adults(count)));

  test('are made once, however often the button is pressed, and one at a time for a request', async () => {
    const { cartId } = (await hold()).body.data;
    const answers = await Promise.all(Array.from({ length: 4 }, () => make(cartId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await hold()).body.code).toBe('OFFICE_OFFER_OPEN');
  });

  test('withdrawn and accepted at the same moment, are one of both', async () => {
    const { link, id } = await offer();
    await Promise.all([
      accept(link),
      service.post(`office/group-offers/${id}/withdraw`, { reason: '', key: randomId() }),
    ]);
    const { state } = await show(link);
    expect(['accepted', 'withdrawn']).toContain(state);
    expect(await taken()).toBe(state === 'accepted' ? 5 : 0);
  });

  test('lapse at the end of their last day; their places are free, and nothing can be accepted', async () => {
    const { link } = await offer();
    shop.pass(9 * DAY);
    expect((await show(link)).state).toBe('lapsed');
    expect((await accept(link)).body.code).toBe('GROUP_OFFER_OVER');
    for (const _ of [1, 2]) await expireCarts(shop.database, shop.now());
    expect(await taken()).toBe(0);
  });

  // It fails once what others hold of the slot is not counted when the group takes more.
  test('never sell the last places twice: a group that grows and a visitor race, again and again', async () => {
    const { body } = await service.get('office/desk/day?date=2026-12-12');
    const flut = body.data.offers.find(({ event }: { event: { id: string } }) => event.id === 'flut');
    const all = flut.timeslot.find(({ datetime }: { datetime: string }) => datetime === AT).max_tickets;
    const { link } = await offer();
    await accept(link);
    const wanted = Math.ceil((all - 5) / 2) + 1;
    for (let round = 0; round < 12; round += 1) {
      const [grown, visited] = await Promise.all([
        numbers(link, 5 + wanted, (5 + wanted) * 1200),
        new Promise((later) => setTimeout(later, round)).then(() => visit(wanted)),
      ]);
      const won = [grown, visited].filter(({ status }) => status === 200);
      const lost = [grown, visited].find(({ status }) => status !== 200);
      expect([won.length, lost?.body.code, await taken()]).toEqual([1, 'CART_NOT_AVAILABLE', 5 + wanted]);
      if (visited.status === 200)
        await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${visited.body.data.cartId}`);
      await numbers(link, 5, 6000);
      expect(await taken()).toBe(5);
    }
  });

  test('remind the group once, two days before they lapse, and free what a dead process left', async () => {
    const { cartId } = await offer();
    shop.pass(6 * DAY + 3600);
    const now = async () => remindOffers({ ...shop.shop, ...(await openShop(shop.shop)) });
    await now();
    await now();
    expect(await rows('select remind_on from group_offer where cart_id = $1', cartId)).toEqual([
      { remind_on: null },
    ]);
    await rows('update group_offer set withdrawn_at = now() where cart_id = $1', cartId);
    await now();
    expect(await taken()).toBe(0);
  });

  test('are mailed once with their link, called to mind once, and not at all once they are over', async () => {
    const { id, link } = await offer();
    const mail = async (about: 'made' | 'reminder', of = id) =>
      deliverOffer({ ...shop.shop, ...(await openShop(shop.shop)) }, { id: of, about });
    for (const about of ['made', 'made', 'reminder', 'reminder'] as const) await mail(about);
    const sent = await Promise.all(shop.outbox().map((name) => PostalMime.parse(shop.mail(name))));
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Our offer for your group',
      'Our offer to you ends on 26 November 2026',
    ]);
    for (const { text, to } of sent) {
      expect(to?.[0]?.address).toBe('ada@example.org');
      expect(text).toContain(`/en/offer/#${link}`);
    }
    await call('/decline', { link, because: '' });
    const second = await offer();
    await call('/decline', { link: second.link, because: '' });
    await mail('made', second.id);
    expect(shop.outbox()).toHaveLength(2);
  });

  onOne(engine, () => {
    test('show what they would cost and hold, and are held until their last day once they are made', async () => {
      const held = (await hold()).body.data;
      expect(held).toMatchObject({
        total: 6000,
        expires: '2026-11-18 08:20',
        days: { first: '2026-11-18', last: '2026-11-28', lastNumbers: '2026-12-11' },
      });
      const { status, body } = await make(held.cartId);
      expect([status, body.data]).toMatchObject([
        200,
        { state: 'open', total: 6000, valid_until: '2026-11-26', number },
      ]);
      expect(await rows('select expires_at from cart where id = $1', held.cartId)).toEqual([
        { expires_at: new Date('2026-11-26T23:00:00Z') },
      ]);
      expect(await rows('select verb, reason from act where object_id = $1', String(number))).toEqual([
        { verb: 'group-offer.made', reason: null },
      ]);
      expect((await service.get('office/group-offers?state=open')).body.data).toMatchObject([
        { id: body.data.id },
      ]);
      expect((await service.get('office/group-requests')).body.data.rows).toEqual([]);
    });

    test('leave nothing behind where somebody chooses and goes', async () => {
      const { cartId } = (await hold()).body.data;
      expect((await service.post('office/group-offers/release', { cartId })).body.data).toBe(true);
      expect((await make(cartId)).body.code).toBe('OFFICE_OFFER_GONE');
      const other = (await hold()).body.data.cartId;
      shop.pass(3600);
      service = await signIn(shop, 'service');
      expect((await make(other)).body.code).toBe('OFFICE_OFFER_GONE');
    });

    test.each([
      ['valid_until', { valid_until: '2026-11-29' }],
      ['valid_until', { valid_until: '2026-11-17' }],
      ['numbers_until', { numbers_until: '2026-12-12' }],
    ])('say at %s which days are possible', async (field, more) => {
      const { cartId } = (await hold()).body.data;
      const { status, body } = await make(cartId, more);
      expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    });

    test.each([
      ['tooNear', adults(5, '2026-11-25 10:00')],
      ['tooLittle', adults(1)],
    ])('are not made where they are %s, and hold nothing then', async (problem, items) => {
      const { body } = await hold(items);
      expect([body.code, body.problem]).toEqual(['OFFICE_OFFER_NOT_POSSIBLE', problem]);
      expect(await rows("select id from cart where state = 'held'")).toEqual([]);
    });

    test('have a price for the group with the permission alone, with a reason, which the numbers follow', async () => {
      expect((await hold(adults(5), { reduction: 10 })).body.code).toBe('FORBIDDEN');
      const { cartId, total } = (await hold(adults(5), { reduction: 10 }, admin)).body.data;
      expect(total).toBe(5400);
      expect((await make(cartId, { reduction: 10 }, admin)).body.errors).toHaveProperty('reason');
      expect((await make(cartId, { reduction: 20, reason: 'cheaper' }, admin)).body.code).toBe(
        'OFFICE_OFFER_GONE',
      );
      const { id } = (await make(cartId, { reduction: 10, reason: 'school week' }, admin)).body.data;
      const link = offerSecret(shop.shop.payments.linkKey, id);
      expect((await numbers(link, 4)).body.data.total).toBe(4320);
      expect((await rows('select quote from cart where id = $1', cartId))[0].quote.vat).toMatchObject([
        { gross: 5400 },
      ]);
    });

    test('become an order by transfer when they are accepted, once, with the invoice’s address', async () => {
      const { link, cartId } = await offer();
      expect(await show(link)).toMatchObject({
        state: 'open',
        total: 6000,
        order: '',
        reference: '',
        message: 'Welcome',
      });
      const wrong = await accept(link, 6000, { name: '', routing_id: 'nothing' });
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['name', 'routing_id']]);
      expect((await accept(link, 5000)).body.code).toBe('CART_PRICE_CHANGED');
      const answers = await Promise.all([accept(link), accept(link), accept(link)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [{ body }] = answers;
      expect(body.data).toMatchObject({ state: 'accepted', due: '2026-11-28' });
      expect(body.data.reference).toMatch(/^RF/);
      expect(await rows('select provider, amount from payment where cart_id = $1', cartId)).toEqual([
        { provider: 'transfer', amount: 6000 },
      ]);
      const [{ quote }] = await rows('select quote from cart where id = $1', cartId);
      expect(quote).toMatchObject({
        request_invoice: true,
        routing_id: BUYER.routing_id,
        buyer: { email: 'ada@example.org' },
      });
      expect((await service.get('office/group-offers?state=accepted')).body.data).toMatchObject([
        { state: 'accepted' },
      ]);
      expect((await call('/decline', { link, because: '' })).body.code).toBe('GROUP_OFFER_OVER');
    });

    test('stand in the history of the order that they become', async () => {
      const { link } = await offer();
      const { reference } = (await accept(link)).body.data;
      const [{ payment_id }] = await rows('select payment_id from transfer where reference = $1', reference);
      const [{ number: reserved }] = await rows('select number from payment where id = $1', payment_id);
      const noted = await service.post(`office/reserved/${reserved}/note-payment`, {
        ...{ means: 'transfer', receipt: '', amount: 6000, key: randomId() },
      });
      expect(noted.status).toBe(200);
      expect((await show(link)).state).toBe('paid');
      const [{ number: order }] = await rows('select number from placed_order');
      const { history } = (await service.get(`office/orders/${order}`)).body.data;
      const entries = history.filter(({ kind }: { kind: string }) => kind === 'group-offer');
      expect(entries).toMatchObject([
        { by: 'staff', request: number, accepted: false },
        { by: 'visitor', who: 'Ada Lovelace', request: number, accepted: true },
      ]);
    });

    test('stay accepted for as long as transfers are waited for, and are given up then', async () => {
      const { link } = await offer();
      await accept(link);
      shop.pass(10 * DAY);
      expect((await show(link)).state).toBe('accepted');
      shop.pass(3 * DAY);
      expect((await show(link)).state).toBe('given-up');
      await reconcilePayments(shop.shop.payments);
      expect(await taken()).toBe(0);
      expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    });

    test('can be declined with a sentence, once, and their places are free at once', async () => {
      const { link, id } = await offer();
      expect(await taken()).toBe(5);
      expect((await call('/decline', { link, because: ' Too dear ' })).body.data.state).toBe('declined');
      expect((await call('/decline', { link, because: 'again' })).status).toBe(200);
      expect(await taken()).toBe(0);
      const [first] = (await service.get(`office/group-requests/${number}/offers`)).body.data;
      expect(first).toMatchObject({ id, state: 'declined', declined_because: 'Too dear' });
      expect((await accept(link)).body.code).toBe('GROUP_OFFER_OVER');
    });

    test('can be withdrawn while they are open, and say so to whoever has the page open', async () => {
      const { link, id } = await offer();
      const key = randomId();
      const withdraw = () => service.post(`office/group-offers/${id}/withdraw`, { reason: 'full', key });
      expect((await withdraw()).body.data.state).toBe('withdrawn');
      expect((await withdraw()).status).toBe(200);
      expect(await taken()).toBe(0);
      const { status, body } = await accept(link);
      expect([status, body.code, body.state]).toEqual([410, 'GROUP_OFFER_OVER', 'withdrawn']);
      expect((await show(link)).state).toBe('withdrawn');
      const again = await offer();
      await accept(again.link);
      const late = await service.post(`office/group-offers/${again.id}/withdraw`, {
        reason: '',
        key: randomId(),
      });
      expect(late.body.code).toBe('OFFICE_OFFER_OVER');
    });

    test('follow the numbers: up while places are free, down without cost, and never beyond', async () => {
      const { link, cartId } = await offer();
      await accept(link);
      expect((await numbers(link, 8)).body.data).toMatchObject({ total: 9600, numbers: [{ count: 8 }] });
      expect([await taken(), (await show(link)).total]).toEqual([5, 6000]);
      expect((await numbers(link, 8, 6000)).body.code).toBe('CART_PRICE_CHANGED');
      expect((await numbers(link, 8, 9600)).status).toBe(200);
      expect((await numbers(link, 8, 9600)).status).toBe(200);
      expect([await taken(), (await show(link)).total]).toEqual([8, 9600]);
      expect((await numbers(link, 60)).body.code).toBe('CART_NOT_AVAILABLE');
      expect((await numbers(link, 3, 3600)).body.data).toMatchObject({ total: 3600, state: 'accepted' });
      expect(await taken()).toBe(3);
      expect((await numbers(link, 1)).body.code).toBe('TRANSFER_NOT_POSSIBLE');
      expect((await numbers(link, 0)).body.errors).toHaveProperty('0:flut-normal');
      expect(
        await rows(
          'select p.amount, t.amount as asked from payment p join transfer t on t.payment_id = p.id',
        ),
      ).toEqual([{ amount: 3600, asked: 3600 }]);
      expect(await rows('select count(*)::int as holds from hold where cart_id = $1', cartId)).toEqual(
        await rows('select hold_count as holds from cart where id = $1', cartId),
      );
    });

    test('have fixed numbers after the set day', async () => {
      const { link } = await offer(adults(5), { numbers_until: '2026-11-19' });
      await accept(link);
      shop.pass(2 * DAY);
      const { status, body } = await numbers(link, 4);
      expect([status, body.code]).toEqual([409, 'GROUP_NUMBERS_FIXED']);
      expect(body.message).toContain('shop@steg.example');
      expect((await show(link)).changeable).toBe(false);
    });

    test('are nothing to whoever has no link, and nothing to the desk', async () => {
      const { id, cartId, link } = await offer();
      for (const forged of [id, `${id}.${'A'.repeat(43)}`, cartId])
        expect((await call('', { link: forged })).status).toBe(404);
      expect((await service.post('office/desk/release', { cartId })).body.data).toBe(false);
      expect((await show(link)).state).toBe('open');
    });
  });
});
