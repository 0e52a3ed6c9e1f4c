import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { toursDa } from './da.ts';
import { toursDe } from './de.ts';
import { toursEn } from './en.ts';
import { toursEs } from './es.ts';
import { toursFr } from './fr.ts';
import { toursIt } from './it.ts';
import { toursNl } from './nl.ts';
import { toursSv } from './sv.ts';

/** The wording of guided tours by language. */
export const toursWording: Record<Language, Wording<typeof toursEn>> = {
  de: toursDe,
  en: toursEn,
  fr: toursFr,
  it: toursIt,
  nl: toursNl,
  es: toursEs,
  sv: toursSv,
  da: toursDa,
};
