import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payDe: Wording<typeof payEn> = {
  'pay.mail.subject': 'Bitte bezahlen Sie Ihre Bestellung: {amount}',
  'pay.mail':
    'alles in Ihrer Bestellung bei {museum} ist für Sie reserviert. Bitte bezahlen Sie {amount} online. Sobald bezahlt ist, ist die Bestellung bestätigt, und alles, was dazugehört, kommt per E-Mail.',
  'pay.mail.link': '{amount} bezahlen',
  'pay.mail.valid': 'Der Link gilt bis: {at}',
  'pay.mail.otherwise':
    'Wenn Sie schon bezahlt oder diese Bestellung nicht aufgegeben haben, brauchen Sie nichts zu tun. Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, sieht, was bestellt wurde.',
  'pay.title': 'Bestellung bezahlen',
  'pay.text':
    'Alles in dieser Bestellung ist bis {until} für Sie reserviert. Sobald sie bezahlt ist, ist sie bestätigt, und alles, was dazugehört, kommt per E-Mail.',
  'pay.order': 'Ihre Bestellung',
  'pay.total': 'Zu zahlen',
  'pay.part': '{count} × {name}',
  'pay.how': 'Wie möchten Sie bezahlen?',
  'pay.button': '{amount} bezahlen',
  'pay.none':
    'Zurzeit kann nichts online bezahlt werden. Bitte versuchen Sie es später noch einmal oder fragen Sie das Museum.',
  'pay.paid': 'Diese Bestellung ist bezahlt',
  'pay.paid.text': 'Es ist nichts mehr zu zahlen. Tickets und Unterlagen sind per E-Mail unterwegs.',
  'pay.expired': 'Die Zeit zum Bezahlen ist um',
  'pay.expired.text':
    'Es wurde nichts abgebucht, und die Plätze können von anderen gekauft werden. Wenn Sie noch kommen möchten, fragen Sie bitte das Museum oder wählen Sie neu.',
  'pay.canceled': 'Diese Bestellung wurde storniert',
  'pay.canceled.text': 'Es ist nichts zu zahlen.',
  'pay.replaced': 'Es gibt einen neueren Link',
  'pay.replaced.text':
    'Zu dieser Bestellung haben wir Ihnen eine weitere E-Mail gesendet. Bitte benutzen Sie den Link darin.',
  'pay.moved.mail.subject': 'Bitte bezahlen Sie {amount} für Ihre neue Zeit',
  'pay.moved.mail':
    'die Plätze zur neuen Zeit bei {museum} sind für Sie reserviert. Bitte bezahlen Sie den Aufpreis von {amount} online. Sobald er bezahlt ist, wird Ihr Besuch umgebucht, und neue Tickets kommen per E-Mail. Bis dahin gelten Ihre bisherigen Tickets.',
  'pay.moved.mail.otherwise':
    'Wenn Sie lieber zur bisherigen Zeit kommen, brauchen Sie nichts zu tun. Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, sieht, was bestellt wurde.',
  'pay.moved.title': 'Aufpreis bezahlen',
  'pay.moved.text':
    'Die Plätze zur neuen Zeit sind bis {until} für Sie reserviert. Sobald der Aufpreis bezahlt ist, wird Ihr Besuch umgebucht (bisher: {from}), und neue Tickets kommen per E-Mail. Bis dahin gelten Ihre bisherigen Tickets.',
  'pay.moved.order': 'Ihr Besuch zur neuen Zeit',
  'pay.moved.before': 'Schon bezahlt',
  'pay.moved.paid': 'Der Aufpreis ist bezahlt',
  'pay.moved.paid.text': 'Ihr Besuch ist umgebucht. Neue Tickets sind per E-Mail unterwegs.',
  'pay.moved.expired.text':
    'Es wurde nichts abgebucht, und nichts hat sich geändert: Es bleibt bei Ihrer bisherigen Zeit. Wenn Sie weiterhin zu einer anderen Zeit kommen möchten, fragen Sie bitte das Museum.',
  'pay.moved.canceled': 'Dieser Link gilt nicht mehr',
  'pay.moved.canceled.text':
    'Darüber wurde nichts abgebucht. Wenn Sie eine neuere E-Mail zu dieser Bestellung haben, benutzen Sie bitte diese, oder fragen Sie das Museum.',
};
