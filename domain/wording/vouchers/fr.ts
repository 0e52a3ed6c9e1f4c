import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersFr: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Bons cadeaux',

  'vouchers.list.filter': 'Filtrer les bons cadeaux',
  'vouchers.list.group': 'Type',
  'vouchers.list.all': 'Tous',
  'vouchers.list.count': '{count, plural, one {# bon cadeau} other {# bons cadeaux}}',
  'vouchers.list.none': 'Il n’y a pas de bon cadeau de ce type.',
  'vouchers.list.reset': 'Voir tous les bons cadeaux',
  'vouchers.list.nothing': 'Il n’y a pas de bon cadeau en ce moment.',

  'vouchers.free': 'Montant au choix',
  'vouchers.bounds': 'de {min} à {max}',
  'vouchers.vat': 'vendu sans TVA',
  'vouchers.vat.note': 'Le bon est vendu sans TVA\u202f; elle est due lorsqu’il est utilisé.',
  'vouchers.mail': 'Livraison',
  'vouchers.mail.text': 'par e-mail au format PDF, à imprimer ou à transmettre',
  'vouchers.valid': 'Validité',
  'vouchers.valid.until': 'jusqu’au {day} s’il est acheté aujourd’hui',
  'vouchers.use': 'Utilisation',
  'vouchers.use.text': 'dans cette boutique et aux caisses, y compris en plusieurs fois',

  'vouchers.step': 'Votre bon cadeau',
  'vouchers.amount': 'Montant en euros',
  'vouchers.amount.hint': 'De {min} à {max}',
  'vouchers.amount.invalid': 'Veuillez saisir un montant en euros, par exemple 40 ou 25,50.',
  'vouchers.amount.small': 'Veuillez choisir au moins {min}.',
  'vouchers.amount.large': 'Veuillez choisir au plus {max}.',
  'vouchers.count': 'Quantité',
  'vouchers.greeting.hint': 'Imprimé sur le bon.',
  'vouchers.greeting.left': '{count, plural, one {Encore # caractère} other {Encore # caractères}}',
  'vouchers.total': '{count, plural, one {# bon cadeau} other {# bons cadeaux}}',
  'vouchers.add': 'Ajouter au panier',
  'vouchers.added':
    '{count, plural, one {Le bon cadeau est dans votre panier.} other {Les bons cadeaux sont dans votre panier.}}',

  'vouchers.expired': 'Ce bon a expiré.',
  'vouchers.expired.text': 'Il n’est plus vendu. Les bons déjà achetés restent valables.',
  'vouchers.expired.short': 'N’est plus vendu',
  'vouchers.all': 'Voir tous les bons cadeaux',

  'vouchers.code': 'Bon cadeau ou code de réduction',
  'vouchers.code.redeem': 'Utiliser',
  'vouchers.code.missing': 'Veuillez saisir le code.',
  'vouchers.code.added': 'Utilisé\u202f: {name}',
  'vouchers.code.again': 'Ce code est déjà dans votre panier.',
  'vouchers.code.early': 'Ce code n’est pas encore valable. Veuillez l’utiliser plus tard.',
  'vouchers.code.late': 'Ce code n’est plus valable. Veuillez en utiliser un autre ou nous contacter.',
  'vouchers.code.empty': 'Il ne reste rien sur ce code. Veuillez en utiliser un autre.',
  'vouchers.code.failed': 'Le code n’a pas pu être vérifié. Veuillez réessayer dans un instant.',
  'vouchers.code.alone': 'Votre code est prêt. Dès que vous choisirez quelque chose, il sera déduit ici.',
  'vouchers.code.vouchers': 'Un bon cadeau ne peut pas être payé avec un autre bon.',
};
