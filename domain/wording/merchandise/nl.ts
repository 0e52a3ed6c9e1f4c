import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseNl: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Museumwinkel',
  'merchandise.categories': 'Artikelen filteren',
  'merchandise.all': 'Alles',
  'merchandise.count': '{count, plural, one {# artikel} other {# artikelen}}',
  'merchandise.none': 'Hier is op dit moment niets.',
  'merchandise.none.all': 'Alle artikelen bekijken',

  'merchandise.shipping': 'excl. verzendkosten',
  'merchandise.stock.in': 'Op voorraad',
  'merchandise.stock.few': '{count, plural, one {Nog maar # over} other {Nog maar # over}}',
  'merchandise.stock.out': 'Niet op voorraad',

  'merchandise.order': 'Uw bestelling',
  'merchandise.pieces': '{count, plural, one {# stuk} other {# stuks}}',
  'merchandise.limit.stock': 'Meer zijn er niet op voorraad.',
  'merchandise.limit.cart': 'Wat in uw winkelwagen ligt, is al meegeteld.',
  'merchandise.limit.most': 'Hebt u er meer dan {count} nodig? Schrijf ons:',
  'merchandise.taken': 'Alles wat er nog is, ligt al in uw winkelwagen.',
  'merchandise.add': 'In de winkelwagen',
  'merchandise.added': 'Nu in uw winkelwagen: {name}',
  'merchandise.out.text': 'Schrijf ons, dan laten we u weten wanneer er weer voorraad is:',

  'merchandise.withdrawal': 'Herroeping',
  'merchandise.withdrawal.days':
    '{days, plural, one {U kunt deze aankoop binnen één dag na ontvangst herroepen.} other {U kunt deze aankoop binnen # dagen na ontvangst herroepen.}}',
  'merchandise.withdrawal.none': 'Voor dit artikel geldt geen herroepingsrecht.',
  'merchandise.maker': 'Fabrikant',
  'merchandise.responsible': 'Verantwoordelijk in de EU',
  'merchandise.warnings': 'Veiligheidsinformatie',

  'passes.title': 'Jaarkaarten',
  'passes.nothing': 'Er zijn op dit moment geen jaarkaarten.',
  'passes.all': 'Alle jaarkaarten',
  'passes.validity': '{months, plural, one {# maand} other {# maanden}} geldig vanaf de aankoop',
  'passes.personal': 'Persoonlijk, op naam van één persoon',
  'passes.choose': 'Uw jaarkaart',
  'passes.total': '{count, plural, one {# jaarkaart} other {# jaarkaarten}}',
  'passes.owners': '{count, plural, one {Voor wie is de kaart?} other {Voor wie zijn de kaarten?}}',
  'passes.owner': 'Kaart {number}',
  'passes.owner.name': 'Voor- en achternaam',
  'passes.owner.elsewhere': 'Naar een ander adres sturen',
  'passes.owner.hint': 'Anders gaat de kaart naar degene die bestelt.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {De jaarkaart ligt nu in uw winkelwagen.} other {De jaarkaarten liggen nu in uw winkelwagen.}}',
};
