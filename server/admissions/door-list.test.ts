// What devices take along, on both engines: the day by digests, and what has changed since.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import { moveLine } from '../moves/move-line.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { giveBack } from '../returns/give-back.ts';
import { answer, code, type DoorShop, FIRST, openDoorShop, rowOf, TODAY } from '../testing/door-shop.ts';

const by = { kind: 'command', user: 'museum' } as const;
const NOWHERE = { street: '', zip: '', city: '', country: '' };
const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };

describe.each(testDatabases())('what devices take along on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let a: DoorShop['a'];
  let b: DoorShop['b'];
  let buy: DoorShop['buy'];
  let adults: DoorShop['adults'];
  let families: DoorShop['families'];
  let onWhole: DoorShop['onWhole'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, a, b, buy, adults, families, onWhole } = door);
  });
  afterAll(() => door.close());

  test('a device takes the day along by digests, with windows, people, names and houses', async () => {
    const order = await adults(1);
    const family = await families();
    const open = await buy([{ type: 'ticket', id: 'dauer-karte', datetime: '', count: 1 }]);
    const tomorrow = await adults(1, '2026-11-19 10:00');
    const owners = [{ name: 'Ada Lovelace', address: NOWHERE, send_to_custom_addr: false }];
    const pass = await buy([{ type: 'merchandise', id: 'jahr', count: 1, owners }], { shipping: HOME });
    const list = await b.list();
    expect(JSON.stringify(list)).not.toContain(code(order));
    // Typed with or without its hyphen; one that is blocked or closed is none.
    expect(list.vouchers).toContain(b.ref('NEU50'));
    expect(list.vouchers).not.toContain(b.ref(code(order)));
    expect(rowOf(list, a.ref(code(order)))).toBeUndefined();
    expect(rowOf(list, b.ref(code(order)))).toMatchObject({
      persons: 1,
      state: 0,
      order: [order.number, expect.any(String)],
      window: { house: 'haus', kind: 'ticket', from: `${TODAY} 09:45`, when: FIRST, title: 'Flut' },
    });
    expect(rowOf(list, b.ref(code(family)))).toMatchObject({ persons: 3 });
    expect(rowOf(list, b.ref(code(open)))).toMatchObject({ window: { kind: 'open', when: '' } });
    expect(rowOf(list, b.ref(code(tomorrow)))).toMatchObject({ window: { when: '2026-11-19 10:00' } });
    expect(rowOf(list, b.ref(code(pass)))).toMatchObject({ window: { kind: 'pass', house: '' } });
  });

  test('what is sold, given back or moved arrives with the changes; so do the notes of others', async () => {
    const [moved, returned] = [await adults(1), await adults(1)];
    const { cursor } = await b.list();
    const sold = await adults(1);
    await giveBack(
      { ...shop.shop.payments, today: () => TODAY },
      {
        number: returned.number,
        selection: {
          pieces: [{ line: 0, part: 0, count: 1 }],
          shipping: false,
          fee: 0,
          to: 'the-way-it-came',
        },
        reason: '',
        key: randomId(),
        by,
      },
    );
    const datetime = `${TODAY} 14:00`;
    await moveLine(await onWhole(), { number: moved.number, line: 0, datetime, key: randomId(), by });
    await a.ask(code(sold));
    const ask = async (after: string) =>
      (await b.post('changes', { after, sent_at: shop.now().getTime(), waiting: 0 })).body.data.list;
    const changed: DoorList = await ask(cursor);
    expect(rowOf(changed, b.ref(code(sold)))).toMatchObject({ state: 0 });
    expect(rowOf(changed, b.ref(code(returned)))).toMatchObject({ state: 1 });
    expect(rowOf(changed, b.ref(code(moved)))).toMatchObject({ state: 2, window: { when: datetime } });
    expect(changed.scans).toMatchObject([{ ref: b.ref(code(sold)), device: a.setup.device, kind: 'in' }]);
    expect(await answer(a.ask(code(moved)))).toBe('moved');
    expect(await answer(a.ask(code(returned)))).toBe('refunded');
    const nothing = await ask(changed.cursor);
    expect([nothing.admissions, nothing.cursor >= changed.cursor]).toEqual([[], true]);
    expect(await ask('99999999.99999999')).toBeNull();
  });
});
