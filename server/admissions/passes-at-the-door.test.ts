// Annual passes at the door, on both engines: until when they let in, also extended ones; whose they are; and that a blocked one
// lets nobody in, on devices that had it on their list as well.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/museum-time.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { pairDevice, type TestDevice } from '../testing/door-device.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const OPEN = new Date('2026-11-18T09:10:00Z');
const DAY_SECONDS = 86_400;
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

describe.each(testDatabases())('annual passes at the door on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let kim: StaffClient;
  let door: TestDevice;
  const open = async (names: boolean) => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    museum.put(
      'museum.yaml',
      `${MUSEUM_YAML}${RETAIL_MUSEUM_YAML.slice(MUSEUM_YAML.length)}\ndoor: {names: ${names}}\n`,
    );
    shop = await openTestShop(engine, museum.folder, {}, OPEN);
    kim = await signIn(shop, 'admin');
    door = await pairDevice(shop, kim);
  };
  const close = async () => {
    await shop.close();
    museum.remove();
  };
  const buy = async (name: string): Promise<string> => {
    const owners = [{ name, address: NOWHERE, send_to_custom_addr: false }];
    const items = [{ type: 'merchandise', id: 'jahr', count: 1, owners }];
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    await shop.bank(body.data.cartId, 'pay');
    const booked = await shop.post('/api/de/checkout/execPayment', { cartId: body.data.cartId });
    const { booking_id } = booked.body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.admissions[0].barcode;
  };
  const passOf = async (code: string) => (await kim.post('office/passes/find', { q: code })).body.data[0];
  const act = async (number: number, name: string, more: object = {}) => {
    const { version } = (await kim.get(`office/passes/${number}`)).body.data;
    const body = { reason: 'verloren', mail: false, key: randomId(), version, ...more };
    expect((await kim.post(`office/passes/${number}/${name}`, body)).status).toBe(200);
  };
  const answer = async (code: string) => (await door.ask(code, { persons: 0 })).body.data;

  describe('of a museum that wants names', () => {
    beforeAll(() => open(true));
    afterAll(close);

    test('one that is blocked lets nobody in until it is unblocked, and every device is told', async () => {
      const code = await buy('Emmy Noether');
      const { number } = await passOf(code);
      const { cursor } = await door.list();
      expect(await answer(code)).toMatchObject({ answer: 'in', admission: { name: 'Emmy Noether' } });
      await act(number, 'block');
      expect(await answer(code)).toMatchObject({ answer: 'blocked' });
      const told = await door.post('changes', { after: cursor, sent_at: shop.now().getTime(), waiting: 0 });
      expect(told.body.data.list.admissions).toMatchObject([[door.ref(code), 0, 0, 1, 3, 0]]);
      await act(number, 'unblock');
      expect(await answer(code)).toMatchObject({ answer: 'in' });
    });

    test('one that was extended lets in on its new last day, and not on the day after', async () => {
      const code = await buy('Marie Curie');
      const { number, valid_to } = await passOf(code);
      const lastDay = addDays(valid_to, 14);
      await act(number, 'extend', { days: 14 });
      expect(await answer(code)).toMatchObject({ admission: { window: { until: `${lastDay} 23:59` } } });
      const days = (Date.parse(`${lastDay}T09:10Z`) - OPEN.getTime()) / 86_400_000;
      shop.pass(days * DAY_SECONDS);
      expect(await answer(code)).toMatchObject({ answer: 'in' });
      shop.pass(DAY_SECONDS);
      expect(await answer(code)).toMatchObject({ answer: 'other-day' });
      shop.pass(-(days + 1) * DAY_SECONDS);
    });
  });

  describe('of a museum that wants none', () => {
    beforeAll(() => open(false));
    afterAll(close);

    test('devices do not learn whose they are', async () => {
      const code = await buy('Lise Meitner');
      expect(await answer(code)).toMatchObject({ answer: 'in', admission: { name: '' } });
      expect(JSON.stringify(await door.list())).not.toContain('Meitner');
    });
  });
});
