import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsDa: Wording<typeof donationsEn> = {
  'donations.title': 'Giv et bidrag',
  'donations.way': 'Støt museet med et valgfrit beløb.',
  'donations.amount': 'Beløb',
  'donations.hint': 'Fra {min} til {max}.',
  'donations.invalid': 'Skriv et beløb, for eksempel 10 eller 7,50.',
  'donations.small': 'Det mindste beløb er {min}.',
  'donations.large': 'Det største beløb er {max}.',
  'donations.suggested': 'Foreslåede beløb',
  'donations.add': 'Læg i kurven',
  'donations.added': 'Dit bidrag ligger i kurven.',
  'donations.total': 'Dit bidrag',
  'donations.vat': 'uden moms',
  'donations.nothing': 'Museet tager ikke imod bidrag her i øjeblikket.',
  'donations.round': 'Vil du runde op?',
  'donations.button': 'Rund op til {to} og giv {amount}',
  'donations.other': 'Giv et andet beløb',
};
