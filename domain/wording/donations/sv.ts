import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsSv: Wording<typeof donationsEn> = {
  'donations.title': 'Ge en gåva',
  'donations.way': 'Stöd museet med ett valfritt belopp.',
  'donations.amount': 'Belopp',
  'donations.hint': 'Från {min} till {max}.',
  'donations.invalid': 'Ange ett belopp, till exempel 10 eller 7,50.',
  'donations.small': 'Det minsta beloppet är {min}.',
  'donations.large': 'Det största beloppet är {max}.',
  'donations.suggested': 'Föreslagna belopp',
  'donations.add': 'Lägg i varukorgen',
  'donations.added': 'Din gåva ligger i varukorgen.',
  'donations.total': 'Din gåva',
  'donations.vat': 'utan moms',
  'donations.nothing': 'Museet tar inte emot gåvor här just nu.',
  'donations.round': 'Vill du avrunda uppåt?',
  'donations.button': 'Avrunda till {to} och ge {amount}',
  'donations.other': 'Ge ett annat belopp',
};
