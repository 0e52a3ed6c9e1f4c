import type { Wording } from '../../wording/message.ts';
import type { OfficeLanguage } from '../office-language.ts';
import { accessMailsDe } from './de.ts';
import { accessMailsEn } from './en.ts';

export const accessMailsWording: Record<OfficeLanguage, Wording<typeof accessMailsEn>> = {
  de: accessMailsDe,
  en: accessMailsEn,
};
