import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsEs: Wording<typeof settingsEn> = {
  'settings.title': 'Su cuenta',
  'settings.sections': 'Apartados de su cuenta',
  'settings.save': 'Guardar',
  'settings.leave': 'Cancelar',
  'settings.saved': 'Los cambios se han guardado.',

  'settings.orders': 'Sus pedidos',
  'settings.orders.none': 'En esta cuenta todavía no hay pedidos.',
  'settings.orders.date': 'pedido el {day}',
  'settings.orders.next': 'Próxima visita: {when}',
  'settings.orders.stranded': 'No se realiza como estaba previsto: abra este pedido',
  'settings.orders.at': '{day}, a las {time}',
  'settings.orders.confirmed': 'confirmado',
  'settings.orders.refunded': 'reembolsado',
  'settings.orders.all': '{count, plural, one {Mostrar el pedido} other {Mostrar los # pedidos}}',

  'settings.invoice': 'Factura con cada pedido',
  'settings.invoice.yes': 'Con factura en cada pedido',
  'settings.invoice.no': 'Sin factura',

  'settings.email': 'Correo electrónico',
  'settings.email.confirmed': 'Esta dirección está confirmada.',
  'settings.email.unconfirmed':
    'Esta dirección todavía no está confirmada. Abra el enlace del correo que le hemos enviado.',
  'settings.email.resend': 'Enviar un nuevo enlace o cambiar la dirección',
  'settings.email.new': 'Nuevo correo electrónico',
  'settings.email.again': 'Repetir el nuevo correo electrónico',
  'settings.email.text':
    'Enviamos un enlace a la nueva dirección, que será válida en cuanto lo abra; hasta entonces, inicie sesión con la anterior.',
  'settings.email.send': 'Enviar el enlace',
  'settings.email.sent':
    'Hemos enviado un enlace a {email}. La dirección valdrá en cuanto lo abra; el enlace es válido durante un día.',

  'settings.newsletter': 'Boletín',
  'settings.newsletter.on': 'El boletín llegará a su correo electrónico.',
  'settings.newsletter.off': 'El boletín ya no llegará.',

  'settings.password': 'Contraseña',
  'settings.password.text': 'Una contraseña nueva cierra la sesión en todos los demás dispositivos.',
  'settings.password.old': 'Contraseña actual',
  'settings.password.change': 'Cambiar la contraseña',
  'settings.password.saved':
    'La contraseña se ha cambiado. En los demás dispositivos, inicie sesión de nuevo.',

  'settings.twoSteps': 'Inicio de sesión en dos pasos',
  'settings.twoSteps.text':
    'Con una aplicación en su teléfono, para iniciar sesión hace falta un código además de la contraseña. Quien solo conozca la contraseña no entrará en su cuenta.',
  'settings.twoSteps.on':
    'Activado. {count, plural, =0 {No le queda ningún código de recuperación.} one {Le queda un código de recuperación.} other {Le quedan # códigos de recuperación.}}',
  'settings.twoSteps.off': 'Desactivado.',
  'settings.twoSteps.unconfirmed': 'Antes hay que confirmar su correo electrónico.',
  'settings.twoSteps.turnOn': 'Activar',
  'settings.twoSteps.turnOff': 'Desactivar',
  'settings.twoSteps.scan':
    'Escanee este código con una aplicación de autenticación o introduzca la clave que aparece debajo. Después, la aplicación mostrará un código nuevo cada 30 segundos.',
  'settings.twoSteps.qr': 'Código QR para la aplicación',
  'settings.twoSteps.key': 'Clave',
  'settings.twoSteps.first': 'Código de la aplicación',
  'settings.twoSteps.confirm': 'Confirmar',
  'settings.twoSteps.next': 'Continuar',
  'settings.twoSteps.codes': 'Sus códigos de recuperación',
  'settings.twoSteps.codes.text':
    'Le dan acceso a su cuenta si no tiene el teléfono. Cada uno sirve una vez. Guárdelos en un lugar seguro: solo los mostramos ahora.',
  'settings.twoSteps.codes.save': 'Guardar en un archivo',
  'settings.twoSteps.codes.file': 'codigos-de-recuperacion',
  'settings.twoSteps.codes.done': 'Listo',
  'settings.twoSteps.saidOn': 'El inicio de sesión en dos pasos está activado.',
  'settings.twoSteps.saidOff': 'El inicio de sesión en dos pasos está desactivado.',
  'settings.twoSteps.renew': 'Nuevos códigos de recuperación',
  'settings.twoSteps.renew.text':
    'Diez códigos de recuperación nuevos sustituyen a todos los anteriores, que dejan de servir.',
  'settings.twoSteps.saidRenewed':
    'Los nuevos códigos de recuperación ya sirven. Los anteriores han dejado de servir.',

  'settings.sessions': 'Dispositivos conectados',
  'settings.sessions.text':
    'Su cuenta está abierta en estos dispositivos. Cierre la sesión en los que no conozca y elija después también una contraseña nueva.',
  'settings.sessions.this': 'Este dispositivo',
  'settings.sessions.used': 'Último uso: {when}',
  'settings.sessions.unknown': 'Dispositivo desconocido',
  'settings.sessions.device': '{browser} en {system}',
  'settings.sessions.end': 'Cerrar sesión',
  'settings.sessions.end.label': 'Cerrar sesión: {device}',
  'settings.sessions.others': 'Cerrar todas las demás sesiones',
  'settings.sessions.password': 'Para cerrar la sesión en un dispositivo necesitamos su contraseña.',
  'settings.sessions.ended': 'Se ha cerrado la sesión en {device}.',
  'settings.sessions.endedOthers':
    '{count, plural, one {Se ha cerrado la sesión en el otro dispositivo.} other {Se ha cerrado la sesión en # dispositivos.}}',

  'settings.data': 'Descargar sus datos',
  'settings.data.text': 'Todo lo que la tienda sabe de usted y de sus pedidos, en un archivo (JSON).',
  'settings.data.download': 'Descargar mis datos',
  'settings.data.file': 'mis-datos',
  'settings.data.done': 'El archivo está en sus descargas.',

  'settings.delete': 'Eliminar la cuenta',
  'settings.delete.text': 'La cuenta se cierra y ya no podrá iniciar sesión.',
  'settings.delete.data':
    'Su nombre, sus direcciones y su contraseña se eliminan de inmediato y el boletín se da de baja.',
  'settings.delete.orders':
    'Sus pedidos y entradas siguen siendo válidos. Los enlaces de sus correos los seguirán abriendo, así que conserve esos correos.',
  'settings.delete.books':
    'Por motivos contables debemos conservar los pedidos mientras la ley lo exija; después se anonimizan.',
  'settings.delete.title': '¿Eliminar esta cuenta definitivamente?',
  'settings.delete.sure': 'La cuenta de {email} no se podrá recuperar.',
  'settings.delete.yes': 'Sí, eliminar',
  'settings.delete.no': 'No, conservar',
  'settings.deleted': 'La cuenta se ha eliminado.',

  'keep.title': 'Guardar este pedido en una cuenta',
  'keep.text':
    'Allí volverá a encontrar sus entradas y la próxima vez no tendrá que escribir sus datos. Ya los tenemos; solo falta una contraseña.',
  'keep.who': 'Para {name}, {email}',
  'keep.done': 'Su cuenta está lista',
  'keep.done.text':
    'Este pedido ya está en ella. Hemos enviado un correo a {email}: abra el enlace que contiene para confirmar la dirección.',
  'keep.account': 'Ir a su cuenta',
  'keep.incomplete': 'Una cuenta necesita más datos de los que contiene este pedido. Complételos, por favor.',
};
