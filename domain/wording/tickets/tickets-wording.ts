import type { Language } from '../../language.ts';
import type { Wording } from '../message.ts';
import { ticketsDa } from './da.ts';
import { ticketsDe } from './de.ts';
import { ticketsEn } from './en.ts';
import { ticketsEs } from './es.ts';
import { ticketsFr } from './fr.ts';
import { ticketsIt } from './it.ts';
import { ticketsNl } from './nl.ts';
import { ticketsSv } from './sv.ts';

/** The ticket pages' wording by language. */
export const ticketsWording: Record<Language, Wording<typeof ticketsEn>> = {
  de: ticketsDe,
  en: ticketsEn,
  fr: ticketsFr,
  it: ticketsIt,
  nl: ticketsNl,
  es: ticketsEs,
  sv: ticketsSv,
  da: ticketsDa,
};
