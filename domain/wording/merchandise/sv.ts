import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseSv: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Museibutiken',
  'merchandise.categories': 'Begränsa urvalet',
  'merchandise.all': 'Allt',
  'merchandise.count': '{count, plural, one {# artikel} other {# artiklar}}',
  'merchandise.none': 'Här finns ingenting just nu.',
  'merchandise.none.all': 'Visa allt i butiken',

  'merchandise.shipping': 'frakt tillkommer',
  'merchandise.stock.in': 'I lager',
  'merchandise.stock.few': '{count, plural, one {Bara # kvar} other {Bara # kvar}}',
  'merchandise.stock.out': 'Slut i lager',

  'merchandise.order': 'Din beställning',
  'merchandise.pieces': '{count, plural, one {# styck} other {# stycken}}',
  'merchandise.limit.stock': 'Fler finns inte i lager.',
  'merchandise.limit.cart': 'Det som ligger i din varukorg är redan inräknat.',
  'merchandise.limit.most': 'Behöver du fler än {count}? Skriv till oss:',
  'merchandise.taken': 'Allt som finns kvar ligger redan i din varukorg.',
  'merchandise.add': 'Lägg i varukorgen',
  'merchandise.added': 'Nu i varukorgen: {name}',
  'merchandise.out.text': 'Skriv till oss, så berättar vi när det finns igen:',

  'merchandise.withdrawal': 'Ångerrätt',
  'merchandise.withdrawal.days':
    '{days, plural, one {Du kan ångra köpet inom en dag från det att du har fått varan.} other {Du kan ångra köpet inom # dagar från det att du har fått varan.}}',
  'merchandise.withdrawal.none': 'För den här artikeln finns ingen ångerrätt.',
  'merchandise.maker': 'Tillverkare',
  'merchandise.responsible': 'Ansvarig i EU',
  'merchandise.warnings': 'Säkerhetsinformation',

  'passes.title': 'Årskort',
  'passes.nothing': 'Det finns inga årskort just nu.',
  'passes.all': 'Alla årskort',
  'passes.validity': 'Gäller i {months, plural, one {# månad} other {# månader}} från köpet',
  'passes.personal': 'Personligt, utställt på en person',
  'passes.choose': 'Ditt årskort',
  'passes.total': '{count, plural, one {# årskort} other {# årskort}}',
  'passes.owners': '{count, plural, one {Vem är kortet till?} other {Vilka är korten till?}}',
  'passes.owner': 'Kort {number}',
  'passes.owner.name': 'För- och efternamn',
  'passes.owner.elsewhere': 'Skicka till en annan adress',
  'passes.owner.hint': 'Annars får den som beställer kortet.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {Årskortet ligger nu i varukorgen.} other {Årskorten ligger nu i varukorgen.}}',
};
