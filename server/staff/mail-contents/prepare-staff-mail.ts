// What a mail to a member of staff says to whom, made when it is sent.
import {
  officeAccountAddress,
  officeJoinAddress,
  officeRecoverAddress,
} from '../../../domain/office-addresses.ts';
import type { AccessChange } from '../../../domain/staff/access-mails/access-mail.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { DirectoryParts } from '../directory/directory-shop.ts';
import type { StaffMailJob } from '../mails/staff-mail-job.ts';
import { newInvitation } from '../members/invite-member.ts';
import { findMember } from '../members/member-store.ts';
import { newRecovery, recoverableMember } from '../recovery/recovery-link.ts';

export type PreparedStaffMail = {
  readonly to: string;
  readonly name: string;
  readonly language: OfficeLanguage;
  readonly about: 'invitation' | 'recover' | AccessChange;
  readonly link: string;
};

type MailingShop = DirectoryParts & {
  readonly database: Database;
  readonly config: { readonly publicUrl: string };
};

/** Undefined for whoever has joined or left meanwhile, and for an address that opens nothing. */
export function prepareStaffMail(
  { database, config, museum }: MailingShop,
  job: StaffMailJob,
  now: Date,
): Promise<PreparedStaffMail | undefined> {
  const { publicUrl } = config;
  const { staff_id, email = '' } = job;
  const about = job.about ?? 'invitation';
  return database.transaction(async (sql) => {
    if (about === 'recover') {
      const member = await recoverableMember({ config, museum }, sql, email);
      if (!member) return undefined;
      return {
        ...readerOf(member),
        about,
        link: officeRecoverAddress(publicUrl, await newRecovery(sql, member.id, now)),
      };
    }
    const member = await findMember(sql, staff_id);
    if (member?.state !== (about === 'invitation' ? 'invited' : 'active')) return undefined;
    const link =
      about === 'invitation'
        ? officeJoinAddress(publicUrl, await newInvitation(sql, staff_id, now))
        : officeAccountAddress(publicUrl);
    return { ...readerOf(member), about, link };
  });
}

function readerOf({ email, name, language }: { email: string; name: string; language: OfficeLanguage }) {
  return { to: email, name, language };
}
