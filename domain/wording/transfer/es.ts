import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferEs: Wording<typeof transferEn> = {
  'transfer.hint':
    'Transferencia a más tardar el {due}. Las entradas llegan por correo electrónico en cuanto recibimos el pago.',
  'transfer.hint.companies':
    'Para escuelas, empresas y organismos públicos. Transferencia a más tardar el {due}; las entradas llegan por correo electrónico en cuanto recibimos el pago.',
  'transfer.not.visit_too_soon':
    'Se puede pagar por transferencia una visita a partir del {day}: el dinero tiene que llegar antes de la visita.',
  'transfer.title': 'Reservado para usted: haga la transferencia',
  'transfer.text':
    'Transfiera {amount} de modo que el dinero llegue a más tardar el {due}. Hasta entonces, todo su pedido queda reservado. En cuanto llegue el dinero, el pedido queda confirmado y lo que incluye le llega por correo electrónico.',
  'transfer.part':
    'Ha llegado una parte del importe. Todavía faltan {missing}; transfiera el resto con el mismo concepto.',
  'transfer.account': 'Datos para la transferencia',
  'transfer.holder': 'Titular de la cuenta',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Banco',
  'transfer.amount': 'Importe',
  'transfer.reference': 'Concepto',
  'transfer.due': 'Fecha límite',
  'transfer.reference.hint':
    'Indique exactamente este concepto: nos dice a qué pedido corresponde el dinero.',
  'transfer.copy': 'Copiar',
  'transfer.copy.label': 'Copiar: {what}',
  'transfer.copied': 'Copiado: {what}',
  'transfer.code': 'Código para aplicaciones bancarias',
  'transfer.code.hint': 'Escanéelo con la aplicación de su banco y la transferencia se rellena sola.',
  'transfer.mailed': 'También hemos enviado estos datos a {email}. Puede cerrar esta página.',
  'transfer.mailed.nameless':
    'También le hemos enviado estos datos por correo electrónico. Puede cerrar esta página.',
  'transfer.cancel': 'Anular el pedido',
  'transfer.cancel.sure':
    'Si lo anula, sus plazas quedan libres para otras personas y no tiene que transferir nada. Si ya ha hecho la transferencia, se le devolverá el dinero.',
  'transfer.cancel.yes': 'Sí, anular el pedido',
  'transfer.cancel.no': 'Mantener el pedido',
  'transfer.canceled': 'Su pedido está anulado',
  'transfer.canceled.text':
    'Sus plazas vuelven a estar libres. No transfiera nada más; si ya ha hecho la transferencia, se le devolverá el dinero.',
  'transfer.gone': 'El dinero no ha llegado a tiempo',
  'transfer.gone.text':
    'Sus plazas vuelven a estar libres. Si aun así ha hecho la transferencia, recibirá las entradas si quedan plazas; si no, se le devolverá todo el importe.',
  'transfer.mail.asked.subject': 'Transfiera {amount} a más tardar el {due}',
  'transfer.mail.asked':
    'Gracias por su pedido. Todo lo que incluye queda reservado para usted. Transfiera {amount} de modo que el dinero llegue a más tardar el {due}. En cuanto llegue, el pedido queda confirmado y lo que incluye le llega por correo electrónico.',
  'transfer.mail.reminder.subject': 'Recordatorio: transfiera {amount} a más tardar el {due}',
  'transfer.mail.reminder':
    'Para su pedido todavía faltan {amount}. Transfiera este importe de modo que llegue a más tardar el {due}; después, sus plazas quedan libres para otras personas. Si ha hecho la transferencia en los últimos días, no tiene que hacer nada.',
  'transfer.mail.lapsed.subject': 'Su reserva ha terminado',
  'transfer.mail.lapsed':
    'El pago de su pedido no ha llegado dentro del plazo, que terminaba el {due}. Por eso sus plazas vuelven a estar libres para otras personas. Si aun así ha hecho la transferencia, recibirá las entradas si quedan plazas; si no, se le devolverá todo el importe.',
  'transfer.mail.page': 'Ver el pedido',
  'transfer.mail.cancel': 'Allí ve también si ha llegado el dinero y puede anular el pedido.',
  'transfer.mail.otherwise':
    'Si no ha hecho este pedido, no tiene que hacer nada: sin pago, se anula por sí solo.',
  'transfer.mail.again': 'Ver el programa',
};
