// Devices at the door, on both engines: paired once, with a token that opens the door's calls alone, seen when silent, out at once when revoked.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { pairDevice } from '../testing/door-device.ts';
import { type DoorShop, openDoorShop } from '../testing/door-shop.ts';
import { type StaffClient, signIn } from '../testing/staff/sign-in.ts';

describe.each(testDatabases())('devices at the door on $name', (engine) => {
  let door: DoorShop;
  let shop: DoorShop['shop'];
  let admin: DoorShop['admin'];
  let a: DoorShop['a'];
  beforeAll(async () => {
    door = await openDoorShop(engine);
    ({ shop, admin, a } = door);
  });
  afterAll(() => door.close());

  test('a code pairs one device, once and for ten minutes; it may not do more than who made it', async () => {
    const invite = async (who: StaffClient, more: object = {}) =>
      (await who.post('office/devices/invite', { name: 'Neu', houses: [], may_force: false, ...more })).body;
    const pair = async (typed: string) => (await shop.post('/api/en/door/pair', { code: typed })).body;
    const first = (await invite(admin)).data;
    expect(first.link).toMatch(/\/door\/#[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect((await pair(first.code.toLowerCase().replace('-', ' '))).data.token).toMatch(/^door\./);
    expect(await pair(first.code)).toMatchObject({ code: 'DOOR_PAIRING_INVALID' });
    const old = (await invite(admin)).data;
    shop.pass(600);
    expect(await pair(old.code)).toMatchObject({ code: 'DOOR_PAIRING_INVALID' });
    shop.pass(-600);
    expect(await invite(admin, { name: ' ' })).toMatchObject({ code: 'FIELDS_INVALID' });
    expect(await invite(admin, { houses: ['nirgends'] })).toMatchObject({ code: 'FIELDS_INVALID' });
  });

  test('a device’s token opens the calls of the door, and no others; no other token opens these', async () => {
    const guest = await shop.guest();
    const status = async (path: string, token: string) =>
      (await shop.get(`/api/de/${path}`, { authorization: `Bearer ${token}` })).status;
    expect(await status('door/setup', a.token)).toBe(200);
    expect(await status('door/setup', guest)).toBe(401);
    expect(await status('door/setup', `${a.token}x`)).toBe(401);
    expect(await status('office/devices', a.token)).toBe(401);
    expect(await status('CUSTOMER_DATA', a.token)).toBe(401);
    expect((await shop.get('/api/de/door/list', admin.headers)).status).toBe(401);
  });

  test('a device that was in use and is heard of no more stands on Today, for whoever is at its house', async () => {
    const door = await pairDevice(shop, admin, { name: 'Gartentor', houses: ['galerie'] });
    shop.pass(30);
    await door.post('scans', { scans: [], sent_at: shop.now().getTime(), waiting: 2 });
    const silent = async (who: StaffClient) =>
      ((await who.get('office/today')).body.data.devices.first as { name: string; trouble: string }[]).find(
        ({ name }) => name === 'Gartentor',
      );
    expect(await silent(admin)).toBeUndefined();
    shop.pass(660);
    expect(await silent(admin)).toMatchObject({ trouble: 'unsent', waiting: 2 });
    const colleague = await signIn(shop, 'door', { houses: ['haus'] });
    expect(await silent(colleague)).toBeUndefined();
    await door.post('scans', { scans: [], sent_at: shop.now().getTime(), waiting: 0 });
    expect(await silent(admin)).toBeUndefined();
    shop.pass(-690);
  });

  test('a device says how it is; a silent one is marked, and a revoked one is out at once', async () => {
    const lost = await pairDevice(shop, admin, { name: 'Verloren' });
    const shown = async () =>
      (await admin.get('office/devices')).body.data.devices.find(
        ({ id }: { id: string }) => id === lost.setup.device,
      );
    const { cursor } = await lost.list();
    shop.pass(30);
    await lost.post('changes', { after: cursor, sent_at: shop.now().getTime() + 3_600_000, waiting: 7 });
    expect(await shown()).toMatchObject({
      clock_ahead: 3600,
      waiting: 7,
      is_silent: false,
      revoked_at: null,
    });
    shop.pass(601);
    expect(await shown()).toMatchObject({ is_silent: true });
    const revoke = () => admin.post('office/devices/revoke', { id: lost.setup.device, reason: 'weg' });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect((await lost.get('list')).body).toMatchObject({ code: 'DOOR_SIGNED_OUT' });
    expect((await lost.send({ code: '222222222222' })).status).toBe(401);
    const { rows } = await shop.database.executeSql(
      "select count(*)::int as acts from act where verb = 'device.revoked'",
    );
    expect(rows[0].acts).toBe(1);
    expect((await admin.post('office/devices/revoke', { id: 'nobody' })).body.code).toBe(
      'DOOR_DEVICE_UNKNOWN',
    );
    shop.pass(-631);
  });

  test('codes cannot be guessed', async () => {
    const pair = () => shop.post('/api/en/door/pair', { code: '2222-2222' });
    for (let tries = 0; tries < 20; tries += 1) await pair();
    expect((await pair()).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
  });
});
