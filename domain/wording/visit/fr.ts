import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitFr: Wording<typeof visitEn> = {
  'visit.step.day': 'Jour',
  'visit.step.time': 'Horaire',
  'visit.month.previous': 'Mois précédent',
  'visit.month.next': 'Mois suivant',
  'visit.month.keys':
    'Les flèches passent d’un jour ou d’une semaine à l’autre, Page précédente et Page suivante d’un mois à l’autre, Entrée choisit.',
  'visit.day.free': '{day}, {places, plural, one {# place restante} other {# places restantes}}',
  'visit.day.soldout': '{day}, complet',
  'visit.day.closed': '{day}, fermé',
  'visit.day.none': '{day}, aucun horaire',
  'visit.day.past': '{day}, passé',
  'visit.cell.few': '{places, plural, one {# libre} other {# libres}}',
  'visit.cell.soldout': 'complet',
  'visit.legend.free': 'places libres',
  'visit.legend.soldout': 'complet',
  'visit.legend.closed': 'fermé',

  'visit.time.left': '{places, plural, one {# place} other {# places}}',
  'visit.time.soldout': 'complet',
  'visit.limit.time':
    '{places, plural, =0 {Il ne reste aucune place à {time}.} one {Il ne reste que # place à {time}.} other {Il ne reste que # places à {time}.}}',
  'visit.soldout.day': 'Complet le {day}.',
  'visit.closed.day': 'Fermé le {day}.',
  'visit.none.day': 'Aucun horaire le {day}.',
  'visit.next': 'Prochaine date libre\u202f: {day}',
  'visit.missing.day': 'Veuillez choisir un jour.',
  'visit.missing.time': 'Veuillez choisir un horaire.',
  'visit.choose.day': 'Choisir un jour',
  'visit.choose.time': 'Choisir un horaire',
  'visit.time.gone': 'Plus de place à {time} ce jour-là. Veuillez choisir un autre horaire.',
  'visit.loading': 'Recherche des places libres',
  'visit.failed': 'Les places libres n’ont pas pu être chargées.',
  'visit.again': 'Réessayer',

  'visit.part': '{ticket}\u202f: {part}',
  'visit.part.bounds': 'de {min} à {max}',
  'visit.part.each': '{price} chacun',
  'visit.part.included': 'compris',

  'price.from': 'à partir de {price}',
  'price.free': 'Gratuit',
  'price.vat': 'TVA de {rate} comprise',
  'price.vat.several': 'TTC',
  'price.vat.exempt': 'exonéré de TVA',
};
