import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkEs: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Confirme sus entradas',
  'order-link.mail':
    'Con esta dirección de correo electrónico se han pedido entradas gratuitas en {museum}. Si ha sido usted, confirme el pedido: solo entonces las entradas serán suyas.',
  'order-link.link': 'Confirmar entradas',
  'order-link.valid': 'Enlace válido hasta el {at}',
  'order-link.otherwise':
    'Si no ha sido usted, no tiene que hacer nada: sin confirmación no se pide nada y las plazas vuelven a quedar libres.',
  'order-link.before':
    'Después le enviaremos un correo electrónico con un enlace. Ábralo en un plazo de {span} y confirme allí sus entradas: solo entonces serán suyas.',
  'order-link.minutes': '{count, plural, one {# minuto} other {# minutos}}',
  'order-link.hours': '{count, plural, one {# hora} other {# horas}}',
  'order-link.wait': 'Un paso más: confirme sus entradas',
  'order-link.wait.text':
    'Hemos enviado un correo electrónico a {email}. Abra el enlace que contiene y confirme allí sus entradas: solo entonces serán suyas.',
  'order-link.wait.nameless':
    'Le hemos enviado un correo electrónico. Abra el enlace que contiene y confirme allí sus entradas: solo entonces serán suyas.',
  'order-link.until': 'Sus plazas están reservadas hasta las {time}.',
  'order-link.meanwhile':
    'En cuanto las haya confirmado, sus entradas aparecerán aquí y le llegarán por correo electrónico. También puede cerrar esta página.',
  'order-link.missing':
    '¿Aún no ha llegado? Puede tardar unos minutos. Mire también en la carpeta de correo no deseado y compruebe la dirección.',
  'order-link.again': 'Enviar el correo de nuevo',
  'order-link.again.done': 'Hemos enviado el correo de nuevo.',
  'order-link.back': 'Cambiar el pedido o la dirección',
  'order-link.title': 'Confirme sus entradas',
  'order-link.text':
    'Con su dirección de correo electrónico se han pedido entradas gratuitas. En cuanto las haya confirmado, aparecerán aquí y le llegarán por correo electrónico.',
  'order-link.gone': 'Este enlace ya no es válido',
  'order-link.gone.text':
    'Las entradas no se confirmaron a tiempo o el pedido se canceló. No se ha pedido nada y las plazas vuelven a estar libres. Si todavía desea venir, elija de nuevo.',
};
