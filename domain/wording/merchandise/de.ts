import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseDe: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Museumsladen',
  'merchandise.categories': 'Auswahl eingrenzen',
  'merchandise.all': 'Alles',
  'merchandise.count': '{count, plural, one {# Artikel} other {# Artikel}}',
  'merchandise.none': 'Hier gibt es zurzeit nichts.',
  'merchandise.none.all': 'Alles aus dem Laden zeigen',

  'merchandise.shipping': 'zzgl. Versand',
  'merchandise.stock.in': 'Auf Lager',
  'merchandise.stock.few': '{count, plural, one {Nur noch # da} other {Nur noch # da}}',
  'merchandise.stock.out': 'Nicht auf Lager',

  'merchandise.order': 'Ihre Bestellung',
  'merchandise.pieces': '{count, plural, one {# Stück} other {# Stück}}',
  'merchandise.limit.stock': 'Mehr sind nicht vorrätig.',
  'merchandise.limit.cart': 'Was in Ihrem Warenkorb liegt, ist schon mitgezählt.',
  'merchandise.limit.most': 'Sie brauchen mehr als {count}? Schreiben Sie uns:',
  'merchandise.taken': 'Alles, was es noch gibt, liegt schon in Ihrem Warenkorb.',
  'merchandise.add': 'In den Warenkorb',
  'merchandise.added': 'Jetzt im Warenkorb: {name}',
  'merchandise.out.text': 'Schreiben Sie uns, dann sagen wir Ihnen, wann es wieder etwas gibt:',

  'merchandise.withdrawal': 'Widerruf',
  'merchandise.withdrawal.days':
    '{days, plural, one {Sie können diesen Kauf innerhalb eines Tages nach Erhalt der Ware widerrufen.} other {Sie können diesen Kauf innerhalb von # Tagen nach Erhalt der Ware widerrufen.}}',
  'merchandise.withdrawal.none': 'Für diesen Artikel besteht kein Widerrufsrecht.',
  'merchandise.maker': 'Hersteller',
  'merchandise.responsible': 'Verantwortlich in der EU',
  'merchandise.warnings': 'Sicherheitshinweise',

  'passes.title': 'Jahreskarten',
  'passes.nothing': 'Zurzeit gibt es keine Jahreskarten.',
  'passes.all': 'Alle Jahreskarten',
  'passes.validity': '{months, plural, one {# Monat} other {# Monate}} gültig ab dem Kauf',
  'passes.personal': 'Persönlich, auf den Namen einer Person',
  'passes.choose': 'Ihre Jahreskarte',
  'passes.total': '{count, plural, one {# Jahreskarte} other {# Jahreskarten}}',
  'passes.owners': '{count, plural, one {Für wen ist die Karte?} other {Für wen sind die Karten?}}',
  'passes.owner': 'Karte {number}',
  'passes.owner.name': 'Vor- und Nachname',
  'passes.owner.elsewhere': 'An eine andere Adresse schicken',
  'passes.owner.hint': 'Sonst geht sie an die Person, die bestellt.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {Die Jahreskarte liegt jetzt im Warenkorb.} other {Die Jahreskarten liegen jetzt im Warenkorb.}}',
};
