import type { Wording } from '../../message.ts';
import type { todayEn } from './en.ts';

export const todayDe: Wording<typeof todayEn> = {
  'today.title': 'Heute',
  'today.at': '{day}, {time} Uhr',
  'today.refresh': 'Aktualisieren',
  'today.quiet': 'Nichts wartet auf Sie. Einen guten Tag.',
  'today.nothing': 'Für Ihre Rollen gibt es hier nichts. Was Sie tun können, zeigt das Menü.',

  'today.places': 'Wer kommt',
  'today.places.none': 'Heute ist kein Haus für Zeit- oder Tageskarten geöffnet.',
  'today.places.sum': '{sold} von {capacity}',
  'today.places.day': 'Ganzer Tag',
  'today.places.slot': '{time}: {sold} von {capacity}',
  'today.places.elsewhere': 'nicht online',
  'today.places.elsewhere.slot': '{time}: nicht online verkauft',
  'today.full': 'voll',

  'today.tours': 'Führungen',
  'today.tours.none': 'Heute keine Führungen.',
  'today.tours.time': 'Zeit',
  'today.tours.tour': 'Führung',
  'today.tours.language': 'Sprache',
  'today.tours.house': 'Haus',
  'today.tours.sold': 'Personen',
  'today.tours.few': '{missing, plural, one {# fehlt noch} other {# fehlen noch}}',

  'today.needs': 'Was jemanden braucht',
  'today.more': '{count, plural, one {und # weitere} other {und # weitere}}',
  'today.matters': 'Geld',
  'today.matters.due': 'Antwort bis {day}',
  'today.matters.since': 'seit {day}',
  'today.withdrawals': 'Widerrufe',
  'today.withdrawals.left':
    '{days, plural, =0 {letzter Tag für die Rückzahlung} one {noch # Tag} other {noch # Tage}}',
  'today.withdrawals.late': '{days, plural, one {seit # Tag überfällig} other {seit # Tagen überfällig}}',
  'today.jobs': 'Mails und andere Arbeit, die nicht durchkam',
  'today.stock': 'Bestand, der zu Ende geht',
  'today.stock.left': '{left, plural, =0 {nichts mehr da} one {noch # Stück} other {noch # Stück}}',

  'today.matter.payment-undecided': 'Zahlung unentschieden',
  'today.matter.provider-unclear': 'Anbieter nicht zu erreichen',
  'today.matter.refund-failed': 'Erstattung gescheitert',
  'today.matter.refund-slow': 'Erstattung dauert lange',
  'today.matter.dispute-open': 'Zahlung beanstandet',
  'today.matter.charged-back': 'Geld zurückgeholt',
  'today.matter.returned-elsewhere': 'Anderswo erstattet',
  'today.matter.refunded-while-disputed': 'Erstattet, während beanstandet',
  'today.matter.bank-line-open': 'Bankbuchung ohne Bestellung',
  'today.matter.transfer-to-return': 'Überweisung zurückzusenden',
  'today.matter.ledger-differs': 'Hauptbuch und Shop weichen ab',
};
