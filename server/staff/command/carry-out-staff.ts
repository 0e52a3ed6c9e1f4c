// What is asked for at the command line about the museum's people, in an open database, whether or not the shop is running.
import { officeJoinAddress } from '../../../domain/office-addresses.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import { ROLES } from '../../../domain/staff/permissions.ts';
import { rolePermissions } from '../../../domain/staff/role.ts';
import { emailKey } from '../../credentials/email-key.ts';
import type { CommandAnswer } from '../../platform/command-socket.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts';
import { museumRoles } from '../folder/staff-settings.ts';
import { STAFF_MAIL, tellMember } from '../mails/staff-mail-job.ts';
import { inviteMember, newInvitation } from '../members/invite-member.ts';
import { findMemberByEmail, listMembers, type MemberRow } from '../members/member-store.ts';
import { changeRoles, endMember } from '../people/change-member.ts';
import type { StaffSettings } from '../staff-shop.ts';
import type { StaffTask } from './staff-arguments.ts';

export type StaffCommand = {
  readonly task: StaffTask;
  /** The name that the system has for whoever asks. */
  readonly user: string;
};

type Around = { readonly publicUrl: string; readonly settings: StaffSettings };

/** Does a task, and says what became of it. */
export async function carryOutStaff(
  database: Database,
  { task, user }: StaffCommand,
  { publicUrl, settings }: Around,
  now: Date,
): Promise<CommandAnswer> {
  const by: Actor = { kind: 'command', user };
  const wrong = unknownNames(task, settings);
  if (wrong) return no(wrong);
  if (task.do === 'list') return { text: listed(await listMembers(database)), done: true };
  if (task.do === 'invite') return database.transaction((sql) => invite(sql, task, publicUrl, by, now));
  return withJobs(database, (jobs) => database.transaction((sql) => change(sql, jobs, task, by, now)));
}

/** With jobs that are written and not worked on here: a running shop sends the mail. */
async function withJobs<Answer>(
  database: Database,
  work: (jobs: Pick<Jobs, 'write'>) => Promise<Answer>,
): Promise<Answer> {
  const jobs = createJobs(database, { work: false, log: { error: () => {}, warn: () => {} } });
  jobs.work(STAFF_MAIL, async () => {});
  await jobs.start();
  try {
    return await work(jobs);
  } finally {
    await jobs.stop();
  }
}

function no(text: string): CommandAnswer {
  return { text, done: false };
}

/** What is wrong with the roles and houses, if anything is. */
function unknownNames(task: StaffTask, settings: StaffSettings): string | undefined {
  if (task.do !== 'invite' && task.do !== 'roles') return undefined;
  const own = museumRoles(settings);
  const role = task.roles.find((name) => !rolePermissions(name, own));
  if (role !== undefined)
    return `There is no role ${role}. There are: ${[...Object.keys(ROLES), ...Object.keys(own)].join(', ')}.`;
  const ids = settings.venues.map(({ id }) => id);
  const house = task.houses?.find((id) => !ids.includes(id));
  return house === undefined ? undefined : `There is no house ${house}. There are: ${ids.join(', ')}.`;
}

type Invite = Extract<StaffTask, { readonly do: 'invite' }>;

async function invite(
  sql: Sql,
  task: Invite,
  publicUrl: string,
  by: Actor,
  now: Date,
): Promise<CommandAnswer> {
  const id = await inviteMember(sql, task, by, now);
  if (id === undefined)
    return no(`${task.email} has joined already. To change roles: npm run staff -- roles …`);
  const link = officeJoinAddress(publicUrl, await newInvitation(sql, id, now));
  return { text: `${task.name} can join with this link, once, for 24 hours:\n${link}`, done: true };
}

type Change = Extract<StaffTask, { readonly do: 'roles' | 'end' }>;

async function change(
  sql: Sql,
  jobs: Pick<Jobs, 'write'>,
  task: Change,
  by: Actor,
  now: Date,
): Promise<CommandAnswer> {
  const member = await findMemberByEmail(sql, emailKey(task.email));
  if (!member) return no(`Nobody has the address ${task.email}.`);
  const { id, name } = member;
  const changed =
    task.do === 'end'
      ? await endMember(sql, { id }, by, now)
      : await changeRoles(sql, { id, roles: task.roles, houses: task.houses ?? member.houses }, by, now);
  if (changed === 'last-admin') return no(`${name} is the last admin. Make somebody else one first.`);
  if (changed === 'unknown') return no(`Nobody has the address ${task.email}.`);
  if (task.do === 'roles') await tellMember({ jobs, now: () => now }, sql, id, 'roles-changed');
  const text =
    task.do === 'end' ? `${name} has left, and is signed out.` : `${name}: ${task.roles.join(', ')}.`;
  return { text, done: true };
}

function listed(members: readonly MemberRow[]): string {
  if (members.length === 0) return "Nobody yet. The first one: npm run staff -- invite 'NAME' EMAIL admin";
  return members
    .map(({ name, email, state, roles, houses }) =>
      [name, email, state, roles.join(', '), ...(houses.length > 0 ? [`at ${houses.join(', ')}`] : [])].join(
        ' · ',
      ),
    )
    .join('\n');
}
