// The wording of payment by transfer, by language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { transferDa } from './da.ts';
import { transferDe } from './de.ts';
import { transferEn } from './en.ts';
import { transferEs } from './es.ts';
import { transferFr } from './fr.ts';
import { transferIt } from './it.ts';
import { transferNl } from './nl.ts';
import { transferSv } from './sv.ts';

export const transferWording: Record<Language, Wording<typeof transferEn>> = {
  de: transferDe,
  en: transferEn,
  fr: transferFr,
  it: transferIt,
  nl: transferNl,
  es: transferEs,
  sv: transferSv,
  da: transferDa,
};
