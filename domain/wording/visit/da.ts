import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitDa: Wording<typeof visitEn> = {
  'visit.step.day': 'Dag',
  'visit.step.time': 'Tidspunkt',
  'visit.month.previous': 'Forrige måned',
  'visit.month.next': 'Næste måned',
  'visit.month.keys':
    'Piletasterne flytter dag for dag og uge for uge, Page Up og Page Down måned for måned, Enter vælger.',
  'visit.day.free': '{day}, {places, plural, one {# ledig plads} other {# ledige pladser}}',
  'visit.day.soldout': '{day}, udsolgt',
  'visit.day.closed': '{day}, lukket',
  'visit.day.none': '{day}, ingen tider',
  'visit.day.past': '{day}, passeret',
  'visit.cell.few': '{places, plural, one {# ledig} other {# ledige}}',
  'visit.cell.soldout': 'fuldt',
  'visit.legend.free': 'ledige pladser',
  'visit.legend.soldout': 'udsolgt',
  'visit.legend.closed': 'lukket',

  'visit.time.left': '{places, plural, one {# plads} other {# pladser}}',
  'visit.time.soldout': 'udsolgt',
  'visit.limit.time':
    '{places, plural, =0 {Der er ingen pladser tilbage kl.\u00a0{time}.} one {Kun # plads tilbage kl.\u00a0{time}.} other {Kun # pladser tilbage kl.\u00a0{time}.}}',
  'visit.soldout.day': 'Den {day} er udsolgt.',
  'visit.closed.day': 'Lukket den {day}.',
  'visit.none.day': 'Ingen tider den {day}.',
  'visit.next': 'Næste ledige dag: {day}',
  'visit.missing.day': 'Vælg en dag.',
  'visit.missing.time': 'Vælg et tidspunkt.',
  'visit.choose.day': 'Vælg dag',
  'visit.choose.time': 'Vælg tidspunkt',
  'visit.time.gone': 'Der er ingen pladser kl.\u00a0{time} den dag. Vælg et andet tidspunkt.',
  'visit.loading': 'Søger ledige pladser',
  'visit.failed': 'De ledige pladser kunne ikke hentes.',
  'visit.again': 'Prøv igen',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': '{min} til {max}',
  'visit.part.each': '{price} hver',
  'visit.part.included': 'inkluderet',

  'price.from': 'fra {price}',
  'price.free': 'Gratis',
  'price.vat': 'inkl. {rate} moms',
  'price.vat.several': 'inkl. moms',
  'price.vat.exempt': 'momsfrit',
};
