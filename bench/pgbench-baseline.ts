// The baseline for holds: pgbench runs the minimal SQL of a hold, one transaction for each, on the same server and tables.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './foyer-process.ts';

/**
 * Copies a database for pgbench, so that clearing away what it wrote (autovacuum) disturbs no other measurement.
 * @returns the copy's address, and how to drop it
 */
export async function copyForPgbench(url: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const original = new URL(url);
  const name = original.pathname.slice(1);
  const copy = new URL(url);
  copy.pathname = `/${name}_pgbench`;
  original.pathname = '/postgres';
  const psql = (on: URL, sql: string) => runToEnd('psql', ['-q', '-d', on.href, '-c', sql]);
  await psql(original, `create database ${name}_pgbench template ${name}`);
  for (const table of ['cart', 'hold', 'slot'])
    await psql(copy, `alter table ${table} set (autovacuum_enabled = false)`);
  return {
    url: copy.href,
    drop: async () => void (await psql(original, `drop database ${name}_pgbench with (force)`)),
  };
}

/**
 * The holds per second that pgbench reaches with one client for each buyer.
 * @param slots over how many slots of the pool the holds are spread
 */
export async function pgbenchHolds(
  url: string,
  pool: string,
  slots: number,
  buyers: number,
  seconds: number,
): Promise<number> {
  const database = new URL(url).pathname.slice(1);
  const psql = (sql: string) => runToEnd('psql', ['-q', '-d', url, '-c', sql]);
  await psql(
    `drop table if exists bench_slots; create table bench_slots as select array(select id from slot where pool_id = '${pool}' order by id limit ${slots}) as ids`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'foyer-pgbench-'));
  const file = join(folder, 'hold.sql');
  writeFileSync(file, script(`${slots}`));
  const { hostname, port, username } = new URL(url);
  const output = await runToEnd('pgbench', [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(buyers),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
    '-h',
    hostname,
    '-p',
    port || '5432',
    '-U',
    username || 'postgres',
    database,
  ]);
  rmSync(folder, { recursive: true });
  await psql('drop table bench_slots');
  return Number(/tps = ([\d.]+)/.exec(output)?.[1]);
}

/** Takes a place and writes the cart and the hold, in one statement. It only checks that a place is free. */
function script(slots: string) {
  return `
\\set pick random(1, ${slots})
with taken as (
  update slot set taken = taken + 1
  where id = (select ids[:pick] from bench_slots) and taken < capacity returning id
),
carted as (
  insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
  select gen_random_uuid()::text, 'held', 'de', '{}', 1000, 177, '', '', 1, now() + interval '20 minutes' from taken
  returning id
)
insert into hold (cart_id, slot_id, quantity, expires_at)
select carted.id, taken.id, 1, now() + interval '20 minutes' from carted, taken;
`;
}
