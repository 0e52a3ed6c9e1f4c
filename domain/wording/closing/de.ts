import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingDe: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Ihr Besuch entfällt: {title}',
  'closing.mail.text':
    'leider kann Ihr Besuch bei {museum} zum gebuchten Termin nicht stattfinden. Das tut uns leid. Bitte wählen Sie, was Sie stattdessen möchten.',
  'closing.mail.subject.few': 'Ihre Führung findet nicht statt: {title}',
  'closing.mail.text.few':
    'leider haben zu wenige Personen Ihre Führung bei {museum} gebucht, und sie kann zum gebuchten Termin nicht stattfinden. Das tut uns leid. Bitte wählen Sie, was Sie stattdessen möchten.',
  'closing.mail.link': 'Jetzt wählen',
  'closing.mail.valid': 'Bitte antworten Sie bis: {at}',
  'closing.mail.after.money': 'Wenn wir nichts von Ihnen hören, erhalten Sie Ihr Geld zurück.',
  'closing.mail.after.voucher': 'Wenn wir nichts von Ihnen hören, erhalten Sie einen Gutschein.',
  'closing.mail.after.list':
    'Wenn wir nichts von Ihnen hören, schreiben Sie uns bitte später oder rufen Sie an: Wir finden gemeinsam eine Lösung.',
  'closing.mail.private':
    'Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, entscheidet über Ihren Besuch.',
  'closing.title': 'Ihr Besuch entfällt',
  'closing.text': 'Das tut uns leid. Bitte wählen Sie bis {until}, was Sie stattdessen möchten.',
  'closing.title.few': 'Ihre Führung findet nicht statt',
  'closing.text.few':
    'Zu wenige Personen haben diese Führung gebucht. Das tut uns leid. Bitte wählen Sie bis {until}, was Sie stattdessen möchten.',
  'closing.visit': 'Was Sie gebucht haben',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Was möchten Sie?',
  'closing.choice.other-time': 'Ein anderer Termin',
  'closing.choice.voucher': 'Ein Gutschein',
  'closing.choice.money': 'Das Geld zurück',
  'closing.day': 'Tag',
  'closing.time': 'Uhrzeit',
  'closing.times.none': 'Zurzeit hat kein anderer Termin genug Plätze für alle.',
  'closing.effect.other-time':
    'Alle kommen zum neuen Termin: {when}. Es ist nichts zu zahlen, und neue Tickets kommen per E-Mail.',
  'closing.effect.back': 'Der neue Termin ist günstiger: {amount} erhalten Sie zurück.',
  'closing.effect.money':
    '{amount} erhalten Sie auf dem Weg zurück, auf dem bezahlt wurde. Die Tickets gelten nicht mehr.',
  'closing.effect.codes':
    '{amount} sind wieder auf Ihrem Gutschein und können für einen anderen Besuch verwendet werden.',
  'closing.effect.voucher':
    'Sie erhalten per E-Mail einen Gutschein über {amount}. Die Tickets gelten nicht mehr.',
  'closing.effect.free': 'Es wurde nichts bezahlt, also geht nichts zurück. Die Tickets gelten nicht mehr.',
  'closing.button.other-time': 'Zu diesem Termin kommen',
  'closing.button.voucher': 'Den Gutschein nehmen',
  'closing.button.money': 'Das Geld zurückerhalten',
  'closing.refused.full':
    'Andere waren schneller: Dieser Termin hat nicht mehr genug Plätze. Bitte wählen Sie einen anderen.',
  'closing.refused.not-possible':
    'Das ist zurzeit nicht möglich, und nichts hat sich geändert. Bitte wählen Sie etwas anderes oder fragen Sie das Museum.',
  'closing.before': 'Sie hatten schon gewählt. Sonst hat sich nichts geändert.',
  'closing.moved.title': 'Ihr Besuch hat einen neuen Termin',
  'closing.moved.text':
    'Sie kommen am {when}. Neue Tickets sind per E-Mail unterwegs; die alten gelten nicht mehr.',
  'closing.voucher.title': 'Sie erhalten einen Gutschein',
  'closing.voucher.text': 'Er ist {amount} wert und per E-Mail unterwegs.',
  'closing.money.title': 'Sie erhalten Ihr Geld zurück',
  'closing.money.text': '{amount} gehen auf dem Weg zurück, auf dem bezahlt wurde. Eine E-Mail bestätigt es.',
  'closing.elsewhere.title': 'Es ist nichts mehr zu wählen',
  'closing.elsewhere.text':
    'Dieser Besuch wurde inzwischen verlegt oder storniert. Was jetzt gilt, steht in Ihren E-Mails.',
  'closing.listed.title': 'Das Museum kümmert sich darum',
  'closing.listed.text':
    'Das war nicht automatisch möglich. Bitte schreiben Sie uns oder rufen Sie an: Wir finden gemeinsam eine Lösung.',
  'closing.late.title': 'Die Zeit zum Wählen ist um',
  'closing.late.text':
    'Wir kümmern uns in den nächsten Tagen um Ihre Bestellung. Wenn Sie dazu etwas sagen möchten, fragen Sie bitte das Museum.',
};
