// A request that does not match the contract gets a message at the wrong field, in the caller's language, not the
// validator's own words.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { customersWording } from '../../../domain/wording/customers/customers-wording.ts';
import { refusalsWording } from '../../../domain/wording/refusals/refusals-wording.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { adult, order } from '../refusals/refusal-case.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

describe.each(oneDatabase())('a malformed request gets messages at its fields on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const c = { lname: 'Lovelace', email: 'ada@example.org', country: 'DE' };
  test.each([
    ['auth/guest', { c: { ...c, email: 7 } }, 'email', 'MALFORMED'],
    ['auth/guest', { c: { ...c, city: { name: 'x' } } }, 'city', 'MALFORMED'],
    ['auth/guest', { c: { ...c, shipping: { name: 7 } } }, 'shipping.name', 'MALFORMED'],
    ['auth/guest', {}, 'c', 'REQUIRED'],
    ['auth/login', { _u: 'ada@example.org' }, '_p', 'REQUIRED'],
    [
      'checkout/initPayment',
      order({}, { items: [{ ...adult, count: 'two' }] }),
      'cart.items.0.count',
      'MALFORMED',
    ],
    [
      'checkout/initPayment',
      order({}, { external_document_number: 'x'.repeat(9999) }),
      'cart.external_document_number',
      'TOO_LONG',
    ],
  ] as const)('POST %s %j: %s is %s', async (call, body, field, problem) => {
    for (const language of LANGUAGES) {
      const answer = await shop.post(`/api/${language}/${call}`, body);
      expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([
        400,
        'REQUEST_MALFORMED',
      ]);
      expect(answer.body.message).toBe(refusalsWording[language]['refusal.REQUEST_MALFORMED']);
      expect(answer.body.errors).toEqual({ [field]: [customersWording[language][`field.${problem}`]] });
    }
  });
});
