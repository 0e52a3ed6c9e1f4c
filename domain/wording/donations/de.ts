import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsDe: Wording<typeof donationsEn> = {
  'donations.title': 'Spenden',
  'donations.way': 'Unterstützen Sie das Museum mit einem Betrag Ihrer Wahl.',
  'donations.amount': 'Betrag',
  'donations.hint': 'Von {min} bis {max}.',
  'donations.invalid': 'Bitte geben Sie einen Betrag ein, zum Beispiel 10 oder 7,50.',
  'donations.small': 'Der kleinste Betrag ist {min}.',
  'donations.large': 'Der größte Betrag ist {max}.',
  'donations.suggested': 'Vorgeschlagene Beträge',
  'donations.add': 'In den Warenkorb',
  'donations.added': 'Ihre Spende liegt im Warenkorb.',
  'donations.total': 'Ihre Spende',
  'donations.vat': 'ohne MwSt.',
  'donations.nothing': 'Das Museum nimmt hier zurzeit keine Spenden an.',
  'donations.round': 'Möchten Sie aufrunden?',
  'donations.button': 'Auf {to} aufrunden und {amount} spenden',
  'donations.other': 'Anderen Betrag spenden',
};
