import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitNl: Wording<typeof visitEn> = {
  'visit.step.day': 'Dag',
  'visit.step.time': 'Tijd',
  'visit.month.previous': 'Vorige maand',
  'visit.month.next': 'Volgende maand',
  'visit.month.keys':
    'Met de pijltjestoetsen gaat u per dag of week, met Page Up en Page Down per maand, met Enter kiest u.',
  'visit.day.free': '{day}, {places, plural, one {nog # plaats} other {nog # plaatsen}}',
  'visit.day.soldout': '{day}, uitverkocht',
  'visit.day.closed': '{day}, gesloten',
  'visit.day.none': '{day}, geen tijden',
  'visit.day.past': '{day}, voorbij',
  'visit.cell.few': 'nog {places}',
  'visit.cell.soldout': 'vol',
  'visit.legend.free': 'vrije plaatsen',
  'visit.legend.soldout': 'uitverkocht',
  'visit.legend.closed': 'gesloten',

  'visit.time.left': 'nog {places}',
  'visit.time.soldout': 'uitverkocht',
  'visit.limit.time':
    '{places, plural, =0 {Om {time} uur is er geen plaats meer.} one {Om {time} uur is er nog maar # plaats.} other {Om {time} uur zijn er nog maar # plaatsen.}}',
  'visit.soldout.day': '{day} is uitverkocht.',
  'visit.closed.day': 'Gesloten op {day}.',
  'visit.none.day': 'Geen tijden op {day}.',
  'visit.next': 'Eerste vrije dag: {day}',
  'visit.missing.day': 'Kies een dag.',
  'visit.missing.time': 'Kies een tijd.',
  'visit.choose.day': 'Dag kiezen',
  'visit.choose.time': 'Tijd kiezen',
  'visit.time.gone': 'Om {time} uur is er op deze dag geen plaats. Kies een andere tijd.',
  'visit.loading': 'Vrije plaatsen worden gezocht',
  'visit.failed': 'De vrije plaatsen konden niet worden geladen.',
  'visit.again': 'Opnieuw proberen',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': '{min} tot {max}',
  'visit.part.each': '{price} per stuk',
  'visit.part.included': 'inbegrepen',

  'price.from': 'vanaf {price}',
  'price.free': 'Gratis',
  'price.vat': 'incl. {rate} btw',
  'price.vat.several': 'incl. btw',
  'price.vat.exempt': 'vrijgesteld van btw',
};
