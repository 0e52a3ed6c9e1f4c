// The SQL of devices at the door (tables `door_device`, `door_pairing`).
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { boolean, instant, int, list, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';

const insertPairingStatement = statement(
  'insert-door-pairing',
  { code_hash: text(), name: text(), houses: list(text()), may_force: boolean(), expires_at: instant() },
  (row) => build.insertInto('door_pairing').values(row),
);

const takePairingStatement = statement(
  'take-door-pairing',
  { code_hash: text(), now: instant() },
  ({ code_hash, now }) =>
    build
      .deleteFrom('door_pairing')
      .where('code_hash', '=', code_hash)
      .where('expires_at', '>', now)
      .returning(['name', 'houses', 'may_force']),
);

const sweepPairingsStatement = statement('sweep-door-pairings', { now: instant() }, ({ now }) =>
  build.deleteFrom('door_pairing').where('expires_at', '<=', now),
);

const insertDeviceStatement = statement(
  'insert-door-device',
  {
    id: text(),
    name: text(),
    houses: list(text()),
    may_force: boolean(),
    token_hash: text(),
    paired_at: instant(),
    contact_at: instant(),
  },
  (row) => build.insertInto('door_device').values(row),
);

const byTokenStatement = statement('door-device-by-token', { token_hash: text() }, ({ token_hash }) =>
  build
    .selectFrom('door_device')
    .select(['id', 'name', 'houses', 'may_force', 'contact_at'])
    .where('token_hash', '=', token_hash)
    .where('revoked_at', 'is', null),
);

const allStatement = statement('door-devices', {}, () =>
  build
    .selectFrom('door_device')
    .select([
      'id',
      'name',
      'houses',
      'may_force',
      'paired_at',
      'contact_at',
      'clock_ahead_seconds',
      'waiting',
      'revoked_at',
    ])
    .orderBy('revoked_at', 'desc')
    .orderBy('name')
    .orderBy('id'),
);

const contactStatement = statement(
  'note-door-contact',
  { id: text(), at: instant(), ahead: int(), waiting: int() },
  ({ id, at, ahead, waiting }) =>
    build
      .updateTable('door_device')
      .set({ contact_at: at, clock_ahead_seconds: ahead, waiting })
      .where('id', '=', id),
);

// By hand: says whether it was revoked before, and by nobody twice.
const revokeStatement = byHand(
  'revoke-door-device',
  { id: text(), now: instant() },
  { name: text(), now_revoked: boolean() },
  ({ id, now }) => raw`
    with old as (select id, name, revoked_at from door_device where id = ${id} for update),
    revoked as (
      update door_device d set revoked_at = ${now} from old
      where d.id = old.id and old.revoked_at is null
    )
    select name, revoked_at is null as now_revoked from old`,
);

export type NewDevice = {
  readonly name: string;
  readonly houses: readonly string[];
  readonly may_force: boolean;
};

export type DeviceRow = {
  readonly id: string;
  readonly name: string;
  /** Empty: every house. */
  readonly houses: readonly string[];
  readonly may_force: boolean;
  readonly contact_at: Date;
};

export async function insertPairing(
  sql: Sql,
  row: NewDevice & { readonly code_hash: string; readonly expires_at: Date },
): Promise<void> {
  await sql.run(insertPairingStatement, row);
}

/** Uses the code up. Undefined for one that is not there any more. */
export async function takePairing(sql: Sql, code_hash: string, now: Date): Promise<NewDevice | undefined> {
  return sql.first(takePairingStatement, { code_hash, now });
}

export async function sweepPairings(sql: Sql, now: Date): Promise<void> {
  await sql.run(sweepPairingsStatement, { now });
}

export async function insertDevice(
  sql: Sql,
  row: NewDevice & { readonly id: string; readonly token_hash: string },
  now: Date,
): Promise<void> {
  await sql.run(insertDeviceStatement, { ...row, paired_at: now, contact_at: now });
}

export function findDeviceByToken(sql: Sql, token_hash: string): Promise<DeviceRow | undefined> {
  return sql.first(byTokenStatement, { token_hash });
}

/** Those in use first. */
export function findDevices(sql: Sql) {
  return sql.all(allStatement);
}

export async function noteContact(
  sql: Sql,
  contact: { readonly id: string; readonly at: Date; readonly ahead: number; readonly waiting: number },
): Promise<void> {
  await sql.run(contactStatement, contact);
}

/** Undefined where there is no such device. */
export function revokeRow(sql: Sql, id: string, now: Date) {
  return sql.first(revokeStatement, { id, now });
}
