import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalFr: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Se rétracter du contrat',
  'withdrawal.lead':
    'Vous pouvez ici vous rétracter d’une commande, sans compte et sans donner de motif. Nous vous confirmons aussitôt la réception par e-mail.',
  'withdrawal.right':
    'La possibilité de vous rétracter et le délai sont indiqués pour chaque article de votre commande. Les billets et les visites guidées à date fixe en sont exclus.',
  'withdrawal.name': 'Votre nom',
  'withdrawal.number': 'Numéro de commande',
  'withdrawal.number.hint': 'Il figure dans l’e-mail de votre commande, par exemple 2026-100017.',
  'withdrawal.email': 'E-mail',
  'withdrawal.email.hint': 'C’est là que nous envoyons l’accusé de réception.',
  'withdrawal.part': 'Partie de la commande',
  'withdrawal.part.hint': 'Seulement si vous souhaitez garder le reste.',
  'withdrawal.statement': 'Par la présente, je me rétracte du contrat conclu avec {museum}.',
  'withdrawal.confirm': 'Confirmer la rétractation',
  'withdrawal.noScript':
    'Ce formulaire a besoin de JavaScript. Sans JavaScript, rétractez-vous par e-mail à {email}.',
  'withdrawal.otherwise': 'Vous pouvez aussi vous rétracter par simple e-mail\u202f:',
  'withdrawal.received': 'Votre rétractation est bien arrivée',
  'withdrawal.received.at': 'Reçue le {day} à {time}',
  'withdrawal.whole': 'Le contrat entier, pour autant qu’il puisse faire l’objet d’une rétractation',
  'withdrawal.mailed': 'Le même accusé de réception est en route vers {email}. Conservez-le.',
  'withdrawal.notMailed':
    'Plusieurs accusés de réception sont déjà partis vers {email} au cours de la dernière heure, nous n’en envoyons donc pas d’autre. Veuillez imprimer ou enregistrer cette page.',
  'withdrawal.next':
    'Cet accusé de réception atteste que votre rétractation est arrivée. Nous l’examinons et vous écrirons. Ce qui peut faire l’objet d’une rétractation est remboursé dans les quatorze jours à compter d’aujourd’hui, par le moyen de paiement que vous avez utilisé\u202f; pour les articles, nous pouvons attendre de les avoir reçus ou d’avoir la preuve de leur envoi.',
};
