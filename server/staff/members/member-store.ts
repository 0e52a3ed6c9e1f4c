// The SQL of members of staff (table `staff_member`).
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, list, nullable, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

export type StaffState = 'invited' | 'active' | 'ended';

export type MemberRow = {
  readonly id: string;
  readonly name: string;
  /** Normalised for signing in: see `emailKey`. */
  readonly email: string;
  readonly language: OfficeLanguage;
  readonly state: StaffState;
  readonly password_hash: string | null;
  readonly roles: string[];
  readonly houses: string[];
  readonly invited_at: Date;
  readonly joined_at: Date | null;
};

type NewMember = Omit<MemberRow, 'joined_at' | 'password_hash' | 'state'>;

const insertStatement = statement(
  'insert-staff-member',
  {
    id: text(),
    name: text(),
    email: text(),
    language: text<OfficeLanguage>(),
    roles: list(text()),
    houses: list(text()),
    invited_at: instant(),
  },
  (member) => build.insertInto('staff_member').values({ ...member, state: 'invited' }),
);

const members = build
  .selectFrom('staff_member')
  .select([
    'id',
    'name',
    'email',
    'language',
    'state',
    'password_hash',
    'roles',
    'houses',
    'invited_at',
    'joined_at',
  ]);

const findStatement = statement('find-staff-member', { id: text() }, ({ id }) =>
  members.where('id', '=', id),
);

const findByEmailStatement = statement('find-staff-member-by-email', { email: text() }, ({ email }) =>
  members.where('email', '=', email).where('state', '<>', 'ended'),
);

const hasLeftStatement = statement('find-ended-staff-member', { email: text() }, ({ email }) =>
  build
    .selectFrom('staff_member')
    .select('id')
    .where('email', '=', email)
    .where('state', '=', 'ended')
    .limit(1),
);

const listStatement = statement('list-staff-members', {}, () => members.orderBy('name').orderBy('id'));

const lockStatement = statement('lock-staff-member', { id: text() }, ({ id }) =>
  build.selectFrom('staff_member').select('id').where('id', '=', id).forNoKeyUpdate(),
);

const lockAdminsStatement = statement('lock-staff-admins', { role: text() }, ({ role }) =>
  build
    .selectFrom('staff_member')
    .select('id')
    .where(({ eb, ref }) => eb(role, '=', any<string>(ref('roles'))))
    .where('state', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate(),
);

const joinStatement = statement(
  'join-staff-member',
  { id: text(), name: text(), password_hash: nullable(text()), now: instant() },
  ({ id, name, password_hash, now }) =>
    build
      .updateTable('staff_member')
      .set({ state: 'active', name, password_hash, joined_at: now })
      .where('id', '=', id)
      .where('state', '=', 'invited')
      .returning('id'),
);

const savePasswordStatement = statement(
  'save-staff-password',
  { id: text(), password_hash: text() },
  ({ id, password_hash }) => build.updateTable('staff_member').set({ password_hash }).where('id', '=', id),
);

const saveLanguageStatement = statement(
  'save-staff-language',
  { id: text(), language: text<OfficeLanguage>() },
  ({ id, language }) => build.updateTable('staff_member').set({ language }).where('id', '=', id),
);

const saveRolesStatement = statement(
  'save-staff-roles',
  { id: text(), roles: list(text()), houses: list(text()) },
  ({ id, ...changed }) => build.updateTable('staff_member').set(changed).where('id', '=', id),
);

const endStatement = statement('end-staff-member', { id: text(), now: instant() }, ({ id, now }) =>
  build
    .updateTable('staff_member')
    .set({ state: 'ended', ended_at: now, password_hash: null })
    .where('id', '=', id)
    .where('state', '<>', 'ended')
    .returning('id'),
);

/** @throws a unique violation when somebody else with this address is invited at the same moment */
export async function insertMember(sql: Sql, member: NewMember): Promise<void> {
  await sql.run(insertStatement, member);
}

export function findMember(sql: Sql, id: string): Promise<MemberRow | undefined> {
  return sql.first(findStatement, { id });
}

/** Was somebody with this address a member, whose access was ended? */
export async function hasLeft(sql: Sql, email: string): Promise<boolean> {
  return (await sql.first(hasLeftStatement, { email })) !== undefined;
}

/** Whoever has this address and has not left. */
export function findMemberByEmail(sql: Sql, email: string): Promise<MemberRow | undefined> {
  return sql.first(findByEmailStatement, { email });
}

/** All of them, also those who have left. */
export function listMembers(sql: Sql): Promise<MemberRow[]> {
  return sql.all(listStatement);
}

/** Locks a member until the end of the transaction, then reads them. */
export async function lockMember(sql: Sql, id: string): Promise<MemberRow | undefined> {
  await sql.run(lockStatement, { id });
  return findMember(sql, id);
}

/** The active members with the role `admin`, who stay so until the end of the transaction. */
export async function lockAdmins(sql: Sql): Promise<string[]> {
  return (await sql.all(lockAdminsStatement, { role: 'admin' })).map(({ id }) => id);
}

/** False when they have joined, or left, already. */
export async function joinMember(
  sql: Sql,
  joined: { id: string; name: string; password_hash: string | null; now: Date },
): Promise<boolean> {
  return (await sql.first(joinStatement, joined)) !== undefined;
}

export async function saveStaffPassword(sql: Sql, id: string, password_hash: string): Promise<void> {
  await sql.run(savePasswordStatement, { id, password_hash });
}

export async function saveLanguage(sql: Sql, id: string, language: OfficeLanguage): Promise<void> {
  await sql.run(saveLanguageStatement, { id, language });
}

export async function saveRoles(
  sql: Sql,
  changed: { id: string; roles: readonly string[]; houses: readonly string[] },
): Promise<void> {
  await sql.run(saveRolesStatement, changed);
}

/** False when they have left already. */
export async function endMemberRow(sql: Sql, id: string, now: Date): Promise<boolean> {
  return (await sql.first(endStatement, { id, now })) !== undefined;
}
