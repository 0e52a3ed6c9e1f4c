import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersDe: Wording<typeof groupOffersEn> = {
  'offer.title': 'Ihr Angebot',
  'offer.open': 'Ein Angebot für Ihre Gruppe',
  'offer.open.text':
    'Alles darin ist bis einschließlich {until} für Sie reserviert. Wenn Sie es bis dahin nicht annehmen, gehen die Plätze an andere, und Sie schulden nichts.',
  'offer.accepted': 'Sie haben dieses Angebot angenommen',
  'offer.accepted.text':
    'Ihre Bestellung ist aufgegeben. Die Bankdaten sind per E-Mail an Sie unterwegs; mit dem Geld ist die Bestellung bestätigt, und die Tickets folgen.',
  'offer.paid': 'Diese Bestellung ist bezahlt',
  'offer.paid.text': 'Es ist nichts mehr zu zahlen. Tickets und Unterlagen sind per E-Mail unterwegs.',
  'offer.declined': 'Sie haben dieses Angebot abgelehnt',
  'offer.declined.text':
    'Die Plätze sind wieder frei, und Sie schulden nichts. Wenn sich Ihre Pläne ändern, bitten Sie uns um ein neues Angebot.',
  'offer.withdrawn': 'Dieses Angebot wurde zurückgezogen',
  'offer.withdrawn.text':
    'Das Museum hat es zurückgenommen. Sie schulden nichts. Bitte schreiben Sie uns, wenn Sie ein neues möchten.',
  'offer.lapsed': 'Dieses Angebot ist abgelaufen',
  'offer.lapsed.text':
    'Die Frist ist um, und die Plätze können an andere gegangen sein. Sie schulden nichts. Bitte schreiben Sie uns, wenn Sie weiterhin kommen möchten.',
  'offer.given-up': 'Diese Bestellung besteht nicht mehr',
  'offer.given-up.text':
    'Sie wurde storniert, oder das Geld kam nicht rechtzeitig an. Bitte schreiben Sie uns, wenn Sie weiterhin kommen möchten.',
  'offer.what': 'Was wir anbieten',
  'offer.total': 'Summe',
  'offer.reduction': '{percent}\u00a0% Nachlass für Ihre Gruppe, schon abgezogen',
  'offer.message': 'Vom Museum',
  'offer.numbers': 'Wie viele kommen?',
  'offer.numbers.until':
    'Bis einschließlich {day} können Sie das selbst ändern: mehr, solange Plätze frei sind, weniger ohne Kosten. Den neuen Preis sehen Sie vorher.',
  'offer.numbers.fixed':
    'Die Zahlen ließen sich hier bis {day} ändern. Wenn sich etwas geändert hat, schreiben Sie uns bitte: {contact}',
  'offer.numbers.museum':
    'Die Zahlen lassen sich hier nicht ändern. Wenn sich etwas geändert hat, schreiben Sie uns bitte: {contact}',
  'offer.people': 'Personen',
  'offer.numbers.check': 'Neuen Preis anzeigen',
  'offer.numbers.same': 'Das sind die Zahlen, die wir notiert haben.',
  'offer.numbers.new': 'Neue Summe: {total} (bisher {before})',
  'offer.numbers.save': 'Auf diese Zahlen ändern',
  'offer.numbers.keep': 'So lassen, wie sie sind',
  'offer.numbers.saved': 'Die neuen Zahlen sind notiert, und die Plätze sind reserviert.',
  'offer.accept': 'Angebot annehmen',
  'offer.accept.how':
    'Sie bezahlen per Überweisung; die Bankdaten kommen per E-Mail. Die Rechnung geht an diese Anschrift.',
  'offer.decline': 'Angebot ablehnen',
  'offer.decline.text': 'Die Plätze gehen dann an andere.',
  'offer.because': 'Was passt nicht? (freiwillig)',
  'offer.decline.button': 'Ablehnen',
  'offer.order.link': 'Bestellung und Bankdaten ansehen',
  'offer.due': 'Bitte überweisen Sie {total} bis {day} mit dem Verwendungszweck {reference}.',
  'offer.mail.subject': 'Unser Angebot für Ihre Gruppe',
  'offer.mail':
    'vielen Dank für Ihre Anfrage. {museum} hat ein Angebot für Sie zusammengestellt; die Plätze sind bis einschließlich {day} für Sie reserviert.',
  'offer.mail.link': 'Angebot ansehen',
  'offer.mail.valid': 'Sie können es annehmen oder ablehnen bis: {at}',
  'offer.mail.otherwise':
    'Bitte geben Sie diese E-Mail nicht weiter: Wer den Link hat, kann an Ihrer Stelle antworten.',
  'offer.reminder.subject': 'Unser Angebot an Sie endet am {day}',
  'offer.reminder':
    'unser Angebot für Ihre Gruppe ist noch offen. Die Plätze sind bis einschließlich {day} reserviert; danach können andere sie haben. Wenn Sie sich schon anders entschieden haben, lehnen Sie es bitte ab, damit die Plätze frei werden.',
  'offer.accepted.link.text':
    'Ihre Bestellung ist aufgegeben. Bezahlen Sie sie über den Link unten, den Sie auch per E-Mail bekommen; mit dem Geld ist die Bestellung bestätigt, und die Tickets folgen.',
  'offer.accept.how.link':
    'Sie bezahlen online: Der Link kommt per E-Mail und steht auf dieser Seite. Die Rechnung geht an diese Anschrift.',
  'offer.pay': 'Jetzt {total} bezahlen',
  'offer.order.view': 'Bestellung ansehen',
  'offer.numbers.until.paid':
    'Bis einschließlich {day} können Sie das noch selbst ändern. Kommen mehr, zahlen Sie den Rest nach; kommen weniger, erhalten Sie das Geld dafür zurück. Den Betrag sehen Sie vorher.',
  'offer.numbers.back': '{amount} gehen auf dem Weg an Sie zurück, auf dem sie kamen. Neue Summe: {total}',
  'offer.numbers.due': '{amount} sind nachzuzahlen. Neue Summe: {total}',
  'offer.numbers.both':
    '{back} gehen auf dem Weg an Sie zurück, auf dem sie kamen, und {due} sind nachzuzahlen. Neue Summe: {total}',
  'offer.more': 'Noch zu bezahlen',
  'offer.more.text':
    'Diese Plätze sind bis einschließlich {day} reserviert. Mit dem Geld folgen die Tickets.',
  'offer.changed.subject': 'Die neuen Zahlen für Ihre Gruppe',
  'offer.changed': 'wir haben die neuen Zahlen notiert: {after} statt {before}. Die Summe ist jetzt {total}.',
  'offer.changed.back': '{amount} gehen auf dem Weg an Sie zurück, auf dem sie kamen.',
  'offer.changed.due': '{amount} sind nachzuzahlen; wie, sagt eine eigene E-Mail.',
  'offer.changed.until': 'Sie können die Zahlen ändern bis: {day}',
  'offer.withdrawn.subject': 'Unser Angebot besteht nicht mehr',
  'offer.withdrawn.mail':
    'es tut uns leid: {museum} muss das Angebot für Ihre Gruppe zurückziehen. Die Plätze sind nicht mehr reserviert, und Sie schulden nichts. Wenn Sie weiterhin kommen möchten, schreiben Sie uns bitte.',
  'offer.pdf': 'Angebot als PDF',
  'offer.pdf.title': 'Angebot {number}',
  'offer.pdf.date': 'Datum des Angebots',
  'offer.pdf.valid': 'Gültig bis',
  'offer.pdf.accepted': 'Angenommen am',
  'offer.pdf.numbers': 'Zahlen änderbar bis',
  'offer.pdf.note':
    'Dies ist ein Angebot und keine Rechnung. Angenommen wird es auf seiner Seite; der Link kam per E-Mail.',
};
