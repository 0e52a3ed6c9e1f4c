// The wording of the registration and its fields, in every language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { customersDa } from './da.ts';
import { customersDe } from './de.ts';
import { customersEn } from './en.ts';
import { customersEs } from './es.ts';
import { customersFr } from './fr.ts';
import { customersIt } from './it.ts';
import { customersNl } from './nl.ts';
import { customersSv } from './sv.ts';

export const customersWording: Record<Language, Wording<typeof customersEn>> = {
  de: customersDe,
  en: customersEn,
  fr: customersFr,
  it: customersIt,
  nl: customersNl,
  es: customersEs,
  sv: customersSv,
  da: customersDa,
};
