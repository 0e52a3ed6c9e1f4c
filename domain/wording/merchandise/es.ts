import type { Wording } from '../message.ts';
import type { merchandiseEn } from './en.ts';

export const merchandiseEs: Wording<typeof merchandiseEn> = {
  'merchandise.title': 'Tienda del museo',
  'merchandise.categories': 'Filtrar los artículos',
  'merchandise.all': 'Todo',
  'merchandise.count': '{count, plural, one {# artículo} other {# artículos}}',
  'merchandise.none': 'Aquí no hay nada por el momento.',
  'merchandise.none.all': 'Ver toda la tienda',

  'merchandise.shipping': 'más gastos de envío',
  'merchandise.stock.in': 'Disponible',
  'merchandise.stock.few': '{count, plural, one {Solo queda #} other {Solo quedan #}}',
  'merchandise.stock.out': 'Agotado',

  'merchandise.order': 'Su pedido',
  'merchandise.pieces': '{count, plural, one {# unidad} other {# unidades}}',
  'merchandise.limit.stock': 'No quedan más.',
  'merchandise.limit.cart': 'Lo que hay en su cesta ya está contado.',
  'merchandise.limit.most': '¿Necesita más de {count}? Escríbanos:',
  'merchandise.taken': 'Todo lo que queda ya está en su cesta.',
  'merchandise.add': 'Añadir a la cesta',
  'merchandise.added': 'Ya en su cesta: {name}',
  'merchandise.out.text': 'Escríbanos y le diremos cuándo volverá a haber existencias:',

  'merchandise.withdrawal': 'Desistimiento',
  'merchandise.withdrawal.days':
    '{days, plural, one {Puede desistir de esta compra en el plazo de un día desde la recepción.} other {Puede desistir de esta compra en el plazo de # días desde la recepción.}}',
  'merchandise.withdrawal.none': 'Este artículo no admite desistimiento.',
  'merchandise.maker': 'Fabricante',
  'merchandise.responsible': 'Responsable en la UE',
  'merchandise.warnings': 'Advertencias de seguridad',

  'passes.title': 'Pases anuales',
  'passes.nothing': 'Por el momento no hay pases anuales.',
  'passes.all': 'Todos los pases anuales',
  'passes.validity': 'Válido {months, plural, one {# mes} other {# meses}} desde la compra',
  'passes.personal': 'Personal, a nombre de una sola persona',
  'passes.choose': 'Su pase anual',
  'passes.total': '{count, plural, one {# pase anual} other {# pases anuales}}',
  'passes.owners': '{count, plural, one {¿Para quién es el pase?} other {¿Para quiénes son los pases?}}',
  'passes.owner': 'Pase {number}',
  'passes.owner.name': 'Nombre y apellidos',
  'passes.owner.elsewhere': 'Enviar a otra dirección',
  'passes.owner.hint': 'Si no, lo recibe quien hace el pedido.',
  'passes.field': '{owner}, {field}',
  'passes.added':
    '{count, plural, one {El pase anual ya está en su cesta.} other {Los pases anuales ya están en su cesta.}}',
};
