// Who may take which list along, on both engines: every list × every role × what may come instead of a session; and lists of
// any length.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../../domain/staff/permissions.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { listRows } from '../testing/list-rows.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { LISTS } from './lists.ts';

/** Who may, written down once more: a list that nobody meant to open is not opened by a slip. */
const MAY: Readonly<Record<string, readonly Role[]>> = {
  tours: ['admin', 'programme', 'finance'],
  parcels: ['admin', 'service'],
  withdrawals: ['admin', 'service'],
  attention: ['admin', 'finance'],
  orders: ['admin', 'finance'],
  acts: ['admin', 'finance'],
  guides: ['admin', 'programme'],
};
const ROLE_NAMES = Object.keys(ROLES) as Role[];

describe.each(testDatabases())('lists for staff on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let members: Readonly<Record<string, StaffClient>>;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { LISTS_PASSWORD: 'ein langes Kennwort' });
    const made = ROLE_NAMES.map(async (role) => [role, await signIn(shop, role)] as const);
    members = Object.fromEntries(await Promise.all(made));
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const cookieOf = (role: Role) => members[role]?.headers.cookie ?? '';
  const list = (name: string, cookie: string, query = '') =>
    shop.get(`/lists/${name}.csv${query}`, { cookie });

  describe.each(LISTS)('$name', ({ name }) => {
    test.each(ROLE_NAMES)('as %s', async (role) => {
      const { status, headers } = await list(name, cookieOf(role));
      expect(status).toBe(MAY[name]?.includes(role) ? 200 : 403);
      expect(headers['cache-control']).toBe('no-store');
    });

    test('not with the password of earlier versions, and not without a second factor', async () => {
      const authorization = `Basic ${Buffer.from('museum:ein langes Kennwort').toString('base64')}`;
      const answer = await shop.get(`/lists/${name}.csv`, { authorization });
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, undefined]);
      expect(answer.body).toMatch(/\.$/);
      const lacking = await signIn(shop, 'admin', { factor: false });
      expect((await list(name, lacking.headers.cookie)).status).toBe(403);
    });
  });

  test('the journal says who took which list along, narrowed to what', async () => {
    await list('tours', cookieOf('programme'), '?from=2026-12-01&to=2026-12-31');
    const { rows } = (await members['finance']?.get('office/acts?on=list&id=tours'))?.body.data ?? {};
    expect(rows[0]).toMatchObject({
      verb: 'list.taken',
      changes: [
        { field: 'to', before: '', after: '2026-12-31' },
        { field: 'from', before: '', after: '2026-12-01' },
      ],
    });
  });

  test('acts and orders come whole, however many, in the language of the page, and without formulas', async () => {
    const staffId = members['finance']?.staffId ?? '';
    const by = { kind: 'staff', staffId, address: '' } as const;
    await shop.database.transaction(async (sql) => {
      for (let nth = 0; nth < 1101; nth += 1)
        await writeAct(
          sql,
          { by, verb: 'code.blocked', on: { kind: 'code', id: '9' }, reason: `=1+${nth}` },
          shop.now(),
        );
    });
    const { body } = await list('acts', cookieOf('finance'), '?on=code&id=9&lang=en');
    const [columns, ...rows] = listRows(body);
    expect(columns).toMatch(/^When;Who;What;On what;Changes;Reason;From where$/);
    expect(rows).toHaveLength(1101);
    expect(rows[0]).toContain(";'=1+1100;");
    expect(body.match(/\ufeff/g)).toHaveLength(1);

    const { data } = (
      await shop.post(
        '/api/de/checkout/initPayment',
        purchase([{ type: 'ticket', id: 'dauer-karte', count: 2 }]),
      )
    ).body;
    await shop.bank(data.cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId: data.cartId });
    const orders = listRows((await list('orders', cookieOf('finance'))).body);
    expect(orders).toHaveLength(2);
    expect(orders[0]).toContain('Summe in EUR');
    expect(orders[1]).toMatch(/^2026-\d+;2026-11-18 .*;demo;\d+\.\d\d$/);
    expect(listRows((await list('orders', cookieOf('finance'), '?language=fr')).body)).toHaveLength(1);
  });

  test.each(['acts.csv?from=2026-02-31', 'orders.csv?visit=x', 'tours.csv?from=x', 'orders.csv?state=lost'])(
    '%s is malformed',
    async (path) => {
      const { status } = await shop.get(`/lists/${path}`, { cookie: cookieOf('admin') });
      expect(status).toBe(400);
    },
  );
});
