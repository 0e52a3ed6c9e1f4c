// Every call of the office × every role × what may come instead of a session. The table is made from the contract, so that a
// new call is in it as soon as there is one: whoever is not permitted is refused before anything is looked up.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallKey, contract } from '../../../domain/contract.ts';
import { type Endpoint, isStaffPermit } from '../../../domain/endpoint.ts';
import { type Permission, ROLES, type Role } from '../../../domain/staff/permissions.ts';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { bearing } from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { exampleOf } from './example-input.ts';
import { type StaffClient, signIn } from './sign-in.ts';

type Call = {
  readonly key: CallKey;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly endpoint: Endpoint;
};

const CALLS: readonly Call[] = (Object.entries(contract) as [CallKey, Endpoint][])
  .filter(([key]) => key.split(' ')[1]?.startsWith('office/'))
  .map(([key, endpoint]) => {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    return { key, method, path, endpoint };
  });
const SIGNED_IN = CALLS.filter(({ endpoint }) => isStaffPermit(endpoint.permit));
const PERMITTED = SIGNED_IN.filter(({ endpoint }) => endpoint.permit !== 'staff');
const PLAIN = SIGNED_IN.filter(({ endpoint }) => endpoint.permit === 'staff');
const POSTS = CALLS.filter(({ method }) => method === 'POST');

const ROLE_NAMES = Object.keys(ROLES) as Role[];
const BEFORE_ANSWERING = [
  'STAFF_SIGNED_OUT',
  'STAFF_NOT_PERMITTED',
  'STAFF_HEADER_MISSING',
  'STAFF_FACTOR_MISSING',
];

/** Whoever has the permission gets past the gate; the answer itself is not what this is about. */
const mayCall = (role: Role, { permit }: Endpoint) =>
  (ROLES[role] as readonly Permission[]).includes(permit.slice('staff:'.length) as Permission);

describe.each(oneDatabase())('calls of the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let members: Readonly<Record<string, StaffClient>>;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    const made = ROLE_NAMES.map(async (role) => [role, await signIn(shop, role)] as const);
    members = Object.fromEntries(await Promise.all(made));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const send = async ({ method, path, endpoint }: Call, headers: Record<string, string>, token = '') => {
    const { url, body } = exampleOf(path, endpoint);
    const address = `/api/en/${url}${token && `${url.includes('?') ? '&' : '?'}_=${token}`}`;
    const answer =
      method === 'GET' ? await shop.get(address, headers) : await shop.post(address, body, headers);
    return `${answer.status} ${answer.body.code}`;
  };

  test('there are some', () => {
    expect(PERMITTED.length).toBeGreaterThan(5);
    expect(POSTS.length).toBeGreaterThan(10);
  });

  describe.each(PERMITTED)('$key', (call) => {
    test.each(ROLE_NAMES)('as %s', async (role) => {
      // Signing out elsewhere, or leaving, would end the sessions of the other rows.
      const said = await send(call, members[role]?.headers ?? {});
      if (!mayCall(role, call.endpoint)) return expect(said).toBe('403 STAFF_NOT_PERMITTED');
      for (const code of BEFORE_ANSWERING) expect(said).not.toContain(code);
      expect(said, 'an accident').not.toMatch(/^5/);
    });
  });

  // One's own access is everybody's, whatever their roles are. Some of these calls end the session: each has one of its own.
  describe.each(PLAIN)('$key', (call) => {
    test.each(ROLE_NAMES)('as %s', async (role) => {
      const said = await send(call, (await signIn(shop, role)).headers);
      for (const code of [...BEFORE_ANSWERING, 'STAFF_FACTOR_NEEDED']) expect(said).not.toContain(code);
      expect(said, 'an accident').not.toMatch(/^5/);
    });
  });

  test.each(SIGNED_IN)('$key: nobody is signed in', async (call) => {
    expect(await send(call, { [OFFICE_HEADER]: '1' })).toBe('401 STAFF_SIGNED_OUT');
  });

  test.each(SIGNED_IN)('$key: a customer’s token', async (call) => {
    const token = await shop.guest();
    const said = await send(
      call,
      { ...bearing(token), [OFFICE_HEADER]: '1' },
      call.endpoint.query ? '' : token,
    );
    expect(said).toBe('401 STAFF_SIGNED_OUT');
  });

  test('twelve hours after signing in a session opens no call, however much it is used', async () => {
    const old = await signIn(shop, 'admin');
    for (let used = 1; used < 15; used += 1) {
      shop.pass(50 * 60);
      expect((await old.get('office/me')).status, `after ${used * 50} minutes`).toBe(200);
    }
    shop.pass(20 * 60);
    for (const call of SIGNED_IN)
      expect(await send(call, old.headers), call.key).toBe('401 STAFF_SIGNED_OUT');
  });

  test('sessions that were ended, or left idle, open no call', async () => {
    const ended = await signIn(shop, 'admin');
    await ended.post('office/sign-out');
    for (const call of SIGNED_IN)
      expect(await send(call, ended.headers), call.key).toBe('401 STAFF_SIGNED_OUT');
    const idle = await signIn(shop, 'admin');
    const left = await signIn(shop, 'service');
    const admin = await signIn(shop, 'admin');
    await admin.post('office/people/end', { id: left.staffId });
    for (const call of SIGNED_IN)
      expect(await send(call, left.headers), call.key).toBe('401 STAFF_SIGNED_OUT');
    shop.pass(3600);
    for (const call of SIGNED_IN)
      expect(await send(call, idle.headers), call.key).toBe('401 STAFF_SIGNED_OUT');
  });

  test('whoever must have a second factor and has none only sets one up', async () => {
    const admin = await signIn(shop, 'admin', { factor: false });
    for (const call of PERMITTED)
      expect(await send(call, admin.headers), call.key).toBe('403 STAFF_FACTOR_MISSING');
  });

  test('what cannot be taken back asks for the second factor again', async () => {
    const admin = await signIn(shop, 'admin');
    shop.pass(15 * 60);
    for (const call of SIGNED_IN.filter(({ endpoint }) => endpoint.freshFactor))
      expect(await send(call, admin.headers), call.key).toBe('403 STAFF_FACTOR_NEEDED');
  });

  test.each(POSTS)('$key: another site’s page cannot send the header', async (call) => {
    const admin = await signIn(shop, 'admin');
    for (const value of [undefined, '', '0', 'true']) {
      const header: Record<string, string> = value === undefined ? {} : { [OFFICE_HEADER]: value };
      const said = await send(call, {
        cookie: admin.headers.cookie,
        origin: 'https://other.example',
        ...header,
      });
      expect(said).toBe('403 STAFF_HEADER_MISSING');
    }
  });
});
