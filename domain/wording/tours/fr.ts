import type { Wording } from '../message.ts';
import type { toursEn } from './en.ts';

export const toursFr: Wording<typeof toursEn> = {
  'tours.title': 'Visites guidées',

  'tours.list.filter': 'Filtrer les visites',
  'tours.list.language': 'Langue',
  'tours.list.language.all': 'Toutes les langues',
  'tours.list.language.chosen': '(choisi, retirer)',
  'tours.other-languages': 'Autres langues',
  'tours.list.category': 'Type',
  'tours.list.venue': 'Lieu',
  'tours.list.all': 'Tous',
  'tours.list.date': 'Jour',
  'tours.list.date.any': 'Toutes les dates',
  'tours.list.date.today': 'Aujourd’hui',
  'tours.list.date.tomorrow': 'Demain',
  'tours.list.date.next': 'Les prochains jours',
  'tours.list.date.choose': 'Un jour de votre choix',
  'tours.list.date.show': 'Afficher',
  'tours.list.count': '{count, plural, one {# visite guidée} other {# visites guidées}}',
  'tours.list.none': 'Aucune visite ne correspond à ces filtres.',
  'tours.list.reset': 'Voir toutes les visites',
  'tours.list.nothing': 'Il n’y a pas de visites guidées pour le moment.',
  'tours.list.minutes': '{minutes} min.',
  'tours.list.person': 'par personne',
  'tours.list.group': 'par groupe',
  'tours.list.places': '{count, plural, one {encore # place} other {encore # places}}',
  'tours.list.today': 'Aujourd’hui à {time}',
  'tours.list.tomorrow': 'Demain à {time}',
  'tours.list.day': '{day} à {time}',
  'tours.list.on': 'Places libres le {day}',
  'tours.list.soldout': 'Complet',
  'tours.list.offline': 'Non réservable en ligne',
  'tours.list.notickets': 'Pas de billets pour le moment',
  'tours.list.ended': 'Terminée',
  'tours.list.soon': 'Visites guidées des prochains jours',
  'tours.list.soon.all': 'Toutes les visites guidées',

  'tours.visit': 'Votre visite',
  'tours.duration': 'Durée',
  'tours.size': 'Taille du groupe',
  'tours.size.most': 'jusqu’à {most, plural, one {# personne} other {# personnes}}',
  'tours.size.range': 'de {least} à {most} personnes',
  'tours.ahead': 'Réservation',
  'tours.ahead.hours': 'jusqu’à {hours, plural, one {# heure} other {# heures}} avant le début',
  'tours.ahead.days': 'jusqu’à {days, plural, one {# jour} other {# jours}} avant le début',
  'tours.prices': 'Tarifs',
  'tours.per.tour': 'par visite',
  'tours.price.day': 'Tarif de ce jour',

  'tours.step.kind': 'Comment souhaitez-vous venir\u202f?',
  'tours.kind.places': 'Participer à la visite',
  'tours.kind.places.hint': 'Avec d’autres visiteurs',
  'tours.kind.whole': 'Réserver la visite entière',
  'tours.kind.whole.hint':
    'Pour votre groupe seul, jusqu’à {most, plural, one {# personne} other {# personnes}}',
  'tours.kind.whole.none':
    'Ce n’est plus possible à {time}\u202f: des places individuelles sont déjà réservées.',

  'tours.step.count': 'Combien\u202f?',
  'tours.note.whole':
    'La visite est pour votre groupe seul, jusqu’à {most, plural, one {# personne} other {# personnes}}.',
  'tours.note.group':
    'Un tarif par groupe, jusqu’à {most, plural, one {# personne} other {# personnes}}. D’autres groupes peuvent venir en même temps.',
  'tours.least':
    'Cette visite est réservée aux groupes d’au moins {least, plural, one {# personne} other {# personnes}}.',
  'tours.people': 'Combien de personnes viennent\u202f?',
  'tours.full.whole': 'Une visite accueille au plus {most, plural, one {# personne} other {# personnes}}.',
  'tours.full.group': 'Un groupe compte au plus {most, plural, one {# personne} other {# personnes}}.',
  'tours.another.whole': 'Réserver une visite de plus',
  'tours.another.group': 'Inscrire un groupe de plus',
  'tours.last.whole': 'Il ne reste pas d’autre visite à {time}.',
  'tours.last.group': 'Il n’y a pas de place pour un autre groupe à {time}.',
  'tours.needed': 'C’est ce qu’il faut pour {people, plural, one {# personne} other {# personnes}}.',
  'tours.balance': '{tickets} sur {people, plural, one {# billet choisi} other {# billets choisis}}',
  'tours.balance.rule': 'Il faut exactement autant de billets que de personnes.',
  'tours.balance.set': 'Passer à {people, plural, one {# personne} other {# personnes}}',

  'tours.overbooked':
    'Vous essayez de réserver {wanted, plural, one {# billet} other {# billets}}, mais il {left, plural, =0 {n’en reste plus} other {n’en reste que #}}',
  'tours.overbooked.places':
    'Vous essayez de réserver {wanted, plural, one {# place} other {# places}}, mais il {left, plural, =0 {n’en reste plus} other {n’en reste que #}}',
  'tours.overbooked.tours':
    'Vous essayez de réserver {wanted, plural, one {# visite} other {# visites}}, mais il {left, plural, =0 {n’en reste plus} other {n’en reste que #}}',
  'tours.limit.cart': 'Ce qui est dans votre panier est déjà compté.',
  'tours.limit.fewer': 'Veuillez en choisir moins, ou un autre horaire.',
  'tours.missing.tours': 'Veuillez indiquer une quantité, au moins 1.',
  'tours.missing.people': 'Veuillez indiquer combien de personnes viennent.',

  'tours.step.questions': 'Quelques questions',
  'tours.questions.errors': 'Veuillez répondre à toutes les questions obligatoires.',
  'tours.answer.choose': 'Veuillez choisir une réponse.',
  'tours.answer.number': 'Veuillez saisir un nombre entier.',
  'tours.answer.least': 'Veuillez saisir un nombre entier, au moins {min}.',
  'tours.answer.range': 'Veuillez saisir un nombre entier de {min} à {max}.',

  'tours.add': 'Ajouter au panier',
  'tours.choose': 'Choisir le nombre',
  'tours.answer': 'Répondre aux questions',
  'tours.added': 'La visite est maintenant dans votre panier.',
  'tours.total.tours': '{count, plural, one {# visite} other {# visites}}',
  'tours.total.groups': '{count, plural, one {# groupe} other {# groupes}}',

  'tours.soldout': 'Cette visite est complète.',
  'tours.soldout.text': 'Pour le moment, il n’y a plus de place à aucune date.',
  'tours.offline': 'Cette visite ne peut pas être réservée dans la boutique.',
  'tours.offline.text': 'Écrivez-nous ou appelez-nous\u202f: nous trouverons une date ensemble.',
  'tours.notickets': 'Il n’y a pas de billets pour cette visite actuellement.',
  'tours.notickets.text':
    'Écrivez-nous ou appelez-nous\u202f: nous vous dirons quand il y en aura de nouveau.',
  'tours.ended': 'Cette visite n’est plus proposée.',
  'tours.ended.text': 'Elle n’a plus lieu. Découvrez les autres visites.',

  'tours.line.language': 'Langue',
  'tours.line.meeting': 'Point de rendez-vous',
  'tours.line.exhibition': 'Exposition',
  'tours.line.persons': '{count, plural, one {# personne} other {# personnes}}',
  'tours.line.answers': 'Vos réponses',
  'tours.line.overbooked':
    'Vous essayez de réserver {count, plural, one {# billet} other {# billets}}, mais il n’en reste que {available}',
  'tours.line.whole':
    '{count, plural, =0 {Cette visite ne peut plus être réservée en entier} one {Plus qu’une visite entière à cet horaire} other {Plus que # visites entières à cet horaire}}',
  'tours.line.again': 'Retour à la visite',
};
