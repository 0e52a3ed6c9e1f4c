// Selling at the desk, over HTTP, as staff do it: held like a cart of the shop, then sold, given away or
// reserved, once, with an act that says who it was.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import { NOBODY } from '../../domain/desk/desk-buyer.ts';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import { deskGoodsLines, deskGoodsRows } from '../../domain/desk/desk-goods.ts';
import { choosePass, deskPassLine } from '../../domain/desk/desk-pass.ts';
import { chooseTour, countTourRow, deskTourProblem, deskTourRows } from '../../domain/desk/desk-tour.ts';
import { chooseVoucher, deskVoucherLine, deskVoucherProblem } from '../../domain/desk/desk-voucher.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { toTourLine } from '../../domain/tours/make-tour-line.ts';
import type { TourOffer } from '../../domain/tours/tour.ts';
import { setAnswer } from '../../domain/tours/tour-form.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import { deliverOrder } from '../documents/mail/deliver-order.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { requestSecret } from '../payments/requests/request-link.ts';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { lastKnownMuseum } from '../site/open-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { bearing } from '../testing/test-accounts.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../testing/test-tours.ts';
import { DUE, FIRST_SLOT, TOO_SOON, transferMuseum } from '../testing/transfers/transfer-museum.ts';

const NEXT = '2026-11-18 10:00';
const adults = (count: number, datetime = NEXT) => [{ type: 'ticket', id: 'flut-normal', datetime, count }];
const ada = { ...NOBODY, name: 'Ada Lovelace', email: 'ada@example.org' };
/** Longer than a cart is held, and shorter than a session. */
const HOLD_SECONDS = 45 * 60;

