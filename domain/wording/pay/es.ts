import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payEs: Wording<typeof payEn> = {
  'pay.mail.subject': 'Pague su pedido, por favor: {amount}',
  'pay.mail':
    'todo lo que contiene su pedido en {museum} está reservado para usted. Le rogamos que pague {amount} en línea. En cuanto esté pagado, el pedido queda confirmado y recibirá todo por correo electrónico.',
  'pay.mail.link': 'Pagar {amount}',
  'pay.mail.valid': 'El enlace es válido hasta: {at}',
  'pay.mail.otherwise':
    'Si ya ha pagado o no ha hecho este pedido, no tiene que hacer nada. No reenvíe este correo: quien tenga el enlace ve qué se ha pedido.',
  'pay.title': 'Pagar su pedido',
  'pay.text':
    'Todo lo que contiene este pedido está reservado para usted hasta el {until}. En cuanto esté pagado, queda confirmado y recibirá todo por correo electrónico.',
  'pay.order': 'Su pedido',
  'pay.total': 'Importe por pagar',
  'pay.part': '{count} × {name}',
  'pay.how': '¿Cómo desea pagar?',
  'pay.button': 'Pagar {amount}',
  'pay.none': 'En este momento no se puede pagar en línea. Inténtelo más tarde o pregunte al museo.',
  'pay.paid': 'Este pedido está pagado',
  'pay.paid.text':
    'No queda nada por pagar. Las entradas y los documentos se han enviado por correo electrónico.',
  'pay.expired': 'El plazo para pagar ha terminado',
  'pay.expired.text':
    'No se ha cobrado nada y otras personas pueden comprar las plazas. Si aún desea venir, pregunte al museo o elija de nuevo.',
  'pay.canceled': 'Este pedido se ha cancelado',
  'pay.canceled.text': 'No hay nada que pagar.',
  'pay.replaced': 'Hay un enlace más reciente',
  'pay.replaced.text': 'Le hemos enviado otro correo sobre este pedido. Utilice el enlace que contiene.',
  'pay.moved.mail.subject': 'Pague {amount} por su nuevo horario, por favor',
  'pay.moved.mail':
    'las plazas para el nuevo horario en {museum} están reservadas para usted. Le rogamos que pague en línea la diferencia de {amount}. En cuanto esté pagada, su visita se cambia y recibirá las nuevas entradas por correo electrónico. Hasta entonces siguen siendo válidas las entradas que tiene.',
  'pay.moved.mail.otherwise':
    'Si prefiere venir a la hora que ya tiene, no tiene que hacer nada. No reenvíe este correo: quien tenga el enlace ve qué se ha pedido.',
  'pay.moved.title': 'Pagar la diferencia',
  'pay.moved.text':
    'Las plazas para el nuevo horario están reservadas para usted hasta el {until}. En cuanto se pague la diferencia, su visita se cambia (hasta ahora: {from}) y recibirá las nuevas entradas por correo electrónico. Hasta entonces siguen siendo válidas las entradas que tiene.',
  'pay.moved.order': 'Su visita en el nuevo horario',
  'pay.moved.before': 'Ya pagado',
  'pay.moved.paid': 'La diferencia está pagada',
  'pay.moved.paid.text':
    'Su visita se ha cambiado. Las nuevas entradas se han enviado por correo electrónico.',
  'pay.moved.expired.text':
    'No se ha cobrado nada y nada ha cambiado: su visita sigue a la hora que tiene. Si aún desea venir a otra hora, pregunte al museo.',
  'pay.moved.canceled': 'Este enlace ya no es válido',
  'pay.moved.canceled.text':
    'Con este enlace no se ha cobrado nada. Si tiene un correo más reciente sobre este pedido, utilice ese o pregunte al museo.',
};
