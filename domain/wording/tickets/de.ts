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
  'tickets.list.ended': 'Vergangenes',
  'tickets.soldout': 'Ausverkauft',
  'tickets.ended': 'Diese Veranstaltung ist vorbei.',
  'tickets.ended.text': 'Dafür gibt es keine Tickets mehr. Sehen Sie nach, was jetzt läuft.',
  'tickets.ended.short': 'Vorbei',

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

  'tickets.total': 'Summe',
  'tickets.total.tickets': '{count, plural, one {# Ticket} other {# Tickets}}',
  'tickets.add': 'In den Warenkorb',
  'tickets.choose': 'Tickets wählen',
  'tickets.added':
    '{count, plural, one {# Ticket liegt jetzt im Warenkorb.} other {# Tickets liegen jetzt im Warenkorb.}}',
  'tickets.missing.tickets': 'Bitte wählen Sie mindestens ein Ticket.',
};
