// Who may choose a new password by a link in a mail: whoever has one, and signs in with it. The mails that others caused hold
// links that still work, so that nobody can keep voiding somebody's link; the first one that is used ends the others.
import { RECOVERY_MINUTES } from '../../../domain/staff/access-mails/access-mail.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type DirectoryParts, isOfDirectory } from '../directory/directory-shop.ts';
import { findMemberByEmail, type MemberRow } from '../members/member-store.ts';
import { insertRecovery } from './recovery-store.ts';

/** Undefined for everybody who has no password here: strangers, those who have left, and those of the directory. */
export async function recoverableMember(
  shop: DirectoryParts,
  sql: Sql,
  email: string,
): Promise<MemberRow | undefined> {
  const member = await findMemberByEmail(sql, email);
  if (member?.state !== 'active' || member.password_hash === null) return undefined;
  return (await isOfDirectory(shop, sql, member.id)) ? undefined : member;
}

/** The secret of a new link. */
export async function newRecovery(sql: Sql, staffId: string, now: Date): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + RECOVERY_MINUTES * 60_000);
  await insertRecovery(sql, { secret_hash: secretDigest(secret), staff_id: staffId, expires_at });
  return secret;
}
