import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartEs: Wording<typeof cartEn> = {
  'cart.title': 'Su cesta',
  'cart.checkout': 'Tramitar el pedido',
  'cart.description':
    'Cesta y pago: entradas, visitas guiadas, vales regalo y libros, con o sin cuenta. {museum}.',
  'cart.lines': 'Su selección',
  'cart.fold': 'Cambiar la selección',
  'cart.fold.code': 'Cambiar la selección o canjear un código',
  'cart.summary': 'Su pedido',
  'cart.unreachable':
    'No se puede acceder a la tienda en este momento. Su cesta sigue aquí; compruebe la conexión e inténtelo de nuevo.',
  'cart.slow': 'La tienda tarda demasiado en responder. Su cesta sigue aquí; inténtelo de nuevo.',
  'cart.too-many':
    'Ha habido muchos intentos en poco tiempo. Inténtelo de nuevo dentro de {minutes, plural, one {un minuto} other {# minutos}}.',
  'cart.again': 'Intentar de nuevo',
  'cart.new-window': '(se abre en una ventana nueva)',

  'cart.bar': 'En la cesta: {count, plural, one {# artículo} many {# de artículos} other {# artículos}}',
  'cart.bar.link': 'Tramitar el pedido',
  'cart.bar.more': 'Añadir más',

  'cart.empty.text': 'Su cesta está vacía.',
  'cart.empty.next': 'Elegir entradas',
  'cart.elsewhere':
    '{count, plural, one {En otra pestaña hay # artículo en la cesta.} many {En otra pestaña hay # de artículos en la cesta.} other {En otra pestaña hay # artículos en la cesta.}}',
  'cart.elsewhere.bring': 'Traer aquí la cesta',

  'cart.when.any': 'Cualquier día del periodo de validez',
  'cart.when.from': '{day}, desde las {from}',
  'cart.when.slot': '{day}, {from}–\u2060{to}',
  'cart.when.entry': '{day}, acceso de {from} a {to}',
  'cart.when.entry.open': '{day}, acceso desde las {from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} por unidad',
  'cart.count': 'Cantidad: {name}',
  'cart.choose-again': 'Cambiar',
  'cart.change.line': 'Cambiar: {name}',
  'cart.change.take': 'Guardar el cambio',
  'cart.change.keep': 'Volver a la cesta sin cambios',
  'cart.changed': 'Cambiado',
  'cart.withdrawal.none':
    'Sin derecho de desistimiento: la entrada es para una fecha fija (§\u00a0312g, apdo.\u00a02, n.º\u00a09 del Código Civil alemán, BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {Puede desistir de esta compra en el plazo de un día desde la celebración del contrato.} other {Puede desistir de esta compra en el plazo de # días desde la celebración del contrato.}}',

  'cart.remove': 'Quitar',
  'cart.remove.line': 'Quitar: {name}',
  'cart.remove.title': '¿Quitar de la cesta?',
  'cart.remove.yes': 'Sí, quitar',
  'cart.remove.no': 'No, conservar',
  'cart.removed': 'Quitado de la cesta',

  'cart.left':
    '{count, plural, =0 {No quedan plazas a esta hora} one {Solo queda una plaza a esta hora} other {Solo quedan # plazas a esta hora}}',
  'cart.take': '{count, plural, one {Elegir esta plaza} other {Elegir estas # plazas}}',
  'cart.another': 'Elegir otra hora',
  'cart.unavailable': 'No todo sigue disponible',
  'cart.unavailable.text':
    'Alguien se ha adelantado. No se ha pedido ni cobrado nada; las líneas afectadas están señaladas abajo.',
  'cart.not-ordered': 'Todavía no se ha pedido nada',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Cancelar el otro pedido} other {Cancelar los otros pedidos}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {El otro pedido se ha cancelado.} other {Los otros pedidos se han cancelado.}} Ya puede hacer su pedido.',
  'cart.price.changed': 'Algunos precios han cambiado desde su elección',
  'cart.price.was': 'antes:',
  'cart.price.is': 'ahora:',
  'cart.price.accept': 'Continuar con los precios nuevos',

  'cart.delivery': 'Entrega',
  'cart.delivery.mail': 'por correo electrónico, gratis',
  'cart.delivery.posted': 'pases anuales con dirección propia también por correo postal, gratis',
  'cart.total': 'Total IVA incluido',
  'cart.total.untaxed': 'Total',
  'cart.vat': 'IVA del {rate} sobre una base de {net}',
  'cart.vat.none': 'importe sin IVA',
  'cart.withdrawal.excluded': 'Esta compra no admite desistimiento.',
  'cart.gift': 'Gracias por su donativo. Es voluntario: sin IVA y sin derecho de desistimiento.',
  'cart.owner': 'para {name}',
  'cart.greeting': 'Dedicatoria',
  'cart.greeting.add': 'Añadir una dedicatoria',
  'cart.greeting.change': 'Cambiar la dedicatoria',
  'cart.pieces':
    '{count, plural, =0 {Ya no quedan existencias} one {Solo queda una unidad} other {Solo quedan # unidades}}',
  'cart.code.remaining': 'Saldo restante: {amount}',
  'cart.code.all': 'Canjeado por completo',
  'cart.code.short': 'En este vale solo quedan {amount}.',
  'cart.code.empty': 'En este vale ya no queda saldo.',
  'cart.code.take': 'Canjear {amount}',
  'cart.discount.remaining': 'Descuento sin utilizar: {amount}',
  'cart.discount.all': 'Descuento aplicado por completo',
  'cart.discount.short': 'De este descuento solo quedan {amount}.',
  'cart.discount.empty': 'Este descuento ya se ha utilizado por completo.',
  'cart.goods': 'Subtotal',
  'cart.shipping': 'Envío del paquete',
  'cart.shipping.later': 'en cuanto se conozca el país',
  'cart.shipping.to': 'Envío: {country}',
  'cart.shipping.asking': 'se está calculando',
  'cart.shipping.unknown': 'aún no se conoce',
  'cart.shipping.none': 'no es posible',
  'cart.shipping.elsewhere': 'En el paso siguiente se puede indicar otra dirección.',
  'cart.suggest': 'También puede interesarle',
  'cart.suggest.of': 'Combina bien con «{of}»',
  'cart.suggest.visit': 'Combina bien con su visita',
  'cart.suggest.cheaper': 'Para una persona cuesta menos que estas entradas sueltas',
  'cart.suggest.add': 'Añadir',
  'cart.suggest.view': 'Ver',
  'cart.suggest.dismiss': 'No, gracias',
  'cart.pay': 'Importe a pagar',

  'cart.held': 'Sus plazas están reservadas hasta las {time}.',
  'cart.held.soon':
    'Sus plazas solo están reservadas hasta las {time}. Haga el pedido antes para conservarlas.',

  'cart.steps': 'Pasos de su pedido',
  'cart.step.cart': 'Cesta',
  'cart.step.login': 'Sus datos',
  'cart.step.payment': 'Pago',
  'cart.step.complete': 'Listo',
  'cart.step.done': '(hecho)',

  'cart.guest': 'Continuar como invitado',
  'cart.guest.hint': 'Sin cuenta y sin contraseña.',
  'cart.payment.test': 'Modo de prueba: no se cobra ningún importe real.',
  'cart.express.hint': 'El proveedor de pago facilita nombre y correo.',
  'cart.express.address':
    'Se paga sin introducir aquí los datos. Lo que llega por correo electrónico se envía a la dirección registrada con el proveedor de pago.',
  'cart.express.instead': 'Prefiero introducir mis datos',

  'cart.customer': 'Sus datos',
  'cart.customer.change': 'Cambiar',
  'cart.customer.change.label': 'Cambiar sus datos',

  'cart.payment': 'Pago',
  'cart.payment.voucher': 'Vale',
  'cart.payment.missing': 'Elija cómo desea pagar.',
  'cart.debit.holder': 'Titular de la cuenta',
  'cart.debit.holder.missing': 'Introduzca el nombre del titular de la cuenta.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Compruebe el IBAN: falta o contiene un error.',
  'cart.debit.mandate':
    'Autorizo a {museum} a cobrar este pago una sola vez en mi cuenta mediante adeudo directo SEPA y a mi banco a efectuarlo. En el plazo de ocho semanas desde el cargo puedo pedir el reembolso según las condiciones acordadas con mi banco. La referencia del mandato llega con la confirmación.',
  'cart.debit.creditor': 'Identificador del acreedor: {id}',

  'cart.invoice': 'Factura',
  'cart.invoice.request': 'Deseo una factura',
  'cart.invoice.company': 'A nombre de una empresa o institución',
  'cart.invoice.yes': 'llega por correo electrónico',
  'cart.invoice.no': 'no solicitada',
  'cart.invoice.fields': 'Indicar NIF-IVA, Leitweg-ID o centro de coste',
  'cart.invoice.buyer_vat_id': 'NIF-IVA',
  'cart.invoice.buyer_vat_id.hint': 'Opcional: figurará en la factura.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint':
    'Para administraciones públicas alemanas: recibirá la factura también como XRechnung.',
  'cart.invoice.buyer_reference': 'Centro de coste o departamento',
  'cart.invoice.buyer_reference.hint': 'Opcional: figurará en la factura.',
  'cart.document': 'Su referencia',
  'cart.document.hint': 'Un número propio, por ejemplo de una orden de compra. Aparecerá en la factura.',
  'cart.document.add': 'Añadir una referencia propia',
  'cart.document.confirm': 'Confirmar',
  'cart.document.leave': 'Dejar como estaba',
  'cart.document.is': 'Su referencia: {number}',
  'cart.document.change': 'Cambiar la referencia',

  'cart.accept': 'Acepto las {terms} y he leído la {privacy}.',
  'cart.accept.terms': 'condiciones generales',
  'cart.accept.privacy': 'política de privacidad',
  'cart.accept.missing': 'Es necesario aceptar las condiciones generales y la política de privacidad.',

  'cart.order': 'Pedido con obligación de pago',
  'cart.order.free': 'Hacer el pedido gratuito',
  'cart.order.reserve': 'Reservar gratis',
  'cart.errors': 'Corrija los errores del formulario',

  'cart.failed': 'El pago no se ha completado correctamente. Inténtelo de nuevo.',
  'cart.failed.text':
    'No se ha cobrado nada por este pedido y su cesta sigue como estaba. También puede elegir otra forma de pago.',
  'cart.canceled': 'Pago cancelado',
  'cart.canceled.text': 'Ha cancelado el pago. No se ha cobrado nada. ¿Desea conservar la cesta?',
  'cart.canceled.keep': 'Sí, conservar la cesta',
  'cart.canceled.clear': 'No, vaciar la cesta',
  'cart.accepted': 'Confirme su pedido',
  'cart.accepted.text':
    'La forma de pago ha sido aceptada. El pedido solo se realiza cuando lo confirme aquí.',

  'cart.settling': 'Estamos confirmando su pago',
  'cart.settling.text': 'Un momento, por favor: estamos comprobando si ha llegado el pago.',
  'cart.settling.noScript':
    'Si el pago se ha realizado, le enviaremos la confirmación por correo electrónico.',
  'cart.settling.pending':
    'El proveedor de pago aún no ha dado una respuesta. No tiene que hacer nada: esta página vuelve a preguntar por sí sola. También puede cerrarla; las entradas llegarán por correo electrónico en cuanto se confirme el pago.',
  'cart.settling.unreachable':
    'No se puede acceder a la tienda en este momento. No se ha perdido nada; esta página vuelve a intentarlo por sí sola.',

  'cart.gone': 'No se ha encontrado su cesta',
  'cart.gone.text':
    'Quizá el pedido ya esté pagado o haya pasado demasiado tiempo. Antes de volver a pedir, busque en su correo electrónico una confirmación de la reserva.',
  'cart.gone.checkout': 'Volver al pedido',
  'cart.gone.home': 'Ir al inicio de la tienda',
  'cart.not-payable': 'No se puede completar su pedido',
  'cart.not-payable.text':
    'Busque en su correo electrónico una confirmación de la reserva. Si no la hay, escríbanos a {email}.',
  'cart.refunded': 'Le reembolsamos el pago',

  'cart.success': 'Gracias por su pedido',
  'cart.success.number': 'Pedido n.º\u00a0{number}',
  'cart.success.mail':
    'Su pedido está confirmado. Las entradas también se han enviado por correo electrónico a {email}.',
  'cart.success.express':
    'Su pedido está confirmado. Las entradas también se han enviado a la dirección de correo electrónico registrada con el proveedor de pago.',
  'cart.success.express.mail':
    'Su pedido está confirmado. Las entradas también se han enviado a la dirección de correo electrónico registrada con el proveedor de pago: {email}.',
  'cart.success.passes':
    'Su pedido está confirmado. {count, plural, one {El pase anual también se ha enviado} other {Los pases anuales también se han enviado}} por correo electrónico a {email}.',
  'cart.success.express.passes':
    'Su pedido está confirmado. {count, plural, one {El pase anual también se ha enviado} other {Los pases anuales también se han enviado}} a la dirección de correo electrónico registrada con el proveedor de pago.',
  'cart.success.confirmed':
    'Su pedido está confirmado. La confirmación también se ha enviado por correo electrónico a {email}.',
  'cart.success.express.confirmed':
    'Su pedido está confirmado. La confirmación también se ha enviado a la dirección de correo electrónico registrada con el proveedor de pago.',
  'cart.parcel': 'Su paquete',
  'cart.parcel.way':
    'Los artículos se preparan en los próximos días laborables y se envían a esta dirección.',
  'cart.parcel.to': 'Destinatario del paquete',
  'cart.parcel.waiting': 'Lo estamos preparando.',
  'cart.parcel.sent': 'Enviado el {day}',
  'cart.parcel.sentBy': 'Enviado el {day} con {carrier}',
  'cart.parcel.follow': 'Seguir el paquete',
  'cart.parcel.tracking': 'Número de seguimiento',
  'cart.success.later':
    'Su pedido está confirmado y va de camino por correo electrónico. Ahora mismo no se puede mostrar aquí.',
  'cart.success.review': 'Ver el pedido completo',

  'cart.tickets': '{count, plural, one {Su entrada} other {Sus # entradas}}',
  'cart.ticket': 'Entrada',
  'cart.ticket.persons': 'Personas',
  'cart.ticket.place': 'Lugar',
  'cart.ticket.number': 'Número',
  'cart.ticket.of': '{number} de {of}',
  'cart.ticket.used': 'Usada a las {time}',
  'cart.ticket.usedOn': 'Usada el {day} a las {time}',
  'cart.ticket.in': 'Han entrado {count} de {of}',
  'cart.ticket.code': 'Código QR para el acceso: {code}',
  'cart.ticket.void': 'Ya no es válida',
  'cart.ticket.large': 'Ver en grande',
  'cart.ticket.previous': 'Anterior',
  'cart.ticket.next': 'Siguiente',
  'cart.directions': 'Cómo llegar',
  'cart.saved': 'Guardadas en este dispositivo. Hasta el {day}, las entradas se abren aquí también sin red.',
  'cart.saved.remove': 'Quitar de este dispositivo',
  'cart.saved.none': 'Si guarda las entradas en este dispositivo, se abren también sin red.',
  'cart.saved.save': 'Guardar en este dispositivo',
  'cart.saved.show': 'Mostrar las entradas guardadas',
  'cart.document.tickets': 'Entradas para imprimir (PDF)',
  'cart.document.calendar': 'Añadir la visita al calendario',
  'cart.document.passes': 'Pases anuales (PDF)',
  'cart.document.vouchers': 'Vales regalo (PDF)',
  'cart.document.invoice': 'Factura (PDF)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Factura rectificativa (PDF)',
  'cart.passes': '{count, plural, one {Su pase anual} other {Sus # pases anuales}}',
  'cart.pass.owner': 'Para',
  'cart.pass.blocked': 'Bloqueado',
  'cart.valid': 'Validez',
  'cart.valid.until': 'hasta el {day}',
  'cart.vouchers': '{count, plural, one {Su vale regalo} other {Sus # vales regalo}}',
  'cart.voucher.code': 'Código del vale',
  'cart.present': 'Regalo para',
  'cart.present.waiting': 'Se enviará por correo electrónico el {day}.',
  'cart.present.soon': 'Se enviará por correo electrónico enseguida.',
  'cart.present.sent': 'Enviado por correo electrónico el {day}.',
  'cart.present.refused':
    'El servidor de esta dirección ha rechazado el correo. Entregue el vale usted mismo, en PDF o con su código.',
  'cart.voucher.use':
    'Quien tenga el código lo introduce en la cesta al pagar; se puede usar de una vez o por partes.',

  'cart.review': 'Pedido {number}',
  'cart.review.title': 'Su pedido',
  'cart.review.noScript': 'Ver el pedido sin JavaScript',
  'cart.review.lines': 'Contenido del pedido',
  'cart.review.date': 'Fecha del pedido',
  'cart.review.invoice': 'solicitada',
  'cart.review.print': 'Imprimir esta página',
  'cart.return.on': 'Anulado el {day}',
  'cart.return.price': 'Reembolsado el {day}',
  'cart.return.money': '{amount} se reembolsan con la forma de pago utilizada',
  'cart.return.codes': '{amount} vuelven a estar en sus códigos',
  'cart.return.voucher': 'Vale regalo {code} de {amount}, válido hasta el {last}',
  'cart.return.fee': 'Hemos retenido {amount} en concepto de gastos',
  'cart.return.none': 'No se reembolsa ningún importe',
  'cart.supplement.heading': 'Pagado más tarde',
  'cart.supplement.on': 'Diferencia por otro horario, pagada el {day}',
  'cart.return.heading': 'Anulaciones y reembolsos',
  'cart.return.part': '{count, plural, one {# anulado} other {# anulados}}',
  'cart.review.refunded':
    'Este pedido se ha reembolsado. Sus entradas, pases anuales y vales ya no son válidos.',
  'cart.stranded':
    '{count, plural, one {Una visita no se realiza como estaba previsto} other {# visitas no se realizan como estaba previsto}}',
  'cart.stranded.closed': 'El museo está cerrado ese día.',
  'cart.stranded.dropped': 'Esta fecha ya no está en el programa.',
  'cart.stranded.paused': 'En pausa hasta nuevo aviso.',
  'cart.stranded.paused.until': 'En pausa hasta el {day} inclusive.',
  'cart.stranded.text':
    'No venga ese día. Le escribiremos para explicarle los pasos siguientes; su pedido queda registrado. Si prefiere no esperar, póngase en contacto con nosotros e indique el número de pedido {number}:',
  'cart.takenBack': 'Este pedido ya no está pagado',
  'cart.takenBack.part': 'Una parte de este pedido ya no está pagada',
  'cart.takenBack.text':
    'El banco ha retirado {amount}. El pedido no está anulado: sigue siendo válido por el momento.',
  'cart.takenBack.pay': 'Díganos cómo desea pagar e indique el número de pedido {number}:',
  'cart.review.none': 'Este pedido no está disponible',
  'cart.review.none.text':
    'Compruebe el enlace de su correo electrónico. Si necesita ayuda, escríbanos a {email}.',
};
