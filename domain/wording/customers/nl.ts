import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersNl: Wording<typeof customersEn> = {
  'customers.email': 'E-mailadres',
  'customers.guest.title': 'Uw gegevens',
  'customers.guest.text':
    'Zonder account, zonder wachtwoord. We gebruiken deze gegevens voor uw tickets en uw factuur.',
  'customers.guest.next': 'Verder naar de betaling',
  'customers.guest.save': 'Gegevens opslaan',
  'customers.guest.back': 'Terug naar de winkelwagen',
  'customers.again':
    'Er is enige tijd verstreken; bevestig uw gegevens nog een keer. Uw winkelwagen is er nog.',
  'customers.errors': 'Corrigeer de fouten in het formulier',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Maak een keuze',
  'customers.email.hint': 'Uw tickets gaan naar dit adres.',

  'customers.billing': 'Factuuradres',
  'customers.shipping': 'Bezorgadres',
  'customers.shipping.same': 'Gelijk aan het factuuradres',
  'customers.shipping.incomplete': 'Vul alle velden van het bezorgadres in',

  'customers.field.salutation': 'Aanhef',
  'customers.field.fname': 'Voornaam',
  'customers.field.lname': 'Achternaam',
  'customers.field.company': 'Bedrijf',
  'customers.field.email': 'E-mailadres',
  'customers.field.phone': 'Telefoon',
  'customers.field.name': 'Naam',
  'customers.field.street': 'Straat en huisnummer',
  'customers.field.zip': 'Postcode',
  'customers.field.city': 'Plaats',
  'customers.field.country': 'Land',

  'field.REQUIRED': 'Vul dit veld in.',
  'field.EMAIL_INVALID': 'Controleer het e-mailadres, bijvoorbeeld naam@example.org.',
  'field.PHONE_INVALID': 'Vul het telefoonnummer in cijfers in, bijvoorbeeld +31 20 1234567.',
  'field.TOO_LONG': 'Maak deze invoer korter.',
  'field.COUNTRY_UNKNOWN': 'Kies een land uit de lijst.',
  'field.OPTION_UNKNOWN': 'Kies uit de lijst.',
  'field.NUMBER_INVALID': 'Vul een heel getal in binnen de aangegeven grenzen.',
  'field.PASSWORD_WRONG': 'Dit is niet uw huidige wachtwoord.',
  'field.PASSWORD_TOO_SHORT': 'Gebruik minstens 10 tekens.',
  'field.PASSWORD_COMMON': 'Dit wachtwoord is een van de eerste die aanvallers proberen. Kies een ander.',
  'field.PASSWORD_PERSONAL': 'Dit wachtwoord bestaat uit uw naam, uw adres of onze naam. Kies een ander.',
  'field.CODE_WRONG': 'Deze code klopt niet of is al gebruikt. Neem de volgende die de app laat zien.',
  'field.PASSWORDS_DIFFER': 'De wachtwoorden komen niet overeen',
  'field.EMAILS_DIFFER': 'De e-mailadressen komen niet overeen',
  'field.IBAN_INVALID': 'Controleer het IBAN: het ontbreekt of bevat een typefout.',
  'field.ZIP_INVALID': 'Controleer de postcode: die bestaat alleen uit letters en cijfers.',
  'field.MALFORMED': 'Dit kunnen we niet lezen. Controleer wat u hebt ingevuld.',
};
