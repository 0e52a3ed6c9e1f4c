import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankSv: Wording<typeof demoBankEn> = {
  'bank.title': 'Demobank',
  'bank.notice': 'Den här banken finns till för att prova butiken. Inga pengar flyttas här.',
  'bank.amount': 'Belopp',
  'bank.for': 'För',
  'bank.reference': 'Betalning',
  'bank.payer.title': 'Vem som betalar',
  'bank.payer.hint':
    'En expressleverantör känner till sina kunders namn och e-postadress. Biljetterna skickas till den här adressen.',
  'bank.payer.name': 'Namn',
  'bank.payer.email': 'E-postadress',
  'bank.payer.emailInvalid': 'Ange en e-postadress, till exempel namn@example.org.',
  'bank.payer.nameInvalid': 'Ange ett namn på högst 120 tecken.',
  'bank.decide': 'Vad ska hända?',
  'bank.pay': 'Betalningen går igenom direkt.',
  'bank.decline': 'Banken nekar betalningen.',
  'bank.cancel': 'Du vänder tillbaka utan att betala.',
  'bank.later': 'Banken bestämmer sig inom några sekunder och meddelar sedan butiken.',
  'bank.unknown': 'Det finns ingen betalning på den här adressen.',
  'bank.undecided': 'Välj en av de fyra knapparna.',
  'bank.down': 'Demobanken är inte tillgänglig just nu.',
};
