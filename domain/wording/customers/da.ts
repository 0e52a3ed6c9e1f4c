import type { Wording } from '../message.ts';
import type { customersEn } from './en.ts';

export const customersDa: Wording<typeof customersEn> = {
  'customers.email': 'E-mail',
  'customers.guest.title': 'Dine oplysninger',
  'customers.guest.text':
    'Uden konto, uden adgangskode. Vi bruger oplysningerne til dine billetter og din faktura.',
  'customers.guest.next': 'Fortsæt til betaling',
  'customers.guest.save': 'Gem oplysninger',
  'customers.guest.back': 'Tilbage til kurven',
  'customers.again': 'Der er gået noget tid; bekræft dine oplysninger en gang til. Din kurv er her stadig.',
  'customers.errors': 'Ret fejlene i formularen',
  'customers.errors.field': '{label}: {message}',
  'customers.choose': 'Vælg',
  'customers.email.hint': 'Dine billetter sendes til denne adresse.',

  'customers.billing': 'Faktureringsadresse',
  'customers.shipping': 'Leveringsadresse',
  'customers.shipping.same': 'Samme som faktureringsadressen',
  'customers.shipping.incomplete': 'Udfyld alle felter for leveringsadressen',

  'customers.field.salutation': 'Tiltale',
  'customers.field.fname': 'Fornavn',
  'customers.field.lname': 'Efternavn',
  'customers.field.company': 'Firma',
  'customers.field.email': 'E-mail',
  'customers.field.phone': 'Telefon',
  'customers.field.name': 'Navn',
  'customers.field.street': 'Vej og nummer',
  'customers.field.zip': 'Postnummer',
  'customers.field.city': 'By',
  'customers.field.country': 'Land',

  'field.REQUIRED': 'Udfyld dette felt.',
  'field.EMAIL_INVALID': 'Tjek e-mailadressen, for eksempel navn@example.org.',
  'field.PHONE_INVALID': 'Skriv telefonnummeret med tal, for eksempel +45 12 34 56 78.',
  'field.TOO_LONG': 'Forkort denne tekst.',
  'field.COUNTRY_UNKNOWN': 'Vælg et land på listen.',
  'field.OPTION_UNKNOWN': 'Vælg på listen.',
  'field.NUMBER_INVALID': 'Skriv et helt tal inden for de angivne grænser.',
  'field.PASSWORD_WRONG': 'Det er ikke din nuværende adgangskode.',
  'field.PASSWORD_TOO_SHORT': 'Brug mindst 10 tegn.',
  'field.PASSWORD_COMMON': 'Denne adgangskode er en af de første, angribere prøver. Vælg en anden.',
  'field.PASSWORD_PERSONAL':
    'Denne adgangskode består af dit navn, din adresse eller vores navn. Vælg en anden.',
  'field.CODE_WRONG': 'Koden er ikke rigtig eller allerede brugt. Tag den næste, som appen viser.',
  'field.PASSWORDS_DIFFER': 'Adgangskoderne er ikke ens',
  'field.EMAILS_DIFFER': 'E-mailadresserne er ikke ens',
  'field.IBAN_INVALID': 'Tjek IBAN-nummeret: Det mangler eller indeholder en tastefejl.',
  'field.ZIP_INVALID': 'Tjek postnummeret: Det består kun af bogstaver og tal.',
  'field.MALFORMED': 'Vi kan ikke læse denne oplysning. Tjek den.',
};
