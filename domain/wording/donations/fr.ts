import type { Wording } from '../message.ts';
import type { donationsEn } from './en.ts';

export const donationsFr: Wording<typeof donationsEn> = {
  'donations.title': 'Faire un don',
  'donations.way': 'Soutenez le musée, du montant de votre choix.',
  'donations.amount': 'Montant',
  'donations.hint': 'De {min} à {max}.',
  'donations.invalid': 'Veuillez saisir un montant, par exemple 10 ou 7,50.',
  'donations.small': 'Le montant minimum est de {min}.',
  'donations.large': 'Le montant maximum est de {max}.',
  'donations.suggested': 'Montants proposés',
  'donations.add': 'Ajouter au panier',
  'donations.added': 'Votre don est dans le panier.',
  'donations.total': 'Votre don',
  'donations.vat': 'sans TVA',
  'donations.nothing': 'Le musée n’accepte pas de dons ici pour le moment.',
  'donations.round': 'Souhaitez-vous arrondir la somme\u202f?',
  'donations.button': 'Arrondir à {to} et donner {amount}',
  'donations.other': 'Donner un autre montant',
};
