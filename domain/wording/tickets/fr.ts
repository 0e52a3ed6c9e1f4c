import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsFr: Wording<typeof ticketsEn> = {
  'tickets.title': 'Billets',

  'tickets.filter': 'Filtrer le programme',
  'tickets.filter.venue': 'Lieu',
  'tickets.filter.group': 'Type',
  'tickets.filter.all': 'Tous',
  'tickets.list.count': '{count, plural, one {# événement} other {# événements}}',
  'tickets.list.none': 'Aucun événement ne correspond à ces filtres.',
  'tickets.list.all': 'Voir tout le programme',
  'tickets.list.nothing': 'Aucun billet n’est en vente pour le moment. Revenez bientôt.',
  'tickets.day': 'Quand venez-vous\u202f?',
  'tickets.day.any': 'Toutes les dates',
  'tickets.day.today': 'Aujourd’hui',
  'tickets.day.tomorrow': 'Demain',
  'tickets.day.closed': '{day} (fermé)',
  'tickets.day.choose': 'Un autre jour',
  'tickets.day.show': 'Afficher',
  'tickets.day.unknown': 'Nous n’avons pas compris de quel jour il s’agit. Voici tout le programme.',
  'tickets.day.past': 'Le {day} est passé. Voici tout le programme.',
  'tickets.day.none': 'Rien n’est au programme le {day}.',
  'tickets.day.museum-closed': 'Le musée est fermé le {day}.',
  'tickets.day.count': '{day}\u202f: {count, plural, one {# événement} other {# événements}}',
  'tickets.search': 'Chercher dans le programme',
  'tickets.search.go': 'Chercher',
  'tickets.list.ended': 'Événements passés',
  'tickets.soldout': 'Complet',
  'tickets.ended': 'Cet événement est terminé.',
  'tickets.ended.text': 'Il n’y a plus de billets. Découvrez ce qui est à l’affiche en ce moment.',
  'tickets.ended.short': 'Terminé',
  'tickets.paused': 'En pause jusqu’à nouvel ordre',
  'tickets.paused.until': 'En pause jusqu’au {day} inclus',
  'tickets.paused.days': 'En pause\u202f: {days}',
  'tickets.paused.from': 'En pause à partir du {day}, jusqu’à nouvel ordre',
  'tickets.paused.again': 'De nouveau à partir du {day}',
  'tickets.paused.text':
    'Il n’y a pas de billets pour cette période. Découvrez ce qui est à l’affiche en ce moment.',

  'tickets.visit': 'Votre visite',
  'tickets.step.count': 'Billets',

  'tickets.soldout.event': 'Tout est complet.',
  'tickets.soldout.text': 'Pour le moment, il n’y a plus de place à aucune date.',
  'tickets.programme': 'Voir le programme',

  'tickets.group': 'Type de billet',
  'tickets.group.all': 'Tous les billets',
  'tickets.none': 'Il n’y a pas de billets pour ce jour.',
  'tickets.soldout.ticket': 'Complet à cet horaire',
  'tickets.limit.visit':
    '{places, plural, =0 {Il ne reste aucune place.} one {Il ne reste que # place.} other {Il ne reste que # places.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Il ne reste aucun billet de ce type.} one {Il ne reste que # billet de ce type.} other {Il ne reste que # billets de ce type.}}',
  'tickets.limit.cart': 'Les billets de votre panier sont déjà comptés.',
  'tickets.limit.fewer': 'Veuillez choisir moins de billets ou un autre horaire.',
  'tickets.only-with-paid': 'Uniquement avec un billet payant pour la même visite',
  'tickets.cost': 'Attention\u202f: la réservation de ce billet est payante.',

  'tickets.cheaper': 'Avec «\u202f{name}\u202f», vous payez {saved} de moins\u202f: {parts}.',
  'tickets.cheaper.take': 'Prendre «\u202f{name}\u202f»',

  'tickets.total': 'Total',
  'tickets.total.tickets': '{count, plural, one {# billet} other {# billets}}',
  'tickets.add': 'Ajouter au panier',
  'tickets.choose': 'Choisir des billets',
  'tickets.added':
    '{count, plural, one {Le billet est maintenant dans votre panier.} many {Les billets sont maintenant dans votre panier.} other {Les billets sont maintenant dans votre panier.}}',
  'tickets.missing.tickets': 'Veuillez choisir au moins un billet.',
};
