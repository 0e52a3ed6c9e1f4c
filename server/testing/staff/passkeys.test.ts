// Passkeys of staff, with an authenticator in software: added, signed in with, and every lie refused.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { clientOf, type StaffClient, signIn } from './sign-in.ts';
import { type Lies, type SoftwareAuthenticator, softwareAuthenticator } from './software-authenticator.ts';

const ORIGIN = 'https://shop.museum.example';

describe.each(oneDatabase())('passkeys of staff on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { PUBLIC_URL: ORIGIN });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const post = (path: string, body: object = {}) =>
    shop.post(`/api/en/office/${path}`, body, { [OFFICE_HEADER]: '1' });

  const add = async (member: StaffClient, phone: SoftwareAuthenticator, lies: Lies = {}) => {
    const { data } = (await member.post('office/passkeys/add-start')).body;
    return member.post('office/passkeys/add', { name: 'Telefon', response: phone.create(data, lies) });
  };
  const withPasskey = async (role: string) => {
    const member = await signIn(shop, role, { factor: false });
    const phone = softwareAuthenticator(ORIGIN);
    expect((await add(member, phone)).body.data).toMatchObject({ id: phone.id, name: 'Telefon' });
    return { member, phone };
  };
  const enter = async (phone: SoftwareAuthenticator, lies: Lies = {}) => {
    const { data } = (await post('passkeys/sign-in-start')).body;
    return post('passkeys/sign-in', { response: phone.get(data, lies) });
  };

  test('a passkey alone signs in, and is the second factor that an admin must have', async () => {
    const { member, phone } = await withPasskey('admin');
    expect((await member.get('office/people')).status).toBe(200);
    const signed = await enter(phone);
    expect(signed.body.data).toEqual({ signed_in: true, factors: [] });
    const other = clientOf(shop, String(signed.headers['set-cookie']));
    expect((await other.get('office/me')).body.data).toMatchObject({
      id: member.staffId,
      factor: { factors: ['passkey'], missing: false },
    });
    expect((await other.get('office/people')).status).toBe(200);
  });

  test('an answer is taken once, and no challenge is answered twice', async () => {
    const { phone } = await withPasskey('service');
    const { data } = (await post('passkeys/sign-in-start')).body;
    const response = phone.get(data);
    expect((await post('passkeys/sign-in', { response })).status).toBe(200);
    expect((await post('passkeys/sign-in', { response })).body.code).toBe('STAFF_PASSKEY_FAILED');
    expect((await post('passkeys/sign-in', { response: phone.get(data) })).status).toBe(422);
  });

  test('a challenge is void after five minutes, and for another purpose', async () => {
    const { member, phone } = await withPasskey('service');
    const late = (await post('passkeys/sign-in-start')).body.data;
    shop.pass(5 * 60);
    expect((await post('passkeys/sign-in', { response: phone.get(late) })).status).toBe(422);
    const factor = (await member.post('office/factor/passkey-start')).body.data;
    expect((await post('passkeys/sign-in', { response: phone.get(factor) })).status).toBe(422);
  });

  test.each<[string, Lies]>([
    ['of another site', { origin: 'https://shop.museum.example.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2Vk' }],
    ['by whoever holds the phone', { unverified: true }],
    ['with a wrong signature', { badSignature: true }],
    ['of a copy, whose count stayed behind', { counter: 1 }],
  ])('an answer %s is refused', async (_what, lies) => {
    const { phone } = await withPasskey('service');
    expect((await enter(phone)).status).toBe(200);
    expect((await enter(phone)).status).toBe(200);
    const refused = await enter(phone, lies);
    expect([refused.status, refused.body.code, refused.headers['set-cookie']]).toEqual([
      422,
      'STAFF_PASSKEY_FAILED',
      undefined,
    ]);
  });

  test.each<[string, Lies]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['that did not see its owner', { unverified: true }],
    ['to a challenge that nobody asked', { challenge: 'bm9ib2R5IGFza2Vk' }],
  ])('a new passkey %s is refused', async (_what, lies) => {
    const member = await signIn(shop, 'service', { factor: false });
    expect((await add(member, softwareAuthenticator(ORIGIN), lies)).body.code).toBe('STAFF_PASSKEY_FAILED');
  });

  test('a passkey that nobody knows, or of somebody who has left, opens nothing', async () => {
    expect((await enter(softwareAuthenticator(ORIGIN))).status).toBe(422);
    const admin = await signIn(shop, 'admin');
    const { member, phone } = await withPasskey('service');
    await admin.post('office/people/end', { id: member.staffId });
    expect((await enter(phone)).status).toBe(422);
  });

  test('it is given again as the second factor, by its owner alone', async () => {
    const { member, phone } = await withPasskey('admin');
    shop.pass(16 * 60);
    const remove = () => member.post('office/factor/app-remove');
    expect((await remove()).body.code).toBe('STAFF_FACTOR_NEEDED');
    const stranger = await withPasskey('service');
    const asked = (await member.post('office/factor/passkey-start')).body.data;
    const theirs = await member.post('office/factor/passkey', { response: stranger.phone.get(asked) });
    expect(theirs.body.code).toBe('STAFF_PASSKEY_FAILED');
    const again = (await member.post('office/factor/passkey-start')).body.data;
    expect(again.allowCredentials).toMatchObject([{ id: phone.id }]);
    expect((await member.post('office/factor/passkey', { response: phone.get(again) })).body.data).toBe(true);
    expect((await remove()).body.code).toBe('STAFF_FACTOR_NONE');
  });

  test('it is renamed and removed by its owner; the last one of an admin stays', async () => {
    const { member, phone } = await withPasskey('admin');
    const stranger = await signIn(shop, 'admin');
    for (const call of ['rename', 'remove'])
      expect(
        (
          await stranger.post(`office/passkeys/${call}`, {
            id: phone.id,
            ...(call === 'rename' ? { name: 'meins' } : {}),
          })
        ).body.code,
      ).toBe('STAFF_PASSKEY_UNKNOWN');
    await member.post('office/passkeys/rename', { id: phone.id, name: 'Diensthandy' });
    const remove = (id: string) => member.post('office/passkeys/remove', { id });
    expect((await remove(phone.id)).body.code).toBe('STAFF_FACTOR_LAST');
    const second = softwareAuthenticator(ORIGIN);
    expect((await add(member, second)).status).toBe(200);
    expect((await remove(phone.id)).status).toBe(200);
    expect((await enter(phone)).status).toBe(422);
    expect((await member.get('office/passkeys')).body.data).toMatchObject([{ id: second.id }]);
  });

  test('a session without a fresh factor adds none', async () => {
    const { member } = await withPasskey('service');
    shop.pass(16 * 60);
    expect((await member.post('office/passkeys/add-start')).body.code).toBe('STAFF_FACTOR_NEEDED');
  });
});
