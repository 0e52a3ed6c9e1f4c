import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsEs: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Entradas',
  'documents.file.calendar': 'Visita',
  'documents.file.passes': 'Pases anuales',
  'documents.file.vouchers': 'Vales regalo',
  'documents.file.invoice': 'Factura',
  'documents.file.credit-note': 'Factura rectificativa',
  'documents.title': 'Entradas del pedido {number}',

  'documents.ticket.count': 'Entrada {number} de {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Válida para una persona} other {Válida para # personas}}',
  'documents.ticket.day': 'Válida todo el día, en el horario de apertura',
  'documents.ticket.open': 'El día que elija',
  'documents.ticket.open.between': 'del {first} al {last}',
  'documents.ticket.open.until': 'hasta el {last}',
  'documents.ticket.open.from': 'a partir del {first}',
  'documents.ticket.open.run': 'durante el periodo de validez',
  'documents.ticket.code': 'Código QR para el acceso: {code}',
  'documents.ticket.place': 'Lugar',
  'documents.ticket.hours': 'Horario',
  'documents.ticket.directions': 'Cómo llegar',
  'documents.ticket.entrance': 'En el acceso',
  'documents.ticket.entrance.text':
    'Muestre este código en papel o en su teléfono. Es válido para un solo acceso. Si su entrada es reducida, traiga el justificante.',
  'documents.ticket.order': 'Pedido',
  'documents.ticket.name': 'Nombre',

  'documents.saved.note': 'Guardado el {day}, {time}. En este momento no se puede acceder a la tienda.',
  'documents.saved.again': 'Volver a cargar',
  'documents.saved.large': 'Ver en grande',
  'documents.saved.previous': 'Anterior',
  'documents.saved.next': 'Siguiente',
  'documents.saved.close': 'Cerrar',

  'documents.tour.kind': 'Visita guiada en {language}',
  'documents.tour.meeting': 'Punto de encuentro',
  'documents.tour.exhibition': 'Exposición',
  'documents.tour.group': 'Reservado para',
  'documents.tour.persons': '{persons, plural, one {# persona} other {# personas}}',
  'documents.tour.groups':
    '{groups, plural, one {# grupo} other {# grupos}}, {persons, plural, one {# persona} other {# personas}}',
  'documents.tour.answers': 'Sus respuestas',

  'documents.time': '{time}',
  'documents.entry': 'Acceso',
  'documents.entry.between': 'Acceso de {from} a {until}',
  'documents.entry.from': 'Acceso desde las {from}',
  'documents.entry.until': 'Acceso hasta las {until}',

  'documents.pass.title': 'Pases anuales del pedido {number}',
  'documents.pass.count': 'Pase anual {number} de {of}',
  'documents.pass.valid': 'Válido del {first} al {last}',
  'documents.pass.code': 'Código QR del pase: {code}',
  'documents.pass.owner': 'Titular',
  'documents.pass.sent': 'Se envía a',
  'documents.pass.entrance.text':
    'Muestre este código en cada visita, en papel o en su teléfono, junto con un documento de identidad. El pase es personal. Si el pase es reducido, traiga también el justificante.',

  'documents.voucher.title': 'Vales regalo del pedido {number}',
  'documents.voucher.count': 'Vale regalo {number} de {of}',
  'documents.voucher.valid': 'Válido hasta el {last}',
  'documents.voucher.rate': 'Válido para todo lo que lleve un IVA del {rate}.',
  'documents.voucher.code': 'Código QR del vale: {code}',
  'documents.voucher.redeem': 'Cómo canjearlo',
  'documents.voucher.redeem.text':
    'Elija en nuestra tienda lo que más le guste e introduzca el código en la cesta.',
  'documents.voucher.rest': 'Saldo restante',
  'documents.voucher.rest.text': 'Lo que no se gasta queda en el vale para la próxima vez.',
  'documents.voucher.safe': 'Guardar bien',
  'documents.voucher.safe.text': 'Quien tiene el código puede canjearlo.',
  'documents.voucher.from': 'Canjeable en',
  'documents.present.subject': 'Un regalo de {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Un vale} other {# vales}} para nuestro museo, de parte de {from}.',
  'documents.present.redeem': 'Canjear ahora',
  'documents.present.how':
    'El botón abre nuestra tienda con el vale en la cesta. También vale en nuestras taquillas: muestre allí el código.',
  'documents.present.attached':
    'Para imprimir, {count, plural, one {el vale va adjunto} other {los vales van adjuntos}} en PDF.',
  'documents.present.why': 'Tenemos su dirección por {from}, para este regalo. No la usamos para nada más.',
  'documents.present.on': 'se envía por correo electrónico a {name} ({email}) el {day}',
  'documents.present.now': 'se envía ahora por correo electrónico a {name} ({email})',
  'documents.present.label': 'Regalo',
  'documents.present.code':
    'Solo quien recibe el regalo conoce su código. Si el correo se pierde, el vale está en la página de su pedido.',
  'documents.present.refused.subject': 'Su regalo para {name} no se ha podido entregar',
  'documents.present.refused.text':
    'El servidor de {email} ha rechazado definitivamente nuestro correo con el vale para {name}.',
  'documents.present.refused.next':
    'El vale es válido. Lo encuentra con su código en la página de su pedido, para imprimir o reenviar.',
  'documents.present.sample': 'Muestra',
  'documents.present.sample.text': 'El código es una muestra. El verdadero llega después del pago.',
  'documents.voucher.greeting': 'Dedicatoria',

  'documents.goods.sent': 'Llega por correo postal',

  'documents.invoice.title': 'Factura {number}',
  'documents.invoice.credit': 'Factura rectificativa {number}',
  'documents.invoice.supplement':
    'Esta factura complementa la factura {number} del {date}: diferencia de precio por un cambio de horario.',
  'documents.invoice.credit.part':
    'Esta factura rectificativa corrige la factura {number} del {date}: se ha anulado una parte del pedido.',
  'documents.invoice.credit.of':
    'Esta factura rectificativa anula la factura {number} del {date}. El pedido se ha reembolsado por completo.',
  'documents.invoice.number': 'Número de factura',
  'documents.invoice.credit.number': 'Número de rectificativa',
  'documents.invoice.date': 'Fecha de emisión',
  'documents.invoice.external': 'Referencia del cliente',
  'documents.invoice.buyer_vat_id': 'Su NIF-IVA',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Centro de coste',
  'documents.invoice.page': 'Página {page} de {of}',
  'documents.invoice.item': 'Concepto',
  'documents.invoice.count': 'Cantidad',
  'documents.invoice.rate': 'IVA',
  'documents.invoice.unit': 'Precio unitario',
  'documents.invoice.amount': 'Importe',
  'documents.invoice.shipping': 'Envío',
  'documents.invoice.discount': 'Código de descuento {code}',
  'documents.invoice.taxed': 'Vale {code}, vendido con un IVA del {rate}',
  'documents.invoice.total': 'Total IVA incluido',
  'documents.invoice.total.untaxed': 'Total',
  'documents.invoice.voucher': 'Pagado con el vale {code}',
  'documents.invoice.voucher.back': 'Devuelto al vale {code}',
  'documents.invoice.paid': 'Pago: {payment}',
  'documents.invoice.back': 'Reembolso: {payment}',
  'documents.invoice.net': 'Base imponible',
  'documents.invoice.tax': 'Cuota de IVA',
  'documents.invoice.gross': 'Total',
  'documents.invoice.exempt': 'exento',
  'documents.gift': 'Gracias por su donativo. Es voluntario: sin IVA y sin derecho de desistimiento.',
  'documents.invoice.gift': 'sin IVA',
  'documents.invoice.gift.note': 'Donativo: aportación voluntaria sin contraprestación, no sujeta a IVA.',
  'documents.invoice.multi': 'vale',
  'documents.invoice.supply': 'Salvo que se indique otra fecha, la fecha de la prestación es la de emisión.',
  'documents.invoice.included': 'Los precios unitarios y los importes incluyen el IVA.',
  'documents.invoice.exempt.note':
    'Exento: exento de IVA según el §\u00a04, n.º\u00a020, letra\u00a0a de la ley alemana del IVA (UStG).',
  'documents.invoice.multi.note':
    'Vale: la venta de un bono polivalente no está sujeta a IVA (§\u00a03, apdo.\u00a015 UStG); el impuesto se devenga al canjearlo.',
  'documents.invoice.tax-number': 'Número fiscal {number}',
  'documents.invoice.vat-id': 'NIF-IVA {number}',

  'documents.price.vat': '{price}, IVA del {rate} incluido',
  'documents.price.vat.several': '{price}, IVA incluido',
  'documents.price.exempt': '{price}, exento de IVA',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Sin derecho de desistimiento: la entrada es para una fecha fija (§\u00a0312g, apdo.\u00a02, n.º\u00a09 del Código Civil alemán, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Puede desistir de esta compra en el plazo de un día desde la celebración del contrato.} other {Puede desistir de esta compra en el plazo de # días desde la celebración del contrato.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Puede desistir de esta compra en el plazo de un día desde la recepción.} other {Puede desistir de esta compra en el plazo de # días desde la recepción.}}',

  'documents.mail.subject': 'Sus entradas para {event}, pedido {number}',
  'documents.mail.subject.several': 'Sus entradas, pedido {number}',
  'documents.mail.subject.order': 'Su pedido en {museum}, número {number}',
  'documents.mail.greeting': 'Hola, {name}:',
  'documents.mail.greeting.nameless': 'Hola:',
  'documents.mail.thanks': 'Gracias por su pedido.',
  'documents.mail.parcel': 'Lo que enviamos por correo postal va a: {address}',
  'documents.mail.more':
    '{count, plural, one {Otro código figura} other {Otros # códigos figuran}} en el PDF adjunto y en la página de su pedido.',
  'documents.mail.attached': 'Archivos adjuntos: {files}.',
  'documents.mail.attached.tickets': 'las entradas para imprimir',
  'documents.mail.attached.passes':
    '{count, plural, one {el pase anual} other {los pases anuales}} para imprimir',
  'documents.mail.attached.vouchers':
    '{count, plural, one {el vale} other {los vales}} para imprimir o reenviar',
  'documents.mail.attached.calendar': 'la visita para su calendario',
  'documents.mail.attached.invoice': 'la factura',
  'documents.mail.attached.terms':
    'nuestras condiciones generales con todo lo que conviene saber sobre el desistimiento',
  'documents.mail.order': 'Su pedido',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Número de pedido',
  'documents.mail.date': 'Fecha del pedido',
  'documents.mail.payment': 'Pago',
  'documents.mail.payment.voucher': 'Vale',
  'documents.mail.mandate.reference': 'Referencia del mandato',
  'documents.mail.mandate.creditor': 'Identificador del acreedor',
  'documents.mail.mandate':
    'Ha autorizado a {museum} a cobrar este pago una sola vez en su cuenta mediante adeudo directo SEPA y a su banco a efectuarlo. En el plazo de ocho semanas desde el cargo puede pedir el reembolso según las condiciones acordadas con su banco.',
  'documents.mail.total': 'Importe pagado',
  'documents.mail.shipping': 'Envío',
  'documents.mail.code': 'Código {code}',
  'documents.mail.vat': 'IVA del {rate} sobre una base de {net}',
  'documents.mail.exempt': 'importe sin IVA',
  'documents.mail.review': 'Ver su pedido',
  'documents.mail.review.text': 'Su pedido, con todo para descargar de nuevo:',
  'documents.mail.farewell': 'Le esperamos.',
  'documents.mail.contact': 'Si tiene alguna pregunta, escriba a {email} o llame al {phone}.',
  'documents.mail.contact.mail': 'Si tiene alguna pregunta, escriba a {email}.',

  'documents.moved.subject': 'Su visita cambia de fecha: {event}, pedido {number}',
  'documents.moved.reason': 'Hemos cambiado la fecha de la visita de su pedido {number}.',
  'documents.moved.now': 'Nueva fecha',
  'documents.moved.before': 'Fecha anterior',
  'documents.moved.tickets':
    'Las entradas nuevas van adjuntas a este correo. Las entradas anteriores para esta visita ya no son válidas.',
  'documents.moved.calendar':
    'Abra el archivo de calendario adjunto para actualizar la visita en su calendario.',

  'documents.return.voucher': 'Vale regalo',
  'documents.return.subject': 'Una parte de su pedido {number} se ha anulado',
  'documents.return.subject.price': 'Reembolso de su pedido {number}',
  'documents.return.part':
    'Hemos anulado una parte de su pedido {number}. Lo que figura abajo ya no es válido; todo lo demás sigue igual.',
  'documents.return.price': 'Le reembolsamos un importe de su pedido {number}, que sigue igual.',
  'documents.return.money':
    'Le reembolsamos {amount} con la forma de pago que utilizó. Según su banco, puede tardar unos días. No tiene que hacer nada más.',
  'documents.return.codes': 'Sus códigos vuelven a tener {amount}.',
  'documents.return.instead':
    'En lugar de dinero, recibe un vale regalo de {amount}. Su código es {code} y es válido hasta el {last}. Introdúzcalo en la cesta de nuestra tienda.',
  'documents.return.fee': 'Hemos retenido {amount} en concepto de gastos.',
  'documents.return.kept': 'No se reembolsa ningún importe.',
  'documents.refund.subject': 'Le reembolsamos su pago de {amount}',
  'documents.refund.reason.places-gone':
    'Su pago nos llegó cuando la reserva ya había caducado y las plazas estaban ocupadas. Lo sentimos.',
  'documents.refund.reason.paid-twice':
    'Hemos recibido un segundo pago por un pedido que ya había pagado. Su pedido queda como está; solo se devuelve el segundo pago.',
  'documents.refund.reason.not-booked':
    'Su pago no ha dado lugar a un pedido: la compra se había cancelado o el pedido no se confirmó a tiempo. No hay nada reservado.',
  'documents.refund.reason.order-refunded':
    'Hemos anulado su pedido {number} y lo reembolsamos por completo. Sus entradas, pases y vales ya no son válidos.',
  'documents.refund.codes': 'Sus códigos vuelven a tener el valor que se había canjeado: {amount}.',
  'documents.refund.free.subject': 'Su pedido no se ha completado',
  'documents.refund.free.places-gone':
    'Su pedido nos llegó cuando la reserva ya había caducado y las plazas estaban ocupadas. No hay nada reservado y no ha pagado nada. Lo sentimos.',
  'documents.refund.free.not-booked':
    'No hay nada reservado: la compra se había cancelado o el pedido no se confirmó a tiempo. No ha pagado nada.',
  'documents.refund.free.order-refunded':
    'Hemos anulado su pedido {number}. Sus entradas, pases y vales ya no son válidos.',
  'documents.refund.subject.order': 'Su pedido {number} está anulado',
  'documents.refund.credit-note': 'La factura rectificativa va adjunta.',
  'documents.refund.cancelled': 'Anulado',
  'documents.refund.money':
    'Le reembolsamos el importe íntegro de {amount} con la forma de pago que utilizó. Según su banco, puede tardar unos días. No tiene que hacer nada más.',
  'documents.refund.reason.not-moved':
    'Su pago por un cambio de horario nos llegó cuando ya no era posible. No se ha cambiado nada.',
  'documents.refund.notMoved': 'No cambiado',
  'documents.refund.heading': 'No reservado',
  'documents.refund.amount': 'Reembolso',
  'documents.refund.again.places-gone': 'Si todavía quiere venir, encontrará otras horas en nuestra tienda.',
  'documents.refund.again.not-booked':
    'Si todavía quiere venir, puede volver a elegir sus entradas en nuestra tienda.',

  'documents.withdrawn.subject': 'Hemos recibido su desistimiento',
  'documents.withdrawn.text':
    'Su desistimiento nos llegó el {day} a las {time}. Conserve este correo: es su acuse de recibo. Esto es lo que ha declarado:',
  'documents.withdrawn.otherwise':
    'Si no ha desistido de nada, otra persona ha escrito su dirección. En ese caso, avísenos.',
  'documents.withdrawn.notice.subject': 'Ha llegado un desistimiento',
  'documents.withdrawn.notice.text':
    'Este desistimiento llegó a la tienda en línea el {day} a las {time}. La tienda ya ha enviado el acuse de recibo; lo demás lo decide el museo.',
  'documents.withdrawn.notice.list':
    'La lista indica si el pedido coincide y si el plazo sigue abierto: {address}',

  'documents.parcel.subject': 'Un paquete de su pedido {number} está en camino',
  'documents.parcel.sent': 'Le hemos enviado un paquete de su pedido {number}.',
  'documents.parcel.carrier': 'Hemos entregado a {carrier} un paquete de su pedido {number}.',
  'documents.parcel.corrected':
    'El número de seguimiento que le indicamos antes no era correcto. El correcto es este.',
  'documents.parcel.follow': 'Seguir el paquete',
  'documents.parcel.tracking': 'Número de seguimiento',
  'documents.parcel.to': 'Va dirigido a',
  'documents.parcel.contents': 'En el paquete',
  'documents.passChange.blocked.subject': 'Su pase anual está bloqueado',
  'documents.passChange.blocked':
    'Hemos bloqueado este pase anual. No permite la entrada hasta que lo desbloqueemos.',
  'documents.passChange.valid.subject': 'Su pase anual es válido hasta el {day}',
  'documents.passChange.valid': 'Con este pase anual puede entrar hasta el {day} inclusive.',
  'documents.passChange.pass': 'Pase',
  'documents.takenBack.subject': 'El banco ha anulado el pago de su pedido {number}',
  'documents.takenBack.subject.part': 'El banco ha anulado una parte del pago de su pedido {number}',
  'documents.takenBack.debit':
    'Su banco ha devuelto el adeudo de {amount} por su pedido, así que ese dinero ya no está en nuestra cuenta. Ocurre cuando la cuenta no tiene saldo suficiente, cuando está cancelada o cuando alguien ha rechazado el adeudo.',
  'documents.takenBack.transfer':
    'Su banco ha retirado su transferencia de {amount} por su pedido, así que ese dinero ya no está en nuestra cuenta.',
  'documents.takenBack.dispute':
    'Su banco o su servicio de pago ha anulado el pago de {amount} por su pedido a causa de una reclamación, así que ese dinero ya no está en nuestra cuenta. Si no tiene constancia de ninguna reclamación, consúltelo allí.',
  'documents.takenBack.part':
    'Su banco o su servicio de pago ha retirado {amount} del pago de su pedido, así que esa parte del dinero ya no está en nuestra cuenta. Si no tiene constancia de ello, consúltelo allí.',
  'documents.takenBack.stands':
    'Su pedido no está anulado: las entradas y todo lo demás que ha recibido siguen siendo válidos por el momento. Sin embargo, ya no está pagado y, si sigue así, podemos anularlo.',
  'documents.takenBack.stands.part':
    'Su pedido no está anulado: las entradas y todo lo demás que ha recibido siguen siendo válidos por el momento. Sin embargo, una parte ya no está pagada y, si sigue así, podemos anularla.',
  'documents.takenBack.pay':
    'El importe no se vuelve a cobrar automáticamente. Díganos cómo desea pagarlo e indique el número de pedido {number}.',
  'documents.takenBack.settled': 'Si ya lo ha aclarado con nosotros, no tiene que hacer nada.',
  'documents.takenBack.amount': 'Importe pendiente',
  'documents.slip.title': 'Albarán del pedido {number}',
  'documents.slip.thanks': 'Gracias por su pedido.',
};
