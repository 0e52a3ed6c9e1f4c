import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingEs: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Su visita no puede realizarse: {title}',
  'closing.mail.text':
    'lamentablemente, su visita a {museum} no puede realizarse a la hora reservada. Lo sentimos. Le rogamos que elija lo que prefiera en su lugar.',
  'closing.mail.subject.few': 'Su visita guiada no puede realizarse: {title}',
  'closing.mail.text.few':
    'lamentablemente, muy pocas personas han reservado su visita guiada en {museum}, por lo que no puede realizarse a la hora prevista. Lo sentimos. Le rogamos que elija lo que prefiera en su lugar.',
  'closing.mail.link': 'Elegir ahora',
  'closing.mail.valid': 'Responda, por favor, antes de: {at}',
  'closing.mail.after.money': 'Si no recibimos respuesta, le devolveremos el dinero.',
  'closing.mail.after.voucher': 'Si no recibimos respuesta, le enviaremos un vale regalo.',
  'closing.mail.after.list':
    'Si no recibimos respuesta, escríbanos o llámenos más adelante: encontraremos una solución juntos.',
  'closing.mail.private':
    'Le rogamos que no reenvíe este correo: quien tiene el enlace decide sobre su visita.',
  'closing.title': 'Su visita no puede realizarse',
  'closing.text': 'Lo sentimos. Elija lo que prefiera en su lugar, hasta el {until}.',
  'closing.title.few': 'Su visita guiada no puede realizarse',
  'closing.text.few':
    'Muy pocas personas han reservado esta visita guiada. Lo sentimos. Elija lo que prefiera en su lugar, hasta el {until}.',
  'closing.visit': 'Su reserva',
  'closing.part': '{count} × {name}',
  'closing.choose': '¿Qué prefiere?',
  'closing.choice.other-time': 'Otra hora',
  'closing.choice.voucher': 'Un vale regalo',
  'closing.choice.money': 'La devolución del dinero',
  'closing.day': 'Día',
  'closing.time': 'Hora',
  'closing.times.none': 'En este momento ninguna otra hora tiene plazas suficientes para todos.',
  'closing.effect.other-time':
    'Todos vienen a la nueva hora: {when}. No hay nada que pagar y las nuevas entradas llegan por correo electrónico.',
  'closing.effect.back': 'La nueva hora es más barata: le devolvemos {amount}.',
  'closing.effect.money':
    'Le devolvemos {amount} por el medio con el que se pagó. Las entradas dejan de ser válidas.',
  'closing.effect.codes': '{amount} vuelven a estar en su vale y pueden usarse para otra visita.',
  'closing.effect.voucher':
    'Recibe por correo electrónico un vale de {amount}. Las entradas dejan de ser válidas.',
  'closing.effect.free':
    'No se pagó nada, así que no hay nada que devolver. Las entradas dejan de ser válidas.',
  'closing.button.other-time': 'Venir a esta hora',
  'closing.button.voucher': 'Aceptar el vale',
  'closing.button.money': 'Pedir la devolución',
  'closing.refused.full':
    'Otros han sido más rápidos: esta hora ya no tiene plazas suficientes. Elija otra, por favor.',
  'closing.refused.not-possible':
    'No es posible en este momento y nada ha cambiado. Elija otra cosa o consulte al museo.',
  'closing.before': 'Ya había elegido. No ha cambiado nada más.',
  'closing.moved.title': 'Su visita tiene una nueva hora',
  'closing.moved.text':
    'Le esperamos el {when}. Las nuevas entradas van de camino por correo electrónico; las anteriores ya no son válidas.',
  'closing.voucher.title': 'Recibe un vale',
  'closing.voucher.text': 'Vale {amount} y va de camino por correo electrónico.',
  'closing.money.title': 'Le devolvemos el dinero',
  'closing.money.text': '{amount} se devuelven por el medio con el que se pagó. Un correo lo confirma.',
  'closing.elsewhere.title': 'Ya no hay nada que elegir',
  'closing.elsewhere.text':
    'Esta visita se ha cambiado o cancelado entretanto. En sus correos consta lo que vale ahora.',
  'closing.listed.title': 'El museo se ocupa de ello',
  'closing.listed.text':
    'No ha sido posible hacerlo automáticamente. Escríbanos o llámenos: encontraremos una solución juntos.',
  'closing.late.title': 'El plazo para elegir ha terminado',
  'closing.late.text':
    'Nos ocuparemos de su pedido en los próximos días. Si tiene alguna pregunta, consulte al museo.',
};
