// What an invitation's mail says to whom, made when it is sent.
import { officeJoinAddress } from '../../../domain/addresses.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { Database } from '../../platform/database/sql.ts';
import { newInvitation } from '../members/invite-member.ts';
import { findMember } from '../members/member-store.ts';

export type PreparedStaffMail = {
  readonly to: string;
  readonly name: string;
  readonly language: OfficeLanguage;
  readonly link: string;
};

/** Undefined for whoever has joined or left meanwhile. */
export function prepareStaffMail(
  database: Database,
  staffId: string,
  { publicUrl, now }: { readonly publicUrl: string; readonly now: Date },
): Promise<PreparedStaffMail | undefined> {
  return database.transaction(async (sql) => {
    const member = await findMember(sql, staffId);
    if (member?.state !== 'invited') return undefined;
    const { email: to, name, language } = member;
    return { to, name, language, link: officeJoinAddress(publicUrl, await newInvitation(sql, staffId, now)) };
  });
}
