// `npm run staff` while the shop runs, on both engines: with the embedded database, the shop does it. That it is a program of its
// own shows `commands-run.test.ts`.
import { userInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { makeShopProcess, PROCESS_ENGINES, type ShopProcess } from '../testing/test-process.ts';
import { runStaff } from './staff.ts';

describe.each(PROCESS_ENGINES)('the staff command on %s', (engine) => {
  let museum: TestMuseum;
  let shop: ShopProcess;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await makeShopProcess(engine, 'staff', museum.folder);
    await shop.start();
  }, 240_000);
  afterAll(async () => {
    await shop.remove();
    museum.remove();
  });

  const staff = async (...args: string[]) => {
    const printed: string[] = [];
    await runStaff(args, shop.env, (text) => printed.push(text));
    return printed.join('\n');
  };
  const join = (secret: string) =>
    shop.post(
      '/api/en/office/join',
      { secret, name: 'Mara Brandt', password: 'vier Möwen am Kai' },
      { [OFFICE_HEADER]: '1' },
    );

  test('says how it is used, and which roles and houses there are', async () => {
    expect(await staff('invite', 'Mara')).toContain('Usage: npm run staff');
    expect(await staff('invite', 'Mara', 'mara@museum.example', 'boss')).toContain(
      'There is no role boss. There are: admin, service, programme, finance, door, guide.',
    );
    expect(await staff('invite', 'Mara', 'mara@museum.example', 'door', '--house', 'mond')).toContain(
      'There is no house mond. There are: haus.',
    );
    expect(await staff('list')).toContain('Nobody yet.');
  });

  test('invites the first one with a link that works once', async () => {
    const invited = await staff('invite', 'Mara Brandt', 'Mara@museum.example', 'admin');
    const secret = /http:\/\/localhost:3000\/office\/join#(\w{24})$/m.exec(invited)?.[1] ?? '';
    expect([(await join(secret)).status, (await join(secret)).status]).toEqual([200, 410]);
    expect(await staff('list')).toContain('Mara Brandt · mara@museum.example · active · admin');
    expect(await staff('invite', 'Mara', 'mara@museum.example', 'door')).toContain('has joined already');
  });

  test('changes roles and lets somebody leave, but never the last admin', async () => {
    expect(await staff('end', 'mara@museum.example')).toContain('is the last admin');
    expect(await staff('roles', 'mara@museum.example', 'door')).toContain('is the last admin');
    await staff('invite', 'Jonas Ott', 'jonas@museum.example', 'door', '--house', 'haus');
    expect(await staff('roles', 'jonas@museum.example', 'service', 'door')).toContain(
      'Jonas Ott: service, door.',
    );
    expect(await staff('list')).toContain('jonas@museum.example · invited · service, door · at haus');
    expect(await staff('end', 'jonas@museum.example')).toContain('Jonas Ott has left');
    expect(await staff('end', 'jonas@museum.example')).toContain('Nobody has the address');
  });

  test('writes down who did it', async () => {
    await shop.end('SIGTERM');
    const columns = 'actor_kind, actor_id, verb, before, after';
    const acts = await shop.look((database) => database.executeSql(`select ${columns} from act order by id`));
    const told = await shop.look((database) =>
      database.executeSql(
        "select count(*)::int as count from pgboss.job where name = 'staff-mail' and data ->> 'about' = 'roles-changed'",
      ),
    );
    expect(told.rows).toEqual([{ count: 1 }]);
    const by = { actor_kind: 'command', actor_id: userInfo().username };
    expect(acts.rows).toMatchObject([
      { ...by, verb: 'staff.invited', after: { roles: ['admin'], houses: [] } },
      { actor_kind: 'staff', verb: 'staff.joined' },
      { ...by, verb: 'staff.invited' },
      {
        ...by,
        verb: 'staff.roles-changed',
        before: { roles: ['door'] },
        after: { roles: ['service', 'door'] },
      },
      { ...by, verb: 'staff.ended' },
    ]);
  });
});
