import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsDe: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Eintrittskarten',
  'documents.file.calendar': 'Besuch',
  'documents.title': 'Eintrittskarten zur Bestellung {number}',

  'documents.ticket.count': 'Karte {number} von {of}',
  'documents.ticket.persons': '{persons, plural, one {Gilt für eine Person} other {Gilt für # Personen}}',
  'documents.ticket.day': 'Gilt den ganzen Tag während der Öffnungszeiten',
  'documents.ticket.open': 'Ein Tag Ihrer Wahl',
  'documents.ticket.open.between': 'An einem beliebigen Tag vom {first} bis {last}',
  'documents.ticket.open.until': 'An einem beliebigen Tag bis {last}',
  'documents.ticket.open.from': 'An einem beliebigen Tag ab {first}',
  'documents.ticket.open.run': 'An einem beliebigen Tag der Laufzeit',
  'documents.ticket.code': 'QR-Code für den Einlass: {code}',
  'documents.ticket.place': 'Ort',
  'documents.ticket.hours': 'Geöffnet',
  'documents.ticket.directions': 'Anfahrt',
  'documents.ticket.entrance': 'Am Einlass',
  'documents.ticket.entrance.text':
    'Zeigen Sie diesen Code auf Papier oder auf dem Telefon. Er gilt für einen Einlass. Zu ermäßigten Karten bringen Sie bitte Ihren Nachweis mit.',
  'documents.ticket.order': 'Bestellung',
  'documents.ticket.name': 'Name',

  'documents.price.vat': '{price} inkl. {rate} MwSt.',
  'documents.price.vat.several': '{price} inkl. MwSt.',
  'documents.price.exempt': '{price}, umsatzsteuerfrei',
  'documents.price.free': 'Kostenfrei',

  'documents.withdrawal.none':
    'Kein Widerrufsrecht: Der Eintritt gilt für einen festen Termin (§ 312g Abs. 2 Nr. 9 BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Sie können diesen Kauf innerhalb eines Tages nach der Bestellung widerrufen.} other {Sie können diesen Kauf innerhalb von # Tagen nach der Bestellung widerrufen.}}',

  'documents.mail.subject': 'Ihre Eintrittskarten für {event}, Bestellung {number}',
  'documents.mail.subject.several': 'Ihre Eintrittskarten, Bestellung {number}',
  'documents.mail.greeting': 'Guten Tag, {name},',
  'documents.mail.greeting.nameless': 'Guten Tag,',
  'documents.mail.thanks':
    'vielen Dank für Ihre Bestellung. Ihre Eintrittskarten liegen als PDF bei, eine Seite für jeden Einlass. Bringen Sie sie auf Papier oder auf dem Telefon mit.',
  'documents.mail.calendar': 'Mit der Kalenderdatei im Anhang übernehmen Sie den Termin in Ihren Kalender.',
  'documents.mail.order': 'Ihre Bestellung',
  'documents.mail.number': 'Bestellnummer',
  'documents.mail.date': 'Bestellt am',
  'documents.mail.payment': 'Zahlung',
  'documents.mail.total': 'Gesamtbetrag',
  'documents.mail.vat': 'inkl. {rate} MwSt. auf netto {net}',
  'documents.mail.exempt': 'davon umsatzsteuerfrei',
  'documents.mail.review': 'Bestellung ansehen',
  'documents.mail.review.text': 'Ihre Bestellung, mit den Karten zum erneuten Herunterladen:',
  'documents.mail.farewell': 'Wir freuen uns auf Ihren Besuch.',
  'documents.mail.contact': 'Haben Sie eine Frage, schreiben Sie an {email} oder rufen Sie uns an: {phone}.',
  'documents.mail.contact.mail': 'Haben Sie eine Frage, schreiben Sie an {email}.',

  'documents.refund.subject': 'Sie erhalten Ihre Zahlung von {amount} zurück',
  'documents.refund.reason.places-gone':
    'Ihre Zahlung ist bei uns angekommen, als Ihre Reservierung schon abgelaufen war und die Plätze vergeben waren. Das tut uns leid.',
  'documents.refund.reason.paid-twice':
    'Für eine Bestellung, die Sie schon bezahlt hatten, ist eine zweite Zahlung bei uns angekommen. Ihre Bestellung bleibt, wie sie ist; nur die zweite Zahlung geht zurück.',
  'documents.refund.reason.not-booked':
    'Aus Ihrer Zahlung ist keine Bestellung geworden: Der Kauf war abgebrochen, oder die Bestellung wurde nicht rechtzeitig bestätigt. Es ist nichts gebucht.',
  'documents.refund.money':
    'Sie erhalten den vollen Betrag von {amount} auf demselben Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage. Sie brauchen nichts weiter zu tun.',
  'documents.refund.heading': 'Nicht gebucht',
  'documents.refund.amount': 'Erstattung',
  'documents.refund.again.places-gone':
    'Wenn Sie trotzdem kommen möchten: Andere Termine finden Sie in unserem Shop.',
  'documents.refund.again.not-booked':
    'Wenn Sie trotzdem kommen möchten, können Sie Ihre Karten in unserem Shop neu auswählen.',
};
