import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsNl: Wording<typeof ticketsEn> = {
  'tickets.title': 'Tickets',

  'tickets.filter': 'Programma filteren',
  'tickets.filter.venue': 'Locatie',
  'tickets.filter.group': 'Soort',
  'tickets.filter.all': 'Alle',
  'tickets.list.count': '{count, plural, one {# evenement} other {# evenementen}}',
  'tickets.list.none': 'Er zijn geen evenementen die aan uw keuze voldoen.',
  'tickets.list.all': 'Het hele programma tonen',
  'tickets.list.nothing': 'Er zijn op dit moment geen tickets te koop. Kijk binnenkort nog eens.',
  'tickets.day': 'Wanneer komt u?',
  'tickets.day.any': 'Elke datum',
  'tickets.day.today': 'Vandaag',
  'tickets.day.tomorrow': 'Morgen',
  'tickets.day.closed': '{day} (gesloten)',
  'tickets.day.choose': 'Een andere dag',
  'tickets.day.show': 'Tonen',
  'tickets.day.unknown': 'We begrijpen niet welke dag u bedoelt. Hier is het hele programma.',
  'tickets.day.past': '{day} is voorbij. Hier is het hele programma.',
  'tickets.day.none': 'Er staat niets op het programma op {day}.',
  'tickets.day.museum-closed': 'Het museum is gesloten op {day}.',
  'tickets.day.count': '{day}: {count, plural, one {# evenement} other {# evenementen}}',
  'tickets.search': 'Zoeken in het programma',
  'tickets.search.go': 'Zoeken',
  'tickets.list.ended': 'Voorbij',
  'tickets.soldout': 'Uitverkocht',
  'tickets.ended': 'Dit evenement is voorbij.',
  'tickets.ended.text': 'Er zijn geen tickets meer voor. Bekijk wat er nu te zien is.',
  'tickets.ended.short': 'Voorbij',
  'tickets.paused': 'Gepauzeerd tot nader bericht',
  'tickets.paused.until': 'Gepauzeerd tot en met {day}',
  'tickets.paused.days': 'Gepauzeerd: {days}',
  'tickets.paused.from': 'Gepauzeerd vanaf {day}, tot nader bericht',
  'tickets.paused.again': 'Weer vanaf {day}',
  'tickets.paused.text': 'Voor deze periode zijn er geen tickets. Bekijk wat er nu te zien is.',

  'tickets.visit': 'Uw bezoek',
  'tickets.step.count': 'Tickets',

  'tickets.soldout.event': 'Alles is uitverkocht.',
  'tickets.soldout.text': 'Op dit moment is er op geen enkele dag nog plaats.',
  'tickets.programme': 'Naar het programma',

  'tickets.group': 'Soort ticket',
  'tickets.group.all': 'Alle tickets',
  'tickets.none': 'Voor deze dag zijn er geen tickets.',
  'tickets.soldout.ticket': 'Uitverkocht voor deze tijd',
  'tickets.limit.visit':
    '{places, plural, =0 {Er is geen plaats meer.} one {Er is nog maar # plaats.} other {Er zijn nog maar # plaatsen.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Er zijn geen tickets van deze soort meer.} one {Er is nog maar # ticket van deze soort.} other {Er zijn nog maar # tickets van deze soort.}}',
  'tickets.limit.cart': 'Tickets in uw winkelwagen zijn al meegeteld.',
  'tickets.limit.fewer': 'Kies minder tickets of een andere tijd.',
  'tickets.only-with-paid': 'Alleen samen met een betaald ticket voor hetzelfde bezoek',
  'tickets.cost': 'Let op: aan het boeken van dit ticket zijn kosten verbonden.',

  'tickets.cheaper': 'Met ‘{name}’ betaalt u {saved} minder: {parts}.',
  'tickets.cheaper.take': '‘{name}’ kiezen',

  'tickets.total': 'Totaal',
  'tickets.total.tickets': '{count, plural, one {# ticket} other {# tickets}}',
  'tickets.add': 'In de winkelwagen',
  'tickets.choose': 'Tickets kiezen',
  'tickets.added':
    '{count, plural, one {Het ticket ligt nu in uw winkelwagen.} other {De tickets liggen nu in uw winkelwagen.}}',
  'tickets.missing.tickets': 'Kies ten minste één ticket.',
};
