import type { Wording } from '../../wording/message.ts';
import type { OfficeLanguage } from '../office-language.ts';
import { invitationDe } from './de.ts';
import { invitationEn } from './en.ts';

export const invitationWording: Record<OfficeLanguage, Wording<typeof invitationEn>> = {
  de: invitationDe,
  en: invitationEn,
};
