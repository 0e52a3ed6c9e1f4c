// Nobody can have a stranger's mailbox filled: mails that anyone can cause are counted by recipient, all kinds together.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import {
  MUSEUM_YAML,
  makeTestMuseum,
  OPEN_EVENT_YAML,
  SLOT_EVENT_YAML,
  type TestMuseum,
} from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const FREE = '  - {id: dauer-frei, group: einzel, mode: 3, name: {de: Frei}, price: 0, vat_value: 7}';
const FREE_SLOT = '  - {id: flut-frei, group: einzel, mode: 1, name: {de: Frei}, price: 0, vat_value: 7}';
const SLOT = '2026-11-18 10:00';
const VICTIM = 'zoe@example.org';
const DAY = 24 * 3600;

describe.each(oneDatabase())('three mails a day to one address on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put(
      'museum.yaml',
      MUSEUM_YAML.replace(
        'horizon_days: 60',
        'horizon_days: 60\nlimits: {mails_per_address: 3, free_tickets_per_order: 30, free_tickets_per_network_a_day: 1000}',
      ),
    );
    museum.put('events/dauer.yaml', `${OPEN_EVENT_YAML}${FREE}\n`);
    museum.put('events/flut.yaml', `${SLOT_EVENT_YAML}${FREE_SLOT}\n`);
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const order = async (email: string, id = 'dauer-frei', count = 1) => {
    const authorization = `Bearer ${await shop.guest({ email })}`;
    const items = [{ type: 'ticket', id, count, ...(id === 'flut-frei' ? { datetime: SLOT } : {}) }];
    return shop.post('/api/de/checkout/initPayment', purchase(items, {}, 166), { authorization });
  };
  const withdraw = async (email: string, number: string) => {
    const declared = { name: 'Zoë Brandt', number, email };
    return (await shop.post('/api/de/withdrawal', declared)).body.data;
  };

  test('the fourth order of nothing is refused, whoever asks, and says what to do; others are not', async () => {
    for (let orders = 0; orders < 3; orders += 1) expect((await order(VICTIM)).status).toBe(200);
    const { status, body, headers } = await order(` ${VICTIM.toUpperCase()}`);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'MAILS_TOO_MANY', String(DAY)]);
    expect(body.message).toContain('shop@steg.example');
    expect((await order('ada@example.org')).status).toBe(200);
    expect((await order(VICTIM, 'dauer-karte')).status).toBe(200);
    shop.pass(DAY);
    expect((await order(VICTIM)).status).toBe(200);
  });

  test('an order that finds no places does not count', async () => {
    for (let orders = 0; orders < 5; orders += 1)
      expect((await order(VICTIM, 'flut-frei', 30)).body.code).toBe('CART_NOT_AVAILABLE');
    expect((await order(VICTIM)).status).toBe(200);
  });

  test('a link that is mailed again counts, too', async () => {
    const { cartId } = (await order(VICTIM)).body.data;
    const again = async () => {
      const authorization = `Bearer ${await shop.guest({ email: VICTIM })}`;
      const body = { payart: 166, id: cartId, url: purchase([]).url };
      return (await shop.post('/api/de/checkout/initPaymentOrder', body, { authorization })).body;
    };
    for (let mails = 1; mails < 3; mails += 1) expect((await again()).data.cartId).toBe(cartId);
    expect((await again()).code).toBe('MAILS_TOO_MANY');
  });

  test('a declaration of withdrawal counts always, and its receipt is mailed while there is a mail left', async () => {
    const mailed: boolean[] = [];
    for (const number of ['1', '2', '3', '4']) mailed.push((await withdraw(VICTIM, number)).mailed);
    expect(mailed).toEqual([true, true, true, false]);
    expect((await order(VICTIM)).body.code).toBe('MAILS_TOO_MANY');
  });
});
