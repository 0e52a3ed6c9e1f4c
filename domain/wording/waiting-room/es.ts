import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomEs: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Sala de espera',
  'waiting.lead':
    'En este momento hay más personas haciendo pedidos de las que la tienda puede atender. Tiene un lugar en la cola y su cesta se queda como está.',
  'waiting.entering': 'Le estamos asignando un lugar en la cola.',
  'waiting.early': 'La venta todavía no ha comenzado',
  'waiting.early.text':
    'Cuando comience, los lugares en la cola se sortearán entre todas las personas que estén aquí. Haber llegado antes no supone ninguna ventaja.',
  'waiting.soon': 'Menos de un minuto',
  'waiting.minutes': '{minutes, plural, one {Aproximadamente # minuto} other {Aproximadamente # minutos}}',
  'waiting.hours': '{hours, plural, one {Más de # hora} other {Más de # horas}}',
  'waiting.ahead':
    '{ahead, plural, =0 {El siguiente turno es el suyo.} one {Hay # persona delante.} other {Hay # personas delante.}}',
  'waiting.keep':
    'Puede recargar esta página, o cerrarla y volver: su lugar se conserva en este navegador. Cuando llegue su turno, se le reservará durante un cuarto de hora aproximadamente.',
  'waiting.called': 'Es su turno',
  'waiting.called.text':
    'Dispone de {minutes, plural, one {# minuto} other {# minutos}} para empezar. Mientras hace el pedido no tendrá que volver a esperar.',
  'waiting.go': 'Tramitar el pedido',
  'waiting.lapsed': 'Su turno ha pasado',
  'waiting.lapsed.text':
    'Su turno llegó hace un tiempo y desde entonces han entrado otras personas. Puede ponerse de nuevo al final de la cola.',
  'waiting.again': 'Volver a la cola',
  'waiting.open': 'No tiene que esperar',
  'waiting.open.text': 'No hay nadie delante.',
  'waiting.offline':
    'No se puede acceder a la tienda en este momento. Su lugar se conserva y esta página lo sigue intentando.',
  'waiting.plain': 'Esta página se actualiza sola; no tiene que hacer nada.',
  'waiting.noScript': 'Ver su lugar en la cola',
};
