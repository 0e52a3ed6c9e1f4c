import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsNl: Wording<typeof donationsEn> = {
  'donations.title': 'Doneren',
  'donations.way': 'Steun het museum met een bedrag naar keuze.',
  'donations.amount': 'Bedrag',
  'donations.hint': 'Van {min} tot {max}.',
  'donations.invalid': 'Vul een bedrag in, bijvoorbeeld 10 of 7,50.',
  'donations.small': 'Het laagste bedrag is {min}.',
  'donations.large': 'Het hoogste bedrag is {max}.',
  'donations.suggested': 'Voorgestelde bedragen',
  'donations.add': 'In de winkelwagen',
  'donations.added': 'Uw gift ligt in de winkelwagen.',
  'donations.total': 'Uw gift',
  'donations.vat': 'zonder btw',
  'donations.nothing': 'Het museum neemt hier op dit moment geen giften aan.',
  'donations.round': 'Wilt u naar boven afronden?',
  'donations.button': 'Afronden op {to} en {amount} geven',
  'donations.other': 'Een ander bedrag geven',
};
