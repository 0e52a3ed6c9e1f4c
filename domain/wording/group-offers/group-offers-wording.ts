// What groups read about an offer, by language.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { groupOffersDa } from './da.ts';
import { groupOffersDe } from './de.ts';
import { groupOffersEn } from './en.ts';
import { groupOffersEs } from './es.ts';
import { groupOffersFr } from './fr.ts';
import { groupOffersIt } from './it.ts';
import { groupOffersNl } from './nl.ts';
import { groupOffersSv } from './sv.ts';

export const groupOffersWording: Record<Language, Wording<typeof groupOffersEn>> = {
  de: groupOffersDe,
  en: groupOffersEn,
  fr: groupOffersFr,
  it: groupOffersIt,
  nl: groupOffersNl,
  es: groupOffersEs,
  sv: groupOffersSv,
  da: groupOffersDa,
};
