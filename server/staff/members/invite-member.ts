// Somebody becomes a member of staff by a link that works once, within a day (operations 1). Whoever is invited again before
// having joined gets another link, and the earlier one is void.
import type { Actor } from '../../../domain/staff/act.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { writeAct } from '../acts/write-act.ts';
import { replaceInvitation } from './invitation-store.ts';
import { findMemberByEmail, insertMember, type MemberRow, saveRoles } from './member-store.ts';

const VALID_MS = 24 * 3600 * 1000;

export type Invited = {
  readonly name: string;
  readonly email: string;
  readonly language: OfficeLanguage;
  readonly roles: readonly string[];
  readonly houses: readonly string[];
};

/**
 * Invites somebody in the caller's transaction.
 * @returns the member's id; undefined when a member who has joined has this address
 */
export async function inviteMember(
  sql: Sql,
  invited: Invited,
  by: Actor,
  now: Date,
): Promise<string | undefined> {
  const email = emailKey(invited.email);
  const known = await findMemberByEmail(sql, email);
  if (known?.state === 'active') return undefined;
  const id = known
    ? await inviteAgain(sql, known, invited)
    : await addMember(sql, { ...invited, email }, now);
  const { roles, houses } = invited;
  await writeAct(
    sql,
    { by, verb: 'staff.invited', on: { kind: 'staff', id }, after: { roles, houses } },
    now,
  );
  return id;
}

/** The secret of a new link for somebody who was invited; an earlier one is void. */
export async function newInvitation(sql: Sql, id: string, now: Date): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + VALID_MS);
  await replaceInvitation(sql, { secret_hash: secretDigest(secret), staff_id: id, expires_at });
  return secret;
}

async function inviteAgain(sql: Sql, { id }: MemberRow, { roles, houses }: Invited): Promise<string> {
  await saveRoles(sql, { id, roles, houses });
  return id;
}

async function addMember(sql: Sql, invited: Invited, now: Date): Promise<string> {
  const id = randomId();
  const { name, email, language, roles, houses } = invited;
  await insertMember(sql, {
    id,
    name: name.trim(),
    email,
    language,
    roles: [...roles],
    houses: [...houses],
    invited_at: now,
  });
  return id;
}
