import type { Wording } from '../message.ts';
import type { accountMailsEn } from './en.ts';

export const accountMailsDa: Wording<typeof accountMailsEn> = {
  'account-mails.confirm.subject': 'Bekræft din e-mailadresse',
  'account-mails.confirm.text':
    'Der er oprettet en konto hos {museum} med denne e-mailadresse. Hvis det var dig, så bekræft adressen: Derefter hører den til din konto sammen med de bestillinger, du har afgivet med den som gæst.',
  'account-mails.confirm.link': 'Bekræft adressen',
  'account-mails.confirm.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget. Linket alene ændrer intet: Det kræver også kontoens adgangskode at bekræfte adressen.',

  'account-mails.registered-already.subject': 'Du har allerede en konto',
  'account-mails.registered-already.text':
    'Nogen har lige registreret sig hos {museum} med denne e-mailadresse. Der findes allerede en konto med adressen; den forbliver, som den er, og den nye registrering holdes adskilt fra den. Hvis det var dig, så log ind med adgangskoden til din konto, eller vælg en ny, hvis du har glemt den.',
  'account-mails.registered-already.link': 'Log ind',
  'account-mails.registered-already.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget. Uden din adgangskode kommer ingen ind på din konto.',

  'account-mails.recover.subject': 'Vælg en ny adgangskode',
  'account-mails.recover.text':
    'Nogen har bedt om en ny adgangskode til din konto hos {museum}. Med dette link vælger du en og er logget ind med det samme.',
  'account-mails.recover.link': 'Vælg ny adgangskode',
  'account-mails.recover.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget. Din adgangskode forbliver, som den er.',

  'account-mails.change-email.subject': 'Bekræft din nye e-mailadresse',
  'account-mails.change-email.text':
    'Nogen vil bruge denne e-mailadresse til en konto hos {museum}. Hvis det var dig, så bekræft den: Derefter logger du ind med den.',
  'account-mails.change-email.link': 'Bekræft adressen',
  'account-mails.change-email.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget. Linket alene ændrer intet: Det kræver også kontoens adgangskode at bekræfte adressen.',

  'account-mails.email-taken.subject': 'Der findes allerede en konto med denne e-mailadresse',
  'account-mails.email-taken.text':
    'Nogen ville bruge denne e-mailadresse til en anden konto hos {museum}. Den hører allerede til en konto, så intet er ændret. Hvis det var dig, så log ind med denne adresse.',
  'account-mails.email-taken.link': 'Log ind',
  'account-mails.email-taken.otherwise':
    'Hvis det ikke var dig, behøver du ikke gøre noget. Uden din adgangskode kommer ingen ind på din konto.',

  'account-mails.email-changes.subject': 'En ny e-mailadresse til din konto',
  'account-mails.email-changes.text':
    'Nogen, der er logget ind på din konto hos {museum}, vil bruge en anden e-mailadresse til den. Den gælder, når den er bekræftet; indtil da logger du ind med denne.',
  'account-mails.email-changes.link': 'Vælg ny adgangskode',
  'account-mails.email-changes.otherwise':
    'Hvis det ikke var dig, kender nogen din adgangskode. Vælg en ny nu: Det stopper også ændringen af adressen.',

  'account-mails.password-changed.subject': 'Din adgangskode er ændret',
  'account-mails.password-changed.text':
    'Adgangskoden til din konto hos {museum} er ændret. Alle, der var logget ind på kontoen før, er logget ud.',
  'account-mails.password-changed.link': 'Vælg ny adgangskode',
  'account-mails.password-changed.otherwise':
    'Hvis det ikke var dig, har en anden måske adgang til din konto. Vælg en ny adgangskode nu, og skriv til os.',

  'account-mails.sessions-ended.subject': 'Du er logget ud på andre enheder',
  'account-mails.sessions-ended.text':
    'En person, der er logget ind på din konto hos {museum}, har logget den ud på andre enheder.',
  'account-mails.sessions-ended.link': 'Vælg ny adgangskode',
  'account-mails.sessions-ended.otherwise':
    'Hvis det ikke var dig, har en anden måske adgang til din konto. Vælg en ny adgangskode nu, og skriv til os.',

  'account-mails.second-factor-on.subject': 'Login i to trin er slået til',
  'account-mails.second-factor-on.text':
    'Login i to trin er slået til for din konto hos {museum}. Fra nu af kræver det en kode fra en app.',
  'account-mails.second-factor-on.link': 'Vælg ny adgangskode',
  'account-mails.second-factor-on.otherwise':
    'Hvis det ikke var dig, har en anden måske adgang til din konto. Vælg en ny adgangskode nu, og skriv til os.',

  'account-mails.second-factor-off.subject': 'Login i to trin er slået fra',
  'account-mails.second-factor-off.text':
    'Login i to trin er slået fra for din konto hos {museum}. Fra nu af er adgangskoden nok.',
  'account-mails.second-factor-off.link': 'Vælg ny adgangskode',
  'account-mails.second-factor-off.otherwise':
    'Hvis det ikke var dig, har en anden måske adgang til din konto. Vælg en ny adgangskode nu, og skriv til os.',

  'account-mails.recovery-codes-new.subject': 'Nye nødkoder',
  'account-mails.recovery-codes-new.text':
    'Der er lavet nye nødkoder til din konto hos {museum}. De gamle virker ikke længere.',
  'account-mails.recovery-codes-new.link': 'Vælg ny adgangskode',
  'account-mails.recovery-codes-new.otherwise':
    'Hvis det ikke var dig, har en anden måske adgang til din konto. Vælg en ny adgangskode nu, og skriv til os.',

  'account-mails.confirm.lives': 'Linket virker én gang, i syv dage.',
  'account-mails.recover.lives':
    'Linket virker én gang, i en time. Har du bedt om flere, ophører de andre, når du bruger et af dem.',
  'account-mails.change-email.lives': 'Linket virker én gang, i et døgn.',
};
