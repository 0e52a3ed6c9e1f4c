// The wording of closed visits, by language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { closingDa } from './da.ts';
import { closingDe } from './de.ts';
import { closingEn } from './en.ts';
import { closingEs } from './es.ts';
import { closingFr } from './fr.ts';
import { closingIt } from './it.ts';
import { closingNl } from './nl.ts';
import { closingSv } from './sv.ts';

export const closingWording: Record<Language, Wording<typeof closingEn>> = {
  de: closingDe,
  en: closingEn,
  fr: closingFr,
  it: closingIt,
  nl: closingNl,
  es: closingEs,
  sv: closingSv,
  da: closingDa,
};
