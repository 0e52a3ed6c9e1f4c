// Those who look after the museum's people, on both engines: inviting, roles, leaving, and what they cannot do.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';

const ROLES = `staff:
  roles:
    - {id: leitung, name: {de: Leitung, en: Head}, permissions: [staff.manage, orders.read]}
`;

describe.each(testDatabases())('the museum’s people on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let admin: StaffClient;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML + ROLES);
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on' });
    admin = await signIn(shop, 'admin');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const invited = {
    name: 'Noor Ali',
    email: 'noor@museum.example',
    language: 'en',
    roles: ['door'],
    houses: ['haus'],
  };

  test('somebody is invited by mail in their language, and joins with its link', async () => {
    const { body } = await admin.post('office/people/invite', invited);
    const mail = await vi.waitFor(
      () => {
        const [name] = shop.outbox();
        if (!name) throw new Error('no mail');
        return shop.mail(name);
      },
      { timeout: 90_000, interval: 50 },
    );
    expect(mail).toContain('Subject: Your access to the office of Museum am Steg');
    expect(mail).toContain('To: noor@museum.example');
    const secret = /office\/join#(\w{24})/.exec(mail.replaceAll('=\r\n', ''))?.[1];
    const joined = await shop.post(
      '/api/en/office/join',
      { secret, name: 'Noor Ali', password: 'vier Möwen am Kai' },
      { [OFFICE_HEADER]: '1' },
    );
    expect(joined.status).toBe(200);
    const people = (await admin.get('office/people')).body.data;
    expect(people.find(({ id }: { id: string }) => id === body.data.id)).toMatchObject({
      ...invited,
      state: 'active',
      has_factor: false,
    });
    expect((await admin.post('office/people/invite', invited)).body.code).toBe('STAFF_JOINED_ALREADY');
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'noor' }, 'email'],
    ['a role that there is not', { roles: ['boss'] }, 'roles'],
    ['no role', { roles: [] }, 'roles'],
    ['a house that there is not', { houses: ['mond'] }, 'houses'],
  ])('an invitation with %s is refused at its field', async (_what, wrong, field) => {
    const other = { ...invited, email: 'other@museum.example', ...wrong };
    const { status, body } = await admin.post('office/people/invite', other);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('roles change at once in all sessions; whoever leaves is signed out at once', async () => {
    const member = await signIn(shop, 'door');
    const { staffId: id } = member;
    await admin.post('office/people/change', { id, roles: ['guide'], houses: [], reason: 'leads tours now' });
    expect((await member.get('office/me')).body.data.permissions).toEqual(['tours.own']);
    expect((await admin.post('office/people/end', { id, reason: 'has left' })).body.data).toBe(true);
    expect((await member.get('office/me')).status).toBe(401);
    expect((await admin.post('office/people/end', { id })).body.code).toBe('STAFF_UNKNOWN');
    const acts = await shop.database.executeSql(
      `select verb, before, after, reason, actor_id from act where object_id = '${id}' order by id desc limit 2`,
    );
    expect(acts.rows).toEqual([
      {
        verb: 'staff.ended',
        before: { state: 'active', roles: ['guide'] },
        after: null,
        reason: 'has left',
        actor_id: admin.staffId,
      },
      {
        verb: 'staff.roles-changed',
        before: { roles: ['door'], houses: [] },
        after: { roles: ['guide'], houses: [] },
        reason: 'leads tours now',
        actor_id: admin.staffId,
      },
    ]);
  });

  test('somebody who has lost the phone is signed out, and sets a factor up again', async () => {
    const member = await signIn(shop, 'finance');
    expect((await admin.post('office/people/reset-factor', { id: member.staffId })).body.data).toBe(true);
    expect((await member.get('office/me')).status).toBe(401);
    const other = await signIn(shop, 'service');
    expect((await admin.post('office/people/end-sessions', { id: other.staffId })).body.data).toBe(1);
    expect((await other.get('office/me')).status).toBe(401);
  });

  test('whoever looks after people gives no right that they do not have, nor acts on whoever has more', async () => {
    const head = await signIn(shop, 'leitung');
    const door = await signIn(shop, 'leitung');
    const calls = [
      ['invite', { ...invited, email: 'new@museum.example', roles: ['admin'] }],
      ['change', { id: door.staffId, roles: ['leitung', 'finance'], houses: [] }],
      ['change', { id: admin.staffId, roles: ['leitung'], houses: [] }],
      ['end', { id: admin.staffId }],
      ['end-sessions', { id: admin.staffId }],
      ['reset-factor', { id: admin.staffId }],
    ] as const;
    for (const [call, body] of calls)
      expect((await head.post(`office/people/${call}`, body)).body.code, call).toBe('STAFF_ROLE_NOT_YOURS');
    expect((await head.post('office/people/end', { id: door.staffId })).status).toBe(200);
    const roles = (await head.get('office/roles')).body.data;
    expect(roles.find(({ id }: { id: string }) => id === 'leitung')).toEqual({
      id: 'leitung',
      name: 'Leitung',
      permissions: ['staff.manage', 'orders.read'],
      must_have_factor: true,
      may_give: true,
    });
    expect(roles.find(({ id }: { id: string }) => id === 'admin').may_give).toBe(false);
  });

  test('the last admin stays one, also when two of them end each other at the same moment', async () => {
    const { staffId: id } = admin;
    expect((await admin.post('office/people/end', { id })).body.code).toBe('STAFF_LAST_ADMIN');
    const change = { id, roles: ['service'], houses: [] };
    expect((await admin.post('office/people/change', change)).body.code).toBe('STAFF_LAST_ADMIN');
    const second = await signIn(shop, 'admin');
    const ended = await Promise.all([
      admin.post('office/people/end', { id: second.staffId }),
      second.post('office/people/end', { id }),
    ]);
    const people = await shop.database.executeSql(
      `select count(*)::int as admins from staff_member where 'admin' = any(roles) and state = 'active'`,
    );
    expect(people.rows).toEqual([{ admins: 1 }]);
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
