import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitIt: Wording<typeof visitEn> = {
  'visit.step.day': 'Giorno',
  'visit.step.time': 'Orario',
  'visit.month.previous': 'Mese precedente',
  'visit.month.next': 'Mese successivo',
  'visit.month.keys':
    'Le frecce spostano di un giorno o di una settimana, Pag su e Pag giù di un mese, Invio sceglie.',
  'visit.day.free': '{day}, {places, plural, one {# posto disponibile} other {# posti disponibili}}',
  'visit.day.soldout': '{day}, esaurito',
  'visit.day.closed': '{day}, chiuso',
  'visit.day.none': '{day}, nessun orario',
  'visit.day.past': '{day}, passato',
  'visit.cell.few': '{places, plural, one {# libero} other {# liberi}}',
  'visit.cell.soldout': 'pieno',
  'visit.legend.free': 'posti liberi',
  'visit.legend.soldout': 'esaurito',
  'visit.legend.closed': 'chiuso',

  'visit.time.left': '{places, plural, one {# posto} other {# posti}}',
  'visit.time.soldout': 'esaurito',
  'visit.limit.time':
    '{places, plural, =0 {Alle {time} non ci sono più posti.} one {Alle {time} resta solo # posto.} other {Alle {time} restano solo # posti.}}',
  'visit.soldout.day': '{day}: tutto esaurito.',
  'visit.closed.day': '{day}: chiuso.',
  'visit.none.day': '{day}: nessun orario.',
  'visit.next': 'Prossima data libera: {day}',
  'visit.missing.day': 'Scegliere un giorno.',
  'visit.missing.time': 'Scegliere un orario.',
  'visit.choose.day': 'Scegli il giorno',
  'visit.choose.time': 'Scegli l’orario',
  'visit.time.gone': 'Alle {time} di questo giorno non ci sono posti. Scegliere un altro orario.',
  'visit.loading': 'Ricerca dei posti liberi',
  'visit.failed': 'Non è stato possibile caricare i posti liberi.',
  'visit.again': 'Riprova',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': 'da {min} a {max}',
  'visit.part.each': '{price} ciascuno',
  'visit.part.included': 'incluso',

  'price.from': 'da {price}',
  'price.free': 'Gratis',
  'price.vat': 'IVA {rate} inclusa',
  'price.vat.several': 'IVA inclusa',
  'price.vat.exempt': 'esente da IVA',
};
