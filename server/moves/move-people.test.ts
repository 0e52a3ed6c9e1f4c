// Some of a line, day tickets and guided tours are moved, through the whole shop: the line splits, a
// family stays together, a party keeps what it told, and places, money and the visitor's calendar are right afterwards.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { deliverMove } from '../documents/moves/deliver-move.ts';
import { checkLedger } from '../ledger/books/check/check-ledger.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { openShop } from '../site/open-shop.ts';
import { DAY_EVENT_YAML } from '../testing/refusals/refusal-cases-tickets.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, QUESTIONS_YAML } from '../testing/test-tours.ts';
import { movableLines } from './movable-lines.ts';
import { type AskedMove, moveLine, previewMove } from './move-line.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = '2026-11-18';
const [EARLY, LATE] = [`${DAY} 10:00`, `${DAY} 14:00`];
const by = { kind: 'command', user: 'museum' } as const;

const adults = (count: number, datetime = EARLY) => ({ type: 'ticket', id: 'flut-normal', datetime, count });
const dayTickets = (normal: number, free: number, datetime = DAY) => ({
  type: 'dayTicket',
  datetime,
  dayTickets: [
    { id: 'tag-normal', count: normal },
    { id: 'tag-frei', count: free },
  ],
});

describe.each(oneDatabase())('people who are moved on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace(', sold_elsewhere: [0, 5]', ''));
    museum.put('events/tag.yaml', DAY_EVENT_YAML);
    addTestTours(museum, { 'whole-b': QUESTIONS_YAML });
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  afterEach(async () => {
    const wrong = await shop.database.executeSql(`select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0) or s.taken > s.capacity`);
    expect(wrong.rows).toEqual([]);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  const buy = async (items: unknown[], more: object = {}) => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    const { cartId } = body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return review(booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const moving = async () => ({ ...shop.shop, ...(await openShop(shop.shop)) });
  const move = async (number: string, more: Partial<AskedMove> = {}) =>
    moveLine(await moving(), { number, line: 0, datetime: LATE, key: randomId(), by, ...more });
  const refund = (number: string, selection: object) =>
    giveBack(
      { ...shop.shop.payments, today: () => DAY },
      {
        number,
        selection: { pieces: [], shipping: false, fee: 0, to: 'the-way-it-came', ...selection },
        reason: '',
        key: randomId(),
        by,
      },
    );
  const taken = async () => {
    const { rows } = await shop.database.executeSql('select coalesce(sum(taken), 0)::int as n from slot');
    return Number((rows[0] as { n: number }).n);
  };
  const calendarOf = async ({ booking_id }: { booking_id: string }) =>
    (await shop.get(`/documents/${booking_id}/visit.ics`)).body.replaceAll(/\r\n[\t ]/g, '') as string;
  const moveOf = async (id: string): Promise<string> => {
    const { rows } = await shop.database.executeSql(
      `select id from order_move where booking_id = '${id}' order by at desc, line desc limit 1`,
    );
    return (rows[0] as { id: string }).id;
  };

  test('two of five go later: the line splits, and each has barcodes and a price of its own', async () => {
    const order = await buy([adults(5)]);
    const before = await taken();
    expect(await move(order.number, { pieces: [{ part: 0, count: 2 }] })).toMatchObject({ state: 'done' });
    expect(await taken()).toBe(before);
    const after = await review(order.booking_id);
    expect(
      after.lines.map(({ datetime, count, totalPrice }: typeof order) => [datetime, count, totalPrice]),
    ).toEqual([
      [EARLY, 3, 3600],
      [LATE, 2, 2400],
    ]);
    expect([after.total, after.vat]).toEqual([order.total, order.vat]);
    const codes = (of: typeof order, line: number): string[] =>
      of.admissions.flatMap((one: typeof order) => (one.line === line ? [one.barcode] : []));
    expect(codes(after, 0)).toEqual(codes(order, 0).slice(0, 3));
    expect(codes(after, 1)).toHaveLength(2);
    expect(codes(order, 0).filter((code) => codes(after, 1).includes(code))).toEqual([]);
    expect(after.admissions.map(({ line, number, of }: typeof order) => `${line}: ${number}/${of}`)).toEqual([
      '0: 1/3',
      '0: 2/3',
      '0: 3/3',
      '1: 1/2',
      '1: 2/2',
    ]);
    const all = { pieces: 'everything', shipping: true };
    expect(await refund(order.number, all)).toMatchObject({ state: 'done', effect: { amount: 6000 } });
    expect(await taken()).toBe(before - 10);
  });

  test('an old barcode still finds its order, and is said to be void', async () => {
    const order = await buy([adults(1)]);
    await move(order.number);
    const { rows } = await shop.database.executeSql(
      `select r.barcode from retired_barcode r where r.booking_id = '${order.booking_id}'`,
    );
    expect(rows).toEqual([{ barcode: order.admissions[0].barcode }]);
  });

  test('a split order can be given back to the cent, also with a discount, and moved back', async () => {
    const order = await buy([adults(3), dayTickets(1, 1)], {});
    await move(order.number, { pieces: [{ part: 0, count: 1 }] });
    expect(await refund(order.number, { pieces: [{ line: 0, part: 0, count: 1 }] })).toMatchObject({
      effect: { amount: 1200 },
    });
    const { lines } = (await movableLines(await moving(), order.number)) ?? { lines: [] };
    expect(lines.find(({ line }) => line === 2)?.back).toEqual({ datetime: EARLY, tour: '' });
    expect(await move(order.number, { line: 2, datetime: EARLY })).toMatchObject({ state: 'done' });
    expect(await refund(order.number, { pieces: 'everything', shipping: true })).toMatchObject({
      effect: { amount: 3900 },
    });
  });

  test('no more than are left, nobody, and not a part of a family', async () => {
    const order = await buy([adults(2)]);
    for (const [count, problem] of [
      [3, 'too-many'],
      [0, 'nothing-selected'],
    ] as const)
      expect(await move(order.number, { pieces: [{ part: 0, count }] })).toMatchObject({ problem });
    const family = await buy([
      {
        type: 'ticket',
        id: 'flut-familie',
        datetime: EARLY,
        count: 1,
        subtickets: [
          { id: 'gross', count: 1 },
          { id: 'klein', count: 1 },
        ],
      },
    ]);
    expect(await move(family.number, { pieces: [{ part: 1, count: 1 }] })).toMatchObject({
      state: 'refused',
      problem: 'only-whole',
    });
    expect(await move(family.number)).toMatchObject({ state: 'done' });
    expect((await review(family.booking_id)).lines[0]).toMatchObject({ datetime: LATE, totalPrice: 1500 });
  });

  test('day tickets move to another day, all of them or one kind of them', async () => {
    const [tomorrow, pause] = ['2026-11-19', '2026-11-20'];
    const order = await buy([dayTickets(2, 1)]);
    expect(await move(order.number, { datetime: pause })).toMatchObject({ problem: 'not-on-sale' });
    expect(await move(order.number, { datetime: LATE })).toMatchObject({ problem: 'not-on-sale' });
    const child = [{ part: 1, count: 1 }];
    expect(await move(order.number, { datetime: tomorrow, pieces: child })).toMatchObject({ state: 'done' });
    const { lines } = await review(order.booking_id);
    expect(lines.map(({ datetime, name, count }: typeof order) => [datetime, name, count])).toEqual([
      [DAY, 'Erwachsene', 2],
      [tomorrow, 'Kinder', 1],
    ]);
    expect(await move(order.number, { datetime: tomorrow })).toMatchObject({ state: 'done' });
    const calendar = await calendarOf(order);
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(calendar).toContain('STATUS:CANCELLED');
  });

  test('a guided tour moves to another time and language, and its party keeps what it told', async () => {
    const order = await buy([
      {
        type: 'guidedTour',
        tourId: 'whole-b-de',
        datetime: LATE,
        prices: [{ id: 'gruppe', count: 1 }],
        participants: 5,
        answers: [{ qId: 'alter', value: 'kinder' }],
      },
    ]);
    expect(await move(order.number, { datetime: `${DAY} 16:00` })).toMatchObject({
      state: 'done',
      effect: { difference: 0 },
    });
    const saturday = { datetime: '2026-11-21 11:00', tour: 'whole-b-en' };
    const said = await previewMove(await moving(), { number: order.number, line: 0, ...saturday });
    expect(said).toMatchObject({ state: 'possible', effect: { difference: 1500 } });
    expect(await move(order.number, { ...saturday, tour: 'group-b-en' })).toMatchObject({
      problem: 'not-on-sale',
    });
    expect(await move(order.number, saturday)).toMatchObject({ state: 'done' });
    const { lines } = await review(order.booking_id);
    expect(lines[0]).toMatchObject({
      id: 'whole-b-en',
      datetime: '2026-11-21 11:00',
      totalPrice: 8000,
      tour: { langIdentifier: 'en', participants: 5, answers: [{ text: 'Kinder' }] },
    });
    const calendar = await calendarOf(order);
    expect(calendar).toContain('SEQUENCE:2');
    expect(await refund(order.number, { pieces: 'everything', shipping: true })).toMatchObject({
      effect: { amount: 8000 },
    });
  });

  test('single places of a tour move by themselves', async () => {
    const tickets = [
      { id: 'voll', count: 2 },
      { id: 'frei', count: 1 },
    ];
    const order = await buy([{ type: 'guidedTour', tourId: 'places-de', datetime: EARLY, tickets }]);
    const pieces = [
      { part: 0, count: 1 },
      { part: 1, count: 1 },
    ];
    expect(await move(order.number, { pieces })).toMatchObject({ state: 'done' });
    const { lines } = await review(order.booking_id);
    expect(lines.map(({ datetime, tour }: typeof order) => [datetime, tour.participants])).toEqual([
      [EARLY, 1],
      [LATE, 2],
    ]);
  });

  test('a cheaper time gives money back, once, and moving back costs it again', async () => {
    const group = { type: 'guidedTour', tourId: 'whole-b-de', prices: [{ id: 'gruppe', count: 1 }] };
    const answers = [{ qId: 'alter', value: 'kinder' }];
    const datetime = '2026-11-21 14:00';
    const order = await buy([{ ...group, datetime, participants: 5, answers }]);
    expect(order.total).toBe(9500);
    const key = randomId();
    const asked = { datetime: '2026-11-19 14:00', money: 'the-way-it-came', key } as const;
    const both = await Promise.all([move(order.number, asked), move(order.number, asked)]);
    expect(both.map(({ state }) => state).toSorted()).toEqual(['before', 'done']);
    const { returns } = await review(order.booking_id);
    expect(returns).toMatchObject([{ amount: 1500, money: 1500 }]);
    const back = await previewMove(await moving(), { number: order.number, line: 0, datetime });
    expect(back).toMatchObject({ effect: { difference: 1500 } });
    expect(await refund(order.number, { pieces: 'everything', shipping: true })).toMatchObject({
      effect: { amount: 8000 },
    });
  });

  test('the last places go to whoever moves or to whoever buys, never to both', async () => {
    const late = '2026-11-21 14:00';
    const orders: { number: string }[] = [];
    // Of different days: those of one day would wait for each other where they give their places back.
    for (const day of ['18', '19', '20', '22', '24'])
      orders.push(await buy([adults(2, `2026-11-${day} 10:00`)]));
    await buy([adults(18, late)]);
    const wanted = purchase([adults(2, late)]);
    const answers = await Promise.all(
      orders.flatMap(({ number }) => [
        move(number, { datetime: late }).then(({ state }) => state === 'done'),
        shop.post('/api/de/checkout/initPayment', wanted).then(({ status }) => status === 200),
      ]),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('the visitor is told once, with new tickets and a calendar that replaces the old entry', async () => {
    const order = await buy([adults(2)]);
    const uid = /UID:(.*)/.exec(await calendarOf(order))?.[1];
    await move(order.number);
    const mailing = { ...(await moving()), museum: (await openShop(shop.shop)).museum };
    const id = await moveOf(order.booking_id);
    await deliverMove(mailing, id);
    await deliverMove(mailing, id);
    const mails = shop.outbox().filter((name) => name.includes(id));
    expect(mails).toHaveLength(1);
    const mail = shop.mail(mails[0] ?? '');
    expect(mail).toContain('multipart/');
    expect(mail.match(/filename=.*\.(pdf|ics)/g)).toHaveLength(2);
    const calendar = await calendarOf(order);
    expect(/UID:(.*)/.exec(calendar)?.[1]).toBe(uid);
    expect(calendar).toContain('SEQUENCE:1');
  });
});
