import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersEs: Wording<typeof customersEn> = {
  'customers.email': 'Correo electrónico',
  'customers.guest.title': 'Sus datos',
  'customers.guest.text': 'Sin cuenta y sin contraseña. Estos datos sirven para las entradas y la factura.',
  'customers.guest.next': 'Continuar al pago',
  'customers.guest.save': 'Guardar los datos',
  'customers.guest.back': 'Volver a la cesta',
  'customers.again': 'Ha pasado algún tiempo; confirme sus datos una vez más. Su cesta sigue aquí.',
  'customers.errors': 'Corrija los errores del formulario',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Elija una opción',
  'customers.email.hint': 'Las entradas se envían a esta dirección.',

  'customers.billing': 'Dirección de facturación',
  'customers.shipping': 'Dirección de envío',
  'customers.shipping.same': 'Igual que la dirección de facturación',
  'customers.shipping.incomplete': 'Rellene todos los campos de la dirección de envío',

  'customers.field.salutation': 'Tratamiento',
  'customers.field.fname': 'Nombre',
  'customers.field.lname': 'Apellidos',
  'customers.field.company': 'Empresa',
  'customers.field.email': 'Correo electrónico',
  'customers.field.phone': 'Teléfono',
  'customers.field.name': 'Nombre completo',
  'customers.field.street': 'Calle y número',
  'customers.field.zip': 'Código postal',
  'customers.field.city': 'Localidad',
  'customers.field.country': 'País',

  'field.REQUIRED': 'Rellene este campo.',
  'field.EMAIL_INVALID': 'Compruebe el correo electrónico, por ejemplo nombre@example.org.',
  'field.PHONE_INVALID': 'Escriba el teléfono en cifras, por ejemplo +34 91 123 45 67.',
  'field.TOO_LONG': 'Acorte este texto.',
  'field.COUNTRY_UNKNOWN': 'Elija un país de la lista.',
  'field.OPTION_UNKNOWN': 'Elija una opción de la lista.',
  'field.NUMBER_INVALID': 'Escriba un número entero dentro de los límites indicados.',
  'field.PASSWORD_WRONG': 'Esta no es la contraseña actual.',
  'field.PASSWORD_TOO_SHORT': 'Utilice al menos 10 caracteres.',
  'field.PASSWORD_COMMON': 'Esta contraseña es una de las primeras que prueban los atacantes. Elija otra.',
  'field.PASSWORD_PERSONAL':
    'Esta contraseña está formada por su nombre, su dirección o nuestro nombre. Elija otra.',
  'field.CODE_WRONG':
    'Este código no es correcto o ya se ha utilizado. Introduzca el siguiente que muestre la aplicación.',
  'field.PASSWORDS_DIFFER': 'Las contraseñas no coinciden',
  'field.EMAILS_DIFFER': 'Los correos electrónicos no coinciden',
  'field.IBAN_INVALID': 'Compruebe el IBAN: falta o contiene un error.',
  'field.ZIP_INVALID': 'Compruebe el código postal: solo puede contener letras y cifras.',
  'field.MALFORMED': 'No podemos leer este dato. Compruébelo.',
};
