import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { visitDa } from './da.ts';
import { visitDe } from './de.ts';
import { visitEn } from './en.ts';
import { visitEs } from './es.ts';
import { visitFr } from './fr.ts';
import { visitIt } from './it.ts';
import { visitNl } from './nl.ts';
import { visitSv } from './sv.ts';

/** The wording of choosing a day and a time, and of the prices beside it, by language. */
export const visitWording: Record<Language, Wording<typeof visitEn>> = {
  de: visitDe,
  en: visitEn,
  fr: visitFr,
  it: visitIt,
  nl: visitNl,
  es: visitEs,
  sv: visitSv,
  da: visitDa,
};
