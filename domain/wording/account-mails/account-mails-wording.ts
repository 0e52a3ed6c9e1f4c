// The wording of the mails about accounts, which the server alone speaks.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { accountMailsDa } from './da.ts';
import { accountMailsDe } from './de.ts';
import { accountMailsEn } from './en.ts';
import { accountMailsEs } from './es.ts';
import { accountMailsFr } from './fr.ts';
import { accountMailsIt } from './it.ts';
import { accountMailsNl } from './nl.ts';
import { accountMailsSv } from './sv.ts';

export const accountMailsWording: Record<Language, Wording<typeof accountMailsEn>> = {
  de: accountMailsDe,
  en: accountMailsEn,
  fr: accountMailsFr,
  it: accountMailsIt,
  nl: accountMailsNl,
  es: accountMailsEs,
  sv: accountMailsSv,
  da: accountMailsDa,
};
