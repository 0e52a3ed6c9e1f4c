import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsDe: Wording<typeof accountsEn> = {
  'accounts.email': 'E-Mail',
  'accounts.email.repeat': 'E-Mail-Adresse wiederholen',
  'accounts.password': 'Passwort',
  'accounts.password.repeat': 'Passwort wiederholen',
  'accounts.password.new': 'Neues Passwort',
  'accounts.password.new.repeat': 'Neues Passwort wiederholen',
  'accounts.password.hint':
    'Mindestens {least} Zeichen, zum Beispiel einige Wörter. Verbreitete Passwörter und Namen nehmen wir nicht an.',
  'accounts.password.show': 'Zeigen',
  'accounts.password.show.label': 'Zeigen: {label}',
  'accounts.password.hide': 'Verbergen',
  'accounts.password.hide.label': 'Verbergen: {label}',

  'accounts.login.title': 'Anmelden',
  'accounts.login.submit': 'Anmelden',
  'accounts.login.step': 'Zweiter Schritt',
  'accounts.login.code': 'Code',
  'accounts.login.code.hint': 'Sechs Ziffern aus Ihrer App, oder ein Notfallcode.',
  'accounts.login.code.back': 'Zurück zum Passwort',
  'accounts.login.forgot': 'Passwort vergessen?',
  'accounts.login.again': 'Bitte melden Sie sich an. Danach sind Sie wieder dort, wo Sie waren.',
  'accounts.login.already': 'Sie sind als {name} angemeldet.',
  'accounts.login.new': 'Neu hier',
  'accounts.login.new.text':
    'Mit einem Konto finden Sie Ihre Bestellungen wieder und müssen Ihre Angaben nicht zweimal eintippen.',
  'accounts.login.register': 'Konto anlegen',
  'accounts.login.guest': 'Ohne Konto',
  'accounts.login.guest.text': 'Nur Name und Adresse, kein Passwort. Ihre Tickets kommen per E-Mail.',
  'accounts.login.account': 'Mit Ihrem Konto',

  'accounts.register.title': 'Konto anlegen',
  'accounts.register.text': 'Wir verwenden diese Angaben für Ihre Tickets und Ihre Rechnung.',
  'accounts.register.access': 'Ihr Zugang',
  'accounts.register.newsletter':
    'Das Museum darf mir ab und zu per E-Mail von seinem Programm schreiben. Das kann ich jederzeit widerrufen.',
  'accounts.register.submit': 'Konto anlegen',
  'accounts.register.login': 'Ich habe ein Konto',

  'accounts.nobody.title': 'Sie sind nicht angemeldet',
  'accounts.nobody.text': 'Melden Sie sich an, um Ihr Konto zu sehen.',
  'accounts.registered.title': 'Bitte bestätigen Sie Ihre Adresse',
  'accounts.registered.text':
    'Wir haben an {email} geschrieben. Bitte öffnen Sie den Link in dieser E-Mail; er gilt 7 Tage.',
  'accounts.registered.meanwhile': 'Sie sind angemeldet und können gleich weitermachen.',
  'accounts.checkout': 'Weiter zur Zahlung',
  'accounts.back': 'Zurück zur vorigen Seite',
  'accounts.programme': 'Zum Programm',

  'accounts.forgot.title': 'Passwort vergessen?',
  'accounts.forgot.text':
    'Nennen Sie uns die E-Mail-Adresse Ihres Kontos. Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen.',
  'accounts.forgot.submit': 'Link schicken',
  'accounts.forgot.back': 'Zurück zur Anmeldung',
  'accounts.forgot.invalid': 'Für diese E-Mail-Adresse lässt sich kein neues Passwort anfordern',
  'accounts.forgot.sent': 'Ihre Anfrage ist da. Bitte sehen Sie in Ihr Postfach.',

  'accounts.sent.title': 'Bitte sehen Sie in Ihr Postfach',
  'accounts.sent.text':
    'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link für ein neues Passwort unterwegs. Er gilt eine Stunde.',
  'accounts.sent.nothing':
    'Nach einigen Minuten noch nichts da? Bitte sehen Sie im Spam-Ordner nach oder fordern Sie den Link noch einmal an.',
  'accounts.sent.again': 'Noch einmal anfordern',

  'accounts.recover.title': 'Neues Passwort wählen',
  'accounts.recover.submit': 'Speichern und anmelden',
  'accounts.recover.fill': 'Sie müssen alle Felder ausfüllen',
  'accounts.recover.noLink':
    'Diese Seite braucht den Link aus Ihrer E-Mail. Bitte öffnen Sie ihn noch einmal oder fordern Sie einen neuen an.',
  'accounts.recover.again': 'Neuen Link anfordern',

  'accounts.recovered.title': 'Ihr neues Passwort ist gespeichert',
  'accounts.recovered.text': 'Sie sind hier angemeldet. Überall sonst wurden Sie abgemeldet.',

  'accounts.confirm.title': 'E-Mail-Adresse bestätigen',
  'accounts.confirm.text': 'Noch ein Klick, und diese Adresse gehört zu Ihrem Konto.',
  'accounts.confirm.password':
    'Bitte geben Sie das Passwort Ihres Kontos ein. Dann gehört diese Adresse dazu, mit allem, was Sie damit ohne Konto bestellt haben.',
  'accounts.confirm.other': 'Wenn Sie bei uns kein Konto angelegt haben, brauchen Sie nichts zu tun.',
  'accounts.confirm.submit': 'Adresse bestätigen',
  'accounts.confirm.noLink':
    'Diese Seite braucht den Link aus Ihrer E-Mail. Bitte öffnen Sie ihn noch einmal.',
  'accounts.confirmed.title': 'Ihre Adresse ist bestätigt',
  'accounts.confirmed.text': '{email} gehört jetzt zu Ihrem Konto.',

  'accounts.menu': 'Ihr Konto',
  'accounts.settings': 'Bestellungen und Konto',
  'accounts.logout': 'Abmelden',
  'accounts.logout.now': 'Sie werden abgemeldet',
  'accounts.logout.noScript':
    'Ohne JavaScript können wir Sie nicht abmelden. Schließen Sie diesen Tab, dann ist Ihre Anmeldung auf diesem Gerät vergessen.',
};
