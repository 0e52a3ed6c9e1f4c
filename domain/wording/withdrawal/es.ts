import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalEs: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Desistir del contrato',
  'withdrawal.lead':
    'Aquí puede desistir de un pedido, sin cuenta y sin dar motivos. Confirmamos la recepción enseguida por correo electrónico.',
  'withdrawal.right':
    'Si se puede desistir y en qué plazo figura junto a cada artículo del pedido. Las entradas y las visitas guiadas con fecha fija quedan excluidas.',
  'withdrawal.name': 'Nombre y apellidos',
  'withdrawal.number': 'Número de pedido',
  'withdrawal.number.hint': 'Figura en el correo del pedido, por ejemplo 2026-100017.',
  'withdrawal.email': 'Correo electrónico',
  'withdrawal.email.hint': 'A esta dirección enviamos el acuse de recibo.',
  'withdrawal.part': 'Parte del pedido',
  'withdrawal.part.hint': 'Solo si desea conservar el resto.',
  'withdrawal.statement': 'Por la presente desisto de mi contrato con: {museum}.',
  'withdrawal.confirm': 'Confirmar desistimiento',
  'withdrawal.noScript':
    'Este formulario necesita JavaScript. Sin JavaScript, puede desistir por correo electrónico a {email}.',
  'withdrawal.otherwise': 'También puede desistir con un simple correo electrónico:',
  'withdrawal.received': 'Hemos recibido su desistimiento',
  'withdrawal.received.at': 'Recibido el {day} a las {time}',
  'withdrawal.whole': 'El contrato entero, en la medida en que se pueda desistir de él',
  'withdrawal.mailed': 'El mismo acuse de recibo va en camino a {email}. Consérvelo.',
  'withdrawal.notMailed':
    'En la última hora ya se han enviado varios acuses de recibo a {email}, por lo que no enviamos otro. Imprima o guarde esta página.',
  'withdrawal.next':
    'Este acuse confirma que su desistimiento ha llegado. Lo revisamos y le escribimos. Lo que admite desistimiento se reembolsa en catorce días desde hoy, por el mismo medio de pago; en los artículos podemos esperar hasta tenerlos o tener la prueba de su envío.',
};
