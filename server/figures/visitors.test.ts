// Who came, as the reports and the calendar of places say it, on both engines: each person once, whatever the devices note and in
// whatever order.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../domain/figures/figures-contract.ts';
import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { code, type DoorShop, openDoorShop, TODAY } from '../testing/door-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';

describe.each(testDatabases())('who came, on $name', (engine) => {
  let door: DoorShop;
  let admin: StaffClient;
  beforeAll(async () => {
    door = await openDoorShop(engine);
    admin = door.admin;
  });
  afterAll(() => door.close());

  const visitors = async (group: string, more = ''): Promise<Report> => {
    const { status, body } = await admin.get(
      `office/figures/visitors?group=${group}&from=${TODAY}&to=${TODAY}${more}`,
    );
    expect(status).toBe(200);
    return body.data;
  };
  const of = async (key: string, group = 'hour') =>
    (await visitors(group)).rows.find((row) => row.key === key)?.values;
  const ten = async (): Promise<PlacesRow | undefined> => {
    const query = `first=${TODAY}&last=${TODAY}&by=slot`;
    const { rows } = (await admin.get(`office/places?${query}`)).body.data;
    return rows.find(({ time, sold }: PlacesRow) => time === '10:00' && sold > 0);
  };

  test('people count once at the time they booked, and are missing once it is over', async () => {
    const { shop, a, b, adults } = door;
    const [two, one, four] = [await adults(2), await adults(1), await adults(4)];
    const later = await adults(3, `${TODAY} 12:00`);
    const at = shop.now().getTime() - 300_000;
    await a.send({ code: code(two), at });
    // Both doors were offline: the second device takes its note back, and that is told before the note itself.
    const nonce = randomId();
    await b.send({ kind: 'undo', persons: 0, undoes: nonce, code: code(one), at: at + 20_000 });
    await b.send({ nonce, code: code(one), at: at + 10_000 });
    expect(await of('10')).toEqual([7, 1, 0, 0]);
    await a.send({ code: code(two, 1), at: at + 60_000 });
    await a.send({ code: code(four), at: at + 60_000 });
    // The same note again, and a second use of the same ticket.
    await a.send({ nonce: 'the-same-note-is-sent-twice-0001', code: code(four, 1), at: at + 70_000 });
    await a.send({ nonce: 'the-same-note-is-sent-twice-0001', code: code(four, 1), at: at + 70_000 });
    expect(await of('10')).toEqual([7, 4, 0, 0]);
    expect(await of('12')).toEqual([3, null, null, null]);
    expect(await ten()).toMatchObject({ sold: 7, checked_in: 4 });
    shop.pass(3600);
    // A session ends when nobody uses it for an hour.
    admin = await signIn(shop, 'admin');
    expect(await of('10')).toEqual([7, 4, 3, 0]);
    // Early, and let in all the same: for the time that was booked.
    await a.send({ code: code(later), forced: true, reason: 'zu früh', at: shop.now().getTime() });
    expect(await of('12')).toEqual([3, 1, 0, 0]);
    const house = await visitors('house');
    expect(house.rows.map(({ label, values }) => [label, ...values])).toContainEqual(['Haus', 10, 5, 3, 0]);
    expect((await visitors('day')).sums).toEqual([10, 5, 3, 0]);
    expect((await visitors('event')).rows[0]?.values).toEqual([10, 5, 3, 0]);
  });

  test('a ticket that was given back admits nobody who is expected: whoever is let in on it came without a time', async () => {
    const { shop, a, adults } = door;
    const order = await adults(1, `${TODAY} 14:00`);
    await shop.database.executeSql('update admission set void_at = now() where barcode = $1', [code(order)]);
    await a.send({ code: code(order), forced: true, reason: 'Kulanz', at: shop.now().getTime() });
    const report = await visitors('event');
    expect(report.rows.find(({ key }) => key === '')).toMatchObject({
      label: 'ohne gebuchte Zeit',
      values: [0, 0, 0, 1],
    });
    expect(await of('11')).toEqual([0, 0, 0, 1]);
    const flut = report.rows.find(({ label }) => label === 'Flut');
    const narrowed = await visitors('hour', `&event=${encodeURIComponent(flut?.key ?? '')}`);
    expect(narrowed.sums[3]).toBe(0);
  });
});
