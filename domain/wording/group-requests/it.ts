import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsIt: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Gruppi',
  'groups.way': 'Scuole, aziende e feste: ci dica che cosa ha in programma e le faremo un’offerta.',
  'groups.lead':
    'Ci dica chi viene e quando. Risponderemo con un’offerta; con questo non è ancora prenotato nulla.',
  'groups.kind': 'Chi siete?',
  'groups.name': 'Nome e cognome',
  'groups.organisation': 'Scuola, azienda o associazione',
  'groups.email': 'E-mail',
  'groups.phone': 'Telefono',
  'groups.people': 'Numero di persone',
  'groups.days': 'Quali giorni e orari vanno bene?',
  'groups.days.hint': 'Più di uno è meglio.',
  'groups.wishes': 'Che cosa avete in programma?',
  'groups.wishes.hint': 'Visite, lingue, età, accessibilità: tutto ciò che ci aiuta.',
  'groups.submit': 'Inviare la richiesta',
  'groups.choose': 'Scegliere',
  'groups.received': 'Abbiamo ricevuto la richiesta',
  'groups.number': 'Richiesta {number}',
  'groups.mailed': 'Una conferma è in arrivo a {email}. Scriveremo con un’offerta.',
  'groups.notMailed':
    'A questo indirizzo oggi sono già partite così tante e-mail che non inviamo una conferma. La richiesta è arrivata.',
  'groups.nothing': 'Al momento non c’è un modulo per i gruppi. Potete scriverci.',
  'groups.mail.subject': 'La richiesta è arrivata',
  'groups.mail.text':
    'grazie della richiesta. Scriveremo con un’offerta; non è ancora prenotato nulla. Ecco che cosa ci è stato inviato:',
  'groups.mail.greeting': 'Buongiorno,',
  'groups.mail.notice.subject': 'Un gruppo chiede un’offerta: {name}',
  'groups.mail.notice.text':
    'un gruppo chiede un’offerta. La si trova nell’ufficio, alla voce «Requests of groups»:',
};
