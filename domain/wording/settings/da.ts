import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsDa: Wording<typeof settingsEn> = {
  'settings.title': 'Din konto',
  'settings.sections': 'Afsnit på din konto',
  'settings.save': 'Gem',
  'settings.leave': 'Annuller',
  'settings.saved': 'Dine ændringer er gemt.',

  'settings.orders': 'Dine bestillinger',
  'settings.orders.none': 'Der er ingen bestillinger på denne konto endnu.',
  'settings.orders.date': 'bestilt den {day}',
  'settings.orders.next': 'Næste besøg: {when}',
  'settings.orders.stranded': 'Finder ikke sted som bestilt: Åbn bestillingen',
  'settings.orders.at': '{day} kl.\u00a0{time}',
  'settings.orders.confirmed': 'bekræftet',
  'settings.orders.refunded': 'betalt tilbage',
  'settings.orders.all': '{count, plural, one {Vis bestillingen} other {Vis alle # bestillinger}}',

  'settings.invoice': 'Faktura til hver bestilling',
  'settings.invoice.yes': 'Med faktura til hver bestilling',
  'settings.invoice.no': 'Uden faktura',

  'settings.email': 'E-mailadresse',
  'settings.email.confirmed': 'Adressen er bekræftet.',
  'settings.email.unconfirmed':
    'Adressen er ikke bekræftet endnu. Åbn linket i den mail, vi har sendt til den.',
  'settings.email.resend': 'Send et nyt link, eller ret adressen',
  'settings.email.new': 'Ny e-mailadresse',
  'settings.email.again': 'Gentag ny e-mailadresse',
  'settings.email.text':
    'Vi sender et link til den nye adresse. Den gælder, så snart du åbner linket; indtil da logger du ind med den gamle.',
  'settings.email.send': 'Send linket',
  'settings.email.sent':
    'Vi har sendt et link til {email}. Adressen gælder, så snart du åbner det; linket gælder i én dag.',

  'settings.newsletter': 'Nyhedsbrev',
  'settings.newsletter.on': 'Nyhedsbrevet kommer til din e-mailadresse.',
  'settings.newsletter.off': 'Nyhedsbrevet kommer ikke længere.',

  'settings.password': 'Adgangskode',
  'settings.password.text': 'En ny adgangskode logger dig ud på alle andre enheder.',
  'settings.password.old': 'Nuværende adgangskode',
  'settings.password.change': 'Skift adgangskode',
  'settings.password.saved': 'Din adgangskode er skiftet. Log ind på ny på andre enheder.',

  'settings.twoSteps': 'Login i to trin',
  'settings.twoSteps.text':
    'Med en app på din telefon kræver login en kode ud over adgangskoden. Den, der kun kender adgangskoden, kommer ikke ind på din konto.',
  'settings.twoSteps.on':
    'Slået til. {count, plural, =0 {Du har ingen nødkode tilbage.} one {Du har én nødkode tilbage.} other {Du har # nødkoder tilbage.}}',
  'settings.twoSteps.off': 'Slået fra.',
  'settings.twoSteps.unconfirmed': 'Din e-mailadresse skal først være bekræftet.',
  'settings.twoSteps.turnOn': 'Slå til',
  'settings.twoSteps.turnOff': 'Slå fra',
  'settings.twoSteps.scan':
    'Scan koden med en godkendelsesapp, eller skriv nøglen under den. Appen viser derefter en ny kode hvert 30. sekund.',
  'settings.twoSteps.qr': 'QR-kode til appen',
  'settings.twoSteps.key': 'Nøgle',
  'settings.twoSteps.first': 'Kode fra appen',
  'settings.twoSteps.confirm': 'Bekræft',
  'settings.twoSteps.next': 'Fortsæt',
  'settings.twoSteps.codes': 'Dine nødkoder',
  'settings.twoSteps.codes.text':
    'Med dem kommer du ind på din konto, når du ikke har telefonen. Hver af dem virker én gang. Opbevar dem et sikkert sted: Vi viser dem kun nu.',
  'settings.twoSteps.codes.save': 'Gem som fil',
  'settings.twoSteps.codes.file': 'noedkoder',
  'settings.twoSteps.codes.done': 'Færdig',
  'settings.twoSteps.saidOn': 'Login i to trin er slået til.',
  'settings.twoSteps.saidOff': 'Login i to trin er slået fra.',
  'settings.twoSteps.renew': 'Nye nødkoder',
  'settings.twoSteps.renew.text': 'Ti nye nødkoder erstatter alle de gamle, som så ikke længere virker.',
  'settings.twoSteps.saidRenewed': 'De nye nødkoder gælder. De gamle virker ikke længere.',

  'settings.sessions': 'Enheder, der er logget ind',
  'settings.sessions.text':
    'Her er du logget ind. Er der en enhed, du ikke kender, så log den ud, og vælg derefter også en ny adgangskode.',
  'settings.sessions.this': 'Denne enhed',
  'settings.sessions.used': 'Sidst brugt: {when}',
  'settings.sessions.unknown': 'Ukendt enhed',
  'settings.sessions.device': '{browser} på {system}',
  'settings.sessions.end': 'Log ud',
  'settings.sessions.end.label': 'Log ud: {device}',
  'settings.sessions.others': 'Log alle andre ud',
  'settings.sessions.password': 'Vi skal bruge din adgangskode for at logge en enhed ud.',
  'settings.sessions.ended': '{device} er logget ud.',
  'settings.sessions.endedOthers':
    '{count, plural, one {Den anden enhed er logget ud.} other {# andre enheder er logget ud.}}',

  'settings.data': 'Hent dine oplysninger',
  'settings.data.text': 'Alt, hvad butikken ved om dig og dine bestillinger, i én fil (JSON).',
  'settings.data.download': 'Hent mine oplysninger',
  'settings.data.file': 'mine-oplysninger',
  'settings.data.done': 'Filen ligger blandt dine downloads.',

  'settings.delete': 'Slet konto',
  'settings.delete.text': 'Din konto ophører, og du kan ikke længere logge ind.',
  'settings.delete.data':
    'Dit navn, dine adresser og din adgangskode slettes med det samme, og nyhedsbrevet ophører.',
  'settings.delete.orders':
    'Dine bestillinger og billetter gælder stadig. Linkene i dine mails åbner dem fortsat, så gem de mails.',
  'settings.delete.books':
    'Af hensyn til bogføringen skal vi gemme bestillinger, så længe loven kræver det; derefter gøres de anonyme.',
  'settings.delete.title': 'Slet denne konto for altid?',
  'settings.delete.sure': 'Kontoen for {email} kan ikke gendannes.',
  'settings.delete.yes': 'Ja, slet',
  'settings.delete.no': 'Nej, behold',
  'settings.deleted': 'Din konto er slettet.',

  'keep.title': 'Gem denne bestilling på en konto',
  'keep.text':
    'Der finder du dine billetter igen og behøver ikke at skrive dine oplysninger næste gang. Vi har dem allerede; der mangler kun en adgangskode.',
  'keep.who': 'Til {name}, {email}',
  'keep.done': 'Din konto er klar',
  'keep.done.text':
    'Bestillingen ligger der allerede. Vi har sendt en mail til {email}: Åbn linket i den for at bekræfte adressen.',
  'keep.account': 'Til din konto',
  'keep.incomplete': 'En konto kræver flere oplysninger, end bestillingen indeholder. Udfyld resten.',
};
