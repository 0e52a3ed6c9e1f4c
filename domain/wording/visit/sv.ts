import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitSv: Wording<typeof visitEn> = {
  'visit.step.day': 'Dag',
  'visit.step.time': 'Tid',
  'visit.month.previous': 'Föregående månad',
  'visit.month.next': 'Nästa månad',
  'visit.month.keys':
    'Piltangenterna flyttar dag för dag och vecka för vecka, Page Up och Page Down månad för månad, Enter väljer.',
  'visit.day.free': '{day}, {places, plural, one {# plats kvar} other {# platser kvar}}',
  'visit.day.soldout': '{day}, slutsålt',
  'visit.day.closed': '{day}, stängt',
  'visit.day.none': '{day}, inga tider',
  'visit.day.past': '{day}, passerad',
  'visit.cell.few': '{places} kvar',
  'visit.cell.soldout': 'fullt',
  'visit.legend.free': 'lediga platser',
  'visit.legend.soldout': 'slutsålt',
  'visit.legend.closed': 'stängt',

  'visit.time.left': '{places} kvar',
  'visit.time.soldout': 'slutsålt',
  'visit.limit.time':
    '{places, plural, =0 {Det finns inga platser kvar kl.\u00a0{time}.} one {Bara # plats kvar kl.\u00a0{time}.} other {Bara # platser kvar kl.\u00a0{time}.}}',
  'visit.soldout.day': 'Den {day} är det slutsålt.',
  'visit.closed.day': 'Stängt den {day}.',
  'visit.none.day': 'Inga tider den {day}.',
  'visit.next': 'Nästa lediga dag: {day}',
  'visit.missing.day': 'Välj en dag.',
  'visit.missing.time': 'Välj en tid.',
  'visit.choose.day': 'Välj dag',
  'visit.choose.time': 'Välj tid',
  'visit.time.gone': 'Det finns inga platser kl.\u00a0{time} den dagen. Välj en annan tid.',
  'visit.loading': 'Söker lediga platser',
  'visit.failed': 'De lediga platserna kunde inte hämtas.',
  'visit.again': 'Försök igen',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': '{min} till {max}',
  'visit.part.each': '{price} vardera',
  'visit.part.included': 'ingår',

  'price.from': 'från {price}',
  'price.free': 'Gratis',
  'price.vat': 'inkl. {rate} moms',
  'price.vat.several': 'inkl. moms',
  'price.vat.exempt': 'momsfritt',
};
