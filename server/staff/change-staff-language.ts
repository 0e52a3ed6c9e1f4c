// `office/language`: of the office and its mails, one’s own choice. It is no right and no secret, so the journal has none of it.
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { StaffBearer } from '../api/bearer.ts';
import { saveLanguage } from './members/member-store.ts';
import type { StaffShop } from './staff-shop.ts';

export async function changeStaffLanguage(
  { database }: Pick<StaffShop, 'database'>,
  { staffId }: Pick<StaffBearer, 'staffId'>,
  language: OfficeLanguage,
): Promise<true> {
  await saveLanguage(database, staffId, language);
  return true;
}
