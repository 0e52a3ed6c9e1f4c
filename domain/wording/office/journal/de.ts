import type { Wording } from '../../message.ts';
import type { journalEn } from './en.ts';

export const journalDe: Wording<typeof journalEn> = {
  'journal.did.staff.invited': 'hat jemanden eingeladen',
  'journal.did.staff.joined': 'ist beigetreten',
  'journal.did.staff.roles-changed': 'hat die Rollen von jemandem geändert',
  'journal.did.staff.ended': 'hat jemandem den Zugang entzogen',
  'journal.did.staff.session-ended': 'hat Sitzungen beendet',
  'journal.did.staff.factor-changed': 'hat einen zweiten Faktor geändert',
  'journal.did.code.blocked': 'hat den Code gesperrt',
  'journal.did.code.unblocked': 'hat den Code entsperrt',
  'journal.did.code.extended': 'hat den Code verlängert',
  'journal.did.code.replaced': 'hat den Code neu ausgestellt',
  'journal.did.ledger.corrected': 'hat eine Buchung berichtigt',
  'journal.did.withdrawal.carried-out': 'hat den Widerruf ausgeführt',
  'journal.did.withdrawal.not-due': 'hat den Widerruf ohne Rückzahlung abgeschlossen',
  'journal.did.order.canceled': 'hat einen Teil oder alles storniert',
  'journal.did.order.mail-sent-again': 'hat die E-Mail noch einmal gesendet',
  'journal.did.order.corrected': 'hat Namen oder Adressen berichtigt',
  'journal.did.order.moved': 'hat eine Position auf eine andere Zeit verlegt',
  'journal.did.order.noted': 'hat eine Notiz hinterlassen',
  'journal.did.order.note-struck': 'hat eine Notiz gestrichen',
  'journal.did.other': 'hat etwas geändert',
  'journal.said': '{who}: {did}',
};
