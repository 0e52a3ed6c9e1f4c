import type { Wording } from '../../wording/message.ts';
import type { staffRefusalsEn } from './en.ts';

export const staffRefusalsDe: Wording<typeof staffRefusalsEn> = {
  'refusal.STAFF_SIGNED_OUT': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  'refusal.STAFF_NOT_PERMITTED':
    'Das gehört nicht zu Ihren Rollen. Wer sich um Personen und Rollen kümmert, kann es ergänzen.',
  'refusal.STAFF_HEADER_MISSING':
    'Diese Anfrage kam nicht aus der Verwaltung. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'refusal.STAFF_SIGN_IN_FAILED': 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
  'refusal.STAFF_INVITATION_INVALID':
    'Diese Einladung ist abgelaufen oder schon verwendet. Bitte lassen Sie sich eine neue schicken.',
  'refusal.STAFF_PASSWORD_FAILED': 'Das Passwort wurde nicht geändert. Bitte prüfen Sie das markierte Feld.',
  'refusal.CODE_NOT_CHANGEABLE':
    '{obstacle, select, closed {Dieser Code wurde mit seiner Bestellung oder seiner Datei geschlossen.} replaced {Ein anderer Code ist an die Stelle dieses Codes getreten.} blockedAlready {Dieser Code ist schon gesperrt.} notBlocked {Dieser Code ist nicht gesperrt.} ofTheFolder {Dieser Code steht im Museumsordner. Bitte ändern Sie ihn dort.} ended {Die Zeit dieses Codes ist um. Verlängern Sie ihn zuerst.} usedUp {Auf diesem Code ist nichts mehr.} other {Mit diesem Code wird gerade bezahlt. Bitte versuchen Sie es in einer halben Stunde noch einmal.}}',
  'refusal.OFFICE_CHANGED_MEANWHILE':
    'Jemand anderes hat das inzwischen geändert, deshalb ist nichts geschehen. Bitte sehen Sie sich an, was sich geändert hat, und entscheiden Sie neu.',
  'refusal.OFFICE_CANCEL_NOT_POSSIBLE': 'So lässt sich das nicht stornieren. Es wurde nichts geändert.',
  'refusal.OFFICE_NOT_TO_BE_SENT':
    'Es gibt nichts mehr zu senden: Die Bestellung ist storniert, oder ihre persönlichen Daten sind gelöscht.',
  'field.STAFF_PASSWORD_TOO_SHORT': 'Bitte verwenden Sie mindestens 12 Zeichen.',
};
