import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsDe: Wording<typeof settingsEn> = {
  'settings.title': 'Ihr Konto',
  'settings.sections': 'Abschnitte Ihres Kontos',
  'settings.save': 'Speichern',
  'settings.leave': 'Abbrechen',
  'settings.saved': 'Ihre Änderungen sind gespeichert.',

  'settings.orders': 'Ihre Bestellungen',
  'settings.orders.none': 'In diesem Konto gibt es noch keine Bestellung.',
  'settings.orders.date': 'bestellt am {day}',
  'settings.orders.next': 'Nächster Besuch: {when}',
  'settings.orders.stranded': 'Findet nicht wie gebucht statt: bitte öffnen Sie diese Bestellung',
  'settings.orders.at': '{day}, {time} Uhr',
  'settings.orders.confirmed': 'bestätigt',
  'settings.orders.refunded': 'erstattet',
  'settings.orders.all':
    '{count, plural, one {Die eine Bestellung zeigen} other {Alle # Bestellungen zeigen}}',

  'settings.invoice': 'Rechnung zu jeder Bestellung',
  'settings.invoice.yes': 'Mit Rechnung zu jeder Bestellung',
  'settings.invoice.no': 'Ohne Rechnung',

  'settings.email': 'E-Mail-Adresse',
  'settings.email.confirmed': 'Diese Adresse ist bestätigt.',
  'settings.email.unconfirmed':
    'Diese Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir dorthin geschickt haben.',
  'settings.email.resend': 'Neuen Link senden oder Adresse ändern',
  'settings.email.new': 'Neue E-Mail-Adresse',
  'settings.email.again': 'Neue E-Mail-Adresse wiederholen',
  'settings.email.text':
    'Wir schicken einen Link an die neue Adresse. Sie gilt, sobald Sie ihn öffnen; bis dahin melden Sie sich mit der alten an.',
  'settings.email.send': 'Link senden',
  'settings.email.sent':
    'Wir haben einen Link an {email} geschickt. Die neue Adresse gilt, sobald Sie ihn öffnen; der Link gilt einen Tag.',

  'settings.newsletter': 'Newsletter',
  'settings.newsletter.on': 'Der Newsletter kommt an Ihre E-Mail-Adresse.',
  'settings.newsletter.off': 'Der Newsletter kommt nicht mehr.',

  'settings.password': 'Passwort',
  'settings.password.text': 'Ein neues Passwort meldet Sie auf allen anderen Geräten ab.',
  'settings.password.old': 'Aktuelles Passwort',
  'settings.password.change': 'Passwort ändern',
  'settings.password.saved': 'Ihr Passwort ist geändert. Auf anderen Geräten melden Sie sich bitte neu an.',

  'settings.twoSteps': 'Anmeldung in zwei Schritten',
  'settings.twoSteps.text':
    'Mit einer App auf Ihrem Telefon braucht das Anmelden außer dem Passwort einen Code. Wer nur das Passwort kennt, kommt nicht in Ihr Konto.',
  'settings.twoSteps.on':
    'Eingeschaltet. {count, plural, =0 {Sie haben keinen Notfallcode mehr.} one {Sie haben noch einen Notfallcode.} other {Sie haben noch # Notfallcodes.}}',
  'settings.twoSteps.off': 'Ausgeschaltet.',
  'settings.twoSteps.unconfirmed': 'Dazu muss erst Ihre E-Mail-Adresse bestätigt sein.',
  'settings.twoSteps.turnOn': 'Einschalten',
  'settings.twoSteps.turnOff': 'Ausschalten',
  'settings.twoSteps.scan':
    'Lesen Sie diesen Code mit einer Authenticator-App, oder geben Sie den Schlüssel darunter ein. Danach zeigt die App alle 30 Sekunden einen neuen Code.',
  'settings.twoSteps.qr': 'QR-Code für die App',
  'settings.twoSteps.key': 'Schlüssel',
  'settings.twoSteps.first': 'Code aus der App',
  'settings.twoSteps.confirm': 'Bestätigen',
  'settings.twoSteps.next': 'Weiter',
  'settings.twoSteps.codes': 'Ihre Notfallcodes',
  'settings.twoSteps.codes.text':
    'Damit kommen Sie in Ihr Konto, wenn Sie das Telefon nicht haben. Jeder gilt einmal. Bewahren Sie sie an einem sicheren Ort auf: Wir zeigen sie nur jetzt.',
  'settings.twoSteps.codes.save': 'Als Datei speichern',
  'settings.twoSteps.codes.file': 'notfallcodes',
  'settings.twoSteps.codes.done': 'Fertig',
  'settings.twoSteps.saidOn': 'Die Anmeldung in zwei Schritten ist eingeschaltet.',
  'settings.twoSteps.saidOff': 'Die Anmeldung in zwei Schritten ist ausgeschaltet.',
  'settings.twoSteps.renew': 'Neue Notfallcodes',
  'settings.twoSteps.renew.text':
    'Zehn neue Notfallcodes ersetzen alle bisherigen; die alten gelten dann nicht mehr.',
  'settings.twoSteps.saidRenewed': 'Die neuen Notfallcodes gelten. Die bisherigen sind ungültig.',

  'settings.sessions': 'Angemeldete Geräte',
  'settings.sessions.text':
    'Hier sind Sie angemeldet. Ein Gerät, das Sie nicht kennen, melden Sie ab; wählen Sie dann auch ein neues Passwort.',
  'settings.sessions.this': 'Dieses Gerät',
  'settings.sessions.used': 'Zuletzt benutzt: {when}',
  'settings.sessions.unknown': 'Unbekanntes Gerät',
  'settings.sessions.device': '{browser} auf {system}',
  'settings.sessions.end': 'Abmelden',
  'settings.sessions.end.label': 'Abmelden: {device}',
  'settings.sessions.others': 'Alle anderen abmelden',
  'settings.sessions.password': 'Zum Abmelden brauchen wir Ihr Passwort.',
  'settings.sessions.ended': '{device} ist abgemeldet.',
  'settings.sessions.endedOthers':
    '{count, plural, one {Das andere Gerät ist abgemeldet.} other {# andere Geräte sind abgemeldet.}}',

  'settings.data': 'Ihre Daten herunterladen',
  'settings.data.text': 'Alles, was der Shop von Ihnen und Ihren Bestellungen weiß, in einer Datei (JSON).',
  'settings.data.download': 'Meine Daten herunterladen',
  'settings.data.file': 'meine-daten',
  'settings.data.done': 'Die Datei liegt bei Ihren Downloads.',

  'settings.delete': 'Konto löschen',
  'settings.delete.text': 'Ihr Konto wird geschlossen, und Sie können sich nicht mehr anmelden.',
  'settings.delete.data':
    'Ihr Name, Ihre Adressen und Ihr Passwort werden sofort gelöscht, und der Newsletter endet.',
  'settings.delete.orders':
    'Ihre Bestellungen und Tickets bleiben gültig. Die Links in Ihren E-Mails öffnen sie weiterhin; bewahren Sie diese E-Mails also auf.',
  'settings.delete.books':
    'Für die Buchhaltung müssen wir Bestellungen so lange aufbewahren, wie das Gesetz es verlangt; danach werden sie anonymisiert.',
  'settings.delete.title': 'Dieses Konto endgültig löschen?',
  'settings.delete.sure': 'Das Konto von {email} lässt sich nicht wiederherstellen.',
  'settings.delete.yes': 'Ja, löschen',
  'settings.delete.no': 'Nein, behalten',
  'settings.deleted': 'Ihr Konto ist gelöscht.',

  'keep.title': 'Diese Bestellung in einem Konto behalten',
  'keep.text':
    'Dort finden Sie Ihre Tickets wieder und müssen Ihre Angaben beim nächsten Mal nicht noch einmal eingeben. Wir haben sie schon; es fehlt nur ein Passwort.',
  'keep.who': 'Für {name}, {email}',
  'keep.done': 'Ihr Konto ist angelegt',
  'keep.done.text':
    'Diese Bestellung ist schon darin. Wir haben eine E-Mail an {email} geschickt: Bitte öffnen Sie den Link darin, um die Adresse zu bestätigen.',
  'keep.account': 'Zu Ihrem Konto',
  'keep.incomplete':
    'Für ein Konto brauchen wir mehr Angaben, als diese Bestellung enthält. Bitte ergänzen Sie sie.',
};
