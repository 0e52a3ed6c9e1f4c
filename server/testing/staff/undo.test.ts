// Acts on an order are taken back (operations 9, ADR 106), as two browsers of the office do it, on both engines: by an act that names
// the one it takes back, and not over somebody else's change.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';

const tickets = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 };

describe.each(testDatabases())('undo on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  let mara: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {});
    kim = await signIn(shop, 'service');
    mara = await signIn(shop, 'service');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const buy = async (): Promise<string> => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([tickets]))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const act = async (by: StaffClient, number: string, path: string, body: object): Promise<string> => {
    const key = randomId();
    const done = await by.post(`office/orders/${number}/${path}`, { ...body, key });
    expect(done.status).toBe(200);
    return key;
  };
  const correct = async (by: StaffClient, number: string, fields: object) => {
    const { version } = (await by.post(`office/orders/${number}/correct/preview`, { fields })).body.data;
    return act(by, number, 'correct', { fields, send: false, version });
  };
  const undo = (by: StaffClient, number: string, undoes: string, key = randomId()) =>
    by.post(`office/orders/${number}/undo`, { undoes, key });
  const notes = async (number: string) => (await kim.get(`office/orders/${number}/notes`)).body.data;
  const whole = async (number: string) => (await kim.get(`office/orders/${number}`)).body.data;
  const history = async (number: string) =>
    (await whole(number)).history.filter(({ kind }: { kind: string }) => kind === 'act');
  const acts = async (number: string) =>
    (
      await shop.database.executeSql('select id, verb, after from act where object_id = $1 order by id', [
        number,
      ])
    ).rows;
  const refused = { status: 409, code: 'OFFICE_UNDO_TOO_LATE' };
  const said = ({ status, body }: Awaited<ReturnType<typeof undo>>) => ({ status, code: body.code });

  test('a note is struck out again, by an act that names the first', async () => {
    const number = await buy();
    const noted = await act(kim, number, 'note', { text: 'Comes late.' });
    expect(await history(number)).toMatchObject([{ verb: 'order.noted', undo: noted, undoes: false }]);
    expect((await undo(kim, number, noted)).status).toBe(200);
    expect((await notes(number))[0].struck_at).not.toBe('');
    const [first, second] = await acts(number);
    expect(second).toMatchObject({ verb: 'order.note-struck', after: { undoes: first?.['id'] } });
    expect(await history(number)).toMatchObject([
      { verb: 'order.noted', undo: '' },
      { verb: 'order.note-struck', undo: '', undoes: true },
    ]);
  });

  test('a note that was struck out stands again', async () => {
    const number = await buy();
    await act(kim, number, 'note', { text: 'Comes late.' });
    const [{ id }] = await notes(number);
    const struck = await act(kim, number, 'strike-note', { note: id });
    expect((await undo(mara, number, struck)).status).toBe(200);
    expect((await notes(number))[0].struck_at).toBe('');
  });

  test('a correction gets its former values, and the order is found by them', async () => {
    const number = await buy();
    const before = (await whole(number)).order;
    const corrected = await correct(kim, number, { name: 'Zoë Quittenbaum', email: 'zoe@example.com' });
    expect((await whole(number)).order).toMatchObject({ name: 'Zoë Quittenbaum', email: 'zoe@example.com' });
    expect((await undo(kim, number, corrected)).status).toBe(200);
    expect((await whole(number)).order).toMatchObject({ name: before.name, email: before.email });
    const found = (await kim.post('office/search', { q: 'Quittenbaum' })).body.data;
    expect(JSON.stringify(found)).not.toContain(number);
  });

  test('is done once for its key, and once in all', async () => {
    const number = await buy();
    const noted = await act(kim, number, 'note', { text: 'Comes late.' });
    const key = randomId();
    const same = await Promise.all([undo(kim, number, noted, key), undo(kim, number, noted, key)]);
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
    expect(said(await undo(mara, number, noted))).toEqual(refused);
    expect(await acts(number)).toHaveLength(2);
  });

  test('of two people who take the same back at the same moment, one does', async () => {
    const number = await buy();
    const corrected = await correct(kim, number, { name: 'Ada Byron' });
    const both = await Promise.all([undo(kim, number, corrected), undo(mara, number, corrected)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await acts(number)).toHaveLength(2);
  });

  test('is refused after somebody else’s change of the same, and nothing changes', async () => {
    const number = await buy();
    const corrected = await correct(kim, number, { name: 'Ada Byron', company: 'Analytics' });
    await correct(mara, number, { name: 'Ada King' });
    expect(said(await undo(kim, number, corrected))).toEqual(refused);
    expect((await whole(number)).order).toMatchObject({ name: 'Ada King', company: 'Analytics' });
    expect((await history(number))[0]).toMatchObject({ undo: '' });
  });

  test('somebody else’s change of something else is no reason against it, and stays', async () => {
    const number = await buy();
    const corrected = await correct(kim, number, { name: 'Ada Byron' });
    await correct(mara, number, { company: 'Analytics' });
    await act(mara, number, 'note', { text: 'Comes late.' });
    expect((await undo(kim, number, corrected)).status).toBe(200);
    expect((await whole(number)).order).toMatchObject({ company: 'Analytics' });
    expect((await whole(number)).order.name).not.toBe('Ada Byron');
  });

  test('what takes an act back, a mail, and what nobody did are not taken back', async () => {
    const number = await buy();
    const noted = await act(kim, number, 'note', { text: 'Comes late.' });
    const undone = randomId();
    await undo(kim, number, noted, undone);
    expect(said(await undo(kim, number, undone))).toEqual(refused);
    const sent = await act(kim, number, 'send-again', { email: 'ada@example.org' });
    expect((await undo(kim, number, sent)).status).toBe(404);
    expect((await undo(kim, number, randomId())).status).toBe(404);
  });

  test('another order’s act is not taken back with this one’s number', async () => {
    const noted = await act(kim, await buy(), 'note', { text: 'Comes late.' });
    expect((await undo(kim, await buy(), noted)).status).toBe(404);
  });

  test('whoever may not change orders takes nothing back', async () => {
    const number = await buy();
    const noted = await act(kim, number, 'note', { text: 'Comes late.' });
    const finance = await signIn(shop, 'finance');
    expect((await undo(finance, number, noted)).status).toBe(403);
  });
});
