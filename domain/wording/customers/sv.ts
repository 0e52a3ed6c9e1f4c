import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersSv: Wording<typeof customersEn> = {
  'customers.email': 'E-post',
  'customers.guest.title': 'Dina uppgifter',
  'customers.guest.text':
    'Utan konto, utan lösenord. Vi använder uppgifterna för dina biljetter och din faktura.',
  'customers.guest.next': 'Fortsätt till betalningen',
  'customers.guest.save': 'Spara uppgifterna',
  'customers.guest.back': 'Tillbaka till varukorgen',
  'customers.again': 'Det har gått en stund; bekräfta dina uppgifter en gång till. Din varukorg finns kvar.',
  'customers.errors': 'Rätta felen i formuläret',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Välj',
  'customers.email.hint': 'Biljetterna skickas till den här adressen.',

  'customers.billing': 'Faktureringsadress',
  'customers.shipping': 'Leveransadress',
  'customers.shipping.same': 'Samma som faktureringsadressen',
  'customers.shipping.incomplete': 'Fyll i alla fält för leveransadressen',

  'customers.field.salutation': 'Tilltal',
  'customers.field.fname': 'Förnamn',
  'customers.field.lname': 'Efternamn',
  'customers.field.company': 'Företag',
  'customers.field.email': 'E-post',
  'customers.field.phone': 'Telefon',
  'customers.field.name': 'Namn',
  'customers.field.street': 'Gata och nummer',
  'customers.field.zip': 'Postnummer',
  'customers.field.city': 'Ort',
  'customers.field.country': 'Land',

  'field.REQUIRED': 'Fyll i det här fältet.',
  'field.EMAIL_INVALID': 'Kontrollera e-postadressen, till exempel namn@example.org.',
  'field.PHONE_INVALID': 'Skriv telefonnumret med siffror, till exempel +46 8 123 456.',
  'field.TOO_LONG': 'Korta ner texten.',
  'field.COUNTRY_UNKNOWN': 'Välj ett land i listan.',
  'field.OPTION_UNKNOWN': 'Välj i listan.',
  'field.NUMBER_INVALID': 'Skriv ett heltal inom de angivna gränserna.',
  'field.PASSWORD_WRONG': 'Det är inte ditt nuvarande lösenord.',
  'field.PASSWORD_TOO_SHORT': 'Använd minst 10 tecken.',
  'field.PASSWORD_COMMON': 'Det här lösenordet är ett av de första som angripare provar. Välj ett annat.',
  'field.PASSWORD_PERSONAL':
    'Det här lösenordet består av ditt namn, din adress eller vårt namn. Välj ett annat.',
  'field.CODE_WRONG': 'Koden stämmer inte eller har redan använts. Ta nästa kod som appen visar.',
  'field.PASSWORDS_DIFFER': 'Lösenorden stämmer inte överens',
  'field.EMAILS_DIFFER': 'E-postadresserna stämmer inte överens',
  'field.IBAN_INVALID': 'Kontrollera IBAN: numret saknas eller innehåller ett skrivfel.',
  'field.ZIP_INVALID': 'Kontrollera postnumret: det består bara av bokstäver och siffror.',
  'field.MALFORMED': 'Vi kan inte läsa den här uppgiften. Kontrollera den.',
};
