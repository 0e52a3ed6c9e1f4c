// Devices at the door (operations 1 and 6, ADR 137): paired with a code that works once and for ten minutes, and known from
// then on by a token that can be revoked at once.

import { deviceTrouble, SILENT_SECONDS } from '../../domain/admissions/device-trouble.ts';
import type { DoorDevice } from '../../domain/admissions/devices-contract.ts';
import type { DoorSetup } from '../../domain/admissions/door-contract.ts';
import type { CodePicture } from '../../domain/app-setup.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import type { TodayDevice } from '../../domain/office/today-contract.ts';
import { doorPath } from '../../domain/office-addresses.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/staff/act.ts';
import type { DeviceBearer } from '../api/bearer.ts';
import { newSecret, secretDigest } from '../credentials/link-secret.ts';
import { qrPath } from '../credentials/qr-path.ts';
import { countTry } from '../credentials/tries/limit-tries.ts';
import type { Sql } from '../platform/database/sql.ts';
import { randomId, randomPairingCode } from '../platform/random-id.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { deviceKey } from './code-digest.ts';
import {
  findDeviceByToken,
  findDevices,
  insertDevice,
  insertPairing,
  type NewDevice,
  revokeRow,
  sweepPairings,
  takePairing,
} from './device-store.ts';
import { doorRules } from './door-rules.ts';

const PAIRING_MS = 10 * 60_000;

/** Tokens of devices begin with it, so that one can be told from a customer's. */
const TOKEN_SIGN = 'door.';

type Invited = {
  readonly code: string;
  readonly link: string;
  readonly picture: CodePicture;
  readonly expires_at: string;
};

/** Makes a code that pairs one device. */
export async function inviteDevice(
  shop: AdmissionsShop,
  asked: NewDevice,
  by: Actor,
): Promise<Invited | Refusal> {
  const { database, now, config } = shop;
  const name = asked.name.trim();
  if (name === '') return refuse('FIELDS_INVALID', { fields: { name: ['REQUIRED'] } });
  if (asked.houses.some((house) => !shop.museum.settings.venues.some(({ id }) => id === house)))
    return refuse('FIELDS_INVALID', { fields: { houses: ['HOUSE_UNKNOWN'] } });
  const code = randomPairingCode();
  const at = now();
  const expires = new Date(at.getTime() + PAIRING_MS);
  const device = { ...asked, name };
  await database.transaction(async (sql) => {
    await sweepPairings(sql, at);
    await insertPairing(sql, { ...device, code_hash: secretDigest(plain(code)), expires_at: expires });
    await writeAct(
      sql,
      { by, verb: 'device.invited', on: { kind: 'device', id: name }, after: { ...device } },
      at,
    );
  });
  const link = `${config.publicUrl}${doorPath(code)}`;
  return { code, link, picture: qrPath(link), expires_at: expires.toISOString() };
}

/** As it is compared: people type it with or without its hyphen. */
function plain(code: string): string {
  return code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
}

/** Pairs the device that has the code. */
export async function pairDevice(
  shop: AdmissionsShop,
  code: string,
  { address, language }: { readonly address: string; readonly language: Language },
): Promise<{ token: string; setup: DoorSetup } | Refusal> {
  const tooMany = await countTry(shop, 'pairing-network', address);
  if (tooMany) return tooMany;
  const token = TOKEN_SIGN + newSecret();
  const id = randomId();
  const at = shop.now();
  const device = await shop.database.transaction(async (sql) => {
    const invited = await takePairing(sql, secretDigest(plain(code)), at);
    if (invited) await insertDevice(sql, { ...invited, id, token_hash: secretDigest(token) }, at);
    return invited;
  });
  if (!device) return refuse('DOOR_PAIRING_INVALID');
  return { token, setup: setupOf(shop, { deviceId: id, ...device, mayForce: device.may_force }, language) };
}

/** How a device is set up, as it is told. */
export function setupOf(
  shop: AdmissionsShop,
  { deviceId, name, houses, mayForce }: Omit<DeviceBearer, 'contactAt'>,
  language: Language,
): DoorSetup {
  const { settings } = shop.museum;
  return {
    device: deviceId,
    name,
    houses: [...houses],
    may_force: mayForce,
    museum: settings.name,
    time_zone: shop.clock.timeZone,
    counts_exits: doorRules(shop).countsExits,
    house_names: Object.fromEntries(
      settings.venues.map(({ id, name: of }) => [id, inLanguage(of, language)]),
    ),
    key: deviceKey(shop, deviceId),
  };
}

/** Which device has this token; undefined once it is revoked. */
export async function verifyDevice(sql: Sql, token: string): Promise<DeviceBearer | undefined> {
  if (!token.startsWith(TOKEN_SIGN)) return undefined;
  const row = await findDeviceByToken(sql, secretDigest(token));
  if (!row) return undefined;
  const { id, name, houses, may_force, contact_at } = row;
  return { deviceId: id, name, houses, mayForce: may_force, contactAt: contact_at };
}

export async function listDevices({ database, now }: AdmissionsShop): Promise<DoorDevice[]> {
  const silentSince = now().getTime() - SILENT_SECONDS * 1000;
  const rows = await findDevices(database);
  return rows
    .toSorted((one, other) => Number(one.revoked_at !== null) - Number(other.revoked_at !== null))
    .map(({ paired_at, contact_at, revoked_at, clock_ahead_seconds, ...row }) => ({
      ...row,
      paired_at: paired_at.toISOString(),
      contact_at: contact_at.toISOString(),
      is_silent: revoked_at === null && contact_at.getTime() < silentSince,
      clock_ahead: clock_ahead_seconds,
      revoked_at: revoked_at?.toISOString() ?? null,
    }));
}

/** Devices that somebody must look at, of the houses of whoever asks; of all where there are none. */
export async function devicesInTrouble(
  { database, now }: Pick<AdmissionsShop, 'database' | 'now'>,
  houses: readonly string[],
): Promise<TodayDevice[]> {
  const rows = await findDevices(database);
  return rows.flatMap((row): TodayDevice[] => {
    const { id, name, contact_at, waiting, revoked_at } = row;
    const isOwn =
      houses.length === 0 || row.houses.length === 0 || row.houses.some((of) => houses.includes(of));
    if (revoked_at !== null || !isOwn) return [];
    const signs = { contactAt: contact_at.getTime(), waiting, clockAhead: row.clock_ahead_seconds };
    const trouble = deviceTrouble(signs, now().getTime());
    return trouble ? [{ id, name, trouble, waiting, contact_at: contact_at.toISOString() }] : [];
  });
}

/** Its token opens nothing from now on; once more changes nothing. */
export async function revokeDevice(
  { database, now }: AdmissionsShop,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  by: Actor,
): Promise<true | Refusal> {
  return database.transaction(async (sql) => {
    const device = await revokeRow(sql, id, now());
    if (!device) return refuse('DOOR_DEVICE_UNKNOWN');
    const on = { kind: 'device', id: device.name } as const;
    if (device.now_revoked)
      await writeAct(sql, { by, verb: 'device.revoked', on, after: { id }, reason }, now());
    return true;
  });
}
