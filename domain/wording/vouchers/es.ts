import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersEs: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Vales regalo',

  'vouchers.list.filter': 'Filtrar los vales',
  'vouchers.list.group': 'Tipo',
  'vouchers.list.all': 'Todos',
  'vouchers.list.count': '{count, plural, one {# vale} other {# vales}}',
  'vouchers.list.none': 'No hay vales de este tipo.',
  'vouchers.list.reset': 'Ver todos los vales',
  'vouchers.list.nothing': 'En este momento no hay vales.',

  'vouchers.free': 'Importe libre',
  'vouchers.bounds': 'de {min} a {max}',
  'vouchers.vat': 'se vende sin IVA',
  'vouchers.vat.note': 'El vale se vende sin IVA; el impuesto se aplica al canjearlo.',
  'vouchers.mail': 'Entrega',
  'vouchers.mail.text': 'por correo electrónico en PDF, para imprimir o reenviar',
  'vouchers.valid': 'Validez',
  'vouchers.valid.until': 'comprado hoy, hasta el {day}',
  'vouchers.use': 'Uso',
  'vouchers.use.text': 'en esta tienda y en las taquillas, también por partes',

  'vouchers.step': 'Su vale',
  'vouchers.amount': 'Importe en euros',
  'vouchers.amount.hint': 'De {min} a {max}',
  'vouchers.amount.invalid': 'Indique un importe en euros, por ejemplo 40 o 25,50.',
  'vouchers.amount.small': 'Elija al menos {min}.',
  'vouchers.amount.large': 'Elija como máximo {max}.',
  'vouchers.count': 'Cantidad',
  'vouchers.greeting.hint': 'Se imprime en el vale.',
  'vouchers.greeting.left': '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
  'vouchers.total': '{count, plural, one {# vale} other {# vales}}',
  'vouchers.add': 'Añadir a la cesta',
  'vouchers.added': '{count, plural, one {El vale está en su cesta.} other {Los vales están en su cesta.}}',

  'vouchers.expired': 'Este vale ha caducado.',
  'vouchers.expired.text': 'Ya no se vende. Los vales que ya se compraron se pueden seguir canjeando.',
  'vouchers.expired.short': 'Ya no se vende',
  'vouchers.all': 'Ver todos los vales',

  'vouchers.code': 'Vale o código de descuento',
  'vouchers.code.redeem': 'Canjear',
  'vouchers.code.missing': 'Introduzca el código.',
  'vouchers.code.added': 'Canjeado: {name}',
  'vouchers.code.again': 'Este código ya está en su cesta.',
  'vouchers.code.failed': 'No se ha podido comprobar el código. Inténtelo de nuevo dentro de un momento.',
  'vouchers.code.alone': 'Su código está listo. En cuanto elija algo, se descontará aquí.',
  'vouchers.code.vouchers': 'Un vale no se paga con otro vale.',
};
