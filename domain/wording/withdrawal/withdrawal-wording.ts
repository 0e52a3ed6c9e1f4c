// The wording of the withdrawal button, by language; the mail with the receipt speaks it, too.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { withdrawalDa } from './da.ts';
import { withdrawalDe } from './de.ts';
import { withdrawalEn } from './en.ts';
import { withdrawalEs } from './es.ts';
import { withdrawalFr } from './fr.ts';
import { withdrawalIt } from './it.ts';
import { withdrawalNl } from './nl.ts';
import { withdrawalSv } from './sv.ts';

export const withdrawalWording: Record<Language, Wording<typeof withdrawalEn>> = {
  de: withdrawalDe,
  en: withdrawalEn,
  fr: withdrawalFr,
  it: withdrawalIt,
  nl: withdrawalNl,
  es: withdrawalEs,
  sv: withdrawalSv,
  da: withdrawalDa,
};
