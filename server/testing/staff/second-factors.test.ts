// Second factors and sessions of staff: the app, recovery codes, and what is asked for again.
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { requireFreshFactorAbove } from '../../staff/factor/fresh-factor.ts';
import { saveStaffPassword } from '../../staff/members/member-store.ts';
import { hashStaffPassword } from '../../staff/passwords.ts';
import { verifyStaff } from '../../staff/sessions/staff-sessions.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { clientOf, type StaffClient, signIn } from './sign-in.ts';

const PASSWORD = 'vier Möwen am Kai';
const MINUTE = 60;

describe.each(oneDatabase())('second factors of staff on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', `${MUSEUM_YAML}staff: {money_limit: 10000}\n`);
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(shop.now().getTime() / 1000) });

  const withPassword = async ({ staffId }: StaffClient) =>
    saveStaffPassword(shop.database, staffId, await hashStaffPassword(PASSWORD));

  const enter = ({ email }: StaffClient, code?: string) =>
    shop.post(
      '/api/en/office/sign-in',
      { email, password: PASSWORD, ...(code === undefined ? {} : { code }) },
      { [OFFICE_HEADER]: '1' },
    );

  const setUp = async (member: StaffClient) => {
    const { secret } = (await member.post('office/factor/app-start')).body.data;
    const codes: string[] = (await member.post('office/factor/app-confirm', { code: codeOf(secret) })).body
      .data;
    return { secret, codes };
  };

  test('whoever may give rights or manage payments can only set one up until they have one', async () => {
    const admin = await signIn(shop, 'admin', { factor: false });
    expect((await admin.get('office/me')).body.data).toMatchObject({
      permissions: [],
      factor: { factors: [], missing: true, given_at: null },
    });
    expect((await admin.get('office/people')).body.code).toBe('STAFF_FACTOR_MISSING');
    const { codes } = await setUp(admin);
    expect(codes).toHaveLength(10);
    expect((await admin.get('office/me')).body.data.factor).toMatchObject({
      factors: ['app', 'recovery-code'],
      missing: false,
    });
    expect((await admin.get('office/people')).status).toBe(200);
  });

  test('whoever has one gives it when signing in: the app’s code once, or a recovery code once', async () => {
    const member = await signIn(shop, 'service', { factor: false });
    await withPassword(member);
    const { secret, codes } = await setUp(member);
    expect((await enter(member)).body.data).toEqual({
      signed_in: false,
      factors: ['app', 'recovery-code'],
    });
    expect((await enter(member, codeOf(secret))).body.code).toBe('STAFF_CODE_WRONG');
    shop.pass(MINUTE);
    expect((await enter(member, codeOf(secret))).body.data).toEqual({ signed_in: true, factors: [] });
    expect((await enter(member, codes[0])).body.data.signed_in).toBe(true);
    expect((await enter(member, codes[0])).body.errors).toHaveProperty('code');
    expect((await enter(member, '000000')).headers['set-cookie']).toBeUndefined();
  });

  test('calls about people ask for it again after a quarter of an hour', async () => {
    const admin = await signIn(shop, 'admin', { factor: false });
    const { secret } = await setUp(admin);
    const door = await signIn(shop, 'door');
    const change = () =>
      admin.post('office/people/change', { id: door.staffId, roles: ['guide'], houses: [] });
    expect((await change()).status).toBe(200);
    shop.pass(15 * MINUTE);
    expect((await change()).body).toMatchObject({
      code: 'STAFF_FACTOR_NEEDED',
      message: 'Bitte bestätigen Sie das mit Ihrem zweiten Faktor.',
    });
    expect((await admin.get('office/people')).status).toBe(200);
    expect((await admin.post('office/factor', { code: '123456' })).body.code).toBe('STAFF_CODE_WRONG');
    expect((await admin.post('office/factor', { code: codeOf(secret) })).body.data).toBe(true);
    expect((await change()).status).toBe(200);
  });

  test('money above the museum’s limit asks for it again', async () => {
    const member = await signIn(shop, 'service');
    const now = { ...shop.shop, ...lastKnownMuseum(shop.shop) };
    const asked = async (cents: number) => {
      const staff = await verifyStaff(now, member.headers.cookie);
      return staff && requireFreshFactorAbove(now, staff, cents)?.refused;
    };
    expect(await asked(10_001)).toBeUndefined();
    shop.pass(16 * MINUTE);
    expect([await asked(10_000), await asked(10_001)]).toEqual([undefined, 'STAFF_FACTOR_NEEDED']);
  });

  test('a session alone neither replaces nor removes it, and a role that asks for one keeps the last', async () => {
    const admin = await signIn(shop, 'admin', { factor: false });
    await setUp(admin);
    expect((await admin.post('office/factor/app-start')).body.code).toBe('STAFF_FACTOR_EXISTS');
    expect((await admin.post('office/factor/app-remove')).body.code).toBe('STAFF_FACTOR_LAST');
    shop.pass(16 * MINUTE);
    for (const call of ['app-start', 'app-remove', 'codes'])
      expect((await admin.post(`office/factor/${call}`)).body.code, call).toBe('STAFF_FACTOR_NEEDED');
    const service = await signIn(shop, 'service', { factor: false });
    const { codes } = await setUp(service);
    const renewed: string[] = (await service.post('office/factor/codes')).body.data;
    expect(renewed).not.toEqual(codes);
    expect((await service.post('office/factor', { code: codes[0] })).status).toBe(422);
    expect((await service.post('office/factor', { code: renewed[0] })).status).toBe(200);
    expect((await service.get('office/factors')).body.data).toEqual({
      app: true,
      codes_left: 9,
      must_have: false,
    });
    expect((await service.post('office/factor/app-remove')).status).toBe(200);
    expect((await service.get('office/factors')).body.data).toMatchObject({ app: false, codes_left: 0 });
  });

  test('one sees where one is signed in, and ends it', async () => {
    const member = await signIn(shop, 'guide');
    await withPassword(member);
    const there = clientOf(shop, String((await enter(member)).headers['set-cookie']));
    const here = clientOf(shop, String((await enter(member)).headers['set-cookie']));
    const list = (await here.get('office/sessions')).body.data;
    expect(list.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
    const [, second] = list;
    expect((await here.post('office/session-end', { id: second.id })).body.data).toBe(1);
    expect((await here.post('office/session-end', {})).body.data).toBe(1);
    expect((await there.get('office/me')).status).toBe(401);
    const other = await signIn(shop, 'guide');
    const [theirs] = (await other.get('office/sessions')).body.data;
    expect((await here.post('office/session-end', { id: theirs.id })).body.data).toBe(0);
  });
});
