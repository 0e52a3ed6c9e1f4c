import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersDe: Wording<typeof customersEn> = {
  'customers.email': 'E-Mail',
  'customers.guest.title': 'Ihre Angaben',
  'customers.guest.text':
    'Ohne Konto, ohne Passwort. Wir verwenden diese Angaben für Ihre Tickets und Ihre Rechnung.',
  'customers.guest.next': 'Weiter zur Zahlung',
  'customers.guest.save': 'Angaben speichern',
  'customers.guest.back': 'Zurück zum Warenkorb',
  'customers.again':
    'Es ist einige Zeit vergangen; bitte bestätigen Sie Ihre Angaben noch einmal. Ihr Warenkorb ist noch da.',
  'customers.errors': 'Bitte korrigieren Sie die Fehler im Formular',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Bitte wählen',
  'customers.email.hint': 'An diese Adresse gehen Ihre Tickets.',

  'customers.billing': 'Rechnungsadresse',
  'customers.shipping': 'Lieferadresse',
  'customers.shipping.same': 'Wie Rechnungsadresse',
  'customers.shipping.incomplete': 'Bitte füllen Sie alle Felder der Lieferadresse aus',

  'customers.field.salutation': 'Anrede',
  'customers.field.fname': 'Vorname',
  'customers.field.lname': 'Nachname',
  'customers.field.company': 'Firma',
  'customers.field.email': 'E-Mail',
  'customers.field.phone': 'Telefon',
  'customers.field.name': 'Name',
  'customers.field.street': 'Straße und Hausnummer',
  'customers.field.zip': 'Postleitzahl',
  'customers.field.city': 'Ort',
  'customers.field.country': 'Land',

  'field.REQUIRED': 'Bitte füllen Sie dieses Feld aus.',
  'field.missing.salutation': 'Bitte wählen Sie eine Anrede.',
  'field.missing.fname': 'Bitte geben Sie Ihren Vornamen ein.',
  'field.missing.lname': 'Bitte geben Sie Ihren Nachnamen ein.',
  'field.missing.company': 'Bitte geben Sie die Firma ein.',
  'field.missing.email': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'field.missing.phone': 'Bitte geben Sie Ihre Telefonnummer ein.',
  'field.missing.name': 'Bitte geben Sie den Namen ein.',
  'field.missing.street': 'Bitte geben Sie Straße und Hausnummer ein.',
  'field.missing.zip': 'Bitte geben Sie die Postleitzahl ein.',
  'field.missing.city': 'Bitte geben Sie den Ort ein.',
  'field.missing.country': 'Bitte wählen Sie ein Land.',
  'field.EMAIL_INVALID': 'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@example.org.',
  'field.PHONE_INVALID': 'Bitte geben Sie die Telefonnummer in Ziffern an, zum Beispiel +49 40 123456.',
  'field.TOO_LONG': 'Bitte kürzen Sie diese Angabe.',
  'field.COUNTRY_UNKNOWN': 'Bitte wählen Sie ein Land aus der Liste.',
  'field.OPTION_UNKNOWN': 'Bitte wählen Sie aus der Liste.',
  'field.NUMBER_INVALID': 'Bitte geben Sie eine ganze Zahl in den angegebenen Grenzen ein.',
  'field.PASSWORD_WRONG': 'Das ist nicht Ihr aktuelles Passwort.',
  'field.PASSWORD_TOO_SHORT': 'Bitte verwenden Sie mindestens 10 Zeichen.',
  'field.PASSWORD_COMMON':
    'Dieses Passwort probieren Angreifer mit als Erstes aus. Bitte wählen Sie ein anderes.',
  'field.PASSWORD_PERSONAL':
    'Dieses Passwort besteht aus Ihrem Namen, Ihrer Adresse oder unserem Namen. Bitte wählen Sie ein anderes.',
  'field.CODE_WRONG':
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten, den die App zeigt.',
  'field.PASSWORDS_DIFFER': 'Die Passwörter stimmen nicht überein',
  'field.EMAILS_DIFFER': 'Die E-Mail-Adressen stimmen nicht überein',
  'field.DAY_INVALID': 'Bitte wählen Sie einen Tag.',
  'field.DAY_PAST': 'Dieser Tag ist vorbei. Bitte wählen Sie heute oder einen späteren Tag.',
  'field.DAY_TOO_FAR': 'Bitte wählen Sie einen Tag innerhalb der nächsten zwölf Monate.',
  'field.IBAN_INVALID': 'Bitte prüfen Sie die IBAN: Sie fehlt oder enthält einen Tippfehler.',
  'field.VAT_ID_INVALID':
    'Bitte prüfen Sie die USt-IdNr.: Sie beginnt mit dem Kürzel des Landes, zum Beispiel DE123456789.',
  'field.ROUTING_ID_INVALID': 'Bitte prüfen Sie die Leitweg-ID: Sie enthält einen Tippfehler.',
  'field.ZIP_INVALID': 'Bitte prüfen Sie die Postleitzahl: Sie besteht nur aus Buchstaben und Ziffern.',
  'field.MALFORMED': 'Diese Angabe können wir nicht lesen. Bitte prüfen Sie sie.',
};
