import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankDa: Wording<typeof demoBankEn> = {
  'bank.title': 'Demobank',
  'bank.notice': 'Denne bank er lavet til at prøve butikken. Her flyttes ingen penge.',
  'bank.amount': 'Beløb',
  'bank.for': 'For',
  'bank.reference': 'Betaling',
  'bank.payer.title': 'Hvem betaler',
  'bank.payer.hint':
    'En ekspresudbyder kender sine kunders navn og e-mailadresse. Billetterne sendes til denne adresse.',
  'bank.payer.name': 'Navn',
  'bank.payer.email': 'E-mailadresse',
  'bank.payer.emailInvalid': 'Skriv en e-mailadresse, for eksempel navn@example.org.',
  'bank.payer.nameInvalid': 'Skriv et navn på højst 120 tegn.',
  'bank.decide': 'Hvad skal der ske?',
  'bank.pay': 'Betalingen går igennem med det samme.',
  'bank.decline': 'Banken afviser betalingen.',
  'bank.cancel': 'Du vender tilbage uden at betale.',
  'bank.later': 'Banken beslutter sig i løbet af få sekunder og giver så butikken besked.',
  'bank.unknown': 'Der er ingen betaling på denne adresse.',
  'bank.undecided': 'Vælg en af de fire knapper.',
  'bank.down': 'Demobanken er ikke tilgængelig lige nu.',
};
