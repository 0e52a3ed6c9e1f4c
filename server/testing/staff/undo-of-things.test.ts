// What staff have just done to a code, a pass, a parcel and places is taken back (operations 9, ADR 106), on both engines: once, by an
// act that names the other one, by whoever may, and not over somebody else's change, a mail that left, or places that are taken.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import { PARCEL_SENT, parcelToTell } from '../../orders/parcels/send-parcel.ts';
import { PASS_CHANGED, passToTell } from '../../orders/passes/change-pass.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { lapseCodes } from '../../vouchers/ledger/lapse-codes.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail } from '../test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';

const START = new Date('2026-11-18T07:00:00Z');
const DAY = '2026-11-20';
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

/** What is undone, as the office calls it. */
type Thing = {
  readonly number: string;
  /** Below `office/`. */
  readonly path: string;
  /** As the journal names it, or its order. */
  readonly on: string;
};

describe.each(oneDatabase())('undo of codes, passes, parcels and places on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  let mara: StaffClient;
  let planner: StaffClient;
  let finance: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { JOBS: 'off' }, START);
    [kim, mara] = [await signIn(shop, 'service'), await signIn(shop, 'service')];
    [planner, finance] = [await signIn(shop, 'programme'), await signIn(shop, 'finance')];
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (item: object) => {
    const asked = purchase([item], { shipping: HOME });
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', asked)).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data;
  };
  const newCode = async (): Promise<Thing & { order: string }> => {
    const order = await buy({ type: 'voucher', id: 'fest', count: 1 });
    const code = order.vouchers[0].barcode;
    const { number } = (await kim.post('office/codes/find', { code })).body.data;
    return { number, path: `office/codes/${number}`, on: String(number), order: order.number };
  };
  const newPasses = async (count: number): Promise<Thing[]> => {
    const owner = { name: 'Ada Lovelace', address: NOWHERE, send_to_custom_addr: false };
    const owners = Array.from({ length: count }, () => owner);
    const order = await buy({ type: 'merchandise', id: 'jahr', count, owners });
    const passes = (await kim.post('office/passes/find', { q: order.number })).body.data;
    return passes.map(({ number }: Thing) => ({
      number,
      path: `office/passes/${number}`,
      on: order.number,
    }));
  };
  const newPass = async () => (await newPasses(1))[0] as Thing;
  const newParcel = async (): Promise<Thing> => {
    const order = await buy({ type: 'merchandise', id: 'karten', count: 1 });
    const { rows } = (await kim.get('office/parcels?state=all')).body.data;
    const { number } = rows.find((row: { order: string }) => row.order === order.number);
    return { number, path: `office/parcels/${number}`, on: order.number };
  };
  const shown = async ({ path }: Thing) => (await kim.get(path)).body.data;
  /** Does it; returns its key. */
  const act = async (by: StaffClient, thing: Thing, verb: string, body: object): Promise<string> => {
    const key = randomId();
    const done = await by.post(`${thing.path}/${verb}`, { ...body, key });
    expect([done.status, done.body.code]).toEqual([200, undefined]);
    return key;
  };
  const onCode = (by: StaffClient, code: Thing, verb: string, body: object = {}) =>
    act(by, code, verb, { reason: 'lost', ...body });
  const onPass = async (by: StaffClient, pass: Thing, verb: string, body: object = {}) =>
    act(by, pass, verb, { reason: 'lost', mail: true, version: (await shown(pass)).version, ...body });
  const send = async (parcel: Thing, mail = true) => {
    const { version } = await shown(parcel);
    return act(kim, parcel, 'send', { carrier: 'dhl', tracking: '0034', mail, version });
  };
  const undo = (by: StaffClient, thing: Pick<Thing, 'path'>, undoes: string, key = randomId()) =>
    by.post(`${thing.path}/undo`, { undoes, key });
  const acts = async ({ on }: Thing) =>
    (
      await shop.database.executeSql(
        'select id, verb, before, after from act where object_id = $1 order by id',
        [on],
      )
    ).rows as { id: number; verb: string; before: object | null; after: Record<string, unknown> | null }[];
  const waiting = async (job: string) =>
    (await shop.shop.jobs.unfinished(job)).map(({ data }) => data as Record<string, number>);
  const said = ({ status, body }: Awaited<ReturnType<typeof undo>>) => [status, body.code, body.problem];
  const changed = [409, 'OFFICE_UNDO_TOO_LATE', 'changed'];
  const mailLeft = [409, 'OFFICE_UNDO_TOO_LATE', 'mailLeft'];

  const MADE: [string, () => Promise<{ thing: Thing; key: string }>, string, object][] = [
    [
      'a code blocked',
      async () => {
        const thing = await newCode();
        return { thing, key: await onCode(kim, thing, 'block') };
      },
      'code.unblocked',
      { state: 'usable', blocked_at: null },
    ],
    [
      'a code unblocked',
      async () => {
        const thing = await newCode();
        await onCode(kim, thing, 'block');
        return { thing, key: await onCode(kim, thing, 'unblock') };
      },
      'code.blocked',
      { state: 'blocked' },
    ],
    [
      'a code extended',
      async () => {
        const thing = await newCode();
        return { thing, key: await onCode(kim, thing, 'extend', { valid_to: '2040-06-30' }) };
      },
      'code.shortened',
      { state: 'usable', valid_to: '2029-12-31 23:59' },
    ],
    [
      'a pass blocked',
      async () => {
        const thing = await newPass();
        return { thing, key: await onPass(kim, thing, 'block') };
      },
      'pass.unblocked',
      { state: 'valid', blocked_at: null, mail_waits: false },
    ],
    [
      'a pass extended for a second time',
      async () => {
        const thing = await newPass();
        await onPass(kim, thing, 'extend', { days: 10, mail: false });
        return { thing, key: await onPass(kim, thing, 'extend', { days: 5 }) };
      },
      'pass.shortened',
      { valid_to: '2027-11-27', mail_waits: false },
    ],
    [
      'a pass whose extension was taken back',
      async () => {
        const thing = await newPass();
        await onPass(kim, thing, 'extend', { days: 10, mail: false });
        return { thing, key: await onPass(kim, thing, 'shorten', { mail: false }) };
      },
      'pass.extended',
      { valid_to: '2027-11-27', mail_waits: false },
    ],
    [
      'a parcel sent',
      async () => {
        const thing = await newParcel();
        return { thing, key: await send(thing) };
      },
      'parcel.not-sent',
      { state: 'to-pack', mail: 'none', tracking: '' },
    ],
  ];

  test.each(MADE)('%s is undone once, however often it is sent', async (_what, make, verb, after) => {
    const { thing, key } = await make();
    const before = await acts(thing);
    const twice = randomId();
    const answers = await Promise.all([undo(mara, thing, key, twice), undo(mara, thing, key, twice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown(thing)).toMatchObject(after);
    expect(answers.map(({ body }) => body.data)).toEqual([await shown(thing), await shown(thing)]);
    const [undone, ...others] = (await acts(thing)).slice(before.length);
    expect(undone).toMatchObject({ verb, after: { undoes: before.at(-1)?.id } });
    expect(others).toEqual([]);
    expect(said(await undo(kim, thing, key))).toEqual(changed);
    expect((await undo(kim, thing, twice)).status, 'what undoes').toBeGreaterThanOrEqual(404);
    expect(await acts(thing)).toHaveLength(before.length + 1);
  });

  test.each(MADE)('%s is not undone by whoever may not do it', async (_what, make) => {
    const { thing, key } = await make();
    expect(said(await undo(finance, thing, key))[0]).toBe(403);
    expect((await undo(kim, thing, randomId())).status).toBe(404);
  });

  test('of two people who take the same back at the same moment, one does', async () => {
    const code = await newCode();
    const key = await onCode(kim, code, 'block');
    const both = await Promise.all([undo(kim, code, key), undo(mara, code, key)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await acts(code)).map(({ verb }) => verb)).toEqual(['code.blocked', 'code.unblocked']);
  });

  test('a code that a colleague has changed since stays as it is', async () => {
    const code = await newCode();
    const blocked = await onCode(kim, code, 'block');
    await onCode(mara, code, 'extend', { valid_to: '2040-06-30' });
    expect(said(await undo(kim, code, blocked))).toEqual(changed);
    expect(await shown(code)).toMatchObject({ state: 'blocked', valid_to: '2040-06-30 23:59' });
    await onCode(mara, code, 'unblock');
    const again = await onCode(kim, code, 'block');
    await onCode(mara, code, 'unblock');
    expect(said(await undo(kim, code, again))).toEqual(changed);
    expect(await acts(code)).toHaveLength(5);
  });

  test('a code whose order was given back since stays as it is, although nobody acted on the code', async () => {
    const code = await newCode();
    const key = await onCode(kim, code, 'block');
    await refundInDatabase(shop.database, code.order, shop.now);
    expect(said(await undo(kim, code, key))).toEqual(changed);
    expect(await shown(code)).toMatchObject({ state: 'closed' });
  });

  test('a code is blocked, and issued again, once for each key', async () => {
    const code = await newCode();
    const key = randomId();
    const block = () => kim.post(`${code.path}/block`, { reason: 'lost', key });
    expect([(await block()).status, (await block()).status]).toEqual([200, 200]);
    await onCode(kim, code, 'unblock');
    const again = randomId();
    const replace = () => kim.post(`${code.path}/replace`, { reason: 'lost', key: again });
    const [first, second] = [await replace(), await replace()];
    expect(second.body.data.barcode).toBe(first.body.data.barcode);
    expect(first.body.data.replaces).toMatchObject([{ number: code.number }]);
    expect((await undo(kim, code, again)).status).toBe(404);
  });

  test('a code that had lapsed lapses again when its extension is undone', async () => {
    const code = await newCode();
    await shop.database.executeSql("update voucher_code set valid_to = '2026-11-01' where number = $1", [
      code.number,
    ]);
    await lapseCodes(shop.database, shop.now());
    const key = await onCode(kim, code, 'extend', { valid_to: '2040-06-30' });
    expect((await undo(kim, code, key)).body.data).toMatchObject({ state: 'ended' });
    expect(await lapseCodes(shop.database, shop.now())).toBe(1);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  test('a note on the order of a pass is no reason against it; a new code of the pass is', async () => {
    const pass = await newPass();
    const blocked = await onPass(kim, pass, 'block');
    await mara.post(`office/orders/${pass.on}/note`, { text: 'Has called.', key: randomId() });
    expect((await undo(kim, pass, blocked)).status).toBe(200);
    const again = await onPass(kim, pass, 'block');
    const { version } = await shown(pass);
    const issued = { line: 0, number: 1, owner: 'Ada Lovelace', reason: 'lost', send: false, version };
    const replaced = await mara.post(`office/orders/${pass.on}/passes/replace`, {
      ...issued,
      key: randomId(),
    });
    expect(replaced.status).toBe(200);
    expect(said(await undo(kim, pass, again))).toEqual(changed);
    expect(await shown(pass)).toMatchObject({ state: 'blocked' });
  });

  test('a pass stays blocked once its buyer has read so, and another one of its order is none of its business', async () => {
    const [pass, other] = (await newPasses(2)) as [Thing, Thing];
    const blocked = await onPass(kim, pass, 'block');
    expect((await undo(kim, other, blocked)).status).toBe(404);
    const [mail] = (await waiting(PASS_CHANGED)).filter((job) => job['pass'] === Number(pass.number));
    expect(await passToTell(shop.database, mail as { pass: number; change: number })).toBeDefined();
    expect(said(await undo(kim, pass, blocked))).toEqual(mailLeft);
    expect(await shown(pass)).toMatchObject({ state: 'blocked' });
  });

  test('a mail that was stopped by what is undone leaves after all', async () => {
    const pass = await newPass();
    await onPass(kim, pass, 'block');
    const unblocked = await onPass(kim, pass, 'unblock');
    expect(await shown(pass)).toMatchObject({ state: 'valid', mail_waits: false });
    expect((await undo(kim, pass, unblocked)).body.data).toMatchObject({
      state: 'blocked',
      mail_waits: true,
    });
    const jobs = (await waiting(PASS_CHANGED)).filter((job) => job['pass'] === Number(pass.number));
    const told = [];
    for (const job of jobs)
      told.push(await passToTell(shop.database, job as { pass: number; change: number }));
    expect(told.filter(Boolean)).toHaveLength(1);
  });

  test('a parcel is not unsent once its buyer has read of it, nor once its number was corrected', async () => {
    const parcel = await newParcel();
    const first = await send(parcel);
    const { version } = await shown(parcel);
    await act(mara, parcel, 'correct', { carrier: 'dpd', tracking: '0111', mail: true, version });
    expect(said(await undo(kim, parcel, first))).toEqual(changed);
    const told = await newParcel();
    const key = await send(told);
    const [job] = (await waiting(PARCEL_SENT)).filter((one) => one['parcel'] === Number(told.number));
    expect(await parcelToTell(shop.shop, job as never)).toBeDefined();
    expect(said(await undo(kim, told, key))).toEqual(mailLeft);
    expect(await shown(told)).toMatchObject({ state: 'sent', tracking: '0034' });
  });

  test('the order’s history offers no undo for its passes and parcels: their pages do', async () => {
    const pass = await newPass();
    await onPass(kim, pass, 'block');
    const { history } = (await kim.get(`office/orders/${pass.on}`)).body.data;
    const blocked = history.find(({ verb }: { verb?: string }) => verb === 'pass.blocked');
    expect(blocked).toMatchObject({ undo: '' });
  });

  describe('decisions about places', () => {
    const decide = async (asked: object): Promise<string> => {
      const key = randomId();
      const whole = { pools: ['event:flut'], from: DAY, to: DAY, ...asked };
      const { seen } = (await planner.post('office/places/decisions/preview', whole)).body.data;
      const made = await planner.post('office/places/decisions', { ...whole, key, seen });
      expect([made.status, made.body.code]).toEqual([200, undefined]);
      return key;
    };
    const decision = (id: string) => ({ path: `office/places/decisions/${id}`, on: id, number: id });
    const leftAt = async (time: string) =>
      (
        (await shop.get(`/api/en/ticket/collect/event/flut/date/${DAY}`)).body.data.timeslot as {
          datetime: string;
          max_tickets: number;
        }[]
      ).find(({ datetime }) => datetime === `${DAY} ${time}`)?.max_tickets;

    test.each([
      ['fewer places', { kind: 'capacity', places: 1, times: ['11:00'] }, '11:00'],
      ['places kept back', { kind: 'block', places: 1, name: 'School', times: ['12:00'] }, '12:00'],
      ['a closed time', { kind: 'closure', times: ['13:00'] }, '13:00'],
      ['a time more', { kind: 'extra', places: 5, minutes: 30, times: ['20:15'] }, '20:15'],
    ])('%s: undone once, and the shop sells as before', async (_what, asked, time) => {
      const before = await leftAt(time);
      const id = await decide(asked);
      expect(await leftAt(time)).not.toBe(before);
      const key = randomId();
      const twice = await Promise.all([
        undo(planner, decision(id), id, key),
        undo(planner, decision(id), id, key),
      ]);
      expect(twice.map(({ status, body }) => [status, body.data])).toEqual([
        [200, { id }],
        [200, { id }],
      ]);
      expect(await leftAt(time)).toBe(before);
      const [made, ...undone] = await acts(decision(id));
      expect(undone).toMatchObject([{ verb: 'places.taken-back', after: { undoes: made?.id } }]);
      expect(said(await undo(planner, decision(id), id))).toEqual(changed);
    });

    test('is refused where somebody has taken a place of it, has taken it back, or may not decide', async () => {
      const id = await decide({ kind: 'extra', places: 5, minutes: 30, times: ['20:45'] });
      expect((await undo(kim, decision(id), id)).status).toBe(403);
      expect((await undo(planner, decision(id), randomId())).status).toBe(404);
      const item = { type: 'ticket', id: 'flut-normal', datetime: `${DAY} 20:45`, count: 1 };
      expect((await shop.post('/api/en/checkout/initPayment', purchase([item]))).status).toBe(200);
      expect(said(await undo(planner, decision(id), id))).toEqual([409, 'OFFICE_UNDO_TOO_LATE', 'taken']);
      expect(await leftAt('20:45')).toBe(4);
      const { path } = decision(id);
      const { seen } = (await planner.post(`${path}/take-back/preview`)).body.data;
      expect((await planner.post(`${path}/take-back`, { key: randomId(), seen })).status).toBe(200);
      expect(said(await undo(planner, decision(id), id))).toEqual(changed);
    });

    test('is refused for a closure once people are written to', async () => {
      await buy({ type: 'ticket', id: 'flut-normal', datetime: `${DAY} 14:00`, count: 1 });
      const id = await decide({ kind: 'closure', times: ['14:00'] });
      const admin = await signIn(shop, 'admin');
      const begun = await admin.post('office/closings', {
        decision: id,
        offers: ['other-time'],
        until: '2026-11-19',
        unanswered: 'list',
        sentences: [],
        key: randomId(),
      });
      expect([begun.status, begun.body.code]).toEqual([200, undefined]);
      expect(said(await undo(planner, decision(id), id))).toEqual(mailLeft);
      expect(await leftAt('14:00')).toBeUndefined();
    });
  });
});
