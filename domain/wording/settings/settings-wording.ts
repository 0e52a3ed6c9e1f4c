// The wording of the account's settings and of the offer to keep one, in every language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { settingsDa } from './da.ts';
import { settingsDe } from './de.ts';
import { settingsEn } from './en.ts';
import { settingsEs } from './es.ts';
import { settingsFr } from './fr.ts';
import { settingsIt } from './it.ts';
import { settingsNl } from './nl.ts';
import { settingsSv } from './sv.ts';

export const settingsWording: Record<Language, Wording<typeof settingsEn>> = {
  de: settingsDe,
  en: settingsEn,
  fr: settingsFr,
  it: settingsIt,
  nl: settingsNl,
  es: settingsEs,
  sv: settingsSv,
  da: settingsDa,
};
