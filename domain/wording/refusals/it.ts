import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsIt: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED':
    'Non è stato possibile leggere la richiesta. Ricaricare la pagina e riprovare.',
  'refusal.FIELDS_INVALID': 'Alcuni dati mancano o non sono corretti. Controllare i campi evidenziati.',
  'refusal.BODY_TOO_LARGE':
    'Troppi dati in una volta sola. Accorciare i testi o ridurre il carrello e riprovare.',
  'refusal.MEDIA_TYPE_UNSUPPORTED': 'Questo formato non può essere letto. Ricaricare la pagina e riprovare.',
  'refusal.TOKEN_MISSING': 'Per continuare, inserire i dati personali o accedere.',
  'refusal.TOKEN_INVALID':
    'La sessione è scaduta. Inserire di nuovo i dati personali o accedere un’altra volta.',
  'refusal.FORBIDDEN': 'Non è possibile vedere questa pagina. Accedere con l’account a cui appartiene.',
  'refusal.NOT_FOUND': 'Non è stato trovato nulla. Controllare l’indirizzo o consultare il programma.',
  'refusal.LANGUAGE_UNKNOWN': 'Il negozio non è disponibile in questa lingua. Sceglierne un’altra.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Non è possibile mostrare questo ordine. Usare il link nell’e-mail di conferma oppure contattarci.',
  'refusal.CART_GONE':
    'Il carrello non è stato trovato. Forse l’ordine è già stato pagato o è passato troppo tempo. Controllare se è arrivata per e-mail una conferma di prenotazione; in caso contrario, scegliere di nuovo.',
  'refusal.GROUP_OFFER_OVER':
    'Questa offerta non è più disponibile: è stata accettata, rifiutata o ritirata, oppure è scaduta. Ricaricare la pagina per vedere a che punto è.',
  'refusal.GROUP_NUMBERS_FIXED':
    'I numeri non possono più essere modificati qui. È possibile scriverci: {contact}.',
  'refusal.CART_EMPTY': 'Il carrello è vuoto. Scegliere prima qualcosa.',
  'refusal.CART_PRICE_CHANGED':
    'Un prezzo nel carrello è cambiato. Controllare il nuovo totale prima di continuare.',
  'refusal.CART_NOT_AVAILABLE':
    'Una parte del carrello non è più disponibile. Scegliere un altro orario o una quantità minore.',
  'refusal.CART_NOT_PAYABLE':
    'Questo carrello non può più essere pagato. Controllare se è arrivata per e-mail una conferma di prenotazione; in caso contrario, contattarci.',
  'refusal.CART_TOO_LARGE':
    'Un ordine è per un massimo di {most, plural, one {# persona} other {# persone}}. Scegliere meno biglietti. Per gruppi più numerosi, contattarci: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'Un ordine può contenere al massimo {most, plural, one {# biglietto gratuito} other {# biglietti gratuiti}}. Sceglierne meno. Per gruppi più numerosi, contattarci: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Oggi sono già stati ordinati molti biglietti gratuiti con questo indirizzo e-mail o da questa rete. Sceglierne di meno o riprovare domani. Per gruppi più numerosi, contattarci: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Altri ordini della stessa persona o della stessa rete non sono ancora stati pagati e occupano {unpaid, plural, one {# posto} other {# posti}}. Completarli o annullarli prima di proseguire; in alternativa, riprovare tra {minutes, plural, one {un minuto} other {# minuti}}.',
  'refusal.MAILS_TOO_MANY':
    'Oggi abbiamo già inviato molte e-mail a questo indirizzo. Riprovare domani o contattarci: {contact}',
  'refusal.ITEM_UNKNOWN': 'Qualcosa nel carrello non è più in vendita. Rimuoverlo e scegliere altro.',
  'refusal.ITEM_COUNT_INVALID': 'Questa quantità non è possibile. Sceglierne un’altra.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Questo biglietto non corrisponde alle persone scelte. Controllare per quante persone è valido e scegliere di nuovo.',
  'refusal.TICKET_DATETIME_INVALID':
    'Questa data o questo orario non è prenotabile. Scegliere un’altra data o un altro orario nel calendario.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Questo biglietto è gratuito solo insieme a un biglietto a pagamento per la stessa visita. Aggiungerne uno oppure rimuovere questo biglietto.',
  'refusal.EVENT_ENDED': 'Questo evento è terminato. Sceglierne un altro dal programma.',
  'refusal.EVENT_PAUSED': 'Questo evento è in pausa in quel giorno. Scegliere un altro giorno.',
  'refusal.TOUR_DATETIME_INVALID':
    'Questa visita guidata non si può prenotare in questo orario. Scegliere un altro giorno o un altro orario.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Questa visita guidata non si può prenotare qui in questo modo. Scegliere di nuovo oppure contattarci.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Indicare quante persone partecipano.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Ogni partecipante ha bisogno di un biglietto: sono stati scelti {participants, plural, one {# partecipante} other {# partecipanti}} e {tickets, plural, one {# biglietto} other {# biglietti}}. I due numeri devono essere uguali.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Questa prenotazione è per un massimo di {most, plural, one {# persona} other {# persone}}. Ridurre il numero di persone o prenotare più visite.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Questa visita è disponibile solo per gruppi di almeno {least, plural, one {# persona} other {# persone}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Compilare tutti i campi obbligatori.',
  'refusal.PASS_OWNERS_INVALID':
    'Ogni tessera annuale deve avere un titolare, con il nome e, se viene dato un indirizzo, con l’indirizzo completo. Controllare i campi evidenziati.',
  'refusal.VOUCHER_EXPIRED': 'Questo buono non è più in vendita. Sceglierne un altro.',
  'refusal.VOUCHER_AMOUNT_INVALID':
    'Questo buono non è disponibile per questo importo. Scegliere un altro importo.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Verificare a chi e in quale giorno inviare il buono.',
  'refusal.VOUCHER_UNKNOWN': 'Questo codice non risulta. Controllare che sia scritto correttamente.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'Questo codice non è ancora valido. Inizio della validità: {valid_from}.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Questo codice non è più valido. Fine della validità: {valid_to}. Usarne un altro oppure contattarci.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Questo codice è già stato usato per intero. Usarne un altro.',
  'refusal.VOUCHER_BLOCKED': 'Questo codice è bloccato. Rivolgersi al museo.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Scegliere il Paese in cui spedire il pacco.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY':
    'Per questo Paese non è previsto un costo di spedizione. Si prega di contattarci.',
  'refusal.SHIPPING_TOO_HEAVY':
    'Questo pacco è troppo pesante per questo Paese. Ordinare meno oppure contattarci.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Compilare tutti i campi dell’indirizzo di spedizione.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Questo metodo di pagamento non è disponibile. Sceglierne un altro.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {L’importo è troppo basso per un pagamento con bonifico.} other {Il pagamento con bonifico è possibile per le visite da {first_visit} in poi.}} Scegliere un altro metodo di pagamento.',
  'refusal.PAYMENT_NOT_STARTED':
    'Il fornitore di servizi di pagamento al momento non risponde. Non è stato ordinato nulla e il carrello è rimasto com’era. Riprovare tra poco o scegliere un altro metodo di pagamento.',
  'refusal.PAYMENT_FAILED': 'Il pagamento non è andato a buon fine. Riprovare.',
  'refusal.PAYMENT_PENDING':
    'Il pagamento è ancora in corso. Attendere un momento e non pagare di nuovo; i biglietti arriveranno per e-mail non appena il pagamento sarà confermato.',
  'refusal.ORDER_UNCONFIRMED':
    'L’ordine deve essere confermato: è stata inviata un’e-mail con un link. Finché non viene usato, non è ordinato nulla.',
  'refusal.TRANSFER_AWAITED': 'L’ordine è riservato. È confermato appena arriva il pagamento.',
  'refusal.PAYMENT_REFUNDED':
    'Il pagamento è arrivato quando la prenotazione era già scaduta e i posti non erano più liberi. L’intero importo viene rimborsato e non occorre fare altro. Per venire comunque, scegliere un altro orario.',
  'refusal.ALREADY_DECIDED':
    'La decisione è già stata presa, forse in un’altra finestra. Prima di ordinare di nuovo, controllare se è arrivata per e-mail una conferma di prenotazione.',
  'refusal.AUTH_LOGIN_FAILED': 'E-mail o password non corrette.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Non è possibile recuperare l’accesso con questo indirizzo. Controllare l’indirizzo e-mail.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED':
    'Questo link è scaduto o è già stato usato. Richiederne uno nuovo.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED':
    'La password non è stata modificata. Controllare i campi evidenziati.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED':
    'L’indirizzo e-mail non è stato modificato. Controllare i campi evidenziati.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Questo link è scaduto o è già stato usato. Se ne può richiedere uno nuovo dal proprio account.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Questo indirizzo non è ancora confermato. Inserire la password dell’account creato con questo indirizzo.',
  'refusal.AUTH_CODE_NEEDED': 'Inserire il codice dell’app oppure uno dei codici di recupero.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'L’accesso in due passaggi non è stato modificato. Controllare il campo evidenziato.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'L’accesso in due passaggi è già attivo, oppure l’indirizzo e-mail non è ancora confermato.',
  'refusal.AUTH_SECOND_FACTOR_OFF':
    'L’accesso in due passaggi non è attivo, quindi non ci sono codici di recupero.',
  'refusal.AUTH_SESSION_END_FAILED':
    'Nessun dispositivo è stato scollegato. Controllare il campo evidenziato.',
  'refusal.CUSTOMER_DELETE_FAILED': 'L’account non è stato eliminato. Controllare il campo evidenziato.',
  'refusal.WAITING_ROOM':
    'In questo momento ordinano più persone di quante il negozio possa servirne. La sala d’attesa indica quando sarà il proprio turno; il carrello resta com’è.',
  'refusal.TOO_MANY_TRIES':
    'Ci sono stati molti tentativi in poco tempo. Riprovare tra {minutes, plural, one {un minuto} other {# minuti}}.',
  'refusal.INTERNAL_ERROR':
    'Qualcosa non ha funzionato da parte nostra. Riprovare; se succede ancora, contattarci.',
  'refusal.UNAVAILABLE': 'Il negozio non è disponibile in questo momento. Riprovare tra poco.',
};
