import type { OfficeLanguage } from '../../staff/office-language.ts';
import type { Wording } from '../../wording/message.ts';
import { guideMailDe } from './de.ts';
import { guideMailEn } from './en.ts';

export const guideMailWording: Record<OfficeLanguage, Wording<typeof guideMailEn>> = {
  de: guideMailDe,
  en: guideMailEn,
};
