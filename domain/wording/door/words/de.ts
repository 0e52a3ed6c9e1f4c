import type { Wording } from '../../message.ts';
import type { doorEn } from './en.ts';

export const doorDe: Wording<typeof doorEn> = {
  'door.name': 'Einlass',
  'door.title': '{door} · {museum}',
  'door.language': 'Sprache',
  'door.no-script': 'Der Einlass braucht JavaScript. Bitte schalten Sie es im Browser ein.',

  'door.pair.title': 'Dieses Gerät koppeln',
  'door.pair.text':
    'Lassen Sie sich im Büro einen Code geben: „Geräte am Einlass“, „Gerät koppeln“. Er gilt einmal und zehn Minuten lang.',
  'door.pair.code': 'Code',
  'door.pair.submit': 'Koppeln',
  'door.pair.missing': 'Bitte geben Sie den Code ein.',
  'door.pair.offline': 'Es gibt kein Netz. Zum Koppeln braucht es eins, danach geht der Einlass auch ohne.',
  'door.pair.revoked': 'Dieses Gerät wurde gesperrt. Es hat alles vergessen, was es wusste.',

  'door.all-houses': 'alle Häuser',
  'door.online': 'In Verbindung',
  'door.offline': 'Kein Netz, geht weiter',
  'door.waiting': '{count, plural, one {# Scan zu senden} other {# Scans zu senden}}',
  'door.storage-full':
    'Dieses Gerät kann nichts mehr behalten. Lassen Sie diese Seite offen, bis alle Scans gesendet sind, und schaffen Sie dann Platz.',
  'door.clock-off':
    'Die Uhr dieses Geräts geht {minutes, plural, one {# Minute} other {# Minuten}} falsch. Es gilt die des Museums.',
  'door.not-ready': 'Die Tickets des Tages sind noch nicht da. Einmal am Tag braucht der Einlass Netz.',

  'door.came': 'Da',
  'door.inside': 'Im Haus',
  'door.expected': 'Noch erwartet',
  'door.count-out': 'Hinausgehende zählen',
  'door.count-in': 'Hinausgehende werden gezählt. Zurück zum Einlass',

  'door.type': 'Code, Bestellnummer oder Name',
  'door.check': 'Prüfen',
  'door.found': 'Welches Ticket?',
  'door.next': 'Weiter',
  'door.undo': 'Zurücknehmen',
  'door.let-in': '{count, plural, one {# einlassen} other {# einlassen}}',
  'door.fewer': 'Eine Person weniger',
  'door.more': 'Eine Person mehr',
  'door.force': 'Trotzdem einlassen',
  'door.force.reason': 'Warum?',
  'door.force.missing': 'Bitte sagen Sie, warum.',

  'door.answer.in': 'Herein',
  'door.answer.out': 'Hinaus',
  'door.answer.how-many': 'Wie viele?',
  'door.answer.already-in': 'Schon drin',
  'door.answer.too-early': 'Zu früh',
  'door.answer.too-late': 'Zu spät',
  'door.answer.other-day': 'Anderer Tag',
  'door.answer.other-house': 'Anderes Haus',
  'door.answer.refunded': 'Erstattet',
  'door.answer.moved': 'Umgebucht',
  'door.answer.blocked': 'Gesperrt',
  'door.answer.unknown': 'Unbekannt',
  'door.answer.voucher': 'Ein Gutschein',
  'door.answer.no-order': 'Keine solche Bestellung',
  'door.answer.asking': 'Moment',

  'door.detail.already-in': 'um {time}, {door}',
  'door.detail.before': 'heute schon um {time}, {door}',
  'door.detail.persons': '{count, plural, one {# Person} other {# Personen}}',
  'door.detail.other-house': 'für {house}',
  'door.detail.from': 'ab {time}',
  'door.detail.until': 'bis {time}',
  'door.detail.moved': 'auf {when}: Es gibt ein neues Ticket',
  'door.detail.voucher': 'Kein Ticket. Er ist noch {amount} wert.',
  'door.detail.voucher-alone': 'Kein Ticket.',
  'door.detail.valid-until': 'gültig bis {day}',
  'door.detail.offline': 'Zum Nachfragen gibt es kein Netz.',

  'door.camera': 'Kamera',
  'door.camera.sees': 'Was die Kamera sieht',
  'door.camera.on': 'Kamera an',
  'door.camera.off': 'Kamera aus',
  'door.camera.light': 'Licht',
  'door.camera.which': 'Welche Kamera',
  'door.camera.back': 'Rückkamera',
  'door.camera.refused':
    'Die Kamera lässt sich nicht benutzen. Erlauben Sie sie für diese Seite, oder nehmen Sie einen Handscanner, oder tippen Sie.',
};
