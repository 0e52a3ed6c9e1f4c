import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { donationsDa } from './da.ts';
import { donationsDe } from './de.ts';
import { donationsEn } from './en.ts';
import { donationsEs } from './es.ts';
import { donationsFr } from './fr.ts';
import { donationsIt } from './it.ts';
import { donationsNl } from './nl.ts';
import { donationsSv } from './sv.ts';

/** The wording of donations by language. */
export const donationsWording: Record<Language, Wording<typeof donationsEn>> = {
  de: donationsDe,
  en: donationsEn,
  fr: donationsFr,
  it: donationsIt,
  nl: donationsNl,
  es: donationsEs,
  sv: donationsSv,
  da: donationsDa,
};
