import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkIt: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Confermi i Suoi biglietti',
  'order-link.mail':
    'con questo indirizzo e-mail sono stati ordinati biglietti gratuiti presso {museum}. Se l’ordine è Suo, lo confermi: solo allora i biglietti saranno Suoi.',
  'order-link.link': 'Conferma i biglietti',
  'order-link.valid': 'Scadenza del link: {at}',
  'order-link.otherwise':
    'Se l’ordine non è Suo, non occorre fare nulla: senza conferma non viene ordinato nulla e i posti tornano liberi.',
  'order-link.before':
    'Dopo viene inviata un’e-mail con un link. Aprirlo entro {span} e confermare lì i biglietti: solo allora l’ordine è valido.',
  'order-link.minutes': '{count, plural, one {# minuto} other {# minuti}}',
  'order-link.hours': '{count, plural, one {# ora} other {# ore}}',
  'order-link.wait': 'Ancora un passo: confermare i biglietti',
  'order-link.wait.text':
    'È stata inviata un’e-mail a {email}. Aprire il link che contiene e confermare lì i biglietti: solo allora l’ordine è valido.',
  'order-link.wait.nameless':
    'È stata inviata un’e-mail. Aprire il link che contiene e confermare lì i biglietti: solo allora l’ordine è valido.',
  'order-link.until': 'I posti sono riservati fino alle {time}.',
  'order-link.meanwhile':
    'Subito dopo la conferma i biglietti vengono mostrati qui e inviati per e-mail. È possibile anche chiudere questa pagina.',
  'order-link.missing':
    'Ancora nessuna e-mail? Possono volerci alcuni minuti. Controllare anche la cartella della posta indesiderata e l’indirizzo.',
  'order-link.again': 'Invia di nuovo l’e-mail',
  'order-link.again.done': 'L’e-mail è stata inviata di nuovo.',
  'order-link.back': 'Modifica l’ordine o l’indirizzo',
  'order-link.title': 'Confermare i biglietti',
  'order-link.text':
    'Con questo indirizzo e-mail sono stati ordinati biglietti gratuiti. Dopo la conferma vengono mostrati qui e inviati per e-mail.',
  'order-link.gone': 'Questo link non è più valido',
  'order-link.gone.text':
    'I biglietti non sono stati confermati in tempo, oppure l’ordine è stato annullato. Non è stato ordinato nulla e i posti sono di nuovo liberi. Per venire comunque, scegliere di nuovo.',
};
