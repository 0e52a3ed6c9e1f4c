// Migration 0112 on both engines: what times that overlap took of each other is given back, and nothing that was bought is lost.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';

const MIGRATION = readFileSync(new URL('0112-places-of-overlapping-times.sql', migrationsFolder), 'utf8');

const FROM = Date.parse('2999-01-01T10:00:00Z');
const HALF_HOUR = 1_800_000;

/** A claim of the time that begins so many half hours later. */
function claim(halfHours: number, quantity: number, stay = 1, startsAtSlot = true) {
  const from = FROM + halfHours * HALF_HOUR;
  return { line: 0, pool: 'hall', from, until: from + stay, startsAtSlot, quantity };
}

/** Carts and what they had of the times at 10:00, 10:30 and 11:00, each an hour long. */
const CARTS = {
  early: { claims: [claim(0, 2)], held: [2, 0, 0] },
  late: { claims: [claim(1, 3)], held: [3, 3, 0] },
  both: { claims: [claim(0, 1), claim(1, 4)], held: [5, 4, 0] },
  // Two of four were given back: what is left of the earlier time cannot be told apart, and stays.
  part: { claims: [claim(0, 4), claim(1, 1)], held: [3, 1, 0] },
  stay: { claims: [claim(1, 1, 2 * HALF_HOUR)], held: [1, 1, 1] },
  guide: { claims: [claim(1, 1, 1, false)], held: [1, 1, 0] },
};

describe.each(testDatabases())('places of overlapping times on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    const carts = Object.entries(CARTS).map(
      ([
        id,
        { claims, held },
      ]) => `('${id}', 'confirmed', 'de', '${JSON.stringify({ claims })}', 0, 166, '', '',
        ${held.filter((places) => places > 0).length}, 'infinity')`,
    );
    const holds = Object.entries(CARTS).flatMap(([id, { held }]) =>
      held.flatMap((places, index) => (places > 0 ? `('${id}', ${index + 1}, ${places}, 'infinity')` : [])),
    );
    await database.executeSql(`
      insert into pool (id, rules, longest_minutes) values ('hall', '[]', 60);
      insert into slot (id, pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity, planned)
      overriding system value
      select i, 'hall', '2999-01-01', 'time ' || i, '', to_timestamp(${FROM / 1000}) + (i - 1) * interval '30 minutes',
        to_timestamp(${FROM / 1000}) + (i + 1) * interval '30 minutes', 15, case when i = 1 then 12 end
      from generate_series(1, 3) i;
      insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
      values ${carts.join(', ')};
      insert into hold (cart_id, slot_id, quantity, expires_at) values ${holds.join(', ')};
      update slot set taken = (select sum(quantity) from hold where slot_id = slot.id)`);
    await database.executeSql(MIGRATION);
  });
  afterAll(() => database.close());

  test('a cart keeps the times that it has chosen, and what runs meanwhile is free again', async () => {
    const { rows } = await database.executeSql(
      'select cart_id, slot_id::int as slot, quantity from hold order by 1, 2',
    );
    const heldBy = (cart: string) =>
      [1, 2, 3].map((slot) => rows.find((row) => row.cart_id === cart && row.slot === slot)?.quantity ?? 0);
    expect(Object.fromEntries(Object.keys(CARTS).map((cart) => [cart, heldBy(cart)]))).toEqual({
      early: [2, 0, 0],
      late: [0, 3, 0],
      both: [1, 4, 0],
      part: [3, 1, 0],
      stay: [0, 1, 1],
      guide: [1, 1, 0],
    });
  });

  test('counters agree, and a lowered time does not sell what came back beyond what is planned', async () => {
    const slots = await database.executeSql('select taken, capacity from slot order by id');
    expect(slots.rows).toEqual([
      { taken: 7, capacity: 12 },
      { taken: 10, capacity: 15 },
      { taken: 1, capacity: 15 },
    ]);
    const { rows } = await database.executeSql(`
      select c.id from cart c left join hold h on h.cart_id = c.id group by c.id having count(h.slot_id) <> c.hold_count`);
    expect(rows).toEqual([]);
  });
});
