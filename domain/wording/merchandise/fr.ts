import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseFr: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Boutique du musée',
  'merchandise.categories': 'Filtrer les articles',
  'merchandise.all': 'Tout',
  'merchandise.count': '{count, plural, one {# article} other {# articles}}',
  'merchandise.none': 'Il n’y a rien ici pour le moment.',
  'merchandise.none.all': 'Voir toute la boutique',

  'merchandise.shipping': 'hors frais de livraison',
  'merchandise.stock.in': 'En stock',
  'merchandise.stock.few': '{count, plural, one {Plus que # exemplaire} other {Plus que # exemplaires}}',
  'merchandise.stock.out': 'Épuisé',

  'merchandise.order': 'Votre commande',
  'merchandise.pieces': '{count, plural, one {# exemplaire} other {# exemplaires}}',
  'merchandise.limit.stock': 'Il n’y en a pas davantage en stock.',
  'merchandise.limit.cart': 'Ce qui se trouve dans votre panier est déjà compté.',
  'merchandise.limit.most': 'Il vous en faut plus de {count}\u202f? Écrivez-nous\u202f:',
  'merchandise.taken': 'Tout ce qui reste se trouve déjà dans votre panier.',
  'merchandise.add': 'Ajouter au panier',
  'merchandise.added': 'Dans votre panier\u202f: {name}',
  'merchandise.out.text': 'Écrivez-nous, et nous vous dirons quand il y en aura de nouveau\u202f:',

  'merchandise.withdrawal': 'Rétractation',
  'merchandise.withdrawal.days':
    '{days, plural, one {Vous disposez d’un jour après la réception pour vous rétracter.} other {Vous disposez de # jours après la réception pour vous rétracter.}}',
  'merchandise.withdrawal.none': 'Il n’y a pas de droit de rétractation pour cet article.',
  'merchandise.maker': 'Fabricant',
  'merchandise.responsible': 'Personne responsable dans l’UE',
  'merchandise.warnings': 'Consignes de sécurité',

  'passes.title': 'Pass annuels',
  'passes.nothing': 'Il n’y a pas de pass annuel pour le moment.',
  'passes.all': 'Tous les pass annuels',
  'passes.validity': 'Valable {months, plural, one {# mois} other {# mois}} à compter de l’achat',
  'passes.personal': 'Nominatif, au nom d’une seule personne',
  'passes.choose': 'Votre pass annuel',
  'passes.total': '{count, plural, one {# pass annuel} other {# pass annuels}}',
  'passes.owners':
    '{count, plural, one {À qui est destiné le pass\u202f?} other {À qui sont destinés les pass\u202f?}}',
  'passes.owner': 'Pass {number}',
  'passes.owner.name': 'Prénom et nom',
  'passes.owner.elsewhere': 'Envoyer à une autre adresse',
  'passes.owner.hint': 'Sinon, il est remis à la personne qui commande.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {Le pass annuel est dans votre panier.} other {Les pass annuels sont dans votre panier.}}',
};
