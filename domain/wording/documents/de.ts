import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsDe: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Tickets',
  'documents.file.calendar': 'Besuch',
  'documents.file.passes': 'Jahreskarten',
  'documents.file.vouchers': 'Gutscheine',
  'documents.file.invoice': 'Rechnung',
  'documents.file.credit-note': 'Rechnungskorrektur',
  'documents.title': 'Tickets zur Bestellung {number}',

  'documents.ticket.count': 'Ticket {number} von {of}',
  'documents.ticket.persons': '{persons, plural, one {Gilt für eine Person} other {Gilt für # Personen}}',
  'documents.ticket.day': 'Gilt den ganzen Tag während der Öffnungszeiten',
  'documents.ticket.open': 'Ein Tag Ihrer Wahl',
  'documents.ticket.open.between': 'vom {first} bis {last}',
  'documents.ticket.open.until': 'bis {last}',
  'documents.ticket.open.from': 'ab {first}',
  'documents.ticket.open.run': 'während der Laufzeit',
  'documents.ticket.code': 'QR-Code für den Einlass: {code}',
  'documents.ticket.place': 'Ort',
  'documents.ticket.hours': 'Geöffnet',
  'documents.ticket.directions': 'Anfahrt',
  'documents.ticket.entrance': 'Am Einlass',
  'documents.ticket.entrance.text':
    'Zeigen Sie diesen Code auf Papier oder auf dem Smartphone. Er gilt für einen Einlass. Bei ermäßigten Tickets bringen Sie bitte Ihren Nachweis mit.',
  'documents.ticket.order': 'Bestellung',
  'documents.ticket.name': 'Name',

  'documents.saved.note': 'Gespeichert am {day}, {time}. Der Shop ist gerade nicht zu erreichen.',
  'documents.saved.again': 'Noch einmal laden',
  'documents.saved.large': 'Groß zeigen',
  'documents.saved.previous': 'Zurück',
  'documents.saved.next': 'Weiter',
  'documents.saved.close': 'Schließen',

  'documents.tour.kind': 'Führung, {language}',
  'documents.tour.meeting': 'Treffpunkt',
  'documents.tour.exhibition': 'Ausstellung',
  'documents.tour.group': 'Gebucht für',
  'documents.tour.persons': '{persons, plural, one {# Person} other {# Personen}}',
  'documents.tour.groups':
    '{groups, plural, one {# Gruppe} other {# Gruppen}}, {persons, plural, one {# Person} other {# Personen}}',
  'documents.tour.answers': 'Ihre Antworten',

  'documents.time': '{time} Uhr',
  'documents.entry': 'Einlass',
  'documents.entry.between': 'Einlass von {from} bis {until} Uhr',
  'documents.entry.from': 'Einlass ab {from} Uhr',
  'documents.entry.until': 'Einlass bis {until} Uhr',

  'documents.pass.title': 'Jahreskarten zur Bestellung {number}',
  'documents.pass.count': 'Jahreskarte {number} von {of}',
  'documents.pass.valid': 'Gültig vom {first} bis {last}',
  'documents.pass.code': 'QR-Code der Jahreskarte: {code}',
  'documents.pass.owner': 'Für',
  'documents.pass.sent': 'Geht an',
  'documents.pass.entrance.text':
    'Zeigen Sie diesen Code bei jedem Besuch auf Papier oder auf dem Smartphone, zusammen mit einem Ausweis. Die Karte ist persönlich. Bei einer ermäßigten Karte bringen Sie bitte auch den Nachweis mit.',

  'documents.voucher.title': 'Gutscheine zur Bestellung {number}',
  'documents.voucher.count': 'Gutschein {number} von {of}',
  'documents.voucher.valid': 'Gültig bis {last}',
  'documents.voucher.rate': 'Gilt für alles mit {rate} MwSt.',
  'documents.voucher.code': 'QR-Code des Gutscheins: {code}',
  'documents.voucher.redeem': 'So lösen Sie ihn ein',
  'documents.voucher.redeem.text':
    'Wählen Sie in unserem Shop aus, was Ihnen gefällt, und geben Sie den Code im Warenkorb ein.',
  'documents.voucher.rest': 'Restbetrag',
  'documents.voucher.rest.text': 'Was Sie nicht ausgeben, bleibt auf dem Gutschein stehen.',
  'documents.voucher.safe': 'Gut aufheben',
  'documents.voucher.safe.text': 'Wer den Code hat, kann ihn einlösen.',
  'documents.voucher.from': 'Einlösbar bei',
  'documents.present.subject': 'Ein Geschenk von {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Ein Gutschein} other {# Gutscheine}} für unser Museum, geschenkt von {from}.',
  'documents.present.redeem': 'Jetzt einlösen',
  'documents.present.how':
    'Die Schaltfläche öffnet unseren Shop, mit dem Gutschein im Warenkorb. Auch an unseren Kassen gilt er: Zeigen Sie dort den Code.',
  'documents.present.attached':
    'Zum Ausdrucken {count, plural, one {liegt der Gutschein} other {liegen die Gutscheine}} als PDF bei.',
  'documents.present.why':
    'Ihre Adresse haben wir von {from}, für dieses Geschenk. Wir verwenden sie für nichts anderes.',
  'documents.present.on': 'geht am {day} per E-Mail an {name} ({email})',
  'documents.present.now': 'geht jetzt per E-Mail an {name} ({email})',
  'documents.present.label': 'Geschenk',
  'documents.present.code':
    'Den Code des Geschenks erfährt nur, wer es bekommt. Auf der Seite Ihrer Bestellung finden Sie den Gutschein, falls die E-Mail verloren geht.',
  'documents.present.refused.subject': 'Ihr Geschenk für {name} konnte nicht zugestellt werden',
  'documents.present.refused.text':
    'der Mailserver von {email} hat unsere E-Mail mit dem Gutschein für {name} endgültig abgelehnt.',
  'documents.present.refused.next':
    'Der Gutschein ist gültig. Auf der Seite Ihrer Bestellung finden Sie ihn mit seinem Code, zum Ausdrucken oder Weitergeben.',
  'documents.present.sample': 'Muster',
  'documents.present.sample.text': 'Der Code ist ein Muster. Den echten gibt es nach dem Bezahlen.',
  'documents.voucher.greeting': 'Gruß',

  'documents.goods.sent': 'Kommt mit der Post',

  'documents.invoice.title': 'Rechnung {number}',
  'documents.invoice.credit': 'Rechnungskorrektur {number}',
  'documents.invoice.supplement':
    'Diese Rechnung ergänzt die Rechnung {number} vom {date}: Aufpreis für eine Umbuchung auf eine andere Zeit.',
  'documents.invoice.credit.part':
    'Diese Rechnungskorrektur berichtigt die Rechnung {number} vom {date}: Ein Teil der Bestellung wurde zurückgenommen.',
  'documents.invoice.credit.of':
    'Diese Rechnungskorrektur storniert die Rechnung {number} vom {date}. Die Bestellung wurde vollständig erstattet.',
  'documents.invoice.number': 'Rechnungsnummer',
  'documents.invoice.credit.number': 'Nummer der Korrektur',
  'documents.invoice.date': 'Ausgestellt am',
  'documents.invoice.external': 'Ihre Belegnummer',
  'documents.invoice.buyer_vat_id': 'Ihre USt-IdNr.',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Kostenstelle',
  'documents.invoice.page': 'Seite {page} von {of}',
  'documents.invoice.item': 'Leistung',
  'documents.invoice.count': 'Menge',
  'documents.invoice.rate': 'USt.',
  'documents.invoice.unit': 'Einzelpreis',
  'documents.invoice.amount': 'Betrag',
  'documents.invoice.shipping': 'Versand',
  'documents.invoice.discount': 'Rabattcode {code}',
  'documents.invoice.taxed': 'Gutschein {code}, mit {rate} MwSt. verkauft',
  'documents.invoice.total': 'Gesamtbetrag inkl. USt.',
  'documents.invoice.total.untaxed': 'Gesamtbetrag',
  'documents.invoice.voucher': 'Bezahlt mit Gutschein {code}',
  'documents.invoice.voucher.back': 'Zurück auf Gutschein {code}',
  'documents.invoice.paid': 'Bezahlt: {payment}',
  'documents.invoice.back': 'Erstattet: {payment}',
  'documents.invoice.net': 'Netto',
  'documents.invoice.tax': 'Umsatzsteuer',
  'documents.invoice.gross': 'Brutto',
  'documents.invoice.exempt': 'steuerfrei',
  'documents.gift': 'Danke für Ihre Spende. Sie ist freiwillig: ohne Mehrwertsteuer und ohne Widerrufsrecht.',
  'documents.invoice.gift': 'ohne MwSt.',
  'documents.invoice.gift.note': 'Spende: freiwillige Zuwendung ohne Gegenleistung, nicht umsatzsteuerbar.',
  'documents.invoice.multi': 'Gutschein',
  'documents.invoice.supply': 'Wo nichts anderes steht, entspricht das Leistungsdatum dem Ausstellungsdatum.',
  'documents.invoice.included': 'Einzelpreise und Beträge enthalten die Umsatzsteuer.',
  'documents.invoice.exempt.note':
    'Steuerfrei: nach §\u00a04 Nr.\u00a020 Buchst.\u00a0a UStG von der Umsatzsteuer befreit.',
  'documents.invoice.multi.note':
    'Gutschein: Der Verkauf eines Mehrzweck-Gutscheins unterliegt nicht der Umsatzsteuer (§\u00a03 Abs.\u00a015 UStG); sie fällt bei der Einlösung an.',
  'documents.invoice.tax-number': 'Steuernummer {number}',
  'documents.invoice.vat-id': 'USt-IdNr. {number}',

  'documents.price.vat': '{price} inkl. {rate} MwSt.',
  'documents.price.vat.several': '{price} inkl. MwSt.',
  'documents.price.exempt': '{price}, umsatzsteuerfrei',
  'documents.price.free': 'Kostenfrei',

  'documents.withdrawal.none':
    'Kein Widerrufsrecht: Der Eintritt gilt für einen festen Termin (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Sie können diesen Kauf innerhalb eines Tages ab Vertragsschluss widerrufen.} other {Sie können diesen Kauf innerhalb von # Tagen ab Vertragsschluss widerrufen.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Sie können diesen Kauf innerhalb eines Tages nach Erhalt der Ware widerrufen.} other {Sie können diesen Kauf innerhalb von # Tagen nach Erhalt der Ware widerrufen.}}',

  'documents.mail.subject': 'Ihre Tickets für {event}, Bestellung {number}',
  'documents.mail.subject.several': 'Ihre Tickets, Bestellung {number}',
  'documents.mail.subject.order': 'Ihre Bestellung bei {museum}, Nummer {number}',
  'documents.mail.greeting': 'Guten Tag {name},',
  'documents.mail.greeting.nameless': 'Guten Tag,',
  'documents.mail.thanks': 'vielen Dank für Ihre Bestellung.',
  'documents.mail.parcel': 'Was wir mit der Post schicken, geht an: {address}',
  'documents.mail.more':
    '{count, plural, one {Ein weiterer Code steht} other {# weitere Codes stehen}} im PDF im Anhang und auf der Seite Ihrer Bestellung.',
  'documents.mail.attached': 'Im Anhang: {files}.',
  'documents.mail.attached.tickets': 'die Tickets zum Ausdrucken',
  'documents.mail.attached.passes':
    '{count, plural, one {die Jahreskarte} other {die Jahreskarten}} zum Ausdrucken',
  'documents.mail.attached.vouchers':
    '{count, plural, one {der Gutschein} other {die Gutscheine}} zum Ausdrucken oder Weitergeben',
  'documents.mail.attached.calendar': 'der Termin für Ihren Kalender',
  'documents.mail.attached.invoice': 'die Rechnung',
  'documents.mail.attached.terms': 'unsere Geschäftsbedingungen mit allem zum Widerruf',
  'documents.mail.order': 'Ihre Bestellung',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Bestellnummer',
  'documents.mail.date': 'Bestellt am',
  'documents.mail.payment': 'Zahlung',
  'documents.mail.payment.voucher': 'Gutschein',
  'documents.mail.mandate.reference': 'Mandatsreferenz',
  'documents.mail.mandate.creditor': 'Gläubiger-Identifikationsnummer',
  'documents.mail.mandate':
    'Sie haben {museum} ermächtigt, diese Zahlung einmalig von Ihrem Konto per SEPA-Lastschrift einzuziehen, und Ihr Kreditinstitut angewiesen, die Lastschrift einzulösen. Innerhalb von acht Wochen ab dem Tag der Belastung können Sie die Erstattung verlangen; es gelten die mit Ihrem Kreditinstitut vereinbarten Bedingungen.',
  'documents.mail.total': 'Zahlbetrag',
  'documents.mail.shipping': 'Versand',
  'documents.mail.code': 'Code {code}',
  'documents.mail.vat': 'inkl. {rate} MwSt. auf netto {net}',
  'documents.mail.exempt': 'davon ohne MwSt.',
  'documents.mail.review': 'Bestellung ansehen',
  'documents.mail.review.text': 'Ihre Bestellung, mit allem zum erneuten Herunterladen:',
  'documents.mail.farewell': 'Wir freuen uns auf Ihren Besuch.',
  'documents.mail.contact': 'Haben Sie Fragen? Schreiben Sie an {email} oder rufen Sie uns an: {phone}.',
  'documents.mail.contact.mail': 'Haben Sie Fragen? Schreiben Sie an {email}.',

  'documents.moved.subject': 'Ihr Besuch ist verlegt: {event}, Bestellung {number}',
  'documents.moved.reason':
    'wir haben Ihren Besuch aus der Bestellung {number} auf einen neuen Termin verlegt.',
  'documents.moved.now': 'Neuer Termin',
  'documents.moved.before': 'Bisher',
  'documents.moved.tickets':
    'Ihre neuen Tickets liegen dieser E-Mail bei. Die bisherigen Tickets für diesen Besuch gelten nicht mehr.',
  'documents.moved.calendar':
    'Bitte öffnen Sie die Kalenderdatei im Anhang, um den Termin in Ihrem Kalender zu ändern.',

  'documents.return.voucher': 'Gutschein',
  'documents.return.subject': 'Ein Teil Ihrer Bestellung {number} ist storniert',
  'documents.return.subject.price': 'Erstattung zu Ihrer Bestellung {number}',
  'documents.return.part':
    'wir haben einen Teil Ihrer Bestellung {number} storniert. Was unten steht, gilt nicht mehr; alles andere bleibt, wie es ist.',
  'documents.return.price':
    'wir erstatten Ihnen einen Betrag zu Ihrer Bestellung {number}. Sie bleibt, wie sie ist.',
  'documents.return.money':
    'Sie erhalten {amount} auf demselben Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage. Sie brauchen nichts weiter zu tun.',
  'documents.return.codes': 'Auf Ihren Gutscheincodes stehen wieder {amount}.',
  'documents.return.instead':
    'Statt Geld erhalten Sie einen Gutschein über {amount}. Sein Code ist {code}; er gilt bis {last}. Geben Sie den Code in unserem Shop im Warenkorb ein.',
  'documents.return.fee': 'Davon haben wir {amount} als Gebühr einbehalten.',
  'documents.return.kept': 'Es wird kein Geld erstattet.',
  'documents.refund.subject': 'Sie erhalten Ihre Zahlung von {amount} zurück',
  'documents.refund.reason.places-gone':
    'Ihre Zahlung ist bei uns angekommen, als Ihre Reservierung schon abgelaufen war und die Plätze vergeben waren. Das tut uns leid.',
  'documents.refund.reason.paid-twice':
    'für eine Bestellung, die Sie schon bezahlt hatten, ist eine zweite Zahlung bei uns angekommen. Ihre Bestellung bleibt, wie sie ist; nur die zweite Zahlung geht zurück.',
  'documents.refund.reason.not-booked':
    'aus Ihrer Zahlung ist keine Bestellung geworden: Der Kauf war abgebrochen, oder die Bestellung wurde nicht rechtzeitig bestätigt. Es ist nichts gebucht.',
  'documents.refund.reason.order-refunded':
    'wir haben Ihre Bestellung {number} storniert und erstatten sie vollständig. Tickets, Jahreskarten und Gutscheine daraus gelten nicht mehr.',
  'documents.refund.codes': 'Auf Ihren Gutscheincodes steht wieder, was Sie eingelöst hatten: {amount}.',
  'documents.refund.free.subject': 'Ihre Bestellung ist nicht gebucht',
  'documents.refund.free.places-gone':
    'Ihre Bestellung ist bei uns angekommen, als Ihre Reservierung schon abgelaufen war und die Plätze vergeben waren. Es ist nichts gebucht, und Sie haben nichts bezahlt. Das tut uns leid.',
  'documents.refund.free.not-booked':
    'es ist nichts gebucht: Die Bestellung war abgebrochen oder wurde nicht rechtzeitig bestätigt. Sie haben nichts bezahlt.',
  'documents.refund.free.order-refunded':
    'wir haben Ihre Bestellung {number} storniert. Tickets, Jahreskarten und Gutscheine daraus gelten nicht mehr.',
  'documents.refund.subject.order': 'Ihre Bestellung {number} ist storniert',
  'documents.refund.credit-note': 'Die Rechnungskorrektur liegt bei.',
  'documents.refund.cancelled': 'Storniert',
  'documents.refund.money':
    'Sie erhalten den vollen Betrag von {amount} auf demselben Weg zurück, auf dem Sie bezahlt haben. Je nach Bank dauert das einige Tage. Sie brauchen nichts weiter zu tun.',
  'documents.refund.reason.not-moved':
    'Ihre Zahlung für eine Umbuchung ist bei uns angekommen, als diese nicht mehr möglich war. Es wurde nichts umgebucht.',
  'documents.refund.notMoved': 'Nicht umgebucht',
  'documents.refund.heading': 'Nicht gebucht',
  'documents.refund.amount': 'Erstattung',
  'documents.refund.again.places-gone':
    'Wenn Sie trotzdem kommen möchten: Andere Termine finden Sie in unserem Shop.',
  'documents.refund.again.not-booked':
    'Wenn Sie trotzdem kommen möchten, können Sie Ihre Tickets in unserem Shop neu auswählen.',

  'documents.withdrawn.subject': 'Ihr Widerruf ist eingegangen',
  'documents.withdrawn.text':
    'Ihr Widerruf ist am {day} um {time} Uhr bei uns eingegangen. Bitte heben Sie diese E-Mail auf: Sie ist Ihre Eingangsbestätigung. Das haben Sie erklärt:',
  'documents.withdrawn.otherwise':
    'Wenn Sie nichts widerrufen haben, hat jemand anderes Ihre Adresse eingetragen. Bitte geben Sie uns dann Bescheid.',
  'documents.withdrawn.notice.subject': 'Ein Widerruf ist eingegangen',
  'documents.withdrawn.notice.text':
    'Am {day} um {time} Uhr ist über den Shop dieser Widerruf eingegangen. Die Bestätigung hat der Shop schon verschickt; alles Weitere entscheiden Sie.',
  'documents.withdrawn.notice.list':
    'Ob die Bestellung dazu passt und die Frist noch läuft, steht in der Liste: {address}',

  'documents.parcel.subject': 'Eine Sendung zu Ihrer Bestellung {number} ist unterwegs',
  'documents.parcel.sent': 'wir haben Ihnen eine Sendung zu Ihrer Bestellung {number} geschickt.',
  'documents.parcel.carrier': 'wir haben eine Sendung zu Ihrer Bestellung {number} an {carrier} übergeben.',
  'documents.parcel.corrected':
    'Die Sendungsnummer, die wir Ihnen vorher geschrieben hatten, war falsch. Diese ist richtig.',
  'documents.parcel.follow': 'Sendung verfolgen',
  'documents.parcel.tracking': 'Sendungsnummer',
  'documents.parcel.to': 'Sie geht an',
  'documents.parcel.contents': 'In der Sendung',
  'documents.passChange.blocked.subject': 'Ihre Jahreskarte ist gesperrt',
  'documents.passChange.blocked':
    'wir haben diese Jahreskarte gesperrt. Mit ihr kommt niemand herein, bis wir sie wieder freigeben.',
  'documents.passChange.valid.subject': 'Ihre Jahreskarte gilt bis {day}',
  'documents.passChange.valid':
    'mit dieser Jahreskarte kommen Sie bis zum {day} zu uns, den letzten Tag eingeschlossen.',
  'documents.passChange.pass': 'Jahreskarte',
  'documents.takenBack.subject': 'Ihre Zahlung zur Bestellung {number} wurde zurückgebucht',
  'documents.takenBack.subject.part': 'Ein Teil Ihrer Zahlung zur Bestellung {number} wurde zurückgebucht',
  'documents.takenBack.debit':
    'Ihre Bank hat die Lastschrift über {amount} für Ihre Bestellung zurückgegeben; das Geld ist also nicht mehr bei uns. Das kommt vor, wenn das Konto nicht gedeckt oder aufgelöst ist oder wenn jemand der Lastschrift widersprochen hat.',
  'documents.takenBack.transfer':
    'Ihre Bank hat Ihre Überweisung über {amount} für Ihre Bestellung zurückgerufen; das Geld ist also nicht mehr bei uns.',
  'documents.takenBack.dispute':
    'Ihre Bank oder Ihr Zahlungsdienst hat Ihre Zahlung über {amount} für Ihre Bestellung zurückgebucht, weil ihr widersprochen wurde; das Geld ist also nicht mehr bei uns. Wenn Sie von einem Widerspruch nichts wissen, fragen Sie bitte dort nach.',
  'documents.takenBack.part':
    'Ihre Bank oder Ihr Zahlungsdienst hat von Ihrer Zahlung für Ihre Bestellung {amount} zurückgeholt; dieser Teil des Geldes ist also nicht mehr bei uns. Wenn Sie davon nichts wissen, fragen Sie bitte dort nach.',
  'documents.takenBack.stands':
    'Ihre Bestellung ist nicht storniert: Tickets und alles andere, was Sie dafür erhalten haben, gelten vorerst weiter. Sie ist aber nicht mehr bezahlt, und wir können sie stornieren, wenn es dabei bleibt.',
  'documents.takenBack.stands.part':
    'Ihre Bestellung ist nicht storniert: Tickets und alles andere, was Sie dafür erhalten haben, gelten vorerst weiter. Ein Teil davon ist aber nicht mehr bezahlt, und wir können ihn stornieren, wenn es dabei bleibt.',
  'documents.takenBack.pay':
    'Der Betrag wird nicht von selbst noch einmal abgebucht. Bitte sagen Sie uns, wie Sie ihn zahlen möchten, und nennen Sie die Bestellnummer {number}.',
  'documents.takenBack.settled': 'Wenn Sie das schon mit uns geklärt haben, brauchen Sie nichts zu tun.',
  'documents.takenBack.amount': 'Offener Betrag',
  'documents.slip.title': 'Packzettel zur Bestellung {number}',
  'documents.slip.thanks': 'Vielen Dank für Ihre Bestellung.',
};