describe.each(testDatabases())('the desk on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let service: StaffClient;
  let admin: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    addTestTours(museum, { 'group-b': QUESTIONS_YAML });
    museum.put('museum.yaml', transferMuseum() + RETAIL_MUSEUM_YAML.slice(MUSEUM_YAML.length));
    shop = await openTestShop(engine, museum.folder);
    service = await signIn(shop, 'service');
    admin = await signIn(shop, 'admin');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  afterEach(async () => {
    const { rows } = await shop.database.executeSql(
      "select id from cart where state = 'held' and payart < 0",
      [],
    );
    for (const { id } of rows as { id: string }[]) await service.post('office/desk/release', { cartId: id });
  });

  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const hold = async (items: unknown[], more: object = {}, by = service) =>
    by.post('office/desk/hold', { items, language: 'de', means: 'terminal', ...more });
  const held = async (items: unknown[], more: object = {}) => (await hold(items, more)).body.data;
  const sell = (cartId: string, total: number, more: object = {}) =>
    service.post('office/desk/sell', {
      cartId,
      total,
      means: 'terminal',
      receipt: '',
      buyer: NOBODY,
      ...more,
    });
  const free = async (datetime = NEXT): Promise<number> => {
    const { body } = await service.get(`office/desk/day?date=${datetime.slice(0, 10)}`);
    const { timeslot } = body.data.offers.find(
      (offer: { event: { id: string } }) => offer.event.id === 'flut',
    );
    return timeslot.find((slot: { datetime: string }) => slot.datetime === datetime).max_tickets;
  };
  const actsOn = (id: string) =>
    rows('select verb, actor_id, key, after, reason from act where object_id = $1 order by id', id);

  onOne(engine, () => {
    test('says what can be sold today, with places and prices, and on another day', async () => {
      const { body } = await service.get('office/desk/day');
      expect(body.data).toMatchObject({
        day: '2026-11-18',
        today: '2026-11-18',
        languages: ['de', 'en'],
        transfers: 'everybody',
      });
      expect(body.data.offers.map(({ event }: { event: { id: string } }) => event.id)).toEqual([
        'flut',
        'dauer',
        'konzert',
      ]);
      const [flut] = body.data.offers;
      expect(flut.tickets[0]).toMatchObject({ id: 'flut-normal', price: 1200 });
      expect(flut.timeslot[0]).toMatchObject({ datetime: NEXT, max_tickets: 15 });
      const closed = await service.get('office/desk/day?date=2026-12-24');
      expect(closed.body.data.offers.map(({ event }: { event: { id: string } }) => event.id)).not.toContain(
        'flut',
      );
      expect((await service.get('office/desk/day?date=2026-02-31')).body.code).toBe('REQUEST_MALFORMED');
    });

    test('sells two adults for the next slot to nobody by name: the order is whole, and no mail is sent', async () => {
      const before = await free();
      const { cartId, total, expires } = await held(adults(2));
      expect([total, await free()]).toEqual([2400, before - 2]);
      expect(expires).toBe('2026-11-18 08:20');
      const { status, body } = await sell(cartId, 2400, { receipt: 'Bon 4711' });
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        total: 2400,
        mail_to: '',
        papers: [expect.stringContaining('tickets')],
      });
      const { number, booking_id } = body.data;
      expect(await actsOn(number)).toEqual([
        {
          verb: 'desk.sold',
          actor_id: service.staffId,
          key: cartId,
          after: { means: 'terminal', receipt: 'Bon 4711', total: 2400 },
          reason: null,
        },
      ]);
      const { order, payments, history } = (await service.get(`office/orders/${number}`)).body.data;
      expect([order.name, order.email, order.admissions.length]).toEqual(['', '', 2]);
      expect(payments).toMatchObject([{ provider: 'terminal', state: 'paid', amount: 2400 }]);
      expect(history.find(({ kind }: { kind: string }) => kind === 'held')).toMatchObject({ by: 'staff' });
      expect(history.find(({ kind }: { kind: string }) => kind === 'act')).toMatchObject({
        verb: 'desk.sold',
      });
      await deliverOrder({ ...shop.shop, ...lastKnownMuseum(shop.shop) }, booking_id);
      expect(shop.outbox()).toEqual([]);
      expect(await rows('select kind, left_out from mail where subject_id = $1', booking_id)).toEqual([
        { kind: 'order', left_out: true },
      ]);
      const { ledger } = (await admin.get(`office/orders/${number}`)).body.data;
      expect(ledger).toContainEqual(expect.objectContaining({ account: 'provider:terminal', amount: 2400 }));
    });

    test('mails the tickets to whoever gives an address, in their language', async () => {
      const { cartId } = await held(adults(1), { language: 'en' });
      const wrong = await sell(cartId, 1200, { buyer: { ...ada, email: 'ada@' } });
      expect([wrong.status, wrong.body.errors]).toEqual([422, { email: [expect.anything()] }]);
      const { body } = await sell(cartId, 1200, { buyer: ada });
      expect(body.data.mail_to).toBe('ada@example.org');
      await deliverOrder({ ...shop.shop, ...lastKnownMuseum(shop.shop) }, body.data.booking_id);
      const [mail = ''] = shop.outbox();
      expect(shop.mail(mail)).toContain('ada@example.org');
      expect(
        (await rows('select language from placed_order where number = $1', body.data.number))[0],
      ).toEqual({
        language: 'en',
      });
    });
  });

  test('sells once, however often Enter is pressed', async () => {
    const { cartId } = await held(adults(2));
    const answers = await Promise.all(Array.from({ length: 8 }, () => sell(cartId, 2400)));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    const [{ number }] = answers.map(({ body }) => body.data);
    expect(await actsOn(number)).toHaveLength(1);
    expect(await rows('select count(*)::int as count from placed_order where cart_id = $1', cartId)).toEqual([
      { count: 1 },
    ]);
  });

  onOne(engine, () => {
    test('a new hold gives up its own sale’s earlier one alone: neither a visitor’s cart nor what was sold', async () => {
      const guest = bearing(await shop.guest());
      const own = await shop.post('/api/de/checkout/initPayment', purchase(adults(1)), guest);
      const visitor = own.body.data.cartId;
      const sold = await held(adults(1));
      await sell(sold.cartId, sold.total);
      const before = await free();
      for (const replaces of [visitor, sold.cartId, 'nothing'])
        expect((await hold(adults(1), { replaces })).body.code).toBe('OFFICE_DESK_GONE');
      expect(await free()).toBe(before);
      const [cart] = await rows('select state from cart where id = $1', visitor);
      expect(cart).toEqual({ state: 'held' });
      await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${visitor}`);
    });
  });

  test('a sale whose answer was lost is found again by its hold', async () => {
    const ended = (cartId: string) => service.post('office/desk/ended', { cartId });
    const { cartId, total } = await held(adults(1));
    expect((await ended(cartId)).body.code).toBe('OFFICE_DESK_GONE');
    const { body } = await sell(cartId, total);
    expect((await service.post('office/desk/release', { cartId })).body.data).toBe(false);
    expect((await ended(cartId)).body.data).toEqual(body.data);
    const other = await held(adults(2, FIRST_SLOT));
    expect(await service.post('office/desk/reserve', { cartId: other.cartId, buyer: ada })).toMatchObject({
      status: 200,
    });
    expect((await ended(other.cartId)).body.code).toBe('OFFICE_DESK_RESERVED');
  });

  onOne(engine, () => {
    test('whoever works in some houses only holds nothing of another', async () => {
      const door = await signIn(shop, 'service');
      await shop.database.executeSql("update staff_member set houses = '{anderswo}' where id = $1", [
        door.staffId,
      ]);
      const tour = { type: 'guidedTour', tourId: 'places-de', datetime: '2026-11-18 16:00' };
      const open = { type: 'ticket', id: 'dauer-karte', count: 1 };
      for (const items of [adults(1), [{ ...tour, tickets: [{ id: 'voll', count: 1 }] }], [open]])
        expect((await hold(items, {}, door)).body.code).toBe('OFFICE_DESK_OTHER_HOUSE');
      await shop.database.executeSql("update staff_member set houses = '{haus}' where id = $1", [
        door.staffId,
      ]);
      expect((await hold(adults(1), {}, door)).status).toBe(200);
    });

    test('does not sell for another sum than is due, nor twice what was released, nor a visitor’s own cart', async () => {
      const { cartId } = await held(adults(2));
      expect((await sell(cartId, 2000)).body).toMatchObject({ code: 'OFFICE_DESK_NOT_PAID', due: 2400 });
      expect((await service.post('office/desk/release', { cartId })).body.data).toBe(true);
      expect((await sell(cartId, 2400)).body.code).toBe('OFFICE_DESK_GONE');
      const own = await shop.post(
        '/api/de/checkout/initPayment',
        purchase(adults(1)),
        bearing(await shop.guest()),
      );
      const visitor = own.body.data.cartId;
      expect((await sell(visitor, 1200)).body.code).toBe('OFFICE_DESK_GONE');
      expect((await service.post('office/desk/release', { cartId: visitor })).body.data).toBe(false);
      expect((await rows('select state from cart where id = $1', visitor))[0]).toEqual({ state: 'held' });
      await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${visitor}`);
    });

    test('a sale that is chosen again takes its own places; one that is left lapses by itself', async () => {
      const before = await free();
      const first = await held(adults(before));
      const second = await held(adults(before - 1), { replaces: first.cartId });
      expect(await free()).toBe(1);
      expect((await sell(first.cartId, first.total)).body.code).toBe('OFFICE_DESK_GONE');
      expect(second.total).toBe((before - 1) * 1200);
      shop.pass(HOLD_SECONDS);
      expect(await free()).toBe(before);
      const other = await held(adults(before));
      // Whoever comes late with the money finds the places taken, and is told so.
      expect((await sell(second.cartId, second.total)).body.code).toBe('OFFICE_DESK_GONE');
      expect((await sell(other.cartId, other.total)).status).toBe(200);
    });
  });

  test('the last place goes to one of two desks and a visitor', async () => {
    const at = '2026-11-18 12:00';
    const all = await held(adults(14, at));
    await sell(all.cartId, all.total);
    const token = bearing(await shop.guest());
    const asked = await Promise.all([
      hold(adults(1, at)),
      hold(adults(1, at), {}, admin),
      shop.post('/api/de/checkout/initPayment', purchase(adults(1, at)), token),
    ]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await free(at)).toBe(0);
    const won = asked.find(({ status }) => status === 200)?.body.data.cartId;
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${won}`);
  });

  onOne(engine, () => {
    test('gives tickets away with a reason, and only who may', async () => {
      const { cartId } = await held(adults(3, '2026-11-18 13:00'));
      const gift = { cartId, reason: 'Presse', buyer: NOBODY };
      expect((await service.post('office/desk/give', gift)).body.code).toBe('STAFF_NOT_PERMITTED');
      const unsaid = await admin.post('office/desk/give', { ...gift, reason: ' ' });
      expect(unsaid.body.errors).toEqual({ reason: [expect.anything()] });
      const { body } = await admin.post('office/desk/give', gift);
      expect(body.data.total).toBe(0);
      expect(await actsOn(body.data.number)).toMatchObject([
        { verb: 'desk.given', actor_id: admin.staffId, after: { worth: 3600 }, reason: 'Presse' },
      ]);
      const { order } = (await admin.get(`office/orders/${body.data.number}`)).body.data;
      expect([order.admissions.length, order.lines[0].totalPrice, order.vat]).toEqual([3, 0, []]);
    });

    test('takes a voucher code as the shop does; what it pays for is sold, and not given away', async () => {
      const code = { type: 'voucherCode', barcode: 'NEU-50' };
      const { cartId, total } = await held([...adults(2, '2026-11-18 14:00'), code]);
      expect(total).toBe(0);
      const gift = { cartId, reason: 'Presse', buyer: NOBODY };
      expect((await admin.post('office/desk/give', gift)).body.code).toBe('OFFICE_DESK_NOT_FREE');
      const { body } = await sell(cartId, 0);
      expect(body.data).toMatchObject({ total: 0, mail_to: '' });
      const { order } = (await service.get(`office/orders/${body.data.number}`)).body.data;
      expect(order.codes).toMatchObject([{ barcode: 'NEU-50', discount: 2400, remaining: 2600 }]);
    });

    test('does not give away what is money', async () => {
      const { cartId } = await held([{ type: 'voucher', id: 'fest', count: 1 }]);
      const gift = { cartId, reason: 'Jubiläum', buyer: NOBODY };
      expect((await admin.post('office/desk/give', gift)).body.code).toBe('OFFICE_DESK_NOT_FREE');
    });

    test('notes the register where the terminal was meant: nothing says that a card was to be taken', async () => {
      const { cartId } = await held(adults(1, '2026-11-18 13:00'));
      const { body } = await sell(cartId, 1200, { means: 'register' });
      expect(await rows('select provider, state from payment where cart_id = $1', cartId)).toEqual([
        { provider: 'register', state: 'paid' },
      ]);
      const { order, history } = (await service.get(`office/orders/${body.data.number}`)).body.data;
      expect(order.payment.name).toBe('Kasse im Museum');
      expect(JSON.stringify(history)).not.toContain('terminal');
    });

    test('sends a link on the phone, once: what is held waits for it, and is ordered when it is paid', async () => {
      const { body: day } = await service.get('office/desk/day');
      expect(day.data.links).toBe(true);
      const link = (cartId: string, more: object = {}) =>
        service.post('office/desk/link', { cartId, buyer: ada, until: '2026-11-25', ...more });
      const today = await held(adults(1, '2026-11-18 13:00'));
      expect((await link(today.cartId, { until: '2026-11-18' })).body.code).toBe('OFFICE_LINK_NOT_SENT');
      const { cartId } = await held(adults(2, FIRST_SLOT));
      expect(Object.keys((await link(cartId, { buyer: NOBODY })).body.errors)).toEqual(['name', 'email']);
      // On the day of the visit it is too late.
      const late = await link(cartId, { until: FIRST_SLOT.slice(0, 10) });
      expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['until']]);
      const answers = await Promise.all(Array.from({ length: 4 }, () => link(cartId)));
      for (const { body } of answers)
        expect(body.data).toEqual({ total: 2400, until: '2026-11-25', mail_to: 'ada@example.org' });
      const requests = await rows('select id, amount from payment_request where cart_id = $1', cartId);
      expect(requests).toEqual([{ id: expect.any(String), amount: 2400 }]);
      expect(await rows('select expires_at from cart where id = $1', cartId)).toEqual([
        { expires_at: new Date('2026-11-25T23:00:00Z') },
      ]);
      // It is its buyer's now.
      expect((await service.post('office/desk/release', { cartId })).body.data).toBe(false);
      expect((await sell(cartId, 2400)).body.code).toBe('OFFICE_DESK_GONE');

      await shop.post('/api/de/checkout/pay-request', {
        link: requestSecret(shop.shop.payments.linkKey, requests[0].id),
        payart: 166,
        url: { continue: 'http://localhost:3000/de/checkout/success' },
      });
      const [paying] = await rows("select id from payment where provider = 'demo' and cart_id = $1", cartId);
      await shop.bank(paying.id, 'pay');
      expect((await shop.post('/api/de/checkout/execPayment', { cartId })).body.data).toMatchObject({
        has_tickets: true,
      });
      const [{ number }] = await rows('select number from placed_order where cart_id = $1', cartId);
      const { order, payments, history } = (await service.get(`office/orders/${number}`)).body.data;
      expect([order.email, order.payment.name]).toEqual(['ada@example.org', 'Kreditkarte']);
      expect(payments).toMatchObject([{ provider: 'demo', state: 'paid' }]);
      expect(JSON.stringify(history)).not.toContain('"terminal"');
      expect(history.filter(({ kind }: { kind: string }) => kind === 'act')).toMatchObject([
        { verb: 'desk.linked' },
      ]);
    });

    test('reserves or links once: what was reserved for a transfer gets its link from the office', async () => {
      const { cartId } = await held(adults(2, FIRST_SLOT));
      expect((await service.post('office/desk/reserve', { cartId, buyer: ada })).status).toBe(200);
      const after = await service.post('office/desk/link', { cartId, buyer: ada, until: '2026-11-25' });
      expect(after.body.code).toBe('OFFICE_DESK_GONE');
      expect(await rows('select id from payment_request where cart_id = $1', cartId)).toEqual([]);
      const other = await held(adults(2, FIRST_SLOT));
      await service.post('office/desk/link', { cartId: other.cartId, buyer: ada, until: '2026-11-25' });
      const reserved = await service.post('office/desk/reserve', { cartId: other.cartId, buyer: ada });
      expect(reserved.body.code).toBe('OFFICE_DESK_GONE');
    });
  });

  const toursOn = async (date: string): Promise<TourOffer[]> =>
    (await service.get(`office/desk/day?date=${date}`)).body.data.tours;
  const tourIn = (offers: readonly TourOffer[], id: string): TourOffer => {
    const offer = offers.find(({ detail }) => detail.id === id);
    if (!offer) throw new Error(`no tour ${id}`);
    return offer;
  };

  onOne(engine, () => {
    test('says which tours a day has, in which language, with what is left of each time, full ones too', async () => {
      const { kinds, tours } = (await service.get('office/desk/day')).body.data;
      expect(kinds).toEqual(['visits', 'tours', 'passes', 'goods', 'vouchers']);
      expect(tours).toHaveLength(8);
      const alone = tourIn(tours, 'places-de');
      expect(alone.detail).toMatchObject({ langName: 'Deutsch', state: 'on-sale' });
      expect(alone.schedule['14:00']).toMatchObject({ tickets: 12, tours: 0, soldout: false });
      expect(tourIn(tours, 'group-b-de').questions[0]).toMatchObject({ qId: 'alter', required: true });
      // In English on Saturdays alone.
      const saturday = await toursOn('2026-11-21');
      expect(tourIn(saturday, 'whole-en').schedule['11:00']).toMatchObject({ tours: 1 });
      // A party has six at most.
      const item = { type: 'guidedTour', tourId: 'places-de', datetime: '2026-11-18 16:00' };
      for (let party = 0; party < 2; party += 1)
        await held([{ ...item, tickets: [{ id: 'voll', count: 6 }] }]);
      expect(tourIn(await toursOn('2026-11-18'), 'places-de').schedule['16:00']).toMatchObject({
        tickets: 0,
        soldout: true,
      });
    });

    test('sells a group the tour that the page has chosen, with its answers, and once it asks for them, not without', async () => {
      const offer = tourIn(await toursOn('2026-11-19'), 'group-b-de');
      const sale = { offer, taken: [] };
      let { form } = chooseTour(offer, '2026-11-19');
      expect(form.time).toBe('10:00');
      const [group, , people] = deskTourRows(form, sale);
      if (!group || !people) throw new Error('no rows');
      form = countTourRow(countTourRow(form, sale, group, 1), sale, people, 5);
      expect(deskTourProblem(form, sale, false)).toMatchObject({ step: 'questions' });
      form = setAnswer(form, 'alter', 'kinder');
      const line = toTourLine(form, sale);
      if (!line) throw new Error('no line');
      const item = toCartItem(line) as TourItem;
      const { answers: _answers, ...unanswered } = item;
      expect((await hold([unanswered])).body.code).toBe('TOUR_ANSWERS_INVALID');
      const { cartId, total } = await held([item, ...adults(1, '2026-11-19 10:00')]);
      expect(total).toBe(8000 + 1200);
      const { body } = await sell(cartId, total);
      const { order } = (await service.get(`office/orders/${body.data.number}`)).body.data;
      expect(order.lines.find(({ type }: { type: string }) => type === 'guidedTour')).toMatchObject({
        tour: { participants: 5, answers: [{ qId: 'alter', text: 'Kinder' }] },
      });
      expect(tourIn(await toursOn('2026-11-19'), 'group-b-de').schedule['10:00']).toMatchObject({
        tickets: 7,
      });
    });

    test('sells an annual pass to its owner and gift vouchers of an amount, as the page chooses them, to be printed', async () => {
      const { passes, vouchers } = (await service.get('office/desk/day')).body.data as DeskDay;
      expect([passes.map(({ id }) => id), vouchers.map(({ id }) => id)]).toEqual([
        ['jahr'],
        ['fest', 'frei'],
      ]);
      const pass = choosePass(passes);
      const [, free] = vouchers;
      const voucher = chooseVoucher(vouchers, { voucherId: 'frei' });
      if (!pass || !free || !voucher) throw new Error('nothing to choose');
      expect([deskPassLine(passes, pass), deskVoucherLine(free, voucher, '2026-11-18')]).toEqual([
        undefined,
        undefined,
      ]);
      expect(deskVoucherProblem(free, { ...voucher, count: 2, amount: '5' })).toBe('AMOUNT_TOO_SMALL');
      const lines = [
        deskPassLine(passes, { ...pass, owner: ' Ada Lovelace ' }),
        deskVoucherLine(free, { ...voucher, count: 2 }, '2026-11-18'),
      ];
      const { cartId, total } = await held(lines.map((line) => toCartItem(line as CartLine)));
      expect(total).toBe(4800 + 2 * 4000);
      const { body } = await sell(cartId, total);
      expect(body.data.papers).toEqual([
        expect.stringContaining('passes'),
        expect.stringContaining('vouchers'),
      ]);
      const { order } = (await service.get(`office/orders/${body.data.number}`)).body.data;
      expect(order.lines[0].article.owners).toMatchObject([
        { name: 'Ada Lovelace', send_to_custom_addr: false },
      ]);
    });

    test('hands articles over: nothing is sent, nothing is paid for sending, and the stock is less', async () => {
      const day = async () => (await service.get('office/desk/day')).body.data as DeskDay;
      const { articles } = await day();
      expect(articles.map(({ id }) => id)).toEqual(['buch', 'karten', 'mitschnitt']);
      const [line] = deskGoodsLines(articles, { buch: 2 });
      expect(deskGoodsRows(articles, { buch: 2 }, [line as CartLine])[0]).toMatchObject({
        count: 2,
        most: 8,
      });
      const { cartId, total } = await held([toCartItem(line as CartLine)]);
      expect(total).toBe(2 * 3200);
      expect((await day()).articles[0]?.stock).toEqual({ state: 'few', available: 8 });
      // Nobody keeps them for who pays later.
      const later = { cartId, buyer: ada };
      expect((await service.post('office/desk/reserve', later)).body.code).toBe('PAYMENT_TYPE_UNKNOWN');
      const link = await service.post('office/desk/link', { ...later, until: '2026-11-25' });
      expect(link.body.code).toBe('PAYMENT_TYPE_UNKNOWN');
      const { body } = await sell(cartId, total);
      const { order, parcels } = (await service.get(`office/orders/${body.data.number}`)).body.data;
      expect([order.shipping, parcels]).toEqual([null, []]);
      expect(order.lines[0].article).toMatchObject({ shipped: false });
      expect((await hold([{ type: 'merchandise', id: 'buch', count: 9 }])).body.code).toBe(
        'CART_NOT_AVAILABLE',
      );
    });

    test('reserves on the phone for a transfer, on the terms of the museum', async () => {
      const soon = await held(adults(2, TOO_SOON));
      const asked = { cartId: soon.cartId, buyer: ada };
      expect((await service.post('office/desk/reserve', asked)).body.code).toBe('TRANSFER_NOT_POSSIBLE');
      const { cartId } = await held(adults(2, FIRST_SLOT));
      const nobody = await service.post('office/desk/reserve', { cartId, buyer: NOBODY });
      expect(Object.keys(nobody.body.errors)).toEqual(['name', 'email']);
      const [one, other] = [
        await service.post('office/desk/reserve', { cartId, buyer: ada }),
        await service.post('office/desk/reserve', { cartId, buyer: ada }),
      ];
      expect(one.body.data).toMatchObject({ total: 2400, due: DUE, mail_to: 'ada@example.org' });
      expect(other.body.data).toEqual(one.body.data);
      // What is reserved is its buyer's: it is neither given up nor sold to nobody from the desk.
      expect((await service.post('office/desk/release', { cartId })).body.data).toBe(false);
      expect((await sell(cartId, 2400)).body.code).toBe('OFFICE_DESK_GONE');
      expect(
        await rows('select provider, state from payment where cart_id = $1 order by provider', cartId),
      ).toEqual([{ provider: 'transfer', state: 'started' }]);
      const [{ number }] = (await rows('select number from payment where id = $1', cartId)) as [
        { number: number },
      ];
      expect(await actsOn(String(number))).toMatchObject([
        { verb: 'desk.reserved', actor_id: service.staffId },
      ]);
      const before = await free(FIRST_SLOT);
      shop.pass(HOLD_SECONDS);
      service = await signIn(shop, 'service');
      expect(await free(FIRST_SLOT)).toBe(before);
    });

    test('leaves books that agree with everything', async () => {
      expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
    });
  });
});
