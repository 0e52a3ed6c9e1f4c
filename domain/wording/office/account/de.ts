import type { Wording } from '../../message.ts';
import type { accountEn } from './en.ts';

export const accountDe: Wording<typeof accountEn> = {
  'account.language': 'Sprache',
  'account.signIn': 'Anmeldung über',
  'account.factor.due.title': 'Ihr zweiter Schritt steht noch aus',
  'account.factor.due.text':
    'Das Verzeichnis hat Sie angemeldet. Bestätigen Sie die Anmeldung mit Ihrem zweiten Schritt, dann öffnet sich das Büro.',
  'account.factor.due.give': 'Zweiter Schritt',
  'account.password': 'Passwort',
  'account.password.change': 'Passwort ändern',
  'account.password.old': 'Jetziges Passwort',
  'account.password.new': 'Neues Passwort',
  'account.password.hint': 'Mindestens 12 Zeichen. Ihre anderen Sitzungen enden.',
  'account.password.done': 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
  'account.factor': 'Zweiter Schritt',
  'account.factor.missing.title': 'Ihre Rollen verlangen einen zweiten Schritt',
  'account.factor.missing.text':
    'Fügen Sie einen Passkey hinzu, oder richten Sie eine Authenticator-App ein. Dann öffnet sich das Büro.',
  'account.factor.none':
    'Sie melden sich nur mit dem Passwort an. Ein zweiter Schritt schützt die Daten der Gäste und das Geld.',
  'account.factor.directory':
    'Sie melden sich über das Verzeichnis an. Mit einem Passkey oder einer Authenticator-App bestätigen Sie, dass Sie es sind.',
  'account.factor.passkey':
    'Nach dem Passwort wird Ihr Passkey verlangt. Eine Authenticator-App hilft, wenn Sie ihn nicht bei sich haben.',
  'account.factor.app': 'Sie bestätigen die Anmeldung mit einer Authenticator-App.',
  'account.factor.codes':
    '{codes, plural, =0 {Keine Wiederherstellungscodes mehr} one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
  'account.factor.setUp': 'App einrichten',
  'account.factor.remove': 'App entfernen',
  'account.factor.remove.text':
    'Sie melden sich dann nur noch mit dem Passwort an. Ihre Wiederherstellungscodes werden ungültig.',
  'account.factor.remove.passkey':
    'Nach dem Passwort wird dann nur noch Ihr Passkey verlangt. Ihre Wiederherstellungscodes werden ungültig.',
  'account.factor.renew': 'Neue Wiederherstellungscodes',
  'account.factor.renew.text': 'Die bisherigen Codes werden ungültig.',
  'account.factor.scan':
    'Fotografieren Sie dieses Bild mit einer Authenticator-App oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den die App zeigt.',
  'account.factor.qr': 'QR-Code mit dem Schlüssel für die App',
  'account.factor.key': 'Schlüssel',
  'account.factor.code': 'Code aus der App',
  'account.factor.confirm': 'Bestätigen',
  'account.factor.removed': 'Die App ist entfernt.',
  'account.codes.title': 'Ihre Wiederherstellungscodes',
  'account.codes.text':
    'Jeder von ihnen ersetzt die App einmal. Sie werden nur jetzt gezeigt: Drucken Sie sie aus, oder bewahren Sie sie in einem Passwortmanager auf.',
  'account.codes.save': 'Als Datei sichern',
  'account.codes.file': 'wiederherstellungscodes',
  'account.codes.done': 'Ich habe sie verwahrt',
  'passkeys.title': 'Passkeys',
  'passkeys.text':
    'Mit einem Passkey melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort und Code. Auf gefälschten Seiten kann ihn niemand abfangen.',
  'passkeys.text.directory':
    'Sie melden sich über das Verzeichnis an. Ein Passkey ist Ihr zweiter Schritt: mit Fingerabdruck, Gesicht oder PIN Ihres Geräts.',
  'passkeys.unsupported': 'Dieser Browser kennt keine Passkeys.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.add.text': 'Ihr Browser fragt danach, wo der Passkey aufbewahrt werden soll.',
  'passkeys.add.submit': 'Weiter',
  'passkeys.added': 'Der Passkey „{name}“ ist hinzugefügt.',
  'passkeys.name': 'Name',
  'passkeys.name.hint': 'Damit Sie ihn wiedererkennen, zum Beispiel „Diensthandy“.',
  'passkeys.created': 'Hinzugefügt',
  'passkeys.used': 'Zuletzt genutzt',
  'passkeys.unused': 'Nie',
  'passkeys.rename': 'Umbenennen',
  'passkeys.rename.of': '{name} umbenennen',
  'passkeys.rename.title': 'Passkey umbenennen',
  'passkeys.renamed': 'Der Passkey heißt jetzt „{name}“.',
  'passkeys.remove': 'Entfernen',
  'passkeys.remove.of': '{name} entfernen',
  'passkeys.remove.title': 'Passkey „{name}“ entfernen?',
  'passkeys.remove.text': 'Niemand kann sich mehr mit ihm anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
  'passkeys.removed': 'Der Passkey ist entfernt.',
  'account.sessions': 'Wo Sie angemeldet sind',
  'account.sessions.here': 'dieses Gerät',
  'account.sessions.unknown': 'Unbekannter Browser',
  'account.sessions.end': 'Dort abmelden',
  'account.sessions.endAll': 'Überall sonst abmelden',
  'account.sessions.ended':
    '{count, plural, =0 {Keine Sitzung beendet} one {# Sitzung beendet} other {# Sitzungen beendet}}',
  'account.sessions.browser': 'Gerät',
  'account.sessions.address': 'Netzwerkadresse',
  'account.sessions.last': 'Zuletzt genutzt',
};
