import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsDe: Wording<typeof ticketsEn> = {
  'tickets.title': 'Tickets',

  'tickets.filter': 'Programm eingrenzen',
  'tickets.filter.venue': 'Haus',
  'tickets.filter.group': 'Art',
  'tickets.filter.all': 'Alle',
  'tickets.list.count': '{count, plural, one {# Veranstaltung} other {# Veranstaltungen}}',
  'tickets.list.none': 'Zu dieser Auswahl gibt es keine Veranstaltungen.',
  'tickets.list.all': 'Das ganze Programm zeigen',
  'tickets.list.nothing': 'Zurzeit sind keine Tickets im Verkauf. Schauen Sie bald wieder herein.',
  'tickets.day': 'Wann kommen Sie?',
  'tickets.day.any': 'Jeder Tag',
  'tickets.day.today': 'Heute',
  'tickets.day.tomorrow': 'Morgen',
  'tickets.day.closed': '{day} (geschlossen)',
  'tickets.day.choose': 'Anderer Tag',
  'tickets.day.show': 'Zeigen',
  'tickets.day.unknown': 'Wir haben nicht verstanden, welchen Tag Sie meinen. Hier ist das ganze Programm.',
  'tickets.day.past': 'Der {day} ist vorbei. Hier ist das ganze Programm.',
  'tickets.day.none': '{day}: An diesem Tag gibt es keine Veranstaltungen.',
  'tickets.day.museum-closed': '{day}: Das Museum ist geschlossen.',
  'tickets.day.count': '{day}: {count, plural, one {# Veranstaltung} other {# Veranstaltungen}}',
  'tickets.search': 'Im Programm suchen',
  'tickets.search.go': 'Suchen',
  'tickets.list.ended': 'Vergangenes',
  'tickets.soldout': 'Ausverkauft',
  'tickets.ended': 'Diese Veranstaltung ist vorbei.',
  'tickets.ended.text': 'Dafür gibt es keine Tickets mehr. Sehen Sie nach, was jetzt läuft.',
  'tickets.ended.short': 'Vorbei',
  'tickets.paused': 'Pausiert bis auf Weiteres',
  'tickets.paused.until': 'Pausiert bis einschließlich {day}',
  'tickets.paused.days': 'Pausiert: {days}',
  'tickets.paused.from': 'Pausiert ab {day} bis auf Weiteres',
  'tickets.paused.again': 'Wieder ab {day}',
  'tickets.paused.text': 'Für diese Zeit gibt es keine Tickets. Sehen Sie nach, was jetzt läuft.',

  'tickets.visit': 'Ihr Besuch',
  'tickets.step.count': 'Tickets',

  'tickets.soldout.event': 'Alles ist ausverkauft.',
  'tickets.soldout.text': 'Zurzeit ist an keinem Tag mehr ein Platz frei.',
  'tickets.programme': 'Zum Programm',

  'tickets.group': 'Ticketart',
  'tickets.group.all': 'Alle Tickets',
  'tickets.none': 'Für diesen Tag gibt es keine Tickets.',
  'tickets.soldout.ticket': 'Für diese Zeit ausverkauft',
  'tickets.limit.visit':
    '{places, plural, =0 {Es ist kein Platz mehr frei.} one {Es ist nur noch # Platz frei.} other {Es sind nur noch # Plätze frei.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Von dieser Ticketart gibt es keine Tickets mehr.} one {Von dieser Ticketart gibt es nur noch # Ticket.} other {Von dieser Ticketart gibt es nur noch # Tickets.}}',
  'tickets.limit.cart': 'Tickets in Ihrem Warenkorb sind schon mitgezählt.',
  'tickets.limit.fewer': 'Bitte wählen Sie weniger Tickets oder eine andere Zeit.',
  'tickets.only-with-paid': 'Nur zusammen mit einem bezahlten Ticket für denselben Besuch',
  'tickets.cost': 'Bitte beachten Sie: Die Buchung dieses Tickets ist kostenpflichtig.',

  'tickets.cheaper': 'Mit „{name}“ zahlen Sie {saved} weniger: {parts}.',
  'tickets.cheaper.take': '„{name}“ nehmen',

  'tickets.total': 'Summe',
  'tickets.total.tickets': '{count, plural, one {# Ticket} other {# Tickets}}',
  'tickets.add': 'In den Warenkorb',
  'tickets.choose': 'Tickets wählen',
  'tickets.added':
    '{count, plural, one {Das Ticket liegt jetzt im Warenkorb.} other {Die Tickets liegen jetzt im Warenkorb.}}',
  'tickets.missing.tickets': 'Bitte wählen Sie mindestens ein Ticket.',
};
