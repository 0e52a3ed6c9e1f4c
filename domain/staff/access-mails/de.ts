import type { Wording } from '../../wording/message.ts';
import type { accessMailsEn } from './en.ts';

export const accessMailsDe: Wording<typeof accessMailsEn> = {
  'access.password-changed': 'Ihr Passwort wurde geändert. Ihre anderen Sitzungen sind beendet.',
  'access.app-added': 'Eine Authenticator-App wurde als Ihr zweiter Schritt eingerichtet.',
  'access.app-removed':
    'Ihre Authenticator-App wurde entfernt. Ihre Wiederherstellungscodes gelten nicht mehr.',
  'access.codes-renewed': 'Sie haben neue Wiederherstellungscodes. Die bisherigen gelten nicht mehr.',
  'access.passkey-added': 'Ein Passkey wurde hinzugefügt. Mit ihm meldet man sich ohne Ihr Passwort an.',
  'access.passkey-removed': 'Ein Passkey wurde entfernt. Mit ihm kann sich niemand mehr anmelden.',
  'access.factor-reset':
    'Ihr zweiter Schritt wurde zurückgesetzt: App, Wiederherstellungscodes und Passkeys gelten nicht mehr, und Ihre Sitzungen sind beendet. Melden Sie sich mit Ihrem Passwort an, und richten Sie einen neuen ein.',
  'access.roles-changed': 'Ihre Rollen haben sich geändert. Das Menü zeigt, was Sie jetzt tun können.',
  'access.recovery-code-used':
    'Jemand hat sich mit einem Ihrer Wiederherstellungscodes angemeldet. Wenn Ihnen die App fehlt, richten Sie bitte eine neue ein.',
  'access.greeting': 'Guten Tag {name},',
  'access.subject': 'Ihr Zugang zum Büro von {museum} hat sich geändert',
  'access.account': 'Ihr Konto ansehen',
  'access.otherwise':
    'Waren Sie das nicht? Dann ändern Sie bitte gleich Ihr Passwort, beenden Sie unter „Ihr Konto“ Ihre anderen Sitzungen, und sagen Sie jemandem Bescheid, der Mitarbeitende verwaltet.',
  'access.recover.subject': 'Ein neues Passwort für das Büro von {museum}',
  'access.recover.said':
    'jemand hat für Ihren Zugang zum Büro von {museum} ein neues Passwort angefordert. Mit diesem Link wählen Sie eines. Ihr zweiter Schritt bleibt, wie er ist.',
  'access.recover.link': 'Neues Passwort wählen',
  'access.recover.lives': 'Der Link gilt einmal und {minutes} Minuten lang.',
  'access.recover.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
};
