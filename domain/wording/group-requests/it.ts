import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsIt: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Gruppi',
  'groups.way': 'Scuole, aziende e feste: basta dirci il programma per ricevere un’offerta.',
  'groups.lead': 'Basta dirci chi viene e quando. Rispondiamo con un’offerta; per ora non è prenotato nulla.',
  'groups.kind': 'Tipo di gruppo',
  'groups.name': 'Nome e cognome',
  'groups.organisation': 'Scuola, azienda o associazione',
  'groups.email': 'E-mail',
  'groups.phone': 'Telefono',
  'groups.people': 'Numero di persone',
  'groups.days': 'Quali giorni e orari vanno bene?',
  'groups.days.hint': 'Più di uno è meglio.',
  'groups.wishes': 'Che cosa è in programma?',
  'groups.wishes.hint': 'Visite guidate, lingue, età, accessibilità: tutto ciò che aiuta.',
  'groups.submit': 'Invia la richiesta',
  'groups.choose': 'Scegliere',
  'groups.received': 'Abbiamo ricevuto la richiesta',
  'groups.number': 'Richiesta {number}',
  'groups.mailed': 'Una conferma è in arrivo a {email}. Seguirà un’offerta.',
  'groups.notMailed':
    'A questo indirizzo oggi sono già partite così tante e-mail che non inviamo una conferma. La richiesta è arrivata.',
  'groups.nothing': 'Al momento non c’è un modulo per i gruppi. È possibile scriverci.',
  'groups.mail.subject': 'La richiesta è arrivata',
  'groups.mail.text':
    'grazie della Sua richiesta. Le scriveremo con un’offerta; non è ancora prenotato nulla. Ecco che cosa ci ha inviato:',
  'groups.mail.greeting': 'Buongiorno,',
  'groups.mail.notice.subject': 'Un gruppo chiede un’offerta: {name}',
  'groups.mail.notice.text':
    'un gruppo chiede un’offerta. La richiesta si trova nell’ufficio, alla voce «Requests of groups»:',
};
