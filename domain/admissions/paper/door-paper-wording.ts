import type { OfficeLanguage } from '../../staff/office-language.ts';
import type { Wording } from '../../wording/message.ts';
import { doorPaperDe } from './de.ts';
import { doorPaperEn } from './en.ts';

export const doorPaperWording: Record<OfficeLanguage, Wording<typeof doorPaperEn>> = {
  de: doorPaperDe,
  en: doorPaperEn,
};
