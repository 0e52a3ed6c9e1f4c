import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { guaranteeDa } from './da.ts';
import { guaranteeDe } from './de.ts';
import { guaranteeEn } from './en.ts';
import { guaranteeEs } from './es.ts';
import { guaranteeFr } from './fr.ts';
import { guaranteeIt } from './it.ts';
import { guaranteeNl } from './nl.ts';
import { guaranteeSv } from './sv.ts';

/** The wording of the notice on the legal guarantee, by language. */
export const guaranteeWording: Record<Language, Wording<typeof guaranteeEn>> = {
  de: guaranteeDe,
  en: guaranteeEn,
  fr: guaranteeFr,
  it: guaranteeIt,
  nl: guaranteeNl,
  es: guaranteeEs,
  sv: guaranteeSv,
  da: guaranteeDa,
};
