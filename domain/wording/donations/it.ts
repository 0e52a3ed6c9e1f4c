import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsIt: Wording<typeof donationsEn> = {
  'donations.title': 'Fare una donazione',
  'donations.way': 'Sostenga il museo con un importo a Sua scelta.',
  'donations.amount': 'Importo',
  'donations.hint': 'Da {min} a {max}.',
  'donations.invalid': 'Inserisca un importo, ad esempio 10 o 7,50.',
  'donations.small': 'L’importo minimo è {min}.',
  'donations.large': 'L’importo massimo è {max}.',
  'donations.suggested': 'Importi suggeriti',
  'donations.add': 'Aggiungi al carrello',
  'donations.added': 'La Sua donazione è nel carrello.',
  'donations.total': 'La Sua donazione',
  'donations.vat': 'senza IVA',
  'donations.nothing': 'Al momento il museo non accetta donazioni qui.',
  'donations.round': 'Desidera arrotondare?',
  'donations.button': 'Arrotonda a {to} e dona {amount}',
  'donations.other': 'Dona un altro importo',
};
