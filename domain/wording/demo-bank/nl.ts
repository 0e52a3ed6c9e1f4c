import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankNl: Wording<typeof demoBankEn> = {
  'bank.title': 'Demobank',
  'bank.notice': 'Deze bank is er om de webshop uit te proberen. Hier wordt geen geld overgemaakt.',
  'bank.amount': 'Bedrag',
  'bank.for': 'Voor',
  'bank.reference': 'Betaling',
  'bank.payer.title': 'Wie betaalt',
  'bank.payer.hint':
    'Een expressaanbieder kent de naam en het e-mailadres van zijn klanten. De tickets gaan naar dit adres.',
  'bank.payer.name': 'Naam',
  'bank.payer.email': 'E-mailadres',
  'bank.payer.emailInvalid': 'Vul een e-mailadres in, bijvoorbeeld naam@example.org.',
  'bank.payer.nameInvalid': 'Vul een naam van maximaal 120 tekens in.',
  'bank.decide': 'Wat moet er gebeuren?',
  'bank.pay': 'De betaling slaagt meteen.',
  'bank.decline': 'De bank weigert de betaling.',
  'bank.cancel': 'U gaat terug zonder te betalen.',
  'bank.later': 'De bank beslist binnen enkele seconden en laat het de webshop dan weten.',
  'bank.unknown': 'Op dit adres is geen betaling te vinden.',
  'bank.undecided': 'Kies een van de vier knoppen.',
  'bank.down': 'De demobank is op dit moment niet beschikbaar.',
};
