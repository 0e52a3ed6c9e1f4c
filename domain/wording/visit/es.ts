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
  'visit.day.closed': '{day}, cerrado',
  'visit.day.none': '{day}, sin horarios',
  'visit.day.past': '{day}, pasado',
  'visit.cell.few': '{places, plural, one {# libre} other {# libres}}',
  'visit.cell.soldout': 'lleno',
  'visit.legend.free': 'plazas libres',
  'visit.legend.soldout': 'agotado',
  'visit.legend.closed': 'cerrado',

  'visit.time.left': '{places, plural, one {# plaza} other {# plazas}}',
  'visit.time.soldout': 'agotado',
  'visit.limit.time':
    '{places, plural, =0 {No quedan plazas a las {time}.} one {Solo queda # plaza a las {time}.} other {Solo quedan # plazas a las {time}.}}',
  'visit.soldout.day': 'Agotado el {day}.',
  'visit.closed.day': 'Cerrado el {day}.',
  'visit.none.day': 'No hay horarios el {day}.',
  'visit.next': 'Próximo día libre: {day}',
  'visit.missing.day': 'Elija un día.',
  'visit.missing.time': 'Elija una hora.',
  'visit.choose.day': 'Elegir el día',
  'visit.choose.time': 'Elegir la hora',
  'visit.time.gone': 'A las {time} no hay plazas ese día. Elija otra hora.',
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
