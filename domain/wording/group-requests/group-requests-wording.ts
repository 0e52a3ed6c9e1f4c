// What groups read, by language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { groupRequestsDa } from './da.ts';
import { groupRequestsDe } from './de.ts';
import { groupRequestsEn } from './en.ts';
import { groupRequestsEs } from './es.ts';
import { groupRequestsFr } from './fr.ts';
import { groupRequestsIt } from './it.ts';
import { groupRequestsNl } from './nl.ts';
import { groupRequestsSv } from './sv.ts';

export const groupRequestsWording: Record<Language, Wording<typeof groupRequestsEn>> = {
  de: groupRequestsDe,
  en: groupRequestsEn,
  fr: groupRequestsFr,
  it: groupRequestsIt,
  nl: groupRequestsNl,
  es: groupRequestsEs,
  sv: groupRequestsSv,
  da: groupRequestsDa,
};
