// The office speaks German and English. Whoever asks for another language reads English.
import type { Wording } from '../../wording/message.ts';
import type { OfficeLanguage } from '../office-language.ts';
import { staffRefusalsDe } from './de.ts';
import { staffRefusalsEn } from './en.ts';

export const staffRefusalsWording: Record<OfficeLanguage, Wording<typeof staffRefusalsEn>> = {
  de: staffRefusalsDe,
  en: staffRefusalsEn,
};
