// The journal of acts as it is read in the office, on both engines: narrowed, page by page, by whoever may.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Act } from '../../../domain/staff/act.ts';
import type { JournalAct } from '../../../domain/staff/acts-contract.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { type StaffClient, signIn } from './sign-in.ts';

describe.each(testDatabases())('the journal in the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let finance: StaffClient;
  const write = (act: Omit<Act, 'by'>, at: string) => {
    const by = { kind: 'staff', staffId: finance.staffId, address: '10.0.0.7' } as const;
    return shop.database.transaction((sql) => writeAct(sql, { by, ...act }, new Date(at)));
  };
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
    finance = await signIn(shop, 'finance');
    const on = { kind: 'order', id: '2026-100001' } as const;
    const [before, after] = [
      { line: 0, datetime: '2026-11-20 10:00' },
      { line: 0, datetime: '2026-11-21 10:00' },
    ];
    await write({ verb: 'order.moved', on, before, after }, '2026-11-10T22:59:59Z');
    await write(
      { verb: 'code.blocked', on: { kind: 'code', id: '7' }, reason: 'lost' },
      '2026-11-10T23:00:00Z',
    );
    for (let nth = 0; nth < 101; nth += 1)
      await write({ verb: 'order.noted', on: { kind: 'order', id: '2026-100002' } }, '2026-11-11T09:00:00Z');
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const read = async (query: string): Promise<{ rows: JournalAct[]; next: string | null }> =>
    (await finance.get(`office/acts?${query}`)).body.data;

  test('says who did what, on what, from where and why, and what is different', async () => {
    const [moved] = (await read('verb=order.moved')).rows;
    expect(moved).toMatchObject({
      at: '2026-11-10 23:59',
      who: expect.stringMatching(/^Member/),
      actor: 'staff',
      address: '10.0.0.7',
      on: { kind: 'order', id: '2026-100001', name: '' },
      changes: [{ field: 'datetime', before: '2026-11-20 10:00', after: '2026-11-21 10:00' }],
      reason: '',
    });
    const [blocked] = (await read('on=code')).rows;
    expect(blocked).toMatchObject({ verb: 'code.blocked', reason: 'lost', changes: [] });
    const [invited] = (await read('verb=staff.invited&who=command:test')).rows;
    expect(invited).toMatchObject({ actor: 'command', who: 'test', address: '' });
    expect(invited?.on.name).toMatch(/^Member/);
  });

  test.each([
    ['id=2026-100001', ['order.moved']],
    ['id=7&on=code', ['code.blocked']],
    ['id=7&on=order', []],
    ['to=2026-11-10', ['order.moved']],
    ['from=2026-11-11&to=2026-11-11&on=code', ['code.blocked']],
    ['who=nobody', []],
  ])('%s: %j', async (query, verbs) => {
    expect((await read(query)).rows.map(({ verb }) => verb)).toEqual(verbs);
  });

  test('page by page, every act once, those of one moment too', async () => {
    const seen: number[] = [];
    let cursor = '';
    do {
      const { rows, next } = await read(`id=2026-100002${cursor}`);
      seen.push(...rows.map(({ id }) => id));
      cursor = next === null ? '' : `&cursor=${next}`;
    } while (cursor !== '');
    expect(seen).toHaveLength(101);
    expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => other - one));
  });

  test.each(['cursor=x', 'from=2026-02-31', 'to=yesterday'])('%s is malformed', async (query) => {
    const { status, body } = await finance.get(`office/acts?${query}`);
    expect([status, body.code]).toEqual([400, 'REQUEST_MALFORMED']);
  });

  test('whoever may have acted is named, with the command line', async () => {
    const { data } = (await finance.get('office/acts/actors')).body;
    expect(data).toContainEqual({ who: 'command:test', name: 'test' });
    expect(data.map(({ who }: { who: string }) => who)).toContain(finance.staffId);
  });
});
