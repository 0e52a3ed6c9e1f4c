// Migration 0009 on existing payments: states stay, received money is dated, and each refund becomes a row of its own. Both
// engines.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, migrationsFolder } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';

const BEGAN = new Date('2026-10-01T09:00:00Z');
const DECIDED = new Date('2026-10-01T09:05:00Z');

/** Every state that a payment could have before, with and without an order or a price. */
const BEFORE = `
  insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
  select id, 'held', 'de', '{}', 2400, 166, '', '', 0, '2026-10-01T09:20:00Z'
  from unnest(array['waiting', 'sold', 'late', 'back', 'stopped', 'old', 'free']) as c (id);
  insert into payment (id, cart_id, provider, reference, state, amount, payer, created_at, decided_at) values
    ('started', 'waiting', 'demo', 'started', 'started', 2400, null, '${BEGAN.toISOString()}', null),
    ('pending', 'waiting', 'demo', 'pending', 'pending', 2400, null, '${BEGAN.toISOString()}', null),
    ('failed', 'sold', 'demo', 'failed', 'failed', 2400, null, '${BEGAN.toISOString()}', '${DECIDED.toISOString()}'),
    ('paid', 'sold', 'demo', 'paid', 'paid', 2400, '{"name": "Ada", "email": "ada@example.org"}', '${BEGAN.toISOString()}', '${DECIDED.toISOString()}'),
    ('due', 'late', 'demo', 'due', 'refund-due', 2400, null, '${BEGAN.toISOString()}', '${DECIDED.toISOString()}'),
    ('back', 'back', 'demo', 'back', 'refunded', 2400, null, '${BEGAN.toISOString()}', '${DECIDED.toISOString()}'),
    ('canceled', 'stopped', 'demo', 'canceled', 'canceled', 2400, null, '${BEGAN.toISOString()}', '${DECIDED.toISOString()}'),
    ('undated', 'old', 'demo', 'undated', 'refund-due', 2400, null, '${BEGAN.toISOString()}', null),
    ('free', 'free', 'free', 'free', 'refunded', 0, null, '${BEGAN.toISOString()}', '${DECIDED.toISOString()}');
  insert into placed_order (booking_id, number, cart_id, payment_id, state, language, content, total) values
    ('b1', '2026-1', 'sold', 'paid', 'confirmed', 'de', '{}', 2400),
    ('b2', '2026-2', 'back', 'back', 'refunded', 'de', '{}', 2400),
    ('b3', '2026-3', 'free', 'free', 'refunded', 'de', '{}', 0)`;

describe.each(testDatabases())('migration 0009 over payments of every state on $name', ({ open }) => {
  let database: Database;
  let folder: string;
  const migrateTo = (last: string) => {
    for (const name of readdirSync(migrationsFolder).filter((each) => each <= last))
      cpSync(fileURLToPath(new URL(name, migrationsFolder)), join(folder, name));
    return migrate(database, pathToFileURL(`${folder}/`));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
    database = await open();
    await database.executeSql('drop schema public cascade; create schema public');
    await migrateTo('0008-withdrawal.sql');
    await database.executeSql(BEFORE);
    expect(await migrateTo('0009-payments.sql')).toEqual(['0009-payments.sql']);
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('every payment keeps its state; money that is here, or was, has arrived; what is open is asked about', async () => {
    const { rows } = await database.executeSql(
      'select id, state, received_at, next_look_at, given_back, looks, currency from payment order by id',
    );
    const undecided = { received_at: null, next_look_at: BEGAN, given_back: 0, looks: 0, currency: 'EUR' };
    const closed = { ...undecided, next_look_at: null };
    const here = { ...closed, received_at: DECIDED };
    expect(rows).toEqual([
      { id: 'back', state: 'refunded', ...here, given_back: 2400 },
      { id: 'canceled', state: 'canceled', ...closed },
      { id: 'due', state: 'refund-due', ...here, given_back: 2400 },
      { id: 'failed', state: 'failed', ...closed },
      { id: 'free', state: 'refunded', ...here },
      { id: 'paid', state: 'paid', ...here },
      { id: 'pending', state: 'pending', ...undecided },
      { id: 'started', state: 'started', ...undecided },
      { id: 'undated', state: 'refund-due', ...here, received_at: BEGAN, given_back: 2400 },
    ]);
  });

  test('what goes back, or went back, has a refund of the whole amount', async () => {
    const { rows } = await database.executeSql(`
      select payment_id, provider, amount, state, reason, requested_at, decided_at, next_look_at, attempt
      from refund order by payment_id`);
    const whole = { provider: 'demo', amount: 2400, attempt: 1, requested_at: DECIDED };
    const due = { ...whole, state: 'due', reason: 'not-kept', decided_at: null, next_look_at: DECIDED };
    expect(rows).toEqual([
      {
        payment_id: 'back',
        ...whole,
        state: 'done',
        reason: 'order-refunded',
        decided_at: DECIDED,
        next_look_at: null,
      },
      { payment_id: 'due', ...due },
      { payment_id: 'undated', ...due, requested_at: BEGAN, next_look_at: BEGAN },
    ]);
  });

  test('what a payment is given back is the sum of its refunds, and nothing else of it has changed', async () => {
    const wrong = await database.executeSql(`
      select p.id from payment p left join refund r on r.payment_id = p.id and r.state <> 'failed'
      group by p.id having p.given_back <> coalesce(sum(r.amount), 0)`);
    expect(wrong.rows).toEqual([]);
    const { rows } = await database.executeSql(
      `select amount, payer, reference, created_at, decided_at, method, fee, charge_id from payment where id = 'paid'`,
    );
    expect(rows).toEqual([
      {
        amount: 2400,
        payer: { name: 'Ada', email: 'ada@example.org' },
        reference: 'paid',
        created_at: BEGAN,
        decided_at: DECIDED,
        method: null,
        fee: null,
        charge_id: null,
      },
    ]);
  });

  test('the migrations after it apply', async () => {
    expect(await migrateTo('9999')).not.toContain('0009-payments.sql');
    expect(await migrate(database)).toEqual([]);
  });
});
