import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsIt: Wording<typeof ticketsEn> = {
  'tickets.title': 'Biglietti',

  'tickets.filter': 'Filtra il programma',
  'tickets.filter.venue': 'Sede',
  'tickets.filter.group': 'Tipo',
  'tickets.filter.all': 'Tutto',
  'tickets.list.count': '{count, plural, one {# evento} other {# eventi}}',
  'tickets.list.none': 'Nessun evento corrisponde a questi filtri.',
  'tickets.list.all': 'Mostra tutto il programma',
  'tickets.list.nothing': 'Al momento non ci sono biglietti in vendita. Presto ci saranno novità.',
  'tickets.day': 'Per quale giorno?',
  'tickets.day.any': 'Tutte le date',
  'tickets.day.today': 'Oggi',
  'tickets.day.tomorrow': 'Domani',
  'tickets.day.closed': '{day} (chiuso)',
  'tickets.day.choose': 'Un altro giorno',
  'tickets.day.show': 'Mostra',
  'tickets.day.unknown': 'Non abbiamo capito di quale giorno si tratta. Ecco tutto il programma.',
  'tickets.day.past': '{day}: questo giorno è passato. Ecco tutto il programma.',
  'tickets.day.none': '{day}: nulla in programma.',
  'tickets.day.museum-closed': '{day}: il museo è chiuso.',
  'tickets.day.count': '{day}: {count, plural, one {# evento} other {# eventi}}',
  'tickets.search': 'Cerca nel programma',
  'tickets.search.go': 'Cerca',
  'tickets.list.ended': 'Eventi passati',
  'tickets.soldout': 'Tutto esaurito',
  'tickets.ended': 'Questo evento è terminato.',
  'tickets.ended.text': 'Non ci sono più biglietti. Ecco che cosa si può vedere ora.',
  'tickets.ended.short': 'Terminato',
  'tickets.paused': 'In pausa fino a nuovo avviso',
  'tickets.paused.until': 'In pausa fino al giorno {day} compreso',
  'tickets.paused.days': 'In pausa: {days}',
  'tickets.paused.from': 'In pausa dal giorno {day} fino a nuovo avviso',
  'tickets.paused.again': 'Prossima data: {day}',
  'tickets.paused.text': 'Per questo periodo non ci sono biglietti. Ecco che cosa si può vedere ora.',

  'tickets.visit': 'La visita',
  'tickets.step.count': 'Biglietti',

  'tickets.soldout.event': 'È tutto esaurito.',
  'tickets.soldout.text': 'Al momento non ci sono posti liberi in nessun giorno.',
  'tickets.programme': 'Vai al programma',

  'tickets.group': 'Tipo di biglietto',
  'tickets.group.all': 'Tutti i biglietti',
  'tickets.none': 'Non ci sono biglietti per questo giorno.',
  'tickets.soldout.ticket': 'Esaurito per questo orario',
  'tickets.limit.visit':
    '{places, plural, =0 {Non ci sono più posti.} one {Resta solo # posto.} other {Restano solo # posti.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {Non ci sono più biglietti di questo tipo.} one {Resta solo # biglietto di questo tipo.} other {Restano solo # biglietti di questo tipo.}}',
  'tickets.limit.cart': 'I biglietti nel carrello sono già contati.',
  'tickets.limit.fewer': 'Scegliere meno biglietti o un altro orario.',
  'tickets.only-with-paid': 'Solo insieme a un biglietto a pagamento per la stessa visita',
  'tickets.cost': 'Attenzione: la prenotazione di questo biglietto è a pagamento.',

  'tickets.cheaper': 'Con «{name}» si spendono {saved} in meno: {parts}.',
  'tickets.cheaper.take': 'Scegli «{name}»',

  'tickets.total': 'Totale',
  'tickets.total.tickets': '{count, plural, one {# biglietto} other {# biglietti}}',
  'tickets.add': 'Aggiungi al carrello',
  'tickets.choose': 'Scegli i biglietti',
  'tickets.added':
    '{count, plural, one {Il biglietto è ora nel carrello.} many {I biglietti sono ora nel carrello.} other {I biglietti sono ora nel carrello.}}',
  'tickets.missing.tickets': 'Scegliere almeno un biglietto.',
};
