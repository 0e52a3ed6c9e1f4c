import type { Wording } from '../../wording/message.ts';
import type { invitationEn } from './en.ts';

export const invitationDe: Wording<typeof invitationEn> = {
  'invitation.subject': 'Ihr Zugang zur Verwaltung von {museum}',
  'invitation.greeting': 'Guten Tag {name},',
  'invitation.said':
    'Sie sind in die Verwaltung von {museum} eingeladen: Dort kümmert sich das Haus um Bestellungen, Führungen und Gäste. Mit diesem Link wählen Sie ein Passwort und sind gleich angemeldet.',
  'invitation.link': 'Einladung annehmen',
  'invitation.lives':
    'Der Link gilt einmal und 24 Stunden lang. Danach lassen Sie sich bitte einen neuen schicken.',
  'invitation.otherwise':
    'Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun. Ohne den Link kann niemand die Einladung verwenden.',
};
