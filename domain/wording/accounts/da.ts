import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsDa: Wording<typeof accountsEn> = {
  'accounts.email': 'E-mail',
  'accounts.email.repeat': 'Gentag e-mail',
  'accounts.password': 'Adgangskode',
  'accounts.password.repeat': 'Gentag adgangskode',
  'accounts.password.new': 'Ny adgangskode',
  'accounts.password.new.repeat': 'Gentag ny adgangskode',
  'accounts.password.hint':
    'Mindst {least} tegn, for eksempel nogle ord. Almindelige adgangskoder og navne kan ikke bruges.',
  'accounts.password.show': 'Vis',
  'accounts.password.show.label': 'Vis: {label}',
  'accounts.password.hide': 'Skjul',
  'accounts.password.hide.label': 'Skjul: {label}',

  'accounts.login.title': 'Log ind',
  'accounts.login.submit': 'Log ind',
  'accounts.login.step': 'Andet trin',
  'accounts.login.code': 'Kode',
  'accounts.login.code.hint': 'Seks cifre fra din app, eller en nødkode.',
  'accounts.login.code.back': 'Tilbage til adgangskoden',
  'accounts.login.forgot': 'Glemt adgangskoden?',
  'accounts.login.again': 'Log ind for at fortsætte. Derefter er du tilbage, hvor du var.',
  'accounts.login.already': 'Du er logget ind som {name}.',
  'accounts.login.new': 'Ny her',
  'accounts.login.new.text':
    'Med en konto finder du dine bestillinger igen og slipper for at skrive dine oplysninger to gange.',
  'accounts.login.register': 'Opret konto',
  'accounts.login.guest': 'Uden konto',
  'accounts.login.guest.text': 'Kun navn og adresse, ingen adgangskode. Dine billetter kommer på e-mail.',
  'accounts.login.account': 'Med din konto',

  'accounts.register.title': 'Opret konto',
  'accounts.register.text': 'Vi bruger oplysningerne til dine billetter og din faktura.',
  'accounts.register.access': 'Din adgang',
  'accounts.register.newsletter':
    'Museet må skrive til mig på e-mail en gang imellem om sit program. Jeg kan altid sige nej tak igen.',
  'accounts.register.submit': 'Opret konto',
  'accounts.register.login': 'Jeg har en konto',

  'accounts.nobody.title': 'Du er ikke logget ind',
  'accounts.nobody.text': 'Log ind for at se din konto.',
  'accounts.registered.title': 'Bekræft din adresse',
  'accounts.registered.text': 'Vi har skrevet til {email}. Åbn linket i mailen; det gælder i 7 dage.',
  'accounts.registered.meanwhile': 'Du er logget ind og kan fortsætte med det samme.',
  'accounts.checkout': 'Fortsæt til betaling',
  'accounts.back': 'Tilbage til forrige side',
  'accounts.programme': 'Se programmet',

  'accounts.forgot.title': 'Glemt adgangskoden?',
  'accounts.forgot.text':
    'Skriv e-mailadressen til din konto. Vi sender et link, så du kan vælge en ny adgangskode.',
  'accounts.forgot.submit': 'Send link',
  'accounts.forgot.back': 'Tilbage til login',
  'accounts.forgot.invalid': 'Adgangskoden til denne e-mailadresse kan ikke nulstilles',
  'accounts.forgot.sent': 'Din anmodning er modtaget. Se i din indbakke.',

  'accounts.sent.title': 'Se i din indbakke',
  'accounts.sent.text':
    'Hvis der findes en konto med denne adresse, er et link til en ny adgangskode på vej. Det gælder i en time.',
  'accounts.sent.nothing':
    'Er der intet kommet efter et par minutter? Se i mappen med uønsket post, eller bed om linket igen.',
  'accounts.sent.again': 'Bed om det igen',

  'accounts.recover.title': 'Vælg en ny adgangskode',
  'accounts.recover.submit': 'Gem og log ind',
  'accounts.recover.fill': 'Du skal udfylde alle felter',
  'accounts.recover.noLink':
    'Denne side har brug for linket i mailen fra os. Åbn det igen, eller bed om et nyt.',
  'accounts.recover.again': 'Bed om et nyt link',

  'accounts.recovered.title': 'Din nye adgangskode er gemt',
  'accounts.recovered.text': 'Du er logget ind her. Alle andre steder er du logget ud.',

  'accounts.confirm.title': 'Bekræft din e-mailadresse',
  'accounts.confirm.text': 'Et klik mere, så hører adressen til din konto.',
  'accounts.confirm.password':
    'Skriv adgangskoden til din konto. Så hører adressen til kontoen, med alt, hvad du har bestilt med den uden konto.',
  'accounts.confirm.other': 'Hvis du ikke har oprettet en konto hos os, behøver du ikke gøre noget.',
  'accounts.confirm.submit': 'Bekræft adressen',
  'accounts.confirm.noLink': 'Denne side har brug for linket i mailen fra os. Åbn det igen.',
  'accounts.confirmed.title': 'Din adresse er bekræftet',
  'accounts.confirmed.text': '{email} hører nu til din konto.',

  'accounts.menu': 'Din konto',
  'accounts.settings': 'Bestillinger og konto',
  'accounts.logout': 'Log ud',
  'accounts.logout.now': 'Du bliver logget ud',
  'accounts.logout.noScript':
    'Uden JavaScript kan vi ikke logge dig ud. Luk fanen, så glemmer enheden dit login.',
};
