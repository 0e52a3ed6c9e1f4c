// The wording of refusals, which the server alone speaks: a visitor receives the sentence, not the catalogue.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { refusalsDa } from './da.ts';
import { refusalsDe } from './de.ts';
import { refusalsEn } from './en.ts';
import { refusalsEs } from './es.ts';
import { refusalsFr } from './fr.ts';
import { refusalsIt } from './it.ts';
import { refusalsNl } from './nl.ts';
import { refusalsSv } from './sv.ts';

export const refusalsWording: Record<Language, Wording<typeof refusalsEn>> = {
  de: refusalsDe,
  en: refusalsEn,
  fr: refusalsFr,
  it: refusalsIt,
  nl: refusalsNl,
  es: refusalsEs,
  sv: refusalsSv,
  da: refusalsDa,
};
