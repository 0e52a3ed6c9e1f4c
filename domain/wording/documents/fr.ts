import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsFr: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Billets',
  'documents.file.calendar': 'Visite',
  'documents.title': 'Billets de la commande {number}',

  'documents.ticket.count': 'Billet {number} sur {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Valable pour une personne} other {Valable pour # personnes}}',
  'documents.ticket.day': 'Valable toute la journée, aux heures d’ouverture',
  'documents.ticket.open': 'Le jour de votre choix',
  'documents.ticket.open.between': 'Un jour de votre choix, du {first} au {last}',
  'documents.ticket.open.until': 'Un jour de votre choix, jusqu’au {last}',
  'documents.ticket.open.from': 'Un jour de votre choix, à partir du {first}',
  'documents.ticket.open.run': 'Un jour de votre choix pendant l’exposition',
  'documents.ticket.code': 'Code QR pour l’entrée\u00a0: {code}',
  'documents.ticket.place': 'Lieu',
  'documents.ticket.hours': 'Horaires',
  'documents.ticket.directions': 'Accès',
  'documents.ticket.entrance': 'À l’entrée',
  'documents.ticket.entrance.text':
    'Présentez ce code sur papier ou sur votre téléphone. Il est valable pour une seule entrée. Pour un tarif réduit, merci d’apporter votre justificatif.',
  'documents.ticket.order': 'Commande',
  'documents.ticket.name': 'Nom',

  'documents.price.vat': '{price}, TVA de {rate} incluse',
  'documents.price.vat.several': '{price}, TVA incluse',
  'documents.price.exempt': '{price}, exonéré de TVA',
  'documents.price.free': 'Gratuit',

  'documents.withdrawal.none':
    'Pas de droit de rétractation\u00a0: ce billet est valable à une date fixe (art. 312g, al. 2, n°\u00a09 du Code civil allemand).',
  'documents.withdrawal.days':
    '{days, plural, one {Vous disposez d’un jour après la commande pour vous rétracter.} other {Vous disposez de # jours après la commande pour vous rétracter.}}',

  'documents.mail.subject': 'Vos billets pour {event}, commande {number}',
  'documents.mail.subject.several': 'Vos billets, commande {number}',
  'documents.mail.greeting': 'Bonjour {name},',
  'documents.mail.greeting.nameless': 'Bonjour,',
  'documents.mail.thanks':
    'Merci pour votre commande. Vous trouverez vos billets en pièce jointe au format PDF, une page par entrée. Présentez-les sur papier ou sur votre téléphone.',
  'documents.mail.calendar': 'Le fichier d’agenda, également joint, ajoute votre visite à votre calendrier.',
  'documents.mail.order': 'Votre commande',
  'documents.mail.number': 'Numéro de commande',
  'documents.mail.date': 'Date de commande',
  'documents.mail.payment': 'Paiement',
  'documents.mail.total': 'Total',
  'documents.mail.vat': 'dont TVA de {rate} sur {net} HT',
  'documents.mail.exempt': 'dont exonéré de TVA',
  'documents.mail.review': 'Voir votre commande',
  'documents.mail.review.text': 'Votre commande, avec vos billets à télécharger de nouveau\u00a0:',
  'documents.mail.farewell': 'Au plaisir de vous accueillir.',
  'documents.mail.contact': 'Une question\u00a0? Écrivez à {email} ou appelez le {phone}.',
  'documents.mail.contact.mail': 'Une question\u00a0? Écrivez à {email}.',

  'documents.refund.subject': 'Nous vous remboursons votre paiement de {amount}',
  'documents.refund.reason.places-gone':
    'Votre paiement nous est parvenu alors que votre réservation avait expiré, et les places n’étaient plus libres. Nous en sommes désolés.',
  'documents.refund.reason.paid-twice':
    'Nous avons reçu un second paiement pour une commande que vous aviez déjà réglée. Votre commande reste inchangée\u00a0; seul le second paiement vous est remboursé.',
  'documents.refund.reason.not-booked':
    'Votre paiement n’a pas donné lieu à une commande\u202f: le panier avait été annulé, ou la commande n’a pas été confirmée à temps. Rien n’est réservé.',
  'documents.refund.money':
    'Le montant total de {amount} vous est remboursé par le moyen de paiement que vous avez utilisé. Selon votre banque, cela peut prendre quelques jours. Vous n’avez rien d’autre à faire.',
  'documents.refund.heading': 'Non réservé',
  'documents.refund.amount': 'Remboursement',
  'documents.refund.again.places-gone':
    'Si vous souhaitez toujours venir, vous trouverez d’autres horaires dans notre boutique.',
  'documents.refund.again.not-booked':
    'Si vous souhaitez toujours venir, vous pouvez choisir à nouveau vos billets dans notre boutique.',
};
