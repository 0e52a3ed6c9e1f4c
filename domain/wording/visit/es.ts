import type { Wording } from '../message.ts';
import type { visitEn } from './en.ts';

export const visitEs: Wording<typeof visitEn> = {
  'visit.step.day': 'Día',
  'visit.step.time': 'Hora',
  'visit.month.previous': 'Mes anterior',
  'visit.month.next': 'Mes siguiente',
  'visit.month.keys': 'Las flechas avanzan por días y semanas, Re Pág y Av Pág por meses, Intro elige.',
  'visit.day.free': '{day}, {places, plural, one {queda # plaza} other {quedan # plazas}}',
  'visit.day.soldout': '{day}, agotado',
  'visit.day.closed': '{day}, no disponible',
  'visit.day.past': '{day}, pasado',
  'visit.cell.few': '{places, plural, one {# libre} other {# libres}}',
  'visit.cell.soldout': 'lleno',
  'visit.legend.free': 'plazas libres',
  'visit.legend.soldout': 'agotado',
  'visit.legend.closed': 'no disponible',

  'visit.time.left': '{places, plural, one {# plaza} other {# plazas}}',
  'visit.time.soldout': 'agotado',
  'visit.limit.time':
    '{places, plural, =0 {No quedan plazas a las {time}.} one {Solo queda # plaza a las {time}.} other {Solo quedan # plazas a las {time}.}}',
  'visit.soldout.day': 'Agotado el {day}.',
  'visit.closed.day': 'No disponible el {day}.',
  'visit.next': 'Próximo día libre: {day}',
  'visit.missing.day': 'Elija un día.',
  'visit.missing.time': 'Elija una hora.',
  'visit.loading': 'Buscando plazas libres',
  'visit.failed': 'No se han podido cargar las plazas libres.',
  'visit.again': 'Intentar de nuevo',

  'visit.part': '{ticket}: {part}',
  'visit.part.bounds': 'de {min} a {max}',
  'visit.part.each': '{price} cada uno',
  'visit.part.included': 'incluido',

  'price.from': 'desde {price}',
  'price.free': 'Gratis',
  'price.vat': 'IVA del {rate} incluido',
  'price.vat.several': 'IVA incluido',
  'price.vat.exempt': 'exento de IVA',
};
