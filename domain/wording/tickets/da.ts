import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsDa: Wording<typeof ticketsEn> = {
  'tickets.title': 'Billetter',

  'tickets.filter': 'Vælg i programmet',
  'tickets.filter.venue': 'Sted',
  'tickets.filter.group': 'Type',
  'tickets.filter.all': 'Alle',
  'tickets.list.count': '{count, plural, one {# arrangement} other {# arrangementer}}',
  'tickets.list.none': 'Der er ingen arrangementer i dette udvalg.',
  'tickets.list.all': 'Vis hele programmet',
  'tickets.list.ended': 'Tidligere',
  'tickets.soldout': 'Udsolgt',
  'tickets.ended': 'Dette arrangement er slut.',
  'tickets.ended.text': 'Der er ikke flere billetter. Se, hvad der vises nu.',
  'tickets.ended.short': 'Slut',

  'tickets.visit': 'Dit besøg',
  'tickets.step.count': 'Billetter',

  'tickets.soldout.event': 'Alt er udsolgt.',
  'tickets.soldout.text': 'I øjeblikket er der ingen ledige pladser på nogen dag.',
  'tickets.programme': 'Til programmet',

  'tickets.group': 'Billettype',
  'tickets.group.all': 'Alle billetter',
  'tickets.none': 'Der er ingen billetter til denne dag.',
  'tickets.soldout.ticket': 'Udsolgt til dette tidspunkt',
  'tickets.limit.visit':
    '{places, plural, =0 {Der er ingen pladser tilbage.} one {Kun # plads tilbage.} other {Kun # pladser tilbage.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Der er ingen billetter af denne type tilbage.} one {Kun # billet af denne type tilbage.} other {Kun # billetter af denne type tilbage.}}',
  'tickets.limit.cart': 'Billetter i din kurv er allerede talt med.',
  'tickets.limit.fewer': 'Vælg færre billetter eller et andet tidspunkt.',
  'tickets.only-with-paid': 'Kun sammen med en betalt billet til det samme besøg',
  'tickets.cost': 'Bemærk: Det koster at bestille denne billet.',

  'tickets.total': 'I alt',
  'tickets.total.tickets': '{count, plural, one {# billet} other {# billetter}}',
  'tickets.add': 'Læg i kurven',
  'tickets.choose': 'Vælg billetter',
  'tickets.added':
    '{count, plural, one {# billet ligger nu i kurven.} other {# billetter ligger nu i kurven.}}',
  'tickets.missing.tickets': 'Vælg mindst én billet.',
};
