import type { Wording } from '../../message.ts';
import type { signInEn } from './en.ts';

export const signInDe: Wording<typeof signInEn> = {
  'signIn.title': 'Anmelden',
  'signIn.again.title': 'Bitte melden Sie sich wieder an',
  'signIn.again.text': 'Ihre Sitzung ist beendet. Was Sie gerade getan haben, bleibt erhalten.',
  'signIn.email': 'E-Mail',
  'signIn.password': 'Passwort',
  'signIn.submit': 'Anmelden',
  'signIn.code': 'Code',
  'signIn.code.hint': 'Sechs Ziffern aus Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  'signIn.code.title': 'Zweiter Schritt',
  'signIn.code.submit': 'Bestätigen',
  'signIn.code.other': 'Als jemand anderes anmelden',
  'signIn.factor.title': 'Bitte bestätigen Sie, dass Sie es sind',
  'signIn.factor.text':
    'Das lässt sich nicht leicht zurücknehmen. Deshalb wird der zweite Schritt noch einmal verlangt.',
  'signIn.factor.passkey': 'Mit Passkey bestätigen',
  'signIn.factor.none': 'Sie haben noch keinen zweiten Schritt. Bitte richten Sie in Ihrem Konto einen ein.',
  'signIn.passkey': 'Mit Passkey anmelden',
  'signIn.directory': 'Über {directory} anmelden',
  'signIn.directory.still':
    'Sie haben sich aus dem Büro abgemeldet. {directory} kennt Sie in diesem Browser vielleicht noch: Melden Sie sich an einem gemeinsam genutzten Rechner bitte auch dort ab.',
  'signIn.directory.out': 'Auch dort abmelden: {directory}',
  'signIn.factor.directory': 'Über {directory} bestätigen',
  'signIn.passkey.next': 'Ihr Passwort stimmt. Jetzt wird Ihr Passkey verlangt.',
  'signIn.passkey.none':
    'Ihr Passwort stimmt. Jetzt wird Ihr Passkey verlangt, aber dieser Browser kennt keine. Bitte nehmen Sie einen anderen.',
  'passkey.stopped': 'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal.',
  'passkey.known': 'Dieses Gerät hat für das Büro schon einen Passkey von Ihnen.',
  'signIn.forgotten': 'Passwort vergessen?',
  'forgotten.title': 'Passwort vergessen?',
  'forgotten.text': 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  'forgotten.submit': 'Link schicken',
  'forgotten.sent.title': 'Bitte sehen Sie in Ihr Postfach',
  'forgotten.sent.text':
    'Wenn die Adresse zu jemandem mit einem Passwort für das Büro gehört, ist ein Link unterwegs. Er gilt einmal und 30 Minuten lang.',
  'newPassword.title': 'Ein neues Passwort',
  'newPassword.text': 'Mindestens 12 Zeichen. Sie werden überall abgemeldet.',
  'newPassword.submit': 'Passwort speichern',
  'newPassword.done.title': 'Ihr Passwort ist geändert',
  'newPassword.done.text':
    'Melden Sie sich jetzt damit an. Wenn Sie einen zweiten Schritt haben, wird er wie immer verlangt.',
  'newPassword.again': 'Neuen Link anfordern',
  'directory.arriving': 'Anmeldung läuft …',
  'directory.done.title': 'Erledigt',
  'directory.done.text': 'Sie können diesen Tab schließen. Im anderen geht es weiter.',
  'directory.failed': 'Sie sind nicht angemeldet',
  'directory.again': 'Zur Anmeldung',

  'join.title': 'Willkommen',
  'join.text': 'Wählen Sie ein Passwort für das Büro. Es hat mindestens 12 Zeichen.',
  'join.name': 'Name',
  'join.password': 'Neues Passwort',
  'join.submit': 'Loslegen',
  'join.invalid.title': 'Diese Einladung gilt nicht mehr',
  'join.invalid.text': 'Sie gilt einmal und 24 Stunden lang. Bitten Sie um eine neue.',
};
