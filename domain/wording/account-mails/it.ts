import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsIt: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Confermi il Suo indirizzo e-mail',
  'account-mails.confirm.text':
    'con questo indirizzo e-mail è stato creato un account presso {museum}. Se la richiesta è Sua, confermi l’indirizzo: da quel momento farà parte dell’account, insieme agli ordini fatti con lo stesso indirizzo senza registrazione.',
  'account-mails.confirm.link': 'Conferma l’indirizzo',
  'account-mails.confirm.otherwise':
    'Se la richiesta non è Sua, non occorre fare nulla. Il link da solo non cambia nulla: per confermare l’indirizzo serve anche la password dell’account.',

  'account-mails.registered-already.subject': 'Ha già un account',
  'account-mails.registered-already.text':
    'qualcuno si è appena registrato presso {museum} con questo indirizzo e-mail. L’indirizzo ha già un account, che resta com’è; la nuova registrazione ne resta separata. Se la richiesta è Sua, acceda con la password del Suo account oppure, se l’ha dimenticata, ne scelga una nuova.',
  'account-mails.registered-already.link': 'Accedi',
  'account-mails.registered-already.otherwise':
    'Se la richiesta non è Sua, non occorre fare nulla. Senza la password nessuno entra nel Suo account.',

  'account-mails.recover.subject': 'Scelga una nuova password',
  'account-mails.recover.text':
    'è stata richiesta una nuova password per il Suo account presso {museum}. Con questo link può sceglierne una; l’accesso avviene subito.',
  'account-mails.recover.link': 'Scegli la password',
  'account-mails.recover.otherwise':
    'Se la richiesta non è Sua, non occorre fare nulla. La password resta quella attuale.',

  'account-mails.change-email.subject': 'Confermi il Suo nuovo indirizzo e-mail',
  'account-mails.change-email.text':
    'qualcuno desidera usare questo indirizzo e-mail per un account presso {museum}. Se la richiesta è Sua, lo confermi: da quel momento servirà per accedere.',
  'account-mails.change-email.link': 'Conferma l’indirizzo',
  'account-mails.change-email.otherwise':
    'Se la richiesta non è Sua, non occorre fare nulla. Il link da solo non cambia nulla: per confermare l’indirizzo serve anche la password dell’account.',

  'account-mails.email-taken.subject': 'Questo indirizzo e-mail ha già un account',
  'account-mails.email-taken.text':
    'qualcuno voleva usare questo indirizzo e-mail per un altro account presso {museum}. L’indirizzo ne ha già uno, perciò non è cambiato nulla. Se la richiesta è Sua, acceda con questo indirizzo.',
  'account-mails.email-taken.link': 'Accedi',
  'account-mails.email-taken.otherwise':
    'Se la richiesta non è Sua, non occorre fare nulla. Senza la password nessuno entra nel Suo account.',

  'account-mails.email-changes.subject': 'Un nuovo indirizzo e-mail per il Suo account',
  'account-mails.email-changes.text':
    'dal Suo account presso {museum} è stato chiesto di usare un altro indirizzo e-mail. Sarà valido appena confermato; fino ad allora si accede con quello attuale.',
  'account-mails.email-changes.link': 'Scegli la password',
  'account-mails.email-changes.otherwise':
    'Se la richiesta non è Sua, qualcuno conosce la password. Ne scelga subito una nuova: così si blocca anche il cambio di indirizzo.',

  'account-mails.password-changed.subject': 'La Sua password è stata modificata',
  'account-mails.password-changed.text':
    'la password del Suo account presso {museum} è stata modificata. Tutti gli accessi precedenti sono stati chiusi.',
  'account-mails.password-changed.link': 'Scegli la password',
  'account-mails.password-changed.otherwise':
    'Se non ha richiesto Lei la modifica, forse qualcun altro ha accesso all’account. Scelga subito una nuova password e ci scriva.',

  'account-mails.sessions-ended.subject': 'Altri dispositivi sono stati scollegati',
  'account-mails.sessions-ended.text':
    'qualcuno che ha effettuato l’accesso al Suo account presso {museum} ha scollegato altri dispositivi.',
  'account-mails.sessions-ended.link': 'Scegli la password',
  'account-mails.sessions-ended.otherwise':
    'Se non ha richiesto Lei la modifica, forse qualcun altro ha accesso all’account. Scelga subito una nuova password e ci scriva.',

  'account-mails.second-factor-on.subject': 'Accesso in due passaggi attivato',
  'account-mails.second-factor-on.text':
    'per il Suo account presso {museum} è stato attivato l’accesso in due passaggi. Da ora richiede un codice di un’app.',
  'account-mails.second-factor-on.link': 'Scegli la password',
  'account-mails.second-factor-on.otherwise':
    'Se non ha richiesto Lei la modifica, forse qualcun altro ha accesso all’account. Scelga subito una nuova password e ci scriva.',

  'account-mails.second-factor-off.subject': 'Accesso in due passaggi disattivato',
  'account-mails.second-factor-off.text':
    'per il Suo account presso {museum} è stato disattivato l’accesso in due passaggi. Da ora basta la password.',
  'account-mails.second-factor-off.link': 'Scegli la password',
  'account-mails.second-factor-off.otherwise':
    'Se non ha richiesto Lei la modifica, forse qualcun altro ha accesso all’account. Scelga subito una nuova password e ci scriva.',

  'account-mails.recovery-codes-new.subject': 'Nuovi codici di recupero',
  'account-mails.recovery-codes-new.text':
    'per il Suo account presso {museum} sono stati creati nuovi codici di recupero. I precedenti non valgono più.',
  'account-mails.recovery-codes-new.link': 'Scegli la password',
  'account-mails.recovery-codes-new.otherwise':
    'Se non ha richiesto Lei la modifica, forse qualcun altro ha accesso all’account. Scelga subito una nuova password e ci scriva.',

  'account-mails.confirm.lives': 'Il link vale una sola volta, per sette giorni.',
  'account-mails.recover.lives':
    'Il link vale una sola volta, per un’ora. Se ne ha richiesti più di uno, il primo che usa annulla gli altri.',
  'account-mails.change-email.lives': 'Il link vale una sola volta, per un giorno.',
};
