import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsEs: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Entradas',
  'documents.file.calendar': 'Visita',
  'documents.title': 'Entradas del pedido {number}',

  'documents.ticket.count': 'Entrada {number} de {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Válida para una persona} other {Válida para # personas}}',
  'documents.ticket.day': 'Válida todo el día, en el horario de apertura',
  'documents.ticket.open': 'El día que usted elija',
  'documents.ticket.open.between': 'Cualquier día del {first} al {last}',
  'documents.ticket.open.until': 'Cualquier día hasta el {last}',
  'documents.ticket.open.from': 'Cualquier día a partir del {first}',
  'documents.ticket.open.run': 'Cualquier día mientras dure la exposición',
  'documents.ticket.code': 'Código QR para la entrada: {code}',
  'documents.ticket.place': 'Lugar',
  'documents.ticket.hours': 'Horario',
  'documents.ticket.directions': 'Cómo llegar',
  'documents.ticket.entrance': 'En el acceso',
  'documents.ticket.entrance.text':
    'Muestre este código en papel o en su teléfono. Es válido para un solo acceso. Si su entrada es reducida, traiga el justificante.',
  'documents.ticket.order': 'Pedido',
  'documents.ticket.name': 'Nombre',

  'documents.price.vat': '{price}, IVA del {rate} incluido',
  'documents.price.vat.several': '{price}, IVA incluido',
  'documents.price.exempt': '{price}, exento de IVA',
  'documents.price.free': 'Gratuita',

  'documents.withdrawal.none':
    'Sin derecho de desistimiento: la entrada es para una fecha fija (art. 312g, ap. 2, n.º 9 del Código Civil alemán).',
  'documents.withdrawal.days':
    '{days, plural, one {Puede desistir de esta compra en el plazo de un día desde el pedido.} other {Puede desistir de esta compra en el plazo de # días desde el pedido.}}',

  'documents.mail.subject': 'Sus entradas para {event}, pedido {number}',
  'documents.mail.subject.several': 'Sus entradas, pedido {number}',
  'documents.mail.greeting': 'Hola, {name}:',
  'documents.mail.greeting.nameless': 'Buenos días:',
  'documents.mail.thanks':
    'Gracias por su pedido. Adjuntamos sus entradas en PDF, una página por acceso. Tráigalas en papel o en su teléfono.',
  'documents.mail.calendar':
    'Con el archivo de calendario, también adjunto, puede anotar la visita en su agenda.',
  'documents.mail.order': 'Su pedido',
  'documents.mail.number': 'Número de pedido',
  'documents.mail.date': 'Fecha del pedido',
  'documents.mail.payment': 'Pago',
  'documents.mail.total': 'Total',
  'documents.mail.vat': 'incluye IVA del {rate} sobre {net} netos',
  'documents.mail.exempt': 'de ello, exento de IVA',
  'documents.mail.review': 'Ver su pedido',
  'documents.mail.review.text': 'Su pedido, con las entradas para volver a descargarlas:',
  'documents.mail.farewell': 'Le esperamos.',
  'documents.mail.contact': 'Si tiene alguna pregunta, escriba a {email} o llame al {phone}.',
  'documents.mail.contact.mail': 'Si tiene alguna pregunta, escriba a {email}.',

  'documents.refund.subject': 'Le devolvemos su pago de {amount}',
  'documents.refund.reason.places-gone':
    'Su pago nos llegó cuando la reserva ya había caducado y las plazas estaban ocupadas. Lo sentimos.',
  'documents.refund.reason.paid-twice':
    'Hemos recibido un segundo pago por un pedido que ya había pagado. Su pedido queda como está; solo se devuelve el segundo pago.',
  'documents.refund.reason.not-booked':
    'Su pago no ha dado lugar a un pedido: la cesta se había cancelado o el pedido no se confirmó a tiempo. No hay nada reservado.',
  'documents.refund.money':
    'Le devolvemos el importe íntegro de {amount} por el mismo medio con el que pagó. Según su banco, puede tardar unos días. No tiene que hacer nada más.',
  'documents.refund.heading': 'No reservado',
  'documents.refund.amount': 'Devolución',
  'documents.refund.again.places-gone': 'Si todavía quiere venir, encontrará otras horas en nuestra tienda.',
  'documents.refund.again.not-booked':
    'Si todavía quiere venir, puede volver a elegir sus entradas en nuestra tienda.',
};
