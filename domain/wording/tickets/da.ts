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
  'tickets.list.nothing': 'Der er ingen billetter til salg i øjeblikket. Kig gerne forbi igen snart.',
  'tickets.day': 'Hvornår kommer du?',
  'tickets.day.any': 'Alle datoer',
  'tickets.day.today': 'I dag',
  'tickets.day.tomorrow': 'I morgen',
  'tickets.day.closed': '{day} (lukket)',
  'tickets.day.choose': 'En anden dag',
  'tickets.day.show': 'Vis',
  'tickets.day.unknown': 'Vi forstod ikke, hvilken dag du mener. Her er hele programmet.',
  'tickets.day.past': '{day} er forbi. Her er hele programmet.',
  'tickets.day.none': 'Der er intet på programmet {day}.',
  'tickets.day.museum-closed': 'Museet er lukket {day}.',
  'tickets.day.count': '{day}: {count, plural, one {# arrangement} other {# arrangementer}}',
  'tickets.search': 'Søg i programmet',
  'tickets.search.go': 'Søg',
  'tickets.list.ended': 'Tidligere',
  'tickets.soldout': 'Udsolgt',
  'tickets.ended': 'Dette arrangement er slut.',
  'tickets.ended.text': 'Der er ikke flere billetter. Se, hvad der vises nu.',
  'tickets.ended.short': 'Slut',
  'tickets.paused': 'Pause indtil videre',
  'tickets.paused.until': 'Pause til og med {day}',
  'tickets.paused.days': 'Pause: {days}',
  'tickets.paused.from': 'Pause fra og med {day} indtil videre',
  'tickets.paused.again': 'Igen fra {day}',
  'tickets.paused.text': 'Der er ingen billetter i denne periode. Se, hvad der vises nu.',

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

  'tickets.cheaper': 'Med »{name}« betaler du {saved} mindre: {parts}.',
  'tickets.cheaper.take': 'Vælg »{name}«',

  'tickets.total': 'I alt',
  'tickets.total.tickets': '{count, plural, one {# billet} other {# billetter}}',
  'tickets.add': 'Læg i kurven',
  'tickets.choose': 'Vælg billetter',
  'tickets.added':
    '{count, plural, one {Billetten ligger nu i kurven.} other {Billetterne ligger nu i kurven.}}',
  'tickets.missing.tickets': 'Vælg mindst én billet.',
};
