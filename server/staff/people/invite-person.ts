// `office/people/invite`: somebody is invited by mail, or again. The link's secret is made when the mail is sent, so that no
// table ever holds it.
import { emailProblem } from '../../../domain/customers/registration.ts';
import { type FieldProblem, type Refusal, refuse } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { countTry } from '../../credentials/tries/limit-tries.ts';
import { type WritesStaffMails, writeStaffMail } from '../mails/staff-mail-job.ts';
import { type Invited, inviteMember } from '../members/invite-member.ts';
import { findMemberByEmail } from '../members/member-store.ts';
import type { StaffShop } from '../staff-shop.ts';
import { actorOf, type Doing, mayGive, unknownRights } from './people.ts';

export async function invitePerson(
  shop: StaffShop & WritesStaffMails,
  invited: Invited,
  doing: Doing,
): Promise<{ id: string } | Refusal> {
  const { settings } = shop.museum;
  const fields = problemsOf(invited);
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const unknown = unknownRights(settings, invited);
  if (unknown) return unknown;
  const known = await findMemberByEmail(shop.database, emailKey(invited.email));
  if (!mayGive(settings, doing.staff, [...invited.roles, ...(known?.roles ?? [])]))
    return refuse('STAFF_ROLE_NOT_YOURS');
  const tooMany = await countTry(shop, 'mail-recipient', emailKey(invited.email));
  if (tooMany) return tooMany;
  return shop.database.transaction(async (sql) => {
    const id = await inviteMember(sql, invited, actorOf(doing), shop.now());
    if (id === undefined) return refuse('STAFF_JOINED_ALREADY');
    await writeStaffMail(shop, sql, id);
    return { id };
  });
}

function problemsOf({ name, email }: Invited): Record<string, FieldProblem[]> {
  const wrong = email.trim() === '' ? 'REQUIRED' : emailProblem(email.trim());
  return { ...(name.trim() === '' ? { name: ['REQUIRED'] } : {}), ...(wrong ? { email: [wrong] } : {}) };
}
