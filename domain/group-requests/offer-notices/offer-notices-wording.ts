import type { OfficeLanguage } from '../../staff/office-language.ts';
import type { Wording } from '../../wording/message.ts';
import { offerNoticesDe } from './de.ts';
import { offerNoticesEn } from './en.ts';

export const offerNoticesWording: Record<OfficeLanguage, Wording<typeof offerNoticesEn>> = {
  de: offerNoticesDe,
  en: offerNoticesEn,
};
