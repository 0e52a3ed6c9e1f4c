// The wording of mails and documents, which the server alone speaks.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { documentsDa } from './da.ts';
import { documentsDe } from './de.ts';
import { documentsEn } from './en.ts';
import { documentsEs } from './es.ts';
import { documentsFr } from './fr.ts';
import { documentsIt } from './it.ts';
import { documentsNl } from './nl.ts';
import { documentsSv } from './sv.ts';

export const documentsWording: Record<Language, Wording<typeof documentsEn>> = {
  de: documentsDe,
  en: documentsEn,
  fr: documentsFr,
  it: documentsIt,
  nl: documentsNl,
  es: documentsEs,
  sv: documentsSv,
  da: documentsDa,
};
