// The wording of payment by a link, by language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { payDa } from './da.ts';
import { payDe } from './de.ts';
import { payEn } from './en.ts';
import { payEs } from './es.ts';
import { payFr } from './fr.ts';
import { payIt } from './it.ts';
import { payNl } from './nl.ts';
import { paySv } from './sv.ts';

export const payWording: Record<Language, Wording<typeof payEn>> = {
  de: payDe,
  en: payEn,
  fr: payFr,
  it: payIt,
  nl: payNl,
  es: payEs,
  sv: paySv,
  da: payDa,
};
