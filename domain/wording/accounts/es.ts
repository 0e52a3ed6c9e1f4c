import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsEs: Wording<typeof accountsEn> = {
  'accounts.email': 'Correo electrónico',
  'accounts.email.repeat': 'Repetir el correo electrónico',
  'accounts.password': 'Contraseña',
  'accounts.password.repeat': 'Repetir la contraseña',
  'accounts.password.new': 'Contraseña nueva',
  'accounts.password.new.repeat': 'Repetir la contraseña nueva',
  'accounts.password.hint':
    'Al menos {least} caracteres, por ejemplo unas palabras. No se aceptan contraseñas comunes ni nombres.',
  'accounts.password.show': 'Mostrar',
  'accounts.password.show.label': 'Mostrar: {label}',
  'accounts.password.hide': 'Ocultar',
  'accounts.password.hide.label': 'Ocultar: {label}',

  'accounts.login.title': 'Iniciar sesión',
  'accounts.login.submit': 'Iniciar sesión',
  'accounts.login.step': 'Segundo paso',
  'accounts.login.code': 'Código',
  'accounts.login.code.hint': 'Las seis cifras de su aplicación o un código de recuperación.',
  'accounts.login.code.back': 'Volver a la contraseña',
  'accounts.login.forgot': '¿Ha olvidado la contraseña?',
  'accounts.login.again': 'Inicie sesión para continuar. Después volverá a la página en la que estaba.',
  'accounts.login.already': 'Sesión iniciada como {name}.',
  'accounts.login.new': '¿Primera vez aquí?',
  'accounts.login.new.text':
    'Con una cuenta encontrará sus pedidos y no tendrá que escribir sus datos dos veces.',
  'accounts.login.register': 'Crear una cuenta',
  'accounts.login.guest': 'Sin cuenta',
  'accounts.login.guest.text':
    'Solo el nombre y la dirección, sin contraseña. Las entradas llegan por correo electrónico.',
  'accounts.login.account': 'Con su cuenta',

  'accounts.register.title': 'Crear una cuenta',
  'accounts.register.text': 'Estos datos sirven para las entradas y la factura.',
  'accounts.register.access': 'Datos de acceso',
  'accounts.register.newsletter':
    'El museo puede escribirme de vez en cuando por correo electrónico sobre su programa. Puedo retirar el permiso en cualquier momento.',
  'accounts.register.submit': 'Crear la cuenta',
  'accounts.register.login': 'Ya tengo una cuenta',

  'accounts.nobody.title': 'No ha iniciado sesión',
  'accounts.nobody.text': 'Inicie sesión para ver su cuenta.',
  'accounts.registered.title': 'Confirme su dirección',
  'accounts.registered.text':
    'Hemos escrito a {email}. Abra el enlace de ese mensaje; es válido durante 7 días.',
  'accounts.registered.meanwhile': 'La sesión está iniciada y puede continuar enseguida.',
  'accounts.checkout': 'Continuar al pago',
  'accounts.back': 'Volver a la página anterior',
  'accounts.programme': 'Ver el programa',

  'accounts.forgot.title': '¿Ha olvidado la contraseña?',
  'accounts.forgot.text':
    'Indique el correo electrónico de su cuenta. Le enviamos un enlace para elegir una contraseña nueva.',
  'accounts.forgot.submit': 'Enviar el enlace',
  'accounts.forgot.back': 'Volver al inicio de sesión',
  'accounts.forgot.invalid': 'No se puede recuperar el acceso con este correo electrónico',
  'accounts.forgot.sent': 'Su solicitud ha llegado. Consulte su correo electrónico.',

  'accounts.sent.title': 'Consulte su correo electrónico',
  'accounts.sent.text':
    'Si existe una cuenta con esta dirección, hay un enlace en camino para elegir una contraseña nueva. Es válido durante una hora.',
  'accounts.sent.nothing':
    '¿Nada después de unos minutos? Mire en la carpeta de correo no deseado o repita la solicitud.',
  'accounts.sent.again': 'Repetir la solicitud',

  'accounts.recover.title': 'Elegir una contraseña nueva',
  'accounts.recover.submit': 'Guardar e iniciar sesión',
  'accounts.recover.fill': 'Debe rellenar todos los campos',
  'accounts.recover.noLink':
    'Esta página necesita el enlace de su correo electrónico. Ábralo de nuevo o solicite otro.',
  'accounts.recover.again': 'Solicitar un enlace nuevo',

  'accounts.recovered.title': 'Su contraseña nueva está guardada',
  'accounts.recovered.text': 'En este dispositivo la sesión está iniciada; en todos los demás se ha cerrado.',

  'accounts.confirm.title': 'Confirmar el correo electrónico',
  'accounts.confirm.text': 'Un clic más y esta dirección quedará vinculada a su cuenta.',
  'accounts.confirm.password':
    'Introduzca la contraseña de su cuenta. Esta dirección quedará vinculada a ella, con todo lo que haya pedido con ella sin cuenta.',
  'accounts.confirm.other': 'Si no ha creado ninguna cuenta con nosotros, no tiene que hacer nada.',
  'accounts.confirm.submit': 'Confirmar la dirección',
  'accounts.confirm.noLink': 'Esta página necesita el enlace de su correo electrónico. Ábralo de nuevo.',
  'accounts.confirmed.title': 'Su dirección está confirmada',
  'accounts.confirmed.text': 'La dirección {email} ya está vinculada a su cuenta.',

  'accounts.menu': 'Su cuenta',
  'accounts.settings': 'Pedidos y cuenta',
  'accounts.logout': 'Cerrar sesión',
  'accounts.logout.now': 'Cerrando la sesión',
  'accounts.logout.noScript':
    'Sin JavaScript no podemos cerrar su sesión. Cierre esta pestaña y este dispositivo olvidará su sesión.',
};
