import type { Wording } from '../message.ts';
import type { ticketsEn } from './en.ts';

export const ticketsEs: Wording<typeof ticketsEn> = {
  'tickets.title': 'Entradas',

  'tickets.filter': 'Filtrar el programa',
  'tickets.filter.venue': 'Sede',
  'tickets.filter.group': 'Tipo',
  'tickets.filter.all': 'Todo',
  'tickets.list.count': '{count, plural, one {# evento} other {# eventos}}',
  'tickets.list.none': 'No hay eventos para estos filtros.',
  'tickets.list.all': 'Ver todo el programa',
  'tickets.list.nothing': 'En este momento no hay entradas a la venta. Vuelva pronto.',
  'tickets.day': '¿Cuándo viene?',
  'tickets.day.any': 'Cualquier fecha',
  'tickets.day.today': 'Hoy',
  'tickets.day.tomorrow': 'Mañana',
  'tickets.day.closed': '{day} (cerrado)',
  'tickets.day.choose': 'Otro día',
  'tickets.day.show': 'Mostrar',
  'tickets.day.unknown': 'No hemos entendido a qué día se refiere. Este es todo el programa.',
  'tickets.day.past': 'El {day} ya ha pasado. Este es todo el programa.',
  'tickets.day.none': 'No hay nada en el programa el {day}.',
  'tickets.day.museum-closed': 'El museo está cerrado el {day}.',
  'tickets.day.count': '{day}: {count, plural, one {# evento} other {# eventos}}',
  'tickets.search': 'Buscar en el programa',
  'tickets.search.go': 'Buscar',
  'tickets.list.ended': 'Eventos pasados',
  'tickets.soldout': 'Agotado',
  'tickets.ended': 'Este evento ya ha terminado.',
  'tickets.ended.text': 'Ya no hay entradas. Descubra lo que puede ver ahora.',
  'tickets.ended.short': 'Terminado',
  'tickets.paused': 'En pausa hasta nuevo aviso',
  'tickets.paused.until': 'En pausa hasta el {day} inclusive',
  'tickets.paused.days': 'En pausa: {days}',
  'tickets.paused.from': 'En pausa desde el {day} hasta nuevo aviso',
  'tickets.paused.again': 'De nuevo desde el {day}',
  'tickets.paused.text': 'No hay entradas para este periodo. Descubra lo que puede ver ahora.',

  'tickets.visit': 'Su visita',
  'tickets.step.count': 'Entradas',

  'tickets.soldout.event': 'Todas las entradas están agotadas.',
  'tickets.soldout.text': 'Por el momento no quedan plazas ningún día.',
  'tickets.programme': 'Ver el programa',

  'tickets.group': 'Tipo de entrada',
  'tickets.group.all': 'Todas las entradas',
  'tickets.none': 'No hay entradas para este día.',
  'tickets.soldout.ticket': 'Agotada a esta hora',
  'tickets.limit.visit':
    '{places, plural, =0 {No quedan plazas.} one {Solo queda # plaza.} other {Solo quedan # plazas.}}',
  'tickets.limit.ticket':
    '{places, plural, =0 {No quedan entradas de este tipo.} one {Solo queda # entrada de este tipo.} other {Solo quedan # entradas de este tipo.}}',
  'tickets.limit.cart': 'Las entradas de su cesta ya están contadas.',
  'tickets.limit.fewer': 'Elija menos entradas u otra hora.',
  'tickets.only-with-paid': 'Solo junto con una entrada de pago para la misma visita',
  'tickets.cost': 'Tenga en cuenta que reservar esta entrada tiene un coste.',

  'tickets.cheaper': 'Con «{name}» paga {saved} menos: {parts}.',
  'tickets.cheaper.take': 'Elegir «{name}»',

  'tickets.total': 'Total',
  'tickets.total.tickets': '{count, plural, one {# entrada} other {# entradas}}',
  'tickets.add': 'Añadir a la cesta',
  'tickets.choose': 'Elegir entradas',
  'tickets.added':
    '{count, plural, one {La entrada está ahora en su cesta.} many {Las entradas están ahora en su cesta.} other {Las entradas están ahora en su cesta.}}',
  'tickets.missing.tickets': 'Elija al menos una entrada.',
};
