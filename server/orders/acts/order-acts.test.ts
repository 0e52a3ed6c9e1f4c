// What staff do to an order besides money, through the whole shop: each once for its key, and written
// down with who did it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../../../domain/staff/act.ts';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { giveBack } from '../../returns/give-back.ts';
import { orderObject, versionOf } from '../../staff/acts/begin-act.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { correctOrder } from './correct-order.ts';
import { noteOrder, notesOfOrder, restoreNote, strikeNote } from './note-order.ts';
import { sendAgain } from './send-again.ts';

const START = new Date('2026-11-18T07:00:00Z');
const by: Actor = { kind: 'staff', staffId: 'S1', address: '10.0.0.7' };
const ticket = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 };
const owner = { name: 'Mary Sommerville', address: { street: '', zip: '', city: '', country: 'DE' } };
const pass = {
  type: 'merchandise',
  id: 'jahr',
  count: 1,
  owners: [{ ...owner, send_to_custom_addr: false }],
};

describe.each(testDatabases())('an order in the hands of staff on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  const open = async (jobs: string) => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { JOBS: jobs }, START);
  };
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (items: unknown[], more: object = {}) => {
    const token = await shop.guest({ email: 'ada@exmaple.org' });
    const headers = { authorization: `Bearer ${token}` };
    const started = await shop.post('/api/de/checkout/initPayment', purchase(items, more), headers);
    const { cartId } = started.body.data;
    await shop.bank(cartId, 'pay');
    const executed = await shop.post('/api/de/checkout/execPayment', { cartId }, headers);
    return review(executed.body.data.booking_id);
  };
  const review = async (id: string) => (await shop.get(`/api/de/order/review?id=${id}`)).body.data;
  const rows = async (query: string, ...values: unknown[]) =>
    (await shop.database.executeSql(query, values)).rows;
  const acts = (number: string) =>
    rows('select verb, actor_id, after from act where object_id = $1 order by id', number);

  describe('without its jobs', () => {
    beforeEach(() => open('off'));

    test('is noted once for each key, and a note is struck out, not edited', async () => {
      const { number, booking_id } = await buy([ticket]);
      const noting = { number, by, text: 'Comes with a pram.', key: randomId() };
      const noted = await Promise.all(Array.from({ length: 10 }, () => noteOrder(shop.shop, noting)));
      expect(noted.map(({ state }) => state).toSorted()).toEqual([...Array(9).fill('before'), 'done']);
      const [note] = await notesOfOrder(shop.database, booking_id);
      expect(note).toMatchObject({ text: 'Comes with a pram.', author_id: 'S1', struck_at: null });
      const striking = { number, by, note: note?.id ?? '', key: randomId() };
      expect(await strikeNote(shop.shop, striking)).toEqual({ state: 'done', result: true });
      expect(await strikeNote(shop.shop, { ...striking, key: randomId() })).toMatchObject({ result: false });
      expect(await notesOfOrder(shop.database, booking_id)).toMatchObject([
        { text: 'Comes with a pram.', struck_at: START },
      ]);
      const restoring = { ...striking, key: randomId() };
      expect(await restoreNote(shop.shop, restoring)).toEqual({ state: 'done', result: true });
      expect(await restoreNote(shop.shop, restoring)).toEqual({ state: 'before' });
      expect(await restoreNote(shop.shop, { ...striking, key: randomId() })).toMatchObject({ result: false });
      expect(await notesOfOrder(shop.database, booking_id)).toMatchObject([{ struck_at: null }]);
      const done = ['order.noted', 'order.note-struck', 'order.note-restored'];
      expect((await acts(number)).map(({ verb }) => verb)).toEqual(done);
    });

    test('is corrected: tickets, passes and a guest’s account follow, the invoice and the journal keep out of it', async () => {
      const { number, booking_id } = await buy([ticket, pass], { request_invoice: true });
      const fields = { email: 'ada@example.org', name: 'Ada King', 'owner.1.1': 'Mary Somerville' };
      const asked = { number, by, fields, send: false, key: randomId(), seen: 0 };
      expect(await correctOrder(shop.shop, asked)).toMatchObject({ state: 'done' });
      const order = await review(booking_id);
      expect(order).toMatchObject({ email: 'ada@example.org', name: 'Ada King' });
      expect(order.lines[1].article.owners[0].name).toBe('Mary Somerville');
      expect(order.admissions.at(-1).name).toBe('Mary Somerville');
      expect(await rows(`select content -> 'buyer' ->> 'name' as name from invoice`)).not.toEqual([
        { name: 'Ada King' },
      ]);
      expect(await rows('select email from customer where is_guest')).toEqual([{ email: 'ada@example.org' }]);
      expect(await acts(number)).toEqual([
        { verb: 'order.corrected', actor_id: 'S1', after: { fields: Object.keys(fields) } },
      ]);
      expect(await rows('select before ->> $1 as was from order_correction', 'email')).toEqual([
        { was: 'ada@exmaple.org' },
      ]);
    });

    test('is not changed over what somebody else did meanwhile', async () => {
      const { number, booking_id } = await buy([ticket]);
      const seen = await versionOf(shop.database, orderObject(number));
      const selection = {
        pieces: [{ line: 0, part: 0, count: 1 }],
        shipping: false,
        fee: 0,
        to: 'the-way-it-came',
      } as const;
      const canceling = { number, selection, reason: '', seen, by };
      const correcting = { number, by, fields: { name: 'Ada King' }, send: false, seen };
      const context = { ...shop.shop.payments, today: () => '2026-11-18' };
      const both = await Promise.all([
        giveBack(context, { ...canceling, key: randomId() }),
        correctOrder(shop.shop, { ...correcting, key: randomId() }),
      ]);
      expect(both.map(({ state }) => state).toSorted()).toEqual(['changed', 'done']);
      const refused = both.find(({ state }) => state === 'changed');
      expect(refused).toMatchObject({ changes: [{ actor_id: 'S1', at: START }] });
      // Whoever looks again may go on.
      const now = await versionOf(shop.database, orderObject(number));
      expect(
        await correctOrder(shop.shop, {
          ...correcting,
          fields: { name: 'A. King' },
          key: randomId(),
          seen: now,
        }),
      ).toMatchObject({ state: 'done' });
      expect((await review(booking_id)).name).toBe('A. King');
    });

    test('is left as it is when the process dies in the middle of a correction', async () => {
      const { number, booking_id } = await buy([ticket]);
      const dying = { ...shop.shop, jobs: { write: () => Promise.reject(new Error('killed')) } };
      const asked = { number, by, fields: { name: 'Ada King' }, send: true, key: randomId(), seen: 0 };
      await expect(correctOrder(dying, asked)).rejects.toThrow('killed');
      expect((await review(booking_id)).name).not.toBe('Ada King');
      expect(await acts(number)).toEqual([]);
      expect(await correctOrder(shop.shop, asked)).toMatchObject({ state: 'done' });
      expect((await review(booking_id)).name).toBe('Ada King');
    });

    test('forgets with its people what notes, mails and corrections say of them', async () => {
      const { number, booking_id } = await buy([ticket]);
      await noteOrder(shop.shop, { number, by, text: 'Ada is ill.', key: randomId() });
      await sendAgain(shop.shop, { number, by, email: 'byron@example.org', key: randomId() });
      const fields = { name: 'Ada King' };
      await correctOrder(shop.shop, { number, by, fields, send: false, key: randomId() });
      const { forgetOrders } = await import('../personal-data/forget-orders.ts');
      const later = new Date('2040-01-01T00:00:00Z');
      const old = { before: later, without: [] };
      expect(await forgetOrders(shop.database, old, later, 10)).toEqual({ forgotten: 1, held: [] });
      const left = await rows(
        `select (select text from order_note) as note, (select recipient from order_mail) as recipient,
          (select count(*)::int from order_correction) as corrections`,
      );
      expect(left).toEqual([{ note: '', recipient: '', corrections: 0 }]);
      const again = { number, by, email: 'ada@example.org', key: randomId() };
      expect(await sendAgain(shop.shop, again)).toMatchObject({ result: { refused: 'forgotten' } });
      expect(JSON.stringify(await rows('select * from act'))).not.toMatch(/King|Byron|byron|ill/);
      expect(booking_id).not.toBe('');
    });
  });

  onOne(engine, () => {
    test('gets its mail again, once for each key and under another id', async () => {
      await open('on');
      const { number } = await buy([ticket]);
      const mails = () => shop.outbox().map((name) => shop.mail(name));
      await vi.waitFor(() => expect(mails()).toHaveLength(1), 60_000);
      const asked = { number, by, email: 'grandma@example.org', key: randomId() };
      await Promise.all(Array.from({ length: 10 }, () => sendAgain(shop.shop, asked)));
      await vi.waitFor(() => expect(mails()).toHaveLength(2), 60_000);
      const [first = '', second = ''] = mails().toSorted((a) => (a.includes('grandma') ? 1 : -1));
      expect(second).toMatch(/^To: grandma@example\.org/m);
      expect(second).toMatch(/flut|Flut/);
      const idOf = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1];
      expect(idOf(second)).not.toBe(idOf(first));
      expect(await acts(number)).toMatchObject([
        { verb: 'order.mail-sent-again', actor_id: 'S1', after: { to_another: true } },
      ]);
      expect(JSON.stringify(await acts(number))).not.toContain('grandma');
      await shop.shop.jobs.stop();
      expect(mails()).toHaveLength(2);
    }, 240_000);
  });
});
