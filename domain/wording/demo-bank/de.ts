import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankDe: Wording<typeof demoBankEn> = {
  'bank.title': 'Demobank',
  'bank.notice': 'Diese Bank ist zum Ausprobieren des Shops da. Hier wird kein Geld bewegt.',
  'bank.amount': 'Betrag',
  'bank.for': 'Für',
  'bank.reference': 'Zahlung',
  'bank.payer.title': 'Wer bezahlt',
  'bank.payer.hint':
    'Ein Express-Anbieter kennt Namen und E-Mail-Adresse seiner Kundschaft. Die Tickets gehen an diese Adresse.',
  'bank.payer.name': 'Name',
  'bank.payer.email': 'E-Mail-Adresse',
  'bank.payer.emailInvalid': 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  'bank.payer.nameInvalid': 'Bitte geben Sie einen Namen mit höchstens 120 Zeichen ein.',
  'bank.decide': 'Was soll geschehen?',
  'bank.pay': 'Die Zahlung gelingt sofort.',
  'bank.decline': 'Die Bank lehnt die Zahlung ab.',
  'bank.cancel': 'Sie kehren zurück, ohne zu bezahlen.',
  'bank.later': 'Die Bank entscheidet in einigen Sekunden und gibt dann dem Shop Bescheid.',
  'bank.unknown': 'Unter dieser Adresse gibt es keine Zahlung.',
  'bank.undecided': 'Bitte wählen Sie eine der vier Schaltflächen.',
  'bank.down': 'Die Demobank ist gerade nicht verfügbar.',
};
