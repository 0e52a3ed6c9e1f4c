import type { Wording } from '../../message.ts';
import type { figuresEn } from './en.ts';

export const figuresDe: Wording<typeof figuresEn> = {
  'office.menu.figures': 'Auswertungen',
  'figures.title': 'Auswertungen',
  'figures.lead':
    'Jede sagt, was sie zählt. Zeitraum und Filter stehen in der Adresse: So lässt sie sich weitergeben.',
  'figures.back': 'Alle Auswertungen',

  'figures.sales.name': 'Verkäufe und Erstattungen',
  'figures.sales.counts':
    'Was verkauft und was davon zurückgegeben wurde, netto, am Tag der Buchung nach der Uhr des Museums. Umsatzsteuer und Brutto stehen dabei, wo die Bücher sie kennen.',
  'figures.sales.omits':
    'Mehrzweck-Gutscheine: Sie werden geschuldet, bis sie eingelöst sind, und haben eine eigene Auswertung. Einzweck-Gutscheine zählen beim Verkauf; was sie später bezahlen, wird davon abgezogen. Produkte, Veranstaltungen und Häuser haben keine Umsatzsteuer, denn die Bücher führen sie nach Sätzen. Verkäufe von vor Version 0.4 nennen keine Veranstaltung. Partner verkaufen noch nicht.',
  'figures.sales.source': 'Die Bücher: Konten der Erlöse und der Umsatzsteuer.',

  'figures.visitors.name': 'Wer kommt',
  'figures.visitors.counts':
    'Erwartet: belegte Plätze in den Zeiten und Tagen von Veranstaltungen und Führungen, nach dem gebuchten Tag und der Stunde. Eingelassen: wen der Einlass auf ein gültiges Ticket dieser Zeit eingelassen hat, jede Person einmal. Nicht gekommen: wer nach dem Ende der Zeit fehlt. Ohne Zeit gekommen: wer mit Jahreskarte, mit einem Ticket für irgendeinen Tag oder trotz eines ungültigen Tickets eingelassen wurde, nach der Stunde des ersten Einlasses.',
  'figures.visitors.omits':
    'Wer mit einem Code eingelassen wurde, den keine Bestellung hat. Jahreskarten und Tickets für irgendeinen Tag werden nicht erwartet. Ein langer Aufenthalt zählt in jeder Zeit, die er berührt. Wer eine Führung mit Tickets bucht, zählt in beiden, wenn beide eigene Plätze haben. Was das Museum anderswo verkauft, ist hier nicht bekannt.',
  'figures.visitors.source':
    'Die Plätze des Shops: was verkauft oder reserviert ist oder gerade bezahlt wird. Die Notizen der Geräte am Einlass.',

  'figures.fill.name': 'Wie voll es war',
  'figures.fill.counts': 'Wie viele der Plätze, die der Shop verkaufen darf, belegt sind, in Prozent.',
  'figures.fill.omits':
    'Plätze, die das Museum anderswo verkauft, geschlossene Zeiten, Tickets für irgendeinen Tag der Laufzeit. Ein langer Aufenthalt zählt in jeder Zeit, die er berührt.',
  'figures.fill.source': 'Die Plätze des Shops, nach Zeiten und Tagen.',

  'figures.tours.name': 'Führungen: voll oder zu leer',
  'figures.tours.counts':
    'Jeder Termin jeder Führung: wer teilnimmt, für wie viele Platz ist, und wie viele noch fehlen, damit sie stattfindet.',
  'figures.tours.omits': 'Führungen, die am Telefon angefragt und nicht hier gebucht sind.',
  'figures.tours.source': 'Die Plätze des Shops und die Mindestzahl, die jede Führung nennt.',

  'figures.unpaid.name': 'Wer nicht bezahlt hat',
  'figures.unpaid.counts':
    'Bestellungen, die reserviert sind und auf ihr Geld warten, mit den Tagen, die sie noch gehalten werden; und bestätigte Bestellungen, deren Geld die Bank der Zahlenden zurückgeholt hat.',
  'figures.unpaid.omits': 'Warenkörbe, die gerade jemand bezahlt. Namen von Käufern, die vergessen wurden.',
  'figures.unpaid.source':
    'Gehaltene Bestellungen des Shops; für Zurückgeholtes die Bücher: was Zahlende schulden.',

  'figures.vouchers.name': 'Geschuldet für Gutscheine',
  'figures.vouchers.counts':
    'Was für Gutscheine und andere Wertcodes am Ende jedes Monats geschuldet wird, und wodurch es mehr oder weniger wurde.',
  'figures.vouchers.omits':
    'Einzweck-Gutscheine: Sie wurden mit ihrer Umsatzsteuer verkauft, geschuldet wird für sie nichts. Rabattcodes: Sie sind für sich nichts wert. Anderswo verkaufte Codes zählen ab ihrem Import.',
  'figures.vouchers.source': 'Die Bücher: das Konto der Gutscheine.',

  'figures.beside.name': 'Was neben einer Ausstellung gekauft wird',
  'figures.beside.counts':
    'Bestellungen mit Tickets einer Ausstellung: was sonst noch in derselben Bestellung ist, netto. Wählen Sie eine Ausstellung, um zu sehen, was es ist.',
  'figures.beside.omits':
    'Was später zurückgegeben wurde. Versand, Rabatte und Gutscheine. Käufe derselben Person an einem anderen Tag: Niemand wird verfolgt. Bestellungen mit zwei Ausstellungen zählen für beide, darum werden Zeilen nicht addiert.',
  'figures.beside.source': 'Die Bücher: Erlöse nach Produkt und Position.',

  'figures.payouts.name': 'Auszahlungen',
  'figures.payouts.counts':
    'Was jeder Zahlungsdienst auf das Konto des Museums ausgezahlt hat, und woraus es besteht.',
  'figures.payouts.omits': 'Was ein Zahlungsdienst noch hält. Überweisungen kommen selbst bei der Bank an.',
  'figures.payouts.source':
    'Die Bücher für das Ausgezahlte; die Abrechnung des Zahlungsdienstes für seine Teile.',

  'figures.stock.name': 'Bestand',
  'figures.stock.counts':
    'Stücke jedes Artikels, die noch da sind, und solche, die verkauft oder reserviert sind.',
  'figures.stock.omits': 'Artikel, deren Stücke niemand zählt.',
  'figures.stock.source': 'Der Bestand des Shops, wie er jetzt ist.',

  'figures.carts.name': 'Wo Warenkörbe enden',
  'figures.carts.counts':
    'Warenkörbe, die zur Kasse gebracht wurden, nach dem Tag, an dem das war, und wie jeder endete.',
  'figures.carts.omits':
    'Besucher, die vor der Kasse gegangen sind: Niemand wird verfolgt, also kennt sie niemand. Verkäufe am Schalter zählen mit.',
  'figures.carts.source': 'Die Zustände des Shops für Warenkörbe und Zahlungen.',

  'figures.counts': 'Zählt',
  'figures.omits': 'Lässt aus',
  'figures.source': 'Stammt aus',
  'figures.definition': 'Was diese Zahlen sind',
  'figures.read': 'Gelesen {at}',

  'figures.group': 'Nach',
  'figures.group.day': 'Tag',
  'figures.group.week': 'Woche',
  'figures.group.month': 'Monat',
  'figures.group.hour': 'Stunde',
  'figures.group.weekday': 'Wochentag und Stunde',
  'figures.group.product': 'Art des Produkts',
  'figures.group.event': 'Veranstaltung',
  'figures.group.house': 'Haus',
  'figures.group.payment': 'Zahlungsweg',
  'figures.group.vat': 'Steuersatz',
  'figures.group.language': 'Sprache',
  'figures.group.slot': 'Zeit',
  'figures.group.each': 'Zeile',

  'figures.period': 'Zeitraum',
  'figures.period.yesterday': 'gestern',
  'figures.period.last-week': 'letzte Woche',
  'figures.period.last-month': 'letzter Monat',
  'figures.period.this-year': 'dieses Jahr',
  'figures.period.today': 'heute',
  'figures.period.next-saturday': 'am Samstag',
  'figures.period.next-week': 'die nächsten sieben Tage',
  'figures.period.own': 'eigene Tage',
  'figures.from': 'Von',
  'figures.to': 'bis',
  'figures.compare': 'Mit dem Zeitraum davor',
  'figures.filter.product': 'Art des Produkts',
  'figures.filter.event': 'Veranstaltung',
  'figures.filter.payment': 'Zahlung',
  'figures.filter.language': 'Sprache',
  'figures.filter.weekday': 'Wochentag',
  'figures.filter.only': 'Zeigen',

  'figures.column.sold': 'Verkauft, netto',
  'figures.column.returned': 'Zurückgegeben, netto',
  'figures.column.net': 'Netto',
  'figures.column.vat': 'Umsatzsteuer',
  'figures.column.gross': 'Brutto',
  'figures.column.expected': 'Erwartet',
  'figures.column.admitted': 'Eingelassen',
  'figures.column.absent': 'Nicht gekommen',
  'figures.column.undated': 'Ohne Zeit gekommen',
  'figures.column.taken': 'Belegt',
  'figures.column.places': 'Plätze',
  'figures.column.filled': 'Auslastung',
  'figures.column.least': 'Mindestens',
  'figures.column.missing': 'Es fehlen',
  'figures.column.free': 'Frei',
  'figures.column.amount': 'Betrag',
  'figures.column.left': 'Tage übrig',
  'figures.column.since': 'Tage seither',
  'figures.column.issued': 'Verkauft',
  'figures.column.spent': 'Eingelöst',
  'figures.column.reversed': 'Durch Rückgaben',
  'figures.column.imported': 'Importiert',
  'figures.column.lapsed': 'Verfallen',
  'figures.column.other': 'Sonstiges',
  'figures.column.owed': 'Am Ende geschuldet',
  'figures.column.orders': 'Bestellungen',
  'figures.column.with-more': 'Mit mehr',
  'figures.column.share': 'Anteil',
  'figures.column.own': 'Eigene Tickets, netto',
  'figures.column.beside': 'Daneben, netto',
  'figures.column.payments': 'Zahlungen',
  'figures.column.refunds': 'Erstattungen',
  'figures.column.disputes': 'Rückbuchungen',
  'figures.column.fees': 'Gebühren',
  'figures.column.paid': 'Ausgezahlt',
  'figures.column.stock': 'Noch da',
  'figures.column.gone': 'Verkauft oder reserviert',
  'figures.column.whole': 'Insgesamt',
  'figures.column.begun': 'An der Kasse',
  'figures.column.bought': 'Gekauft',
  'figures.column.open': 'Noch offen',
  'figures.column.failed': 'Zahlung gescheitert',
  'figures.column.canceled': 'Abgebrochen',
  'figures.column.ended': 'Abgelaufen',
  'figures.column.kept': 'Anteil gekauft',
  'figures.column.before': 'Davor',
  'figures.column.change': 'Änderung',

  'figures.key': 'Schlüssel',
  'figures.sum': 'Alles',
  'figures.sum.before': 'Alles davor',
  'figures.more':
    '{count, plural, one {# weitere Zeile steht in der Datei.} other {# weitere Zeilen stehen in der Datei.}}',
  'figures.none': 'In diesen Tagen ist nichts. Wählen Sie andere Tage oder weniger Filter.',
  'figures.chart': 'Bild von {column}',
  'figures.chart.desc':
    '{column} nach {group}: {count, plural, one {ein Wert} other {# Werte}}. Der größte ist {most} ({label}). Dieselben Zahlen stehen in der Tabelle.',
  'figures.csv': 'Als CSV',
  'figures.xlsx': 'Als Excel',
  'figures.unnamed': 'nicht genannt',
  'figures.no-vat': 'außerhalb der Umsatzsteuer',
  'figures.no-payment': 'ohne Zahlung',
  'figures.no-house': 'ohne Haus',
  'figures.week': 'Woche ab {day}',
  'figures.no-time': 'ohne gebuchte Zeit',
  'figures.whole-day': 'ganztags',

  'figures.only.fullest': 'die vollsten Zeiten',
  'figures.only.emptiest': 'die leersten Zeiten',
  'figures.only.full': 'volle',
  'figures.only.few': 'mit zu wenigen Personen',
  'figures.unpaid.reserved': '{name}, gehalten bis {day}',
  'figures.unpaid.owed': '{name}: von der Bank zurückgeholt',

  'figures.product.ticket': 'Tickets',
  'figures.product.dayTicket': 'Tagestickets',
  'figures.product.guidedTour': 'Führungen',
  'figures.product.merchandise': 'Artikel und Jahreskarten',
  'figures.product.voucher': 'Einzweck-Gutscheine',
  'figures.product.donation': 'Spenden',
  'figures.product.shipping': 'Versand',
  'figures.product.discount': 'Rabatte',
  'figures.product.fee': 'Einbehaltene Gebühren',
  'figures.product.other': 'Sonstiges',

  'figures.mail.order': 'Jeden Montag per Mail',
  'figures.mail.ordered':
    'Sie bekommen diese Auswertung jeden Montag für die Woche davor, mit diesen Filtern.',
  'figures.mail.end': 'Nicht mehr per Mail',
  'figures.mail.own': 'Jeden Montag per Mail',
  'figures.mail.subject': '{title}: {days}',
  'figures.mail.greeting': 'Guten Tag {name},',
  'figures.mail.said': 'hier ist „{title}“ für {days}. Dieselben Zahlen liegen als CSV bei.',
  'figures.mail.nothing': 'in dieser Woche gibt es hier keine Zahlen. Die Datei liegt trotzdem bei.',
  'figures.mail.table': 'Als Tabelle',
  'figures.mail.open': 'Im Büro öffnen',
  'figures.mail.off': 'Sie bekommen diese Mail jeden Montag, weil Sie sie im Büro bestellt haben.',
  'figures.mail.leave': 'Nicht mehr senden',
  'figures.leave.title': 'Auswertung nicht mehr senden',
  'figures.leave.text': 'Die Mail am Montag kommt dann nicht mehr.',
  'figures.leave.again': 'Im Büro können Sie sie jederzeit wieder bestellen.',
  'figures.leave.submit': 'Nicht mehr senden',
  'figures.leave.done': 'Die Mail kommt nicht mehr',
  'figures.leave.failed': 'Das hat nicht geklappt. Versuchen Sie es bitte noch einmal.',
};
