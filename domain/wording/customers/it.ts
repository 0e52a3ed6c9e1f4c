import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersIt: Wording<typeof customersEn> = {
  'customers.email': 'E-mail',
  'customers.guest.title': 'Dati personali',
  'customers.guest.text': 'Senza account e senza password. Questi dati servono per i biglietti e la fattura.',
  'customers.guest.next': 'Vai al pagamento',
  'customers.guest.save': 'Salva i dati',
  'customers.guest.back': 'Torna al carrello',
  'customers.again':
    'È trascorso un po’ di tempo: confermare ancora una volta i dati. Il carrello è ancora qui.',
  'customers.errors': 'Correggere gli errori nel modulo',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Scegliere',
  'customers.email.hint': 'I biglietti vengono inviati a questo indirizzo.',

  'customers.billing': 'Indirizzo di fatturazione',
  'customers.shipping': 'Indirizzo di spedizione',
  'customers.shipping.same': 'Uguale all’indirizzo di fatturazione',
  'customers.shipping.incomplete': 'Compilare tutti i campi dell’indirizzo di spedizione',

  'customers.field.salutation': 'Appellativo',
  'customers.field.fname': 'Nome',
  'customers.field.lname': 'Cognome',
  'customers.field.company': 'Azienda',
  'customers.field.email': 'E-mail',
  'customers.field.phone': 'Telefono',
  'customers.field.name': 'Nome e cognome',
  'customers.field.street': 'Via e numero civico',
  'customers.field.zip': 'CAP',
  'customers.field.city': 'Città',
  'customers.field.country': 'Paese',

  'field.REQUIRED': 'Compilare questo campo.',
  'field.EMAIL_INVALID': 'Verificare l’indirizzo e-mail, per esempio nome@example.org.',
  'field.PHONE_INVALID': 'Inserire il numero di telefono in cifre, per esempio +39 02 123456.',
  'field.TOO_LONG': 'Abbreviare questo testo.',
  'field.COUNTRY_UNKNOWN': 'Scegliere un Paese dall’elenco.',
  'field.OPTION_UNKNOWN': 'Scegliere dall’elenco.',
  'field.NUMBER_INVALID': 'Inserire un numero intero entro i limiti indicati.',
  'field.PASSWORD_WRONG': 'Questa non è la password attuale.',
  'field.PASSWORD_TOO_SHORT': 'Usare almeno 10 caratteri.',
  'field.PASSWORD_COMMON':
    'Questa password è tra le prime che prova chi vuole violare un account. Sceglierne un’altra.',
  'field.PASSWORD_PERSONAL':
    'Questa password è formata dal proprio nome, dal proprio indirizzo o dal nostro nome. Sceglierne un’altra.',
  'field.CODE_WRONG':
    'Questo codice non è corretto o è già stato usato. Inserire il prossimo mostrato dall’app.',
  'field.PASSWORDS_DIFFER': 'Le password non coincidono',
  'field.EMAILS_DIFFER': 'Gli indirizzi e-mail non coincidono',
  'field.DAY_INVALID': 'Scegliere un giorno.',
  'field.DAY_PAST': 'Questo giorno è passato. Scegliere oggi o un giorno successivo.',
  'field.DAY_TOO_FAR': 'Scegliere un giorno entro i prossimi dodici mesi.',
  'field.IBAN_INVALID': 'Verificare l’IBAN: manca o contiene un errore di battitura.',
  'field.ZIP_INVALID': 'Verificare il CAP: può contenere solo lettere e cifre.',
  'field.MALFORMED': 'Questo dato non è leggibile. Verificarlo.',
};
