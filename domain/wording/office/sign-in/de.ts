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
  'signIn.passkey.next': 'Ihr Passwort stimmt. Jetzt wird Ihr Passkey verlangt.',
  'signIn.passkey.none':
    'Ihr Passwort stimmt. Jetzt wird Ihr Passkey verlangt, aber dieser Browser kennt keine. Bitte nehmen Sie einen anderen.',
  'passkey.stopped': 'Es wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal.',
  'passkey.known': 'Dieses Gerät hat für das Büro schon einen Passkey von Ihnen.',

  'join.title': 'Willkommen',
  'join.text': 'Wählen Sie ein Passwort für das Büro. Es hat mindestens 12 Zeichen.',
  'join.name': 'Name',
  'join.password': 'Neues Passwort',
  'join.submit': 'Loslegen',
  'join.invalid.title': 'Diese Einladung gilt nicht mehr',
  'join.invalid.text': 'Sie gilt einmal und 24 Stunden lang. Bitten Sie um eine neue.',
};
