import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsEs: Wording<typeof donationsEn> = {
  'donations.title': 'Hacer un donativo',
  'donations.way': 'Apoye al museo con el importe que desee.',
  'donations.amount': 'Importe',
  'donations.hint': 'De {min} a {max}.',
  'donations.invalid': 'Introduzca un importe, por ejemplo, 10 o 7,50.',
  'donations.small': 'El importe mínimo es {min}.',
  'donations.large': 'El importe máximo es {max}.',
  'donations.suggested': 'Importes sugeridos',
  'donations.add': 'Añadir a la cesta',
  'donations.added': 'Su donativo está en la cesta.',
  'donations.total': 'Su donativo',
  'donations.vat': 'sin IVA',
  'donations.nothing': 'El museo no admite donativos aquí en este momento.',
  'donations.round': '¿Desea redondear?',
  'donations.button': 'Redondear a {to} y donar {amount}',
  'donations.other': 'Donar otro importe',
};
