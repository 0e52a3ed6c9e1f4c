// What becomes of a payment that its provider does not know (spec decisions 3).
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];

describe.each(oneDatabase())('A payment that the provider does not know, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const unheardOf = async (): Promise<string> => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.database.executeSql('delete from demo_bank_payment');
    return cartId;
  };
  const settle = async (cartId: string): Promise<string> => {
    await shop.post('/api/de/checkout/execPayment', { cartId });
    return (await shop.database.executeSql('select state from payment')).rows[0].state;
  };

  it('stays open for two minutes, because the provider may be about to hear of it', async () => {
    const cartId = await unheardOf();
    expect(await settle(cartId)).toBe('started');
    shop.pass(119);
    expect(await settle(cartId)).toBe('started');
  });

  it('counts as canceled after that, because nobody can pay it any more', async () => {
    const cartId = await unheardOf();
    shop.pass(121);
    expect(await settle(cartId)).toBe('canceled');
  });
});
