// The wording of the link that confirms free tickets, by language: its mail and its pages.
import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { orderLinkDa } from './da.ts';
import { orderLinkDe } from './de.ts';
import { orderLinkEn } from './en.ts';
import { orderLinkEs } from './es.ts';
import { orderLinkFr } from './fr.ts';
import { orderLinkIt } from './it.ts';
import { orderLinkNl } from './nl.ts';
import { orderLinkSv } from './sv.ts';

export const orderLinkWording: Record<Language, Wording<typeof orderLinkEn>> = {
  de: orderLinkDe,
  en: orderLinkEn,
  fr: orderLinkFr,
  it: orderLinkIt,
  nl: orderLinkNl,
  es: orderLinkEs,
  sv: orderLinkSv,
  da: orderLinkDa,
};
