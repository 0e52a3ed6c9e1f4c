// A day on which thirty orders are sold is closed, and the process is killed while it hands the mails over, while they leave, and
// twice while it gives the money back. Everybody has one mail and their money once, and cents and places agree afterwards.
// Where something is done in one statement and noted in another, the database pauses between the two, so that it is killed there.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../domain/museum-time.ts';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { runStaff } from '../../commands/staff.ts';
import { checkLedger } from '../../ledger/books/check/check-ledger.ts';
import type { Database } from '../../platform/database/sql.ts';
import { MUSEUM_YAML, makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { dayOfVisit, makeShopProcess, PROCESS_ENGINES, type ShopProcess } from '../test-process.ts';
import { purchase } from '../test-shop.ts';

const ORDERS = 30;
const BUYERS = 10;
const TICKET = 1200;
const DAY = dayOfVisit();
const PASSWORD = 'a long sentence of the museum';
const STAFF = `staff:
  money_limit: 10000000
  roles:
    - id: opening
      name: {de: Öffnung}
      permissions: [capacity.read, capacity.change, orders.read, orders.cancel, money.refund]
`;

/** Seconds for each mail that is handed over and for each outcome that is noted. A statement may take nine altogether. */
const HANDING_OVER = 0.18;
const NOTING = 0.2;
/** How long after one outcome is read the process is in the pause before the next ones: PostgreSQL settles eight together. */
const IN_THE_PAUSE_MS = { embedded: 100, postgres: 500 } as const;

/** Outcomes noted before the first pause. The embedded database is busy while it pauses, and notes one after another. */
const WITHOUT_PAUSE = { embedded: ORDERS / 3 - 5, postgres: 0 } as const;

const pauses = (engine: keyof typeof WITHOUT_PAUSE) => `
  create function pause() returns trigger language plpgsql as $$
    begin perform pg_sleep(tg_argv[0]::float); return new; end $$;
  create function pause_later() returns trigger language plpgsql as $$
    begin
      if (select count(*) from closing_order where outcome is not null) >= ${WITHOUT_PAUSE[engine]}
      then perform pg_sleep(tg_argv[0]::float); end if;
      return new;
    end $$;
  create trigger pause before insert on pgboss.job for each row when (new.name = 'closing-told')
    execute function pause(${HANDING_OVER});
  create trigger pause before update of outcome on closing_order for each row execute function pause_later(${NOTING})`;

/** What the closing has come to, without its numbers and ids. */
async function look(database: Database) {
  const rows = async (text: string) => (await database.executeSql(text)).rows;
  const one = async (text: string) => Number((await rows(`select (${text}) as number`))[0].number);
  return {
    orders: await one(`select count(*) from placed_order o where exists (
      select from jsonb_array_elements(o.content -> 'lines') line where line ->> 'datetime' like '${DAY}%')`),
    affected: (await rows('select id from closing_order order by id')).map(({ id }) => String(id)),
    notedMails: await one(`select count(*) from mail where kind = 'closing-told'`),
    handedOverTwice: await rows(`select data ->> 'id' as id from pgboss.job where name = 'closing-told'
      group by 1 having count(*) > 1`),
    outcomes: await rows('select distinct outcome, decided_by, problem from closing_order'),
    promised: await one('select sum(back) from closing_order'),
    returns: await one('select count(*) from order_return'),
    paid: await one('select sum(amount) from demo_bank_payment'),
    givenBack: await one(`select coalesce(sum(amount), 0) from demo_bank_refund where state <> 'failed'`),
    stillTaken: await one(`select coalesce(sum(taken), 0) from slot where day = '${DAY}'`),
    wrongCounts: await rows(`select s.id from slot s left join hold h on h.slot_id = s.id
      group by s.id having s.taken <> coalesce(sum(h.quantity), 0)`),
    differences: (await checkLedger(database, new Date())).differences,
  };
}

// It mostly waits, so it can run beside other tests.
describe.concurrent.each(PROCESS_ENGINES)('closing a sold day while processes die, on %s', (engine) => {
  let museum: TestMuseum;
  let shop: ShopProcess;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML + STAFF);
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 400')
        .replace('weekdays: [tue, wed, thu, fri, sat, sun], ', '')
        .replace('{capacity: 100}', '{capacity: 1000}'),
    );
    shop = await makeShopProcess(engine, 'closing', museum.folder);
  });
  afterAll(async () => {
    await shop.remove();
    museum.remove();
  });

  const buy = async (count: number) => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: `${DAY} 10:00`, count }];
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items));
    const { cartId } = ((await held.json()) as { data: { cartId: string } }).data;
    await shop.pay(cartId);
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
  };
  const buyMany = (count: number) =>
    Promise.all(
      Array.from({ length: BUYERS }, async (_, buyer) => {
        for (let turn = buyer; turn < count; turn += BUYERS) await buy(1 + (turn % 2));
      }),
    );

  let cookie = '';
  const office = async (path: string, body?: object) => {
    const headers = { cookie, [OFFICE_HEADER]: '1' };
    const answer = body
      ? await shop.post(`/api/en/office/${path}`, body, headers)
      : await shop.get(`/api/en/office/${path}`, headers);
    expect([path, answer.status]).toEqual([path, 200]);
    return ((await answer.json()) as { data: Record<string, string | number> }).data;
  };
  const signIn = async () => {
    let said = '';
    await runStaff(['invite', 'Mara', 'mara@steg.example', 'opening'], shop.env, (text) => {
      said = text;
    });
    const secret = /#(?:secret=)?(\w+)/.exec(said)?.[1];
    const asked = { secret, name: 'Mara', password: PASSWORD };
    const joined = await shop.post('/api/en/office/join', asked, { [OFFICE_HEADER]: '1' });
    cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? said;
  };
  let number = 0;
  const closeTheDay = async () => {
    const closure = { kind: 'closure', pools: ['event:flut'], from: DAY, to: DAY, times: [] };
    const { seen } = await office('places/decisions/preview', closure);
    const { id } = await office('places/decisions', { ...closure, key: 'closing-of-the-day', seen });
    const choice = {
      offers: ['money', 'other-time', 'voucher'],
      unanswered: 'money',
      until: addDays(DAY, 1),
    };
    const asked = { ...choice, decision: id, sentences: [], key: 'writing-to-everybody' };
    number = Number((await office('closings', asked))['number']);
  };
  const told = () => shop.mails().filter((name) => name.includes('closing-told'));
  const decided = async () => {
    const { orders, open } = await office(`closings/${number}`);
    return Number(orders) - Number(open);
  };

  /** Kills the process as soon as so much of something is done, or a moment later. */
  const killAt = async (count: number, done: () => number | Promise<number>, later = 0) => {
    await until(async () => (await done()) >= count, 50);
    await pause(later);
    await shop.end('SIGKILL');
  };
  const prepare = (sql: string) => shop.look((database) => database.executeSql(sql));
  /** Does the process hand mails over? The embedded database answers nobody meanwhile. */
  const isHandingOver = async () => {
    if (engine === 'embedded')
      return Promise.race([shop.get('/health').then(() => false), pause(1_500).then(() => true)]);
    const asked = `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    return shop.look(async (database) => (await database.executeSql(asked)).rows.length > 0);
  };

  test('everybody has one mail and their money once', { timeout: 600_000 }, async () => {
    await prepare(pauses(engine));
    await shop.start();
    await buyMany(ORDERS);
    await signIn();
    await closeTheDay();
    await until(isHandingOver, 50);
    await shop.end('SIGKILL');
    await prepare('drop trigger pause on pgboss.job');
    await shop.start();
    await killAt(ORDERS / 2, () => told().length);
    expect(told().length).toBeLessThan(ORDERS);
    await shop.start();
    await until(async () => Number((await office(`closings/${number}`))['written']) === ORDERS);
    await shop.end('SIGTERM');

    // The time to answer is over.
    await prepare(`update closing_order set until = now() - interval '1 minute'`);
    await shop.start();
    await killAt(ORDERS / 3, decided, IN_THE_PAUSE_MS[engine]);
    await shop.start();
    await killAt((ORDERS * 2) / 3, decided, IN_THE_PAUSE_MS[engine]);
    await prepare('drop trigger pause on closing_order');
    await shop.start();
    await until(async () => (await decided()) === ORDERS);
    await untilGivenBack();

    const found = await shop.look(look);
    expect(found.orders).toBe(ORDERS);
    expect(found.affected).toHaveLength(ORDERS);
    expect(
      told()
        .map((name) => name.replace(/^.*closing-told-|\.eml$/g, ''))
        .sort(),
    ).toEqual(found.affected);
    expect(found.notedMails).toBe(ORDERS);
    expect(found.handedOverTwice).toEqual([]);
    expect(found.outcomes).toEqual([{ outcome: 'money', decided_by: 'deadline', problem: '' }]);
    expect(found.returns).toBe(ORDERS);
    expect(found.paid).toBe(ORDERS * 1.5 * TICKET);
    expect(found.promised).toBe(found.paid);
    expect(found.givenBack).toBe(found.paid);
    expect(found.stillTaken).toBe(0);
    expect(found.wrongCounts).toEqual([]);
    expect(found.differences).toEqual([]);
  });

  /** Each order's payer is mailed. The bank is asked after that, by jobs that the next process goes on with; it ends here. */
  const untilGivenBack = async () => {
    await until(async () => shop.mails().filter((name) => name.includes('refund')).length === ORDERS);
    await until(async () => {
      await shop.end('SIGTERM');
      const { paid, givenBack } = await shop.look(look);
      if (givenBack >= paid) return true;
      await shop.start();
      await pause(2_000);
      return false;
    });
  };
});

/** A job whose process was killed is found after 10 s without a sign of life, is looked for every 20 s, and then runs again. */
async function until(isSo: () => Promise<boolean>, every = 250): Promise<void> {
  const last = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error('it did not come to that');
    await pause(every);
  }
}
