import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsNl: Wording<typeof accountsEn> = {
  'accounts.email': 'E-mailadres',
  'accounts.email.repeat': 'E-mailadres herhalen',
  'accounts.password': 'Wachtwoord',
  'accounts.password.repeat': 'Wachtwoord herhalen',
  'accounts.password.new': 'Nieuw wachtwoord',
  'accounts.password.new.repeat': 'Nieuw wachtwoord herhalen',
  'accounts.password.hint':
    'Minstens {least} tekens, bijvoorbeeld een paar woorden. Veelgebruikte wachtwoorden en namen accepteren we niet.',
  'accounts.password.show': 'Tonen',
  'accounts.password.show.label': 'Tonen: {label}',
  'accounts.password.hide': 'Verbergen',
  'accounts.password.hide.label': 'Verbergen: {label}',

  'accounts.login.title': 'Inloggen',
  'accounts.login.submit': 'Inloggen',
  'accounts.login.step': 'Tweede stap',
  'accounts.login.code': 'Code',
  'accounts.login.code.hint': 'Zes cijfers uit uw app, of een herstelcode.',
  'accounts.login.code.back': 'Terug naar het wachtwoord',
  'accounts.login.forgot': 'Wachtwoord vergeten?',
  'accounts.login.again': 'Log in om verder te gaan. Daarna bent u weer waar u was.',
  'accounts.login.already': 'U bent ingelogd als {name}.',
  'accounts.login.new': 'Nieuw hier',
  'accounts.login.new.text':
    'Met een account vindt u uw bestellingen terug en hoeft u uw gegevens niet twee keer in te vullen.',
  'accounts.login.register': 'Account aanmaken',
  'accounts.login.guest': 'Zonder account',
  'accounts.login.guest.text': 'Alleen uw naam en adres, geen wachtwoord. Uw tickets komen per e-mail.',
  'accounts.login.account': 'Met uw account',

  'accounts.register.title': 'Account aanmaken',
  'accounts.register.text': 'We gebruiken deze gegevens voor uw tickets en uw factuur.',
  'accounts.register.access': 'Uw toegang',
  'accounts.register.newsletter':
    'Het museum mag mij af en toe per e-mail over het programma schrijven. Ik kan mij op elk moment afmelden.',
  'accounts.register.submit': 'Account aanmaken',
  'accounts.register.login': 'Ik heb een account',

  'accounts.nobody.title': 'U bent niet ingelogd',
  'accounts.nobody.text': 'Log in om uw account te bekijken.',
  'accounts.registered.title': 'Bevestig uw adres',
  'accounts.registered.text':
    'We hebben een e-mail naar {email} gestuurd. Open de link daarin; die is 7 dagen geldig.',
  'accounts.registered.meanwhile': 'U bent ingelogd en kunt meteen verder.',
  'accounts.checkout': 'Verder naar de betaling',
  'accounts.back': 'Terug naar de vorige pagina',
  'accounts.programme': 'Naar het programma',

  'accounts.forgot.title': 'Wachtwoord vergeten?',
  'accounts.forgot.text':
    'Geef het e-mailadres van uw account op. We sturen u een link waarmee u een nieuw wachtwoord kiest.',
  'accounts.forgot.submit': 'Link sturen',
  'accounts.forgot.back': 'Terug naar inloggen',
  'accounts.forgot.invalid': 'Voor dit e-mailadres kan geen nieuw wachtwoord worden aangevraagd',
  'accounts.forgot.sent': 'Uw aanvraag is binnen. Kijk in uw mailbox.',

  'accounts.sent.title': 'Kijk in uw mailbox',
  'accounts.sent.text':
    'Als er een account met dit adres bestaat, is er een link voor een nieuw wachtwoord onderweg. De link is een uur geldig.',
  'accounts.sent.nothing':
    'Na enkele minuten nog niets? Kijk in de map met ongewenste e-mail of vraag de link opnieuw aan.',
  'accounts.sent.again': 'Opnieuw aanvragen',

  'accounts.recover.title': 'Nieuw wachtwoord kiezen',
  'accounts.recover.submit': 'Opslaan en inloggen',
  'accounts.recover.fill': 'U moet alle velden invullen',
  'accounts.recover.noLink':
    'Deze pagina heeft de link uit uw e-mail nodig. Open die opnieuw of vraag een nieuwe aan.',
  'accounts.recover.again': 'Nieuwe link aanvragen',

  'accounts.recovered.title': 'Uw nieuwe wachtwoord is opgeslagen',
  'accounts.recovered.text': 'U bent hier ingelogd. Overal elders bent u uitgelogd.',

  'accounts.confirm.title': 'E-mailadres bevestigen',
  'accounts.confirm.text': 'Nog één klik en dit adres hoort bij uw account.',
  'accounts.confirm.password':
    'Vul het wachtwoord van uw account in. Daarna hoort dit adres erbij, met alles wat u er zonder account mee hebt besteld.',
  'accounts.confirm.other': 'Als u bij ons geen account hebt aangemaakt, hoeft u niets te doen.',
  'accounts.confirm.submit': 'Adres bevestigen',
  'accounts.confirm.noLink': 'Deze pagina heeft de link uit uw e-mail nodig. Open die opnieuw.',
  'accounts.confirmed.title': 'Uw adres is bevestigd',
  'accounts.confirmed.text': '{email} hoort nu bij uw account.',

  'accounts.menu': 'Uw account',
  'accounts.settings': 'Bestellingen en account',
  'accounts.logout': 'Uitloggen',
  'accounts.logout.now': 'U wordt uitgelogd',
  'accounts.logout.noScript':
    'Zonder JavaScript kunnen wij u niet uitloggen. Sluit dit tabblad, dan vergeet dit apparaat dat u bent ingelogd.',
};
