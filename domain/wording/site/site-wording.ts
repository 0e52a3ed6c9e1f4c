// The wording of the shop's frame, home page and error pages, in every language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { siteDa } from './da.ts';
import { siteDe } from './de.ts';
import { siteEn } from './en.ts';
import { siteEs } from './es.ts';
import { siteFr } from './fr.ts';
import { siteIt } from './it.ts';
import { siteNl } from './nl.ts';
import { siteSv } from './sv.ts';

export const siteWording: Record<Language, Wording<typeof siteEn>> = {
  de: siteDe,
  en: siteEn,
  fr: siteFr,
  it: siteIt,
  nl: siteNl,
  es: siteEs,
  sv: siteSv,
  da: siteDa,
};
