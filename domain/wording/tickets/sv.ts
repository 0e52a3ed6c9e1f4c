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
  'tickets.list.nothing': 'Just nu finns inga biljetter till salu. Titta gärna in igen snart.',
  'tickets.day': 'När kommer du?',
  'tickets.day.any': 'Alla datum',
  'tickets.day.today': 'I dag',
  'tickets.day.tomorrow': 'I morgon',
  'tickets.day.closed': '{day} (stängt)',
  'tickets.day.choose': 'En annan dag',
  'tickets.day.show': 'Visa',
  'tickets.day.unknown': 'Vi förstod inte vilken dag du menar. Här är hela programmet.',
  'tickets.day.past': '{day} har redan varit. Här är hela programmet.',
  'tickets.day.none': 'Det finns inget på programmet {day}.',
  'tickets.day.museum-closed': 'Museet är stängt {day}.',
  'tickets.day.count': '{day}: {count, plural, one {# evenemang} other {# evenemang}}',
  'tickets.search': 'Sök i programmet',
  'tickets.search.go': 'Sök',
  'tickets.list.ended': 'Tidigare',
  'tickets.soldout': 'Slutsålt',
  'tickets.ended': 'Det här evenemanget är över.',
  'tickets.ended.text': 'Det finns inga fler biljetter. Se vad som visas just nu.',
  'tickets.ended.short': 'Avslutat',
  'tickets.paused': 'Paus tills vidare',
  'tickets.paused.until': 'Paus till och med {day}',
  'tickets.paused.days': 'Paus: {days}',
  'tickets.paused.from': 'Paus från och med {day} tills vidare',
  'tickets.paused.again': 'Åter från {day}',
  'tickets.paused.text': 'Det finns inga biljetter för den här perioden. Se vad som visas just nu.',

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

  'tickets.cheaper': 'Med ”{name}” betalar du {saved} mindre: {parts}.',
  'tickets.cheaper.take': 'Välj ”{name}”',

  'tickets.total': 'Summa',
  'tickets.total.tickets': '{count, plural, one {# biljett} other {# biljetter}}',
  'tickets.add': 'Lägg i varukorgen',
  'tickets.choose': 'Välj biljetter',
  'tickets.added':
    '{count, plural, one {Biljetten ligger nu i varukorgen.} other {Biljetterna ligger nu i varukorgen.}}',
  'tickets.missing.tickets': 'Välj minst en biljett.',
};
