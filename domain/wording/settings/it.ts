import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsIt: Wording<typeof settingsEn> = {
  'settings.title': 'Il mio account',
  'settings.sections': 'Sezioni dell’account',
  'settings.save': 'Salva',
  'settings.leave': 'Annulla',
  'settings.saved': 'Le modifiche sono state salvate.',

  'settings.orders': 'Ordini',
  'settings.orders.none': 'In questo account non ci sono ancora ordini.',
  'settings.orders.date': 'ordinato in data {day}',
  'settings.orders.next': 'Prossima visita: {when}',
  'settings.orders.stranded': 'Non si svolge come prenotata: aprire questo ordine',
  'settings.orders.at': '{day}, ore {time}',
  'settings.orders.confirmed': 'confermato',
  'settings.orders.refunded': 'rimborsato',
  'settings.orders.all': '{count, plural, one {Mostra l’ordine} other {Mostra tutti gli ordini (#)}}',

  'settings.invoice': 'Fattura per ogni ordine',
  'settings.invoice.yes': 'Con fattura per ogni ordine',
  'settings.invoice.no': 'Senza fattura',

  'settings.email': 'Indirizzo e-mail',
  'settings.email.confirmed': 'Questo indirizzo è confermato.',
  'settings.email.unconfirmed':
    'Questo indirizzo non è ancora confermato. Aprire il link nell’e-mail inviata a questo indirizzo.',
  'settings.email.resend': 'Invia un nuovo link o cambia indirizzo',
  'settings.email.new': 'Nuovo indirizzo e-mail',
  'settings.email.again': 'Ripetere il nuovo indirizzo e-mail',
  'settings.email.text':
    'Inviamo un link al nuovo indirizzo, che vale non appena il link viene aperto; fino ad allora si accede con quello vecchio.',
  'settings.email.send': 'Invia il link',
  'settings.email.sent':
    'Abbiamo inviato un link a {email}. L’indirizzo vale non appena il link viene aperto, entro un giorno.',

  'settings.newsletter': 'Newsletter',
  'settings.newsletter.on': 'La newsletter arriverà all’indirizzo e-mail dell’account.',
  'settings.newsletter.off': 'La newsletter non arriverà più.',

  'settings.password': 'Password',
  'settings.password.text': 'Con una nuova password si viene disconnessi da tutti gli altri dispositivi.',
  'settings.password.old': 'Password attuale',
  'settings.password.change': 'Cambia la password',
  'settings.password.saved':
    'La password è stata cambiata. Sugli altri dispositivi occorre accedere di nuovo.',

  'settings.twoSteps': 'Accesso in due passaggi',
  'settings.twoSteps.text':
    'Con un’app sul telefono, per accedere serve un codice oltre alla password. Chi conosce solo la password non entra nell’account.',
  'settings.twoSteps.on':
    'Attivo. {count, plural, =0 {Non restano codici di recupero.} one {Resta un codice di recupero.} other {Restano # codici di recupero.}}',
  'settings.twoSteps.off': 'Non attivo.',
  'settings.twoSteps.unconfirmed': 'Prima occorre confermare l’indirizzo e-mail.',
  'settings.twoSteps.turnOn': 'Attiva',
  'settings.twoSteps.turnOff': 'Disattiva',
  'settings.twoSteps.scan':
    'Inquadrare questo codice con un’app di autenticazione oppure inserire la chiave riportata sotto. L’app mostra poi un nuovo codice ogni 30 secondi.',
  'settings.twoSteps.qr': 'Codice QR per l’app',
  'settings.twoSteps.key': 'Chiave',
  'settings.twoSteps.first': 'Codice dell’app',
  'settings.twoSteps.confirm': 'Conferma',
  'settings.twoSteps.next': 'Continua',
  'settings.twoSteps.codes': 'I codici di recupero',
  'settings.twoSteps.codes.text':
    'Permettono di accedere all’account senza il telefono. Ognuno vale una volta. Conservarli in un luogo sicuro: li mostriamo solo adesso.',
  'settings.twoSteps.codes.save': 'Salva in un file',
  'settings.twoSteps.codes.file': 'codici-di-recupero',
  'settings.twoSteps.codes.done': 'Fine',
  'settings.twoSteps.saidOn': 'L’accesso in due passaggi è attivo.',
  'settings.twoSteps.saidOff': 'L’accesso in due passaggi non è più attivo.',
  'settings.twoSteps.renew': 'Nuovi codici di recupero',
  'settings.twoSteps.renew.text':
    'Dieci nuovi codici di recupero sostituiscono tutti i precedenti, che non valgono più.',
  'settings.twoSteps.saidRenewed': 'I nuovi codici di recupero sono validi. I precedenti non valgono più.',

  'settings.sessions': 'Dispositivi collegati',
  'settings.sessions.text':
    'Da questi dispositivi è stato effettuato l’accesso all’account. Scollegare quelli che non si riconoscono e scegliere poi anche una nuova password.',
  'settings.sessions.this': 'Questo dispositivo',
  'settings.sessions.used': 'Ultimo utilizzo: {when}',
  'settings.sessions.unknown': 'Dispositivo sconosciuto',
  'settings.sessions.device': '{browser} su {system}',
  'settings.sessions.end': 'Scollega',
  'settings.sessions.end.label': 'Scollega: {device}',
  'settings.sessions.others': 'Scollega tutti gli altri',
  'settings.sessions.password': 'Per scollegare un dispositivo serve la password.',
  'settings.sessions.ended': '{device}: scollegato.',
  'settings.sessions.endedOthers':
    '{count, plural, one {L’altro dispositivo è stato scollegato.} other {# altri dispositivi sono stati scollegati.}}',

  'settings.data': 'Scaricare i dati',
  'settings.data.text': 'Tutto ciò che il negozio sa dell’account e degli ordini, in un file (JSON).',
  'settings.data.download': 'Scarica i miei dati',
  'settings.data.file': 'i-miei-dati',
  'settings.data.done': 'Il file si trova tra i download.',

  'settings.delete': 'Elimina l’account',
  'settings.delete.text': 'L’account viene chiuso e non è più possibile accedere.',
  'settings.delete.data':
    'Nome, indirizzi e password vengono eliminati subito e la newsletter viene disdetta.',
  'settings.delete.orders':
    'Ordini e biglietti restano validi. I link nelle e-mail continuano ad aprirli: conviene conservare quelle e-mail.',
  'settings.delete.books':
    'Per la contabilità dobbiamo conservare gli ordini finché la legge lo richiede; poi vengono anonimizzati.',
  'settings.delete.title': 'Eliminare definitivamente questo account?',
  'settings.delete.sure': 'L’account di {email} non potrà essere ripristinato.',
  'settings.delete.yes': 'Sì, elimina',
  'settings.delete.no': 'No, conserva',
  'settings.deleted': 'L’account è stato eliminato.',

  'keep.title': 'Conservare questo ordine in un account',
  'keep.text':
    'I biglietti si ritrovano lì e la prossima volta non occorre inserire di nuovo i dati. Li abbiamo già; manca solo una password.',
  'keep.who': 'Per {name}, {email}',
  'keep.done': 'L’account è pronto',
  'keep.done.text':
    'Questo ordine ne fa già parte. Abbiamo inviato un’e-mail a {email}: aprire il link che contiene per confermare l’indirizzo.',
  'keep.account': 'Vai all’account',
  'keep.incomplete':
    'Per un account servono più dati di quelli contenuti in questo ordine. Occorre completarli.',
};
