import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankEs: Wording<typeof demoBankEn> = {
  'bank.title': 'Banco de demostración',
  'bank.notice': 'Este banco sirve para probar la tienda. Aquí no se mueve dinero.',
  'bank.amount': 'Importe',
  'bank.for': 'Para',
  'bank.reference': 'Pago',
  'bank.payer.title': 'Quién paga',
  'bank.payer.hint':
    'Un proveedor de pago exprés conoce el nombre y el correo electrónico de sus clientes. Las entradas se envían a esta dirección.',
  'bank.payer.name': 'Nombre',
  'bank.payer.email': 'Correo electrónico',
  'bank.payer.emailInvalid': 'Introduzca un correo electrónico, por ejemplo nombre@example.org.',
  'bank.payer.nameInvalid': 'Introduzca un nombre de 120 caracteres como máximo.',
  'bank.decide': '¿Qué debe ocurrir?',
  'bank.pay': 'El pago se realiza al momento.',
  'bank.decline': 'El banco rechaza el pago.',
  'bank.cancel': 'Se vuelve atrás sin pagar.',
  'bank.later': 'El banco decide en unos segundos y después avisa a la tienda.',
  'bank.unknown': 'No hay ningún pago en esta dirección.',
  'bank.undecided': 'Elija uno de los cuatro botones.',
  'bank.down': 'El banco de demostración no está disponible en este momento.',
};
