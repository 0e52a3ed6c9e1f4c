import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsIt: Wording<typeof accountsEn> = {
  'accounts.email': 'E-mail',
  'accounts.email.repeat': 'Ripetere l’e-mail',
  'accounts.password': 'Password',
  'accounts.password.repeat': 'Ripetere la password',
  'accounts.password.new': 'Nuova password',
  'accounts.password.new.repeat': 'Ripetere la nuova password',
  'accounts.password.hint':
    'Almeno {least} caratteri, per esempio alcune parole. Password comuni e nomi non sono accettati.',
  'accounts.password.show': 'Mostra',
  'accounts.password.show.label': 'Mostra: {label}',
  'accounts.password.hide': 'Nascondi',
  'accounts.password.hide.label': 'Nascondi: {label}',

  'accounts.login.title': 'Accedi',
  'accounts.login.submit': 'Accedi',
  'accounts.login.step': 'Secondo passaggio',
  'accounts.login.code': 'Codice',
  'accounts.login.code.hint': 'Le sei cifre dell’app oppure un codice di recupero.',
  'accounts.login.code.back': 'Torna alla password',
  'accounts.login.forgot': 'Password dimenticata?',
  'accounts.login.again': 'Per continuare occorre accedere. Poi si torna alla pagina di prima.',
  'accounts.login.already': 'Accesso effettuato come {name}.',
  'accounts.login.new': 'Prima volta qui?',
  'accounts.login.new.text': 'Con un account si ritrovano gli ordini e non serve inserire i dati due volte.',
  'accounts.login.register': 'Crea un account',
  'accounts.login.guest': 'Senza account',
  'accounts.login.guest.text': 'Solo nome e indirizzo, nessuna password. I biglietti arrivano per e-mail.',
  'accounts.login.account': 'Con il proprio account',

  'accounts.register.title': 'Crea un account',
  'accounts.register.text': 'Questi dati servono per i biglietti e la fattura.',
  'accounts.register.access': 'Dati di accesso',
  'accounts.register.newsletter':
    'Il museo può scrivermi di tanto in tanto per e-mail sul suo programma. Posso revocare il consenso in ogni momento.',
  'accounts.register.submit': 'Crea l’account',
  'accounts.register.login': 'Ho già un account',

  'accounts.nobody.title': 'Accesso non effettuato',
  'accounts.nobody.text': 'Per vedere l’account occorre accedere.',
  'accounts.registered.title': 'Confermare l’indirizzo',
  'accounts.registered.text':
    'Abbiamo scritto a {email}. Aprire il link contenuto nell’e-mail: è valido per 7 giorni.',
  'accounts.registered.meanwhile': 'L’accesso è attivo: si può continuare subito.',
  'accounts.checkout': 'Vai al pagamento',
  'accounts.back': 'Torna alla pagina precedente',
  'accounts.programme': 'Vai al programma',

  'accounts.forgot.title': 'Password dimenticata?',
  'accounts.forgot.text': 'Indicare l’e-mail dell’account. Inviamo un link per scegliere una nuova password.',
  'accounts.forgot.submit': 'Invia il link',
  'accounts.forgot.back': 'Torna all’accesso',
  'accounts.forgot.invalid': 'Impossibile recuperare l’accesso con questa e-mail',
  'accounts.forgot.sent': 'La richiesta è arrivata. Controllare la posta elettronica.',

  'accounts.sent.title': 'Controllare la posta elettronica',
  'accounts.sent.text':
    'Se esiste un account con questo indirizzo, è in arrivo un link per scegliere una nuova password. È valido per un’ora.',
  'accounts.sent.nothing':
    'Ancora nulla dopo qualche minuto? Controllare la posta indesiderata o ripetere la richiesta.',
  'accounts.sent.again': 'Ripeti la richiesta',

  'accounts.recover.title': 'Scegliere una nuova password',
  'accounts.recover.submit': 'Salva e accedi',
  'accounts.recover.fill': 'È necessario compilare tutti i campi',
  'accounts.recover.noLink':
    'Questa pagina richiede il link ricevuto per e-mail. Aprirlo di nuovo o richiederne uno nuovo.',
  'accounts.recover.again': 'Richiedi un nuovo link',

  'accounts.recovered.title': 'La nuova password è salvata',
  'accounts.recovered.text': 'Su questo dispositivo l’accesso è attivo; su tutti gli altri è stato chiuso.',

  'accounts.confirm.title': 'Confermare l’indirizzo e-mail',
  'accounts.confirm.text': 'Ancora un clic e questo indirizzo è collegato all’account.',
  'accounts.confirm.password':
    'Inserire la password del proprio account. L’indirizzo vi sarà collegato, con tutti gli ordini fatti senza account.',
  'accounts.confirm.other': 'Chi non ha creato un account da noi non deve fare nulla.',
  'accounts.confirm.submit': 'Conferma l’indirizzo',
  'accounts.confirm.noLink': 'Questa pagina richiede il link ricevuto per e-mail. Aprirlo di nuovo.',
  'accounts.confirmed.title': 'L’indirizzo è confermato',
  'accounts.confirmed.text': 'L’indirizzo {email} è ora collegato all’account.',

  'accounts.menu': 'Il mio account',
  'accounts.settings': 'Ordini e account',
  'accounts.logout': 'Esci',
  'accounts.logout.now': 'Uscita in corso',
  'accounts.logout.noScript':
    'Senza JavaScript l’uscita non è possibile. Basta chiudere questa scheda: il dispositivo dimentica l’accesso.',
};
