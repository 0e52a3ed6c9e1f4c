import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsDe: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
  'account-mails.confirm.text':
    'mit dieser E-Mail-Adresse wurde ein Konto bei {museum} angelegt. Wenn Sie das waren, bestätigen Sie bitte die Adresse: Von da an gehört sie zu Ihrem Konto, zusammen mit den Bestellungen, die Sie damit als Gast aufgegeben haben.',
  'account-mails.confirm.link': 'Adresse bestätigen',
  'account-mails.confirm.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Der Link allein bewirkt nichts: Bestätigen kann nur, wer auch das Passwort des Kontos kennt.',

  'account-mails.registered-already.subject': 'Sie haben schon ein Konto',
  'account-mails.registered-already.text':
    'mit dieser E-Mail-Adresse hat sich gerade jemand bei {museum} registriert. Zu der Adresse gibt es schon ein Konto; es bleibt, wie es ist, und die neue Registrierung bleibt davon getrennt. Wenn Sie das waren, melden Sie sich mit dem Passwort Ihres Kontos an; haben Sie es vergessen, wählen Sie dort ein neues.',
  'account-mails.registered-already.link': 'Anmelden',
  'account-mails.registered-already.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ohne Ihr Passwort kommt niemand in Ihr Konto.',

  'account-mails.recover.subject': 'Neues Passwort wählen',
  'account-mails.recover.text':
    'für Ihr Konto bei {museum} wurde ein neues Passwort angefordert. Mit diesem Link wählen Sie eines und sind gleich angemeldet.',
  'account-mails.recover.link': 'Neues Passwort wählen',
  'account-mails.recover.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ihr Passwort bleibt, wie es ist.',

  'account-mails.change-email.subject': 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
  'account-mails.change-email.text':
    'diese E-Mail-Adresse soll zu einem Konto bei {museum} gehören. Wenn Sie das waren, bestätigen Sie sie bitte: Von da an melden Sie sich damit an.',
  'account-mails.change-email.link': 'Adresse bestätigen',
  'account-mails.change-email.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Der Link allein bewirkt nichts: Bestätigen kann nur, wer auch das Passwort des Kontos kennt.',

  'account-mails.email-taken.subject': 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
  'account-mails.email-taken.text':
    'jemand wollte diese E-Mail-Adresse für ein anderes Konto bei {museum} verwenden. Sie gehört schon zu einem, darum hat sich nichts geändert. Wenn Sie das waren, melden Sie sich mit dieser Adresse an.',
  'account-mails.email-taken.link': 'Anmelden',
  'account-mails.email-taken.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Ohne Ihr Passwort kommt niemand in Ihr Konto.',

  'account-mails.email-changes.subject': 'Neue E-Mail-Adresse für Ihr Konto',
  'account-mails.email-changes.text':
    'jemand, der in Ihrem Konto bei {museum} angemeldet ist, möchte dafür eine andere E-Mail-Adresse verwenden. Sie gilt, sobald sie dort bestätigt wurde; bis dahin melden Sie sich mit dieser Adresse an.',
  'account-mails.email-changes.link': 'Neues Passwort wählen',
  'account-mails.email-changes.otherwise':
    'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Bitte wählen Sie jetzt ein neues: Das verhindert auch die Änderung der Adresse.',

  'account-mails.password-changed.subject': 'Ihr Passwort wurde geändert',
  'account-mails.password-changed.text':
    'das Passwort Ihres Kontos bei {museum} wurde geändert. Wer vorher in dem Konto angemeldet war, ist abgemeldet.',
  'account-mails.password-changed.link': 'Neues Passwort wählen',
  'account-mails.password-changed.otherwise':
    'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',

  'account-mails.sessions-ended.subject': 'Sie wurden auf anderen Geräten abgemeldet',
  'account-mails.sessions-ended.text':
    'jemand, der in Ihrem Konto bei {museum} angemeldet ist, hat es auf anderen Geräten abgemeldet.',
  'account-mails.sessions-ended.link': 'Neues Passwort wählen',
  'account-mails.sessions-ended.otherwise':
    'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',

  'account-mails.second-factor-on.subject': 'Anmeldung in zwei Schritten eingeschaltet',
  'account-mails.second-factor-on.text':
    'für Ihr Konto bei {museum} wurde die Anmeldung in zwei Schritten eingeschaltet. Von jetzt an braucht sie einen Code aus einer App.',
  'account-mails.second-factor-on.link': 'Neues Passwort wählen',
  'account-mails.second-factor-on.otherwise':
    'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',

  'account-mails.second-factor-off.subject': 'Anmeldung in zwei Schritten ausgeschaltet',
  'account-mails.second-factor-off.text':
    'für Ihr Konto bei {museum} wurde die Anmeldung in zwei Schritten ausgeschaltet. Von jetzt an genügt das Passwort.',
  'account-mails.second-factor-off.link': 'Neues Passwort wählen',
  'account-mails.second-factor-off.otherwise':
    'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',

  'account-mails.recovery-codes-new.subject': 'Neue Notfallcodes',
  'account-mails.recovery-codes-new.text':
    'für Ihr Konto bei {museum} wurden neue Notfallcodes ausgestellt. Die bisherigen gelten nicht mehr.',
  'account-mails.recovery-codes-new.link': 'Neues Passwort wählen',
  'account-mails.recovery-codes-new.otherwise':
    'Wenn Sie das nicht waren, ist vielleicht jemand anderes in Ihrem Konto. Bitte wählen Sie jetzt ein neues Passwort und schreiben Sie uns.',

  'account-mails.confirm.lives': 'Der Link gilt sieben Tage lang und nur einmal.',
  'account-mails.recover.lives':
    'Der Link gilt eine Stunde lang und nur einmal; haben Sie mehrere angefordert, verfallen die anderen mit dem ersten, den Sie verwenden.',
  'account-mails.change-email.lives': 'Der Link gilt einen Tag lang und nur einmal.',
};
