import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferDe: Wording<typeof transferEn> = {
  'transfer.hint':
    'Bitte bis {due} überweisen. Die Tickets kommen per E-Mail, sobald das Geld eingegangen ist.',
  'transfer.hint.companies':
    'Für Schulen, Firmen und Behörden. Bitte bis {due} überweisen; die Tickets kommen per E-Mail, sobald das Geld eingegangen ist.',
  'transfer.not.visit_too_soon':
    'Per Überweisung können Sie Besuche ab {day} bezahlen: Das Geld muss vor dem Besuch eingehen.',
  'transfer.title': 'Für Sie reserviert: Bitte überweisen Sie den Betrag',
  'transfer.text':
    'Bitte überweisen Sie {amount} so, dass das Geld bis {due} eingeht. So lange ist alles aus Ihrer Bestellung für Sie reserviert. Sobald das Geld da ist, ist die Bestellung bestätigt, und was dazugehört, kommt per E-Mail.',
  'transfer.part':
    'Ein Teil des Betrags ist eingegangen. Es fehlen noch {missing}; bitte überweisen Sie den Rest mit demselben Verwendungszweck.',
  'transfer.account': 'Angaben für die Überweisung',
  'transfer.holder': 'Kontoinhaber',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.amount': 'Betrag',
  'transfer.reference': 'Verwendungszweck',
  'transfer.due': 'Zahlbar bis',
  'transfer.reference.hint':
    'Bitte geben Sie genau diesen Verwendungszweck an. An ihm erkennen wir, zu welcher Bestellung das Geld gehört.',
  'transfer.copy': 'Kopieren',
  'transfer.copy.label': 'Kopieren: {what}',
  'transfer.copied': 'Kopiert: {what}',
  'transfer.code': 'Code für Banking-Apps',
  'transfer.code.hint': 'Scannen Sie ihn mit Ihrer Banking-App, dann ist die Überweisung ausgefüllt.',
  'transfer.mailed': 'Wir haben diese Angaben auch an {email} geschickt. Sie können diese Seite schließen.',
  'transfer.mailed.nameless':
    'Wir haben Ihnen diese Angaben auch per E-Mail geschickt. Sie können diese Seite schließen.',
  'transfer.cancel': 'Bestellung stornieren',
  'transfer.cancel.sure':
    'Wenn Sie stornieren, sind Ihre Plätze für andere frei, und Sie brauchen nichts zu überweisen. Geld, das schon unterwegs ist, bekommen Sie zurück.',
  'transfer.cancel.yes': 'Ja, Bestellung stornieren',
  'transfer.cancel.no': 'Bestellung behalten',
  'transfer.canceled': 'Ihre Bestellung ist storniert',
  'transfer.canceled.text':
    'Ihre Plätze sind wieder frei. Bitte überweisen Sie nichts mehr; Geld, das schon unterwegs ist, bekommen Sie zurück.',
  'transfer.gone': 'Das Geld ist nicht rechtzeitig eingegangen',
  'transfer.gone.text':
    'Ihre Plätze sind wieder frei. Wenn Sie doch überwiesen haben, bekommen Sie die Tickets, falls noch Plätze frei sind; sonst bekommen Sie den ganzen Betrag zurück.',
  'transfer.mail.asked.subject': 'Bitte überweisen Sie {amount} bis {due}',
  'transfer.mail.asked':
    'vielen Dank für Ihre Bestellung. Alles daraus ist für Sie reserviert. Bitte überweisen Sie {amount} so, dass das Geld bis {due} eingeht. Sobald es da ist, ist die Bestellung bestätigt, und was dazugehört, kommt per E-Mail.',
  'transfer.mail.reminder.subject': 'Zur Erinnerung: Bitte überweisen Sie {amount} bis {due}',
  'transfer.mail.reminder':
    'für Ihre Bestellung fehlen noch {amount}. Bitte überweisen Sie den Betrag so, dass er bis {due} eingeht; danach sind Ihre Plätze für andere frei. Wenn Sie in den letzten Tagen überwiesen haben, brauchen Sie nichts zu tun.',
  'transfer.mail.lapsed.subject': 'Ihre Reservierung ist beendet',
  'transfer.mail.lapsed':
    'das Geld für Ihre Bestellung ist nicht bis {due} eingegangen. Ihre Plätze sind deshalb wieder für andere frei. Wenn Sie doch überwiesen haben, bekommen Sie die Tickets, falls noch Plätze frei sind; sonst bekommen Sie den ganzen Betrag zurück.',
  'transfer.mail.page': 'Bestellung ansehen',
  'transfer.mail.cancel':
    'Dort sehen Sie auch, ob das Geld eingegangen ist, und können die Bestellung stornieren.',
  'transfer.mail.otherwise':
    'Wenn Sie das nicht bestellt haben, brauchen Sie nichts zu tun: Ohne Zahlung endet die Bestellung von selbst.',
  'transfer.mail.again': 'Zum Programm',
};
