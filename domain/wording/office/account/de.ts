import type { Wording } from '../../message.ts';
import type { accountEn } from './en.ts';

export const accountDe: Wording<typeof accountEn> = {
  'account.language': 'Sprache',
  'account.password': 'Passwort',
  'account.password.change': 'Passwort ändern',
  'account.password.old': 'Jetziges Passwort',
  'account.password.new': 'Neues Passwort',
  'account.password.hint': 'Mindestens 12 Zeichen. Ihre anderen Sitzungen enden.',
  'account.password.done': 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
  'account.factor': 'Zweiter Schritt',
  'account.factor.missing.title': 'Ihre Rollen verlangen einen zweiten Schritt',
  'account.factor.missing.text': 'Richten Sie eine Authenticator-App ein. Dann öffnet sich das Büro.',
  'account.factor.none':
    'Sie melden sich nur mit dem Passwort an. Ein zweiter Schritt schützt die Daten der Gäste und das Geld.',
  'account.factor.app': 'Sie bestätigen die Anmeldung mit einer Authenticator-App.',
  'account.factor.codes':
    '{codes, plural, =0 {Keine Wiederherstellungscodes mehr} one {Noch # Wiederherstellungscode} other {Noch # Wiederherstellungscodes}}',
  'account.factor.setUp': 'App einrichten',
  'account.factor.remove': 'App entfernen',
  'account.factor.remove.text':
    'Sie melden sich dann nur noch mit dem Passwort an. Ihre Wiederherstellungscodes werden ungültig.',
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
