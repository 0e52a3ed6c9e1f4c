import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersEs: Wording<typeof groupOffersEn> = {
  'offer.title': 'Su oferta',
  'offer.open': 'Una oferta para su grupo',
  'offer.open.text':
    'Todo lo que incluye está reservado para usted hasta el {until} inclusive. Si no la acepta hasta entonces, las plazas pasarán a otras personas y no deberá nada.',
  'offer.accepted': 'Ha aceptado esta oferta',
  'offer.accepted.text':
    'Su pedido está hecho. Los datos bancarios van de camino por correo electrónico; con el pago, el pedido queda confirmado y enviamos las entradas.',
  'offer.paid': 'Este pedido está pagado',
  'offer.paid.text':
    'No queda nada por pagar. Las entradas y los documentos van de camino por correo electrónico.',
  'offer.declined': 'Ha rechazado esta oferta',
  'offer.declined.text':
    'Las plazas vuelven a estar libres y no debe nada. Si cambian sus planes, pídanos una nueva oferta.',
  'offer.withdrawn': 'Esta oferta se ha retirado',
  'offer.withdrawn.text': 'El museo la ha retirado. No debe nada. Escríbanos si desea una nueva.',
  'offer.lapsed': 'Esta oferta ha caducado',
  'offer.lapsed.text':
    'El plazo ha terminado y es posible que las plazas ya no estén libres. No debe nada. Escríbanos si todavía desea venir.',
  'offer.given-up': 'Este pedido ya no es válido',
  'offer.given-up.text': 'Se canceló, o el dinero no llegó a tiempo. Escríbanos si todavía desea venir.',
  'offer.what': 'Lo que ofrecemos',
  'offer.total': 'Total',
  'offer.reduction': '{percent}\u00a0% de descuento para su grupo, ya aplicado',
  'offer.message': 'Del museo',
  'offer.numbers': '¿Cuántas personas vendrán?',
  'offer.numbers.until':
    'Puede cambiarlo usted hasta el {day} inclusive: más, mientras haya plazas libres; menos, sin coste. Antes verá el nuevo precio.',
  'offer.numbers.fixed':
    'Las cantidades podían cambiarse aquí hasta el {day}. Si algo ha cambiado, escríbanos: {contact}',
  'offer.numbers.museum':
    'Las cantidades no se pueden cambiar aquí. Si algo ha cambiado, escríbanos: {contact}',
  'offer.people': 'Personas',
  'offer.numbers.check': 'Ver el nuevo precio',
  'offer.numbers.same': 'Estas son las cantidades que tenemos anotadas.',
  'offer.numbers.new': 'Nuevo total: {total} (hasta ahora, {before})',
  'offer.numbers.save': 'Cambiar a estas cantidades',
  'offer.numbers.keep': 'Dejarlo como está',
  'offer.numbers.saved': 'Las nuevas cantidades están anotadas y las plazas, reservadas.',
  'offer.accept': 'Aceptar la oferta',
  'offer.accept.how':
    'Se paga por transferencia; los datos bancarios llegan por correo electrónico. La factura se emite a esta dirección.',
  'offer.decline': 'Rechazar la oferta',
  'offer.decline.text': 'Las plazas pasarán entonces a otras personas.',
  'offer.because': '¿Qué no le conviene? (opcional)',
  'offer.decline.button': 'Rechazar',
  'offer.order.link': 'Ver el pedido y los datos bancarios',
  'offer.due': 'Transfiera {total} hasta el {day} con la referencia {reference}.',
  'offer.mail.subject': 'Nuestra oferta para su grupo',
  'offer.mail':
    'Gracias por su solicitud. {museum} ha preparado una oferta para usted; las plazas están reservadas hasta el {day} inclusive.',
  'offer.mail.link': 'Ver la oferta',
  'offer.mail.valid': 'Puede aceptarla o rechazarla hasta: {at}',
  'offer.mail.otherwise': 'No reenvíe este correo: quien tenga el enlace puede responder en su lugar.',
  'offer.reminder.subject': 'Nuestra oferta termina el {day}',
  'offer.reminder':
    'Nuestra oferta para su grupo sigue abierta. Las plazas están reservadas hasta el {day} inclusive; después podrán pasar a otras personas. Si ya ha decidido otra cosa, rechácela para que las plazas queden libres.',
  'offer.accepted.link.text':
    'Su pedido está hecho. Páguelo con el enlace de abajo, que también recibe por correo electrónico; con el pago, el pedido queda confirmado y enviamos las entradas.',
  'offer.accept.how.link':
    'Se paga en línea: el enlace llega por correo electrónico y está en esta página. La factura se emite a esta dirección.',
  'offer.pay': 'Pagar {total}',
  'offer.order.view': 'Ver el pedido',
  'offer.numbers.until.paid':
    'Puede cambiarlo usted todavía hasta el {day} inclusive. Si vienen más, paga la diferencia; si vienen menos, se le devuelve el dinero. Antes verá el importe.',
  'offer.numbers.back': 'Se le devolverán {amount} por el mismo medio de pago. Nuevo total: {total}',
  'offer.numbers.due': 'Deberá pagar {amount} más. Nuevo total: {total}',
  'offer.numbers.both':
    'Se le devolverán {back} por el mismo medio de pago y deberá pagar {due} más. Nuevo total: {total}',
  'offer.more': 'Pendiente de pago',
  'offer.more.text':
    'Estas plazas están reservadas hasta el {day} inclusive. Con el pago enviamos las entradas.',
  'offer.changed.subject': 'Las nuevas cantidades de su grupo',
  'offer.changed':
    'Hemos anotado las nuevas cantidades: {after} en lugar de {before}. El total es ahora de {total}.',
  'offer.changed.back': 'Se le devolverán {amount} por el mismo medio de pago.',
  'offer.changed.due': 'Deberá pagar {amount} más; otro correo le explica cómo.',
  'offer.changed.until': 'Puede cambiar las cantidades hasta: {day}',
  'offer.withdrawn.subject': 'Nuestra oferta ya no es válida',
  'offer.withdrawn.mail':
    'Lo sentimos: {museum} tiene que retirar la oferta para su grupo. Las plazas ya no están reservadas y no debe nada. Si aún desea venir, escríbanos.',
  'offer.pdf': 'Oferta en PDF',
  'offer.pdf.title': 'Oferta {number}',
  'offer.pdf.date': 'Fecha de la oferta',
  'offer.pdf.valid': 'Válida hasta el',
  'offer.pdf.accepted': 'Aceptada el',
  'offer.pdf.numbers': 'Cantidades modificables hasta el',
  'offer.pdf.note':
    'Esto es una oferta y no una factura. Se acepta en su página; el enlace llegó por correo electrónico.',
};
