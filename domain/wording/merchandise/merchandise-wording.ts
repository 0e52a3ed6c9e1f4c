import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { merchandiseDa } from './da.ts';
import { merchandiseDe } from './de.ts';
import { merchandiseEn } from './en.ts';
import { merchandiseEs } from './es.ts';
import { merchandiseFr } from './fr.ts';
import { merchandiseIt } from './it.ts';
import { merchandiseNl } from './nl.ts';
import { merchandiseSv } from './sv.ts';

/** The wording of merchandise and annual passes by language. */
export const merchandiseWording: Record<Language, Wording<typeof merchandiseEn>> = {
  de: merchandiseDe,
  en: merchandiseEn,
  fr: merchandiseFr,
  it: merchandiseIt,
  nl: merchandiseNl,
  es: merchandiseEs,
  sv: merchandiseSv,
  da: merchandiseDa,
};
