import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseDa: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Museumsbutikken',
  'merchandise.categories': 'Afgræns udvalget',
  'merchandise.all': 'Alt',
  'merchandise.count': '{count, plural, one {# vare} other {# varer}}',
  'merchandise.none': 'Her er ikke noget lige nu.',
  'merchandise.none.all': 'Se alt i butikken',

  'merchandise.shipping': 'ekskl. fragt',
  'merchandise.stock.in': 'På lager',
  'merchandise.stock.few': '{count, plural, one {Kun # tilbage} other {Kun # tilbage}}',
  'merchandise.stock.out': 'Ikke på lager',

  'merchandise.order': 'Din bestilling',
  'merchandise.pieces': '{count, plural, one {# stk.} other {# stk.}}',
  'merchandise.limit.stock': 'Der er ikke flere på lager.',
  'merchandise.limit.cart': 'Det, der ligger i din kurv, er allerede talt med.',
  'merchandise.limit.most': 'Har du brug for flere end {count}? Skriv til os:',
  'merchandise.taken': 'Alt, hvad der er tilbage, ligger allerede i din kurv.',
  'merchandise.add': 'Læg i kurven',
  'merchandise.added': 'Nu i kurven: {name}',
  'merchandise.out.text': 'Skriv til os, så fortæller vi, hvornår der er flere igen:',

  'merchandise.withdrawal': 'Fortrydelsesret',
  'merchandise.withdrawal.days':
    '{days, plural, one {Du kan fortryde købet inden for én dag efter modtagelsen.} other {Du kan fortryde købet inden for # dage efter modtagelsen.}}',
  'merchandise.withdrawal.none': 'Der er ingen fortrydelsesret for denne vare.',
  'merchandise.maker': 'Producent',
  'merchandise.responsible': 'Ansvarlig i EU',
  'merchandise.warnings': 'Sikkerhedsoplysninger',

  'passes.title': 'Årskort',
  'passes.nothing': 'Der er ingen årskort lige nu.',
  'passes.all': 'Alle årskort',
  'passes.validity': 'Gælder i {months, plural, one {# måned} other {# måneder}} fra købet',
  'passes.personal': 'Personligt, udstedt til én person',
  'passes.choose': 'Dit årskort',
  'passes.total': '{count, plural, one {# årskort} other {# årskort}}',
  'passes.owners': '{count, plural, one {Hvem er kortet til?} other {Hvem er kortene til?}}',
  'passes.owner': 'Kort {number}',
  'passes.owner.name': 'For- og efternavn',
  'passes.owner.elsewhere': 'Send til en anden adresse',
  'passes.owner.hint': 'Ellers får den, der bestiller, kortet.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {Årskortet ligger nu i kurven.} other {Årskortene ligger nu i kurven.}}',
};
