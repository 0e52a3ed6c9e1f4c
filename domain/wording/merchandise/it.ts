import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseIt: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Negozio del museo',
  'merchandise.categories': 'Filtra gli articoli',
  'merchandise.all': 'Tutto',
  'merchandise.count': '{count, plural, one {# articolo} other {# articoli}}',
  'merchandise.none': 'Al momento qui non c’è nulla.',
  'merchandise.none.all': 'Mostra tutto il negozio',

  'merchandise.shipping': 'più spese di spedizione',
  'merchandise.stock.in': 'Disponibile',
  'merchandise.stock.few': '{count, plural, one {Ne resta solo #} other {Ne restano solo #}}',
  'merchandise.stock.out': 'Non disponibile',

  'merchandise.order': 'L’ordine',
  'merchandise.pieces': '{count, plural, one {# pezzo} other {# pezzi}}',
  'merchandise.limit.stock': 'Non ne restano altri.',
  'merchandise.limit.cart': 'Ciò che è nel carrello è già contato.',
  'merchandise.limit.most': 'Ne servono più di {count}? Basta scriverci:',
  'merchandise.taken': 'Tutto ciò che resta è già nel carrello.',
  'merchandise.add': 'Aggiungi al carrello',
  'merchandise.added': 'Ora nel carrello: {name}',
  'merchandise.out.text': 'Basta scriverci per sapere quando tornerà:',

  'merchandise.withdrawal': 'Recesso',
  'merchandise.withdrawal.days':
    '{days, plural, one {È possibile recedere dall’acquisto entro un giorno dal ricevimento della merce.} other {È possibile recedere dall’acquisto entro # giorni dal ricevimento della merce.}}',
  'merchandise.withdrawal.none': 'Per questo articolo non è previsto il diritto di recesso.',
  'merchandise.maker': 'Produttore',
  'merchandise.responsible': 'Responsabile nell’UE',
  'merchandise.warnings': 'Avvertenze di sicurezza',

  'passes.title': 'Tessere annuali',
  'passes.nothing': 'Al momento non ci sono tessere annuali.',
  'passes.all': 'Tutte le tessere annuali',
  'passes.validity': 'Valida {months, plural, one {# mese} other {# mesi}} dall’acquisto',
  'passes.personal': 'Personale, intestata a una sola persona',
  'passes.choose': 'La tessera annuale',
  'passes.total': '{count, plural, one {# tessera annuale} other {# tessere annuali}}',
  'passes.owners': '{count, plural, one {Per chi è la tessera?} other {Per chi sono le tessere?}}',
  'passes.owner': 'Tessera {number}',
  'passes.owner.name': 'Nome e cognome',
  'passes.owner.elsewhere': 'Spedisci a un altro indirizzo',
  'passes.owner.hint': 'Altrimenti la riceve chi fa l’ordine.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {La tessera annuale è ora nel carrello.} other {Le tessere annuali sono ora nel carrello.}}',
};
