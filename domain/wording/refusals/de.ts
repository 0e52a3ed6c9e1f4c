import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsDe: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED':
    'Diese Anfrage konnten wir nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'refusal.FIELDS_INVALID':
    'Einige Angaben fehlen oder stimmen nicht. Bitte prüfen Sie die markierten Felder.',
  'refusal.BODY_TOO_LARGE':
    'Das war zu viel auf einmal. Bitte kürzen Sie Ihre Angaben oder Ihren Warenkorb und versuchen Sie es noch einmal.',
  'refusal.MEDIA_TYPE_UNSUPPORTED':
    'Dieses Format können wir nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  'refusal.TOKEN_MISSING': 'Bitte machen Sie Ihre Angaben oder melden Sie sich an, um fortzufahren.',
  'refusal.TOKEN_INVALID':
    'Ihre Sitzung ist abgelaufen. Bitte machen Sie Ihre Angaben noch einmal oder melden Sie sich neu an.',
  'refusal.FORBIDDEN':
    'Darauf haben Sie keinen Zugriff. Bitte melden Sie sich mit dem Konto an, zu dem es gehört.',
  'refusal.NOT_FOUND':
    'Das haben wir nicht gefunden. Bitte prüfen Sie die Adresse oder schauen Sie ins Programm.',
  'refusal.LANGUAGE_UNKNOWN': 'Diese Sprache spricht der Shop nicht. Bitte wählen Sie eine andere.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Diese Bestellung kann nicht angezeigt werden. Bitte nutzen Sie den Link in Ihrer Bestätigungsmail oder wenden Sie sich an uns.',
  'refusal.CART_GONE':
    'Ihr Warenkorb wurde nicht gefunden. Vielleicht ist Ihre Bestellung schon bezahlt, oder es hat zu lange gedauert. Bitte sehen Sie nach, ob eine Buchungsbestätigung per E-Mail gekommen ist; wenn nicht, wählen Sie bitte neu.',
  'refusal.GROUP_OFFER_OVER':
    'Dieses Angebot gilt so nicht mehr: Es wurde angenommen, abgelehnt oder zurückgezogen, oder seine Frist ist abgelaufen. Laden Sie die Seite neu, um den Stand zu sehen.',
  'refusal.GROUP_NUMBERS_FIXED':
    'Die Zahlen lassen sich hier nicht mehr ändern. Bitte schreiben Sie uns: {contact}.',
  'refusal.CART_EMPTY': 'Ihr Warenkorb ist leer. Bitte wählen Sie zuerst etwas aus.',
  'refusal.CART_PRICE_CHANGED':
    'Ein Preis in Ihrem Warenkorb hat sich geändert. Bitte prüfen Sie den neuen Gesamtbetrag, bevor Sie fortfahren.',
  'refusal.CART_NOT_AVAILABLE':
    'Nicht alles in Ihrem Warenkorb ist noch verfügbar. Bitte wählen Sie eine andere Zeit oder eine kleinere Anzahl.',
  'refusal.CART_NOT_PAYABLE':
    'Dieser Warenkorb kann nicht mehr bezahlt werden. Bitte sehen Sie nach, ob eine Buchungsbestätigung per E-Mail gekommen ist; wenn nicht, wenden Sie sich bitte an uns.',
  'refusal.CART_TOO_LARGE':
    'Eine Bestellung gilt für höchstens {most, plural, one {eine Person} other {# Personen}}. Bitte wählen Sie weniger Tickets. Für größere Gruppen wenden Sie sich bitte an uns: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'Eine Bestellung darf höchstens {most, plural, one {ein kostenloses Ticket} other {# kostenlose Tickets}} enthalten. Bitte wählen Sie weniger davon. Für größere Gruppen wenden Sie sich bitte an uns: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Mit Ihrer E-Mail-Adresse oder aus Ihrem Netzwerk wurden heute schon viele kostenlose Tickets bestellt. Bitte wählen Sie weniger davon oder versuchen Sie es morgen noch einmal. Für größere Gruppen wenden Sie sich bitte an uns: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Andere Bestellungen von Ihnen oder aus Ihrem Netzwerk sind noch nicht bezahlt und belegen {unpaid, plural, one {einen Platz} other {# Plätze}}. Bitte schließen Sie diese zuerst ab oder brechen Sie sie ab; sonst versuchen Sie es bitte in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  'refusal.MAILS_TOO_MANY':
    'An diese E-Mail-Adresse haben wir heute schon viele E-Mails geschickt. Bitte versuchen Sie es morgen noch einmal oder wenden Sie sich an uns: {contact}',
  'refusal.ITEM_UNKNOWN':
    'Etwas in Ihrem Warenkorb wird nicht mehr verkauft. Bitte entfernen Sie es und wählen Sie etwas anderes.',
  'refusal.ITEM_COUNT_INVALID': 'Diese Anzahl ist nicht möglich. Bitte wählen Sie eine andere.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Dieses Ticket passt nicht zu den gewählten Personen. Bitte prüfen Sie, für wie viele es gilt, und wählen Sie neu.',
  'refusal.TICKET_DATETIME_INVALID':
    'Dieser Termin kann nicht gebucht werden. Bitte wählen Sie im Kalender einen anderen.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Dieses Ticket ist nur zusammen mit einem bezahlten Ticket für denselben Besuch kostenlos. Bitte wählen Sie eines dazu oder entfernen Sie dieses Ticket.',
  'refusal.EVENT_ENDED': 'Diese Veranstaltung ist vorbei. Bitte wählen Sie eine andere aus dem Programm.',
  'refusal.EVENT_PAUSED': 'Diese Veranstaltung pausiert an diesem Tag. Bitte wählen Sie einen anderen Tag.',
  'refusal.TOUR_DATETIME_INVALID':
    'Zu dieser Zeit kann die Führung nicht gebucht werden. Bitte wählen Sie einen anderen Tag oder eine andere Uhrzeit.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Diese Führung kann hier so nicht gebucht werden. Bitte wählen Sie neu oder wenden Sie sich an uns.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Bitte geben Sie an, wie viele Personen teilnehmen.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Jede Person braucht ein Ticket: Gewählt sind {participants, plural, one {eine Person} other {# Personen}} und {tickets, plural, one {ein Ticket} other {# Tickets}}. Bitte gleichen Sie die Zahlen an.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Diese Buchung gilt für höchstens {most, plural, one {eine Person} other {# Personen}}. Bitte wählen Sie weniger Personen oder buchen Sie mehr Führungen.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Diese Führung ist nur für Gruppen von mindestens {least, plural, one {einer Person} other {# Personen}} buchbar.',
  'refusal.TOUR_ANSWERS_INVALID': 'Bitte füllen Sie alle Pflichtfelder aus.',
  'refusal.PASS_OWNERS_INVALID':
    'Jede Jahreskarte braucht den Namen einer Person und, wenn sie an eine andere Adresse gehen soll, die ganze Adresse. Bitte prüfen Sie die markierten Felder.',
  'refusal.VOUCHER_EXPIRED': 'Dieser Gutschein wird nicht mehr verkauft. Bitte wählen Sie einen anderen.',
  'refusal.VOUCHER_AMOUNT_INVALID':
    'Über diesen Betrag gibt es den Gutschein nicht. Bitte wählen Sie einen anderen Betrag.',
  'refusal.VOUCHER_PRESENT_INVALID':
    'Bitte prüfen Sie, an wen und an welchem Tag der Gutschein verschickt werden soll.',
  'refusal.VOUCHER_UNKNOWN': 'Diesen Code kennen wir nicht. Bitte prüfen Sie die Schreibweise.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'Dieser Code gilt erst ab dem {valid_from}. Bitte lösen Sie ihn dann ein.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Dieser Code galt nur bis zum {valid_to}. Bitte verwenden Sie einen anderen oder wenden Sie sich an uns.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT':
    'Dieser Code ist schon ganz verbraucht. Bitte verwenden Sie einen anderen.',
  'refusal.VOUCHER_BLOCKED': 'Dieser Code ist gesperrt. Bitte wenden Sie sich an das Museum.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Bitte wählen Sie das Land, in das wir Ihr Paket schicken sollen.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY':
    'Für dieses Land gibt es keinen Versandpreis. Bitte wenden Sie sich an uns.',
  'refusal.SHIPPING_TOO_HEAVY':
    'Für dieses Land ist das Paket zu schwer. Bitte bestellen Sie weniger oder wenden Sie sich an uns.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Bitte füllen Sie alle Felder der Lieferadresse aus.',
  'refusal.PAYMENT_TYPE_UNKNOWN':
    'Diese Zahlungsart steht nicht zur Verfügung. Bitte wählen Sie eine andere.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {Für eine Überweisung ist der Betrag zu klein.} other {Per Überweisung können Sie Besuche ab {first_visit} bezahlen.}} Bitte wählen Sie eine andere Zahlungsart.',
  'refusal.PAYMENT_NOT_STARTED':
    'Der Zahlungsanbieter antwortet gerade nicht. Es wurde nichts bestellt, und Ihr Warenkorb ist unverändert. Bitte versuchen Sie es gleich noch einmal oder wählen Sie eine andere Zahlungsart.',
  'refusal.PAYMENT_FAILED':
    'Ihre Zahlung wurde nicht erfolgreich abgeschlossen. Bitte versuchen Sie es noch einmal.',
  'refusal.PAYMENT_PENDING':
    'Über Ihre Zahlung ist noch nicht entschieden. Bitte warten Sie einen Moment und zahlen Sie nicht noch einmal; Ihre Tickets kommen per E-Mail, sobald die Zahlung bestätigt ist.',
  'refusal.ORDER_UNCONFIRMED':
    'Bitte bestätigen Sie Ihre Bestellung: Wir haben Ihnen eine E-Mail mit einem Link geschickt. Solange Sie ihn nicht benutzt haben, ist nichts bestellt.',
  'refusal.TRANSFER_AWAITED':
    'Ihre Bestellung ist reserviert. Sobald das Geld eingegangen ist, ist sie bestätigt.',
  'refusal.PAYMENT_REFUNDED':
    'Ihre Zahlung kam an, als Ihre Reservierung schon abgelaufen war und die Plätze vergeben waren. Sie erhalten den vollen Betrag zurück und brauchen nichts weiter zu tun. Wenn Sie trotzdem kommen möchten, wählen Sie bitte einen anderen Termin.',
  'refusal.ALREADY_DECIDED':
    'Das ist bereits entschieden, vielleicht in einem anderen Fenster. Bitte sehen Sie nach, ob eine Buchungsbestätigung per E-Mail gekommen ist, bevor Sie noch einmal bestellen.',
  'refusal.AUTH_LOGIN_FAILED': 'E-Mail-Adresse oder Passwort stimmt nicht.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Zu dieser E-Mail-Adresse lässt sich kein Passwort zurücksetzen. Bitte prüfen Sie die Adresse.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED':
    'Ihr Passwort wurde nicht geändert. Bitte prüfen Sie die markierten Felder.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED':
    'Ihre E-Mail-Adresse wurde nicht geändert. Bitte prüfen Sie die markierten Felder.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. In Ihrem Konto können Sie einen neuen anfordern.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Diese Adresse wurde noch nicht bestätigt. Bitte geben Sie das Passwort des Kontos ein, das damit angelegt wurde.',
  'refusal.AUTH_CODE_NEEDED': 'Bitte geben Sie den Code aus Ihrer App ein, oder einen Ihrer Notfallcodes.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'Die Anmeldung in zwei Schritten wurde nicht geändert. Bitte prüfen Sie das markierte Feld.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'Die Anmeldung in zwei Schritten ist schon eingeschaltet, oder Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  'refusal.AUTH_SECOND_FACTOR_OFF':
    'Die Anmeldung in zwei Schritten ist ausgeschaltet; dann gibt es keine Notfallcodes.',
  'refusal.AUTH_SESSION_END_FAILED': 'Es wurde kein Gerät abgemeldet. Bitte prüfen Sie das markierte Feld.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Ihr Konto wurde nicht gelöscht. Bitte prüfen Sie das markierte Feld.',
  'refusal.WAITING_ROOM':
    'Gerade möchten mehr Menschen bestellen, als der Shop bedienen kann. Im Warteraum sehen Sie, wann Sie an der Reihe sind; Ihr Warenkorb bleibt, wie er ist.',
  'refusal.TOO_MANY_TRIES':
    'Das waren viele Versuche in kurzer Zeit. Bitte versuchen Sie es in {minutes, plural, one {einer Minute} other {# Minuten}} noch einmal.',
  'refusal.INTERNAL_ERROR':
    'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal; wenn es wieder geschieht, wenden Sie sich bitte an uns.',
  'refusal.UNAVAILABLE': 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
