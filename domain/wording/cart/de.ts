import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartDe: Wording<typeof cartEn> = {
  'cart.title': 'Ihr Warenkorb',
  'cart.checkout': 'Kasse',
  'cart.description':
    'Warenkorb und Kasse: Tickets, Führungen, Gutscheine und Bücher kaufen, als Gast oder mit Konto. {museum}.',
  'cart.lines': 'Ihre Auswahl',
  'cart.fold': 'Auswahl ändern',
  'cart.fold.code': 'Auswahl ändern oder Code einlösen',
  'cart.summary': 'Ihre Bestellung',
  'cart.unreachable':
    'Der Shop ist gerade nicht erreichbar. Ihr Warenkorb ist noch da; bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'cart.slow':
    'Der Shop antwortet gerade sehr langsam. Ihr Warenkorb ist noch da; bitte versuchen Sie es noch einmal.',
  'cart.too-many':
    'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  'cart.again': 'Noch einmal versuchen',
  'cart.new-window': '(öffnet ein neues Fenster)',

  'cart.bar': 'Im Warenkorb: {count, plural, one {# Position} other {# Positionen}}',
  'cart.bar.link': 'Zur Kasse',
  'cart.bar.more': 'Mehr hinzufügen',

  'cart.empty.text': 'Ihr Warenkorb ist leer.',
  'cart.empty.next': 'Tickets wählen',
  'cart.elsewhere':
    '{count, plural, one {In einem anderen Tab liegt # Position im Warenkorb.} other {In einem anderen Tab liegen # Positionen im Warenkorb.}}',
  'cart.elsewhere.bring': 'Warenkorb hierher holen',

  'cart.when.any': 'An einem beliebigen Tag der Laufzeit',
  'cart.when.from': '{day}, ab {from} Uhr',
  'cart.when.slot': '{day}, {from}–\u2060{to} Uhr',
  'cart.when.entry': '{day}, Einlass von {from} bis {to} Uhr',
  'cart.when.entry.open': '{day}, Einlass ab {from} Uhr',
  'cart.part': '{count} × {name}',
  'cart.each': 'je {price}',
  'cart.count': 'Anzahl: {name}',
  'cart.choose-again': 'Ändern',
  'cart.change.line': '{name} ändern',
  'cart.change.take': 'Änderung übernehmen',
  'cart.change.keep': 'Unverändert zurück zum Warenkorb',
  'cart.changed': 'Geändert',
  'cart.withdrawal.none':
    'Kein Widerrufsrecht: Der Eintritt gilt für einen festen Termin (§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {Sie können diesen Kauf innerhalb eines Tages ab Vertragsschluss widerrufen.} other {Sie können diesen Kauf innerhalb von # Tagen ab Vertragsschluss widerrufen.}}',

  'cart.remove': 'Entfernen',
  'cart.remove.line': '{name} entfernen',
  'cart.remove.title': 'Aus dem Warenkorb entfernen?',
  'cart.remove.yes': 'Ja, entfernen',
  'cart.remove.no': 'Nein, behalten',
  'cart.removed': 'Aus dem Warenkorb entfernt',

  'cart.left':
    '{count, plural, =0 {Zu dieser Zeit ist kein Platz mehr frei} one {Zu dieser Zeit ist nur noch ein Platz frei} other {Zu dieser Zeit sind nur noch # Plätze frei}}',
  'cart.take': '{count, plural, one {Den einen nehmen} other {Diese # nehmen}}',
  'cart.another': 'Andere Zeit wählen',
  'cart.unavailable': 'Nicht alles ist noch verfügbar',
  'cart.unavailable.text':
    'Jemand war schneller. Es wurde nichts bestellt und nichts abgebucht; die betroffenen Zeilen sind unten gekennzeichnet.',
  'cart.not-ordered': 'Es wurde noch nichts bestellt',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Andere Bestellung abbrechen} other {Andere Bestellungen abbrechen}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {Die andere Bestellung ist abgebrochen.} other {Die anderen Bestellungen sind abgebrochen.}} Sie können jetzt bestellen.',
  'cart.price.changed': 'Seit Ihrer Auswahl haben sich Preise geändert',
  'cart.price.was': 'bisher:',
  'cart.price.is': 'jetzt:',
  'cart.price.accept': 'Mit den neuen Preisen fortfahren',

  'cart.delivery': 'Zustellung',
  'cart.delivery.mail': 'per E-Mail, kostenfrei',
  'cart.delivery.posted': 'Jahreskarten mit eigener Adresse auch per Post, kostenfrei',
  'cart.total': 'Gesamtbetrag inkl. MwSt.',
  'cart.total.untaxed': 'Gesamtbetrag',
  'cart.vat': 'inkl. {rate} MwSt. auf netto {net}',
  'cart.vat.none': 'davon ohne MwSt.',
  'cart.withdrawal.excluded': 'Hierfür gibt es kein Widerrufsrecht.',
  'cart.gift': 'Danke für Ihre Spende. Sie ist freiwillig: ohne Mehrwertsteuer und ohne Widerrufsrecht.',
  'cart.owner': 'für {name}',
  'cart.greeting': 'Gruß',
  'cart.greeting.add': 'Gruß hinzufügen',
  'cart.greeting.change': 'Gruß ändern',
  'cart.pieces':
    '{count, plural, =0 {Nicht mehr vorrätig} one {Nur noch ein Stück vorrätig} other {Nur noch # Stück vorrätig}}',
  'cart.code.remaining': 'Restguthaben: {amount}',
  'cart.code.all': 'Vollständig eingelöst',
  'cart.code.short': 'Auf diesem Gutschein sind nur noch {amount}.',
  'cart.code.empty': 'Auf diesem Gutschein ist kein Guthaben mehr.',
  'cart.code.take': 'Die {amount} einlösen',
  'cart.discount.remaining': 'Noch nicht genutzt: {amount}',
  'cart.discount.all': 'Rabatt vollständig abgezogen',
  'cart.discount.short': 'Von diesem Rabatt sind nur noch {amount} übrig.',
  'cart.discount.empty': 'Dieser Rabatt ist schon ganz verbraucht.',
  'cart.goods': 'Zwischensumme',
  'cart.shipping': 'Versand als Paket',
  'cart.shipping.later': 'sobald wir Ihr Land kennen',
  'cart.shipping.to': 'Versand: {country}',
  'cart.shipping.asking': 'wird berechnet',
  'cart.shipping.unknown': 'noch nicht bekannt',
  'cart.shipping.none': 'nicht möglich',
  'cart.shipping.elsewhere': 'Eine andere Adresse können Sie im nächsten Schritt angeben.',
  'cart.suggest': 'Vielleicht auch',
  'cart.suggest.of': 'Passt zu „{of}“',
  'cart.suggest.visit': 'Passt zu Ihrem Besuch',
  'cart.suggest.cheaper': 'Für eine Person günstiger als diese Einzeltickets',
  'cart.suggest.add': 'Dazulegen',
  'cart.suggest.view': 'Ansehen',
  'cart.suggest.dismiss': 'Nein, danke',
  'cart.pay': 'Zu zahlen',

  'cart.held': 'Ihre Plätze sind bis {time} Uhr für Sie reserviert.',
  'cart.held.soon':
    'Ihre Plätze sind nur noch bis {time} Uhr reserviert. Wenn Sie vorher bestellen, bleiben sie Ihnen.',

  'cart.steps': 'Schritte Ihrer Bestellung',
  'cart.step.cart': 'Warenkorb',
  'cart.step.login': 'Ihre Angaben',
  'cart.step.payment': 'Zahlung',
  'cart.step.complete': 'Fertig',
  'cart.step.done': '(erledigt)',

  'cart.guest': 'Als Gast fortfahren',
  'cart.guest.hint': 'Ohne Konto, ohne Passwort.',
  'cart.payment.test': 'Testbetrieb: Hier wird kein echtes Geld eingezogen.',
  'cart.express.hint': 'Name und E-Mail kommen vom Zahlungsanbieter.',
  'cart.express.address':
    'Sie bezahlen, ohne hier Angaben zu machen. Was per E-Mail kommt, geht an die Adresse, die beim Zahlungsanbieter hinterlegt ist.',
  'cart.express.instead': 'Angaben selbst eingeben',

  'cart.customer': 'Ihre Angaben',
  'cart.customer.change': 'Ändern',
  'cart.customer.change.label': 'Ihre Angaben ändern',

  'cart.payment': 'Zahlung',
  'cart.payment.voucher': 'Gutschein',
  'cart.payment.missing': 'Bitte wählen Sie, wie Sie bezahlen möchten.',
  'cart.debit.holder': 'Kontoinhaber/-in',
  'cart.debit.holder.missing': 'Bitte geben Sie an, auf wessen Namen das Konto läuft.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Bitte prüfen Sie die IBAN: Sie fehlt oder enthält einen Tippfehler.',
  'cart.debit.mandate':
    'Ich ermächtige {museum}, diese Zahlung einmalig von meinem Konto per SEPA-Lastschrift einzuziehen, und weise mein Kreditinstitut an, die Lastschrift einzulösen. Innerhalb von acht Wochen ab dem Tag der Belastung kann ich die Erstattung verlangen; es gelten die mit meinem Kreditinstitut vereinbarten Bedingungen. Die Mandatsreferenz folgt mit der Bestätigung.',
  'cart.debit.creditor': 'Gläubiger-Identifikationsnummer: {id}',

  'cart.invoice': 'Rechnung',
  'cart.invoice.request': 'Ich möchte eine Rechnung',
  'cart.invoice.company': 'Auf eine Firma oder Einrichtung ausstellen',
  'cart.invoice.yes': 'kommt per E-Mail',
  'cart.invoice.no': 'nicht gewünscht',
  'cart.invoice.fields': 'USt-IdNr., Leitweg-ID oder Kostenstelle angeben',
  'cart.invoice.buyer_vat_id': 'USt-IdNr.',
  'cart.invoice.buyer_vat_id.hint': 'Freiwillig; sie steht dann auf der Rechnung.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint': 'Für Behörden: Sie bekommen die Rechnung auch als XRechnung.',
  'cart.invoice.buyer_reference': 'Kostenstelle oder Abteilung',
  'cart.invoice.buyer_reference.hint': 'Freiwillig; sie steht dann auf der Rechnung.',
  'cart.document': 'Ihre Belegnummer',
  'cart.document.hint':
    'Eine eigene Nummer, zum Beispiel die einer Bestellung Ihres Hauses. Sie steht dann auf der Rechnung.',
  'cart.document.add': 'Eigene Belegnummer angeben',
  'cart.document.confirm': 'Bestätigen',
  'cart.document.leave': 'So lassen',
  'cart.document.is': 'Ihre Belegnummer: {number}',
  'cart.document.change': 'Belegnummer ändern',

  'cart.accept': 'Ich akzeptiere die {terms} und habe die {privacy} gelesen.',
  'cart.accept.terms': 'Allgemeinen Geschäftsbedingungen',
  'cart.accept.privacy': 'Datenschutzerklärung',
  'cart.accept.missing': 'Bitte bestätigen Sie die AGB und die Datenschutzerklärung.',

  'cart.order': 'Zahlungspflichtig bestellen',
  'cart.order.free': 'Kostenfrei bestellen',
  'cart.order.reserve': 'Kostenfrei reservieren',
  'cart.errors': 'Bitte korrigieren Sie die Fehler im Formular',

  'cart.failed': 'Ihre Zahlung wurde nicht erfolgreich abgeschlossen. Bitte versuchen Sie es noch einmal.',
  'cart.failed.text':
    'Für diese Bestellung wurde nichts abgebucht, und Ihr Warenkorb ist unverändert. Sie können auch eine andere Zahlungsart wählen.',
  'cart.canceled': 'Zahlung abgebrochen',
  'cart.canceled.text':
    'Sie haben die Zahlung abgebrochen. Es wurde nichts abgebucht. Möchten Sie den Warenkorb behalten?',
  'cart.canceled.keep': 'Ja, Warenkorb behalten',
  'cart.canceled.clear': 'Nein, Warenkorb leeren',
  'cart.accepted': 'Bitte bestätigen Sie Ihre Bestellung',
  'cart.accepted.text': 'Ihre Zahlungsart wurde angenommen. Bestellt ist erst, wenn Sie hier bestätigen.',

  'cart.settling': 'Ihre Zahlung wird bestätigt',
  'cart.settling.text': 'Einen Moment bitte: Wir fragen nach, ob Ihre Zahlung eingegangen ist.',
  'cart.settling.noScript':
    'Wenn Ihre Zahlung angekommen ist, schicken wir Ihnen die Bestätigung per E-Mail.',
  'cart.settling.pending':
    'Der Zahlungsanbieter hat noch nicht entschieden. Sie müssen nichts tun; diese Seite fragt von selbst noch einmal nach. Sie können sie auch schließen: Ihre Tickets kommen per E-Mail, sobald die Zahlung bestätigt ist.',
  'cart.settling.unreachable':
    'Der Shop ist gerade nicht erreichbar. Es ist nichts verloren; diese Seite fragt von selbst noch einmal nach.',

  'cart.gone': 'Ihr Warenkorb wurde nicht gefunden',
  'cart.gone.text':
    'Vielleicht ist Ihre Bestellung schon bezahlt, oder es hat zu lange gedauert. Bitte sehen Sie in Ihren E-Mails nach einer Buchungsbestätigung, bevor Sie noch einmal bestellen.',
  'cart.gone.checkout': 'Zurück zur Kasse',
  'cart.gone.home': 'Zur Startseite des Shops',
  'cart.not-payable': 'Ihr Warenkorb kann nicht abgeschlossen werden',
  'cart.not-payable.text':
    'Bitte sehen Sie in Ihren E-Mails nach einer Buchungsbestätigung. Ist keine da, schreiben Sie uns an {email}.',
  'cart.refunded': 'Sie erhalten Ihre Zahlung zurück',

  'cart.success': 'Vielen Dank für Ihre Bestellung',
  'cart.success.number': 'Bestellnummer {number}',
  'cart.success.mail':
    'Ihre Bestellung ist bestätigt. Die Tickets haben wir auch per E-Mail an {email} geschickt.',
  'cart.success.express':
    'Ihre Bestellung ist bestätigt. Die Tickets haben wir auch an die E-Mail-Adresse geschickt, die beim Zahlungsanbieter hinterlegt ist.',
  'cart.success.express.mail':
    'Ihre Bestellung ist bestätigt. Die Tickets haben wir auch an die E-Mail-Adresse geschickt, die beim Zahlungsanbieter hinterlegt ist: {email}.',
  'cart.success.passes':
    'Ihre Bestellung ist bestätigt. {count, plural, one {Die Jahreskarte} other {Die Jahreskarten}} haben wir auch per E-Mail an {email} geschickt.',
  'cart.success.express.passes':
    'Ihre Bestellung ist bestätigt. {count, plural, one {Die Jahreskarte} other {Die Jahreskarten}} haben wir auch an die E-Mail-Adresse geschickt, die beim Zahlungsanbieter hinterlegt ist.',
  'cart.success.confirmed':
    'Ihre Bestellung ist bestätigt. Die Bestätigung haben wir auch per E-Mail an {email} geschickt.',
  'cart.success.express.confirmed':
    'Ihre Bestellung ist bestätigt. Die Bestätigung haben wir auch an die E-Mail-Adresse geschickt, die beim Zahlungsanbieter hinterlegt ist.',
  'cart.parcel': 'Ihr Paket',
  'cart.parcel.way': 'Wir packen Ihre Ware in den nächsten Werktagen und schicken sie an diese Adresse.',
  'cart.parcel.to': 'Paket an',
  'cart.parcel.waiting': 'Wir packen es gerade.',
  'cart.parcel.sent': 'Verschickt am {day}',
  'cart.parcel.sentBy': 'Am {day} mit {carrier} verschickt',
  'cart.parcel.follow': 'Sendung verfolgen',
  'cart.parcel.tracking': 'Sendungsnummer',
  'cart.success.later':
    'Ihre Bestellung ist bestätigt und per E-Mail zu Ihnen unterwegs. Hier lässt sie sich gerade nicht anzeigen.',
  'cart.success.review': 'Die ganze Bestellung ansehen',

  'cart.tickets': '{count, plural, one {Ihr Ticket} other {Ihre # Tickets}}',
  'cart.ticket': 'Ticket',
  'cart.ticket.persons': 'Personen',
  'cart.ticket.place': 'Ort',
  'cart.ticket.number': 'Nummer',
  'cart.ticket.of': '{number} von {of}',
  'cart.ticket.used': 'Benutzt um {time}',
  'cart.ticket.usedOn': 'Benutzt am {day} um {time}',
  'cart.ticket.in': '{count} von {of} eingelassen',
  'cart.ticket.code': 'QR-Code für den Einlass: {code}',
  'cart.ticket.void': 'Gilt nicht mehr',
  'cart.ticket.large': 'Groß zeigen',
  'cart.ticket.previous': 'Zurück',
  'cart.ticket.next': 'Weiter',
  'cart.directions': 'Anfahrt',
  'cart.saved': 'Auf diesem Gerät gespeichert. Bis {day} öffnen sich die Tickets hier auch ohne Netz.',
  'cart.saved.remove': 'Vom Gerät entfernen',
  'cart.saved.none': 'Wenn Sie die Tickets auf diesem Gerät speichern, öffnen sie sich auch ohne Netz.',
  'cart.saved.save': 'Auf diesem Gerät speichern',
  'cart.saved.show': 'Gespeicherte Tickets zeigen',
  'cart.document.tickets': 'Tickets zum Ausdrucken (PDF)',
  'cart.document.calendar': 'Termin in den Kalender übernehmen',
  'cart.document.passes': 'Jahreskarten (PDF)',
  'cart.document.vouchers': 'Gutscheine (PDF)',
  'cart.document.invoice': 'Rechnung (PDF)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Rechnungskorrektur (PDF)',
  'cart.passes': '{count, plural, one {Ihre Jahreskarte} other {Ihre # Jahreskarten}}',
  'cart.pass.owner': 'Für',
  'cart.pass.blocked': 'Gesperrt',
  'cart.valid': 'Gültig',
  'cart.valid.until': 'bis {day}',
  'cart.vouchers': '{count, plural, one {Ihr Gutschein} other {Ihre # Gutscheine}}',
  'cart.voucher.code': 'Gutscheincode',
  'cart.present': 'Geschenk für',
  'cart.present.waiting': 'Geht am {day} per E-Mail ab.',
  'cart.present.soon': 'Geht gleich per E-Mail ab.',
  'cart.present.sent': 'Am {day} per E-Mail verschickt.',
  'cart.present.refused':
    'Der Mailserver dieser Adresse hat die E-Mail abgelehnt. Geben Sie den Gutschein bitte selbst weiter, als PDF oder mit seinem Code.',
  'cart.voucher.use': 'Wer den Code hat, kann ihn im Warenkorb einlösen, auf einmal oder in Teilen.',

  'cart.review': 'Bestellung {number}',
  'cart.review.title': 'Ihre Bestellung',
  'cart.review.noScript': 'Bestellung ohne JavaScript ansehen',
  'cart.review.lines': 'Bestellt',
  'cart.review.date': 'Bestellt am',
  'cart.review.invoice': 'angefordert',
  'cart.review.print': 'Diese Seite drucken',
  'cart.return.on': 'Storniert am {day}',
  'cart.return.price': 'Erstattet am {day}',
  'cart.return.money': '{amount} gehen auf dem Weg zurück, auf dem Sie bezahlt haben',
  'cart.return.codes': '{amount} stehen wieder auf Gutscheincodes',
  'cart.return.voucher': 'Gutschein {code} über {amount}, gültig bis {last}',
  'cart.return.fee': '{amount} haben wir als Gebühr einbehalten',
  'cart.return.none': 'Es wird kein Geld erstattet',
  'cart.supplement.heading': 'Nachgezahlt',
  'cart.supplement.on': 'Aufpreis für eine andere Zeit, bezahlt am {day}',
  'cart.return.heading': 'Storniert und erstattet',
  'cart.return.part': '{count} storniert',
  'cart.review.refunded':
    'Diese Bestellung wurde erstattet. Tickets, Jahreskarten und Gutscheine daraus gelten nicht mehr.',
  'cart.stranded':
    '{count, plural, one {Ein Besuch findet nicht wie gebucht statt} other {# Besuche finden nicht wie gebucht statt}}',
  'cart.stranded.closed': 'Das Museum ist an diesem Tag geschlossen.',
  'cart.stranded.dropped': 'Dieser Termin steht nicht mehr im Programm.',
  'cart.stranded.paused': 'Die Veranstaltung pausiert bis auf Weiteres.',
  'cart.stranded.paused.until': 'Die Veranstaltung pausiert bis einschließlich {day}.',
  'cart.stranded.text':
    'Bitte kommen Sie an diesem Tag nicht. Wir schreiben Ihnen, wie es weitergeht; Ihre Bestellung bleibt gespeichert. Wenn Sie nicht warten möchten, melden Sie sich bei uns und nennen Sie die Bestellnummer {number}:',
  'cart.takenBack': 'Diese Bestellung ist nicht mehr bezahlt',
  'cart.takenBack.part': 'Ein Teil dieser Bestellung ist nicht mehr bezahlt',
  'cart.takenBack.text':
    'Die Bank hat {amount} zurückgeholt. Die Bestellung ist nicht storniert: Sie gilt vorerst weiter.',
  'cart.takenBack.pay':
    'Bitte sagen Sie uns, wie Sie zahlen möchten, und nennen Sie die Bestellnummer {number}:',
  'cart.review.none': 'Diese Bestellung ist nicht verfügbar',
  'cart.review.none.text':
    'Bitte prüfen Sie die Adresse in Ihrer E-Mail. Wenn Sie Hilfe brauchen, schreiben Sie uns an {email}.',
};
