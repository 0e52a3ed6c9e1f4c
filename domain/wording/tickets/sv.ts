import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsSv: Wording<typeof ticketsEn> = {
  'tickets.title': 'Biljetter',

  'tickets.filter': 'Välj ur programmet',
  'tickets.filter.venue': 'Plats',
  'tickets.filter.group': 'Typ',
  'tickets.filter.all': 'Alla',
  'tickets.list.count': '{count, plural, one {# evenemang} other {# evenemang}}',
  'tickets.list.none': 'Det finns inga evenemang för det här urvalet.',
  'tickets.list.all': 'Visa hela programmet',
  'tickets.list.ended': 'Tidigare',
  'tickets.soldout': 'Slutsålt',
  'tickets.ended': 'Det här evenemanget är över.',
  'tickets.ended.text': 'Det finns inga fler biljetter. Se vad som visas just nu.',
  'tickets.ended.short': 'Avslutat',

  'tickets.visit': 'Ditt besök',
  'tickets.step.count': 'Biljetter',

  'tickets.soldout.event': 'Allt är slutsålt.',
  'tickets.soldout.text': 'Just nu finns det inga platser kvar någon dag.',
  'tickets.programme': 'Till programmet',

  'tickets.group': 'Biljettyp',
  'tickets.group.all': 'Alla biljetter',
  'tickets.none': 'Det finns inga biljetter för den här dagen.',
  'tickets.soldout.ticket': 'Slutsålt för den här tiden',
  'tickets.limit.visit':
    '{places, plural, =0 {Det finns inga platser kvar.} one {Bara # plats kvar.} other {Bara # platser kvar.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Det finns inga biljetter av den här typen kvar.} one {Bara # biljett av den här typen kvar.} other {Bara # biljetter av den här typen kvar.}}',
  'tickets.limit.cart': 'Biljetter i din varukorg är redan inräknade.',
  'tickets.limit.fewer': 'Välj färre biljetter eller en annan tid.',
  'tickets.only-with-paid': 'Endast tillsammans med en betald biljett till samma besök',
  'tickets.cost': 'Observera: det kostar att boka den här biljetten.',

  'tickets.total': 'Summa',
  'tickets.total.tickets': '{count, plural, one {# biljett} other {# biljetter}}',
  'tickets.add': 'Lägg i varukorgen',
  'tickets.choose': 'Välj biljetter',
  'tickets.added':
    '{count, plural, one {# biljett ligger nu i varukorgen.} other {# biljetter ligger nu i varukorgen.}}',
  'tickets.missing.tickets': 'Välj minst en biljett.',
};
