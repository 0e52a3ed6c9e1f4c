import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { demoBankDa } from './da.ts';
import { demoBankDe } from './de.ts';
import { demoBankEn } from './en.ts';
import { demoBankEs } from './es.ts';
import { demoBankFr } from './fr.ts';
import { demoBankIt } from './it.ts';
import { demoBankNl } from './nl.ts';
import { demoBankSv } from './sv.ts';

/** The demo bank's wording, which the server alone speaks. */
export const demoBankWording: Record<Language, Wording<typeof demoBankEn>> = {
  de: demoBankDe,
  en: demoBankEn,
  fr: demoBankFr,
  it: demoBankIt,
  nl: demoBankNl,
  es: demoBankEs,
  sv: demoBankSv,
  da: demoBankDa,
};
