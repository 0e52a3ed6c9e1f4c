import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsEs: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Grupos',
  'groups.way': 'Colegios, empresas y celebraciones: cuéntenos qué planea y le haremos una oferta.',
  'groups.lead':
    'Díganos quién viene y cuándo. Responderemos con una oferta; con esto aún no se reserva nada.',
  'groups.kind': '¿Quiénes son?',
  'groups.name': 'Nombre y apellidos',
  'groups.organisation': 'Colegio, empresa o asociación',
  'groups.email': 'Correo electrónico',
  'groups.phone': 'Teléfono',
  'groups.people': 'Número de personas',
  'groups.days': '¿Qué días y horas les convienen?',
  'groups.days.hint': 'Mejor varios que uno solo.',
  'groups.wishes': '¿Qué están planeando?',
  'groups.wishes.hint': 'Visitas guiadas, idiomas, edad, accesibilidad: todo lo que nos ayude.',
  'groups.submit': 'Enviar la solicitud',
  'groups.choose': 'Elija una opción',
  'groups.received': 'Hemos recibido su solicitud',
  'groups.number': 'Solicitud {number}',
  'groups.mailed': 'Una confirmación va de camino a {email}. Le escribiremos con una oferta.',
  'groups.notMailed':
    'Hoy han salido ya tantos correos hacia esta dirección que no enviamos confirmación. Su solicitud ha llegado.',
  'groups.nothing': 'En este momento no hay formulario para grupos. Escríbanos.',
  'groups.mail.subject': 'Su solicitud ha llegado',
  'groups.mail.text':
    'Gracias por su solicitud. Le escribiremos con una oferta; todavía no hay nada reservado. Esto es lo que nos ha enviado:',
  'groups.mail.greeting': 'Hola:',
  'groups.mail.notice.subject': 'Un grupo pide una oferta: {name}',
  'groups.mail.notice.text':
    'Un grupo pide una oferta. Encontrará la solicitud en la oficina, en «Requests of groups»:',
};
