import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankFr: Wording<typeof demoBankEn> = {
  'bank.title': 'Banque de démonstration',
  'bank.notice': 'Cette banque sert à essayer la boutique. Aucun argent n’est transféré ici.',
  'bank.amount': 'Montant',
  'bank.for': 'Pour',
  'bank.reference': 'Paiement',
  'bank.payer.title': 'Qui paie',
  'bank.payer.hint':
    'Un prestataire express connaît le nom et l’adresse e-mail de ses clients. Les billets sont envoyés à cette adresse.',
  'bank.payer.name': 'Nom',
  'bank.payer.email': 'Adresse e-mail',
  'bank.payer.emailInvalid': 'Veuillez saisir une adresse e-mail, par exemple nom@example.org.',
  'bank.payer.nameInvalid': 'Veuillez saisir un nom de 120 caractères au maximum.',
  'bank.decide': 'Que doit-il se passer\u202f?',
  'bank.pay': 'Le paiement aboutit immédiatement.',
  'bank.decline': 'La banque refuse le paiement.',
  'bank.cancel': 'Vous revenez à la boutique sans payer.',
  'bank.later': 'La banque décide dans quelques secondes, puis informe la boutique.',
  'bank.unknown': 'Il n’y a aucun paiement à cette adresse.',
  'bank.undecided': 'Veuillez choisir l’un des quatre boutons.',
  'bank.down': 'La banque de démonstration n’est pas disponible pour le moment.',
};
