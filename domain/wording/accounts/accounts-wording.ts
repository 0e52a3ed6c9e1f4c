// The wording of the pages of accounts, in every language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { accountsDa } from './da.ts';
import { accountsDe } from './de.ts';
import { accountsEn } from './en.ts';
import { accountsEs } from './es.ts';
import { accountsFr } from './fr.ts';
import { accountsIt } from './it.ts';
import { accountsNl } from './nl.ts';
import { accountsSv } from './sv.ts';

export const accountsWording: Record<Language, Wording<typeof accountsEn>> = {
  de: accountsDe,
  en: accountsEn,
  fr: accountsFr,
  it: accountsIt,
  nl: accountsNl,
  es: accountsEs,
  sv: accountsSv,
  da: accountsDa,
};
