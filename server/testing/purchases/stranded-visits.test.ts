// After a purchase the museum closes a day, pauses an exhibition or takes its times away: the order and the account say so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { randomId } from '../../platform/random-id.ts';
import { giveBack } from '../../returns/give-back.ts';
import { knownVersion } from '../../site/open-shop.ts';
import { digest } from '../test-accounts.ts';
import {
  CLOSING_DAY,
  MUSEUM_YAML,
  makeTestMuseum,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const DAY = '2026-11-25';
const LAST = '2026-11-29';
const REASON = '{de: Wegen Umbau geschlossen, en: Closed for rebuilding}';

const paused = (days: string) =>
  SLOT_EVENT_YAML.replace('dating:', `pauses: [{days: "${days}", reason: ${REASON}}]\ndating:`);

describe.each(oneDatabase())('on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  let booking: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {});
    const c = { lname: 'Noether', email: 'emmy@example.org', country: 'DE', password: digest('Drei Kinder') };
    token = (await shop.post('/api/de/customer/register', { c })).body.data;
    booking = await buy('flut-normal', 'konzert-karte');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const bearer = () => ({ authorization: `Bearer ${token}` });
  const TIMES: Record<string, string> = { 'flut-normal': '10:00', 'konzert-karte': '18:00' };
  async function buy(...ids: string[]): Promise<string> {
    const items = ids.map((id) => ({ type: 'ticket', id, datetime: `${DAY} ${TIMES[id]}`, count: 2 }));
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, {}, 166), bearer());
    const { cartId } = body.data;
    await shop.bank(cartId, 'pay');
    return (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  }
  const stranded = async (language = 'de') =>
    (await shop.get(`/api/${language}/order/review?id=${booking}`)).body.data.stranded;
  const listed = async () => (await shop.get('/api/de/customer/orders', bearer())).body.data[0].stranded;
  /** Imports a change and waits until the shop knows it: it asks again within two seconds. */
  async function change(flut: string, settings = MUSEUM_YAML): Promise<void> {
    museum.put('events/flut.yaml', flut);
    museum.put('museum.yaml', settings);
    const { version } = await importMuseum(shop.database, museum.folder, shop.now());
    const known = () => {
      shop.pass(3);
      return shop.get('/api/de/shopinfo?shop=1').then(() => knownVersion(shop.shop));
    };
    await expect.poll(known, { timeout: 60_000, interval: 250 }).toBe(version);
  }

  test('an order says nothing as long as everything takes place', async () => {
    await change(paused('2026-11-26..2026-11-29'));
    expect([await stranded(), await listed()]).toEqual([undefined, undefined]);
  });

  test('a pause is named for the visits that it meets, until when and why, in the language of the reader', async () => {
    await change(paused(`${DAY}..${LAST}`));
    const expected = { line: 0, why: 'paused', until: LAST, reason: 'Closed for rebuilding' };
    expect([await stranded('en'), await listed()]).toEqual([[expected], true]);
    await change(paused(`${DAY}..`));
    expect(await stranded()).toEqual([{ ...expected, until: null, reason: 'Wegen Umbau geschlossen' }]);
  });

  test('a closing day is named for all visits of the day', async () => {
    await change(SLOT_EVENT_YAML, MUSEUM_YAML.replace(CLOSING_DAY, `${DAY}", "12-24`));
    const closed = (line: number) => ({ line, why: 'closed', until: null, reason: '' });
    expect([await stranded(), await listed()]).toEqual([[closed(0), closed(1)], true]);
  });

  test('a day without any time of the exhibition is named, other times of the same day are not', async () => {
    await change(SLOT_EVENT_YAML.replace('capacity: 20,', `capacity: 20, except: ["${DAY}"],`));
    expect(await stranded()).toEqual([{ line: 0, why: 'dropped', until: null, reason: '' }]);
    await change(SLOT_EVENT_YAML.replace('first: "10:00"', 'first: "10:30"').replace('"16:00"', '"16:30"'));
    expect([await stranded(), await listed()]).toEqual([undefined, undefined]);
  });

  test('what was given back is not named', async () => {
    await change(paused(`${DAY}..${LAST}`));
    const givenBack = async (count: number) => {
      const { number } = (await shop.get(`/api/de/order/review?id=${booking}`)).body.data;
      const pieces = [{ line: 0, part: 0, count }];
      await giveBack(
        { ...shop.shop.payments, today: () => '2026-11-18' },
        {
          number,
          selection: { pieces, shipping: false, fee: 0, to: 'the-way-it-came' },
          reason: '',
          key: randomId(),
          by: { kind: 'command', user: 'museum' },
        },
      );
    };
    await givenBack(1);
    expect(await stranded()).toHaveLength(1);
    await givenBack(1);
    expect([await stranded(), await listed()]).toEqual([undefined, undefined]);
  });

  test('nothing is named once the day is over', async () => {
    await change(SLOT_EVENT_YAML, MUSEUM_YAML.replace(CLOSING_DAY, `${DAY}", "12-24`));
    expect(await stranded()).toHaveLength(1);
    shop.pass(8 * 86_400);
    // By the link: by then the account is signed out.
    expect(await stranded()).toBeUndefined();
  });
});
