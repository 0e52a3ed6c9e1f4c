import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsIt: Wording<typeof donationsEn> = {
  'donations.title': 'Fare una donazione',
  'donations.way': 'Un sostegno al museo, con un importo a scelta.',
  'donations.amount': 'Importo',
  'donations.hint': 'Da {min} a {max}.',
  'donations.invalid': 'Inserire un importo, per esempio 10 o 7,50.',
  'donations.small': 'L’importo minimo è {min}.',
  'donations.large': 'L’importo massimo è {max}.',
  'donations.suggested': 'Importi suggeriti',
  'donations.add': 'Aggiungi al carrello',
  'donations.added': 'La donazione è nel carrello.',
  'donations.total': 'La donazione',
  'donations.vat': 'senza IVA',
  'donations.nothing': 'Al momento il museo non accetta donazioni qui.',
  'donations.round': 'Arrotondare l’importo?',
  'donations.button': 'Arrotonda a {to} e dona {amount}',
  'donations.other': 'Dona un altro importo',
};
