import type { Wording } from '../message.ts';
import type { accountsEn } from './en.ts';

export const accountsSv: Wording<typeof accountsEn> = {
  'accounts.email': 'E-post',
  'accounts.email.repeat': 'Upprepa e-post',
  'accounts.password': 'Lösenord',
  'accounts.password.repeat': 'Upprepa lösenordet',
  'accounts.password.new': 'Nytt lösenord',
  'accounts.password.new.repeat': 'Upprepa det nya lösenordet',
  'accounts.password.hint':
    'Minst {least} tecken, till exempel några ord. Vanliga lösenord och namn godtas inte.',
  'accounts.password.show': 'Visa',
  'accounts.password.show.label': 'Visa: {label}',
  'accounts.password.hide': 'Dölj',
  'accounts.password.hide.label': 'Dölj: {label}',

  'accounts.login.title': 'Logga in',
  'accounts.login.submit': 'Logga in',
  'accounts.login.step': 'Andra steget',
  'accounts.login.code': 'Kod',
  'accounts.login.code.hint': 'Sex siffror från din app, eller en reservkod.',
  'accounts.login.code.back': 'Tillbaka till lösenordet',
  'accounts.login.forgot': 'Glömt lösenordet?',
  'accounts.login.again': 'Logga in för att fortsätta. Sedan är du tillbaka där du var.',
  'accounts.login.already': 'Du är inloggad som {name}.',
  'accounts.login.new': 'Ny här',
  'accounts.login.new.text':
    'Med ett konto hittar du dina beställningar igen och slipper skriva dina uppgifter två gånger.',
  'accounts.login.register': 'Skapa konto',
  'accounts.login.guest': 'Utan konto',
  'accounts.login.guest.text': 'Bara namn och adress, inget lösenord. Dina biljetter kommer med e-post.',
  'accounts.login.account': 'Med ditt konto',

  'accounts.register.title': 'Skapa konto',
  'accounts.register.text': 'Vi använder uppgifterna för dina biljetter och din faktura.',
  'accounts.register.access': 'Din inloggning',
  'accounts.register.newsletter':
    'Museet får skriva till mig då och då med e-post om sitt program. Jag kan säga nej när som helst.',
  'accounts.register.submit': 'Skapa konto',
  'accounts.register.login': 'Jag har ett konto',

  'accounts.nobody.title': 'Du är inte inloggad',
  'accounts.nobody.text': 'Logga in för att se ditt konto.',
  'accounts.registered.title': 'Bekräfta din adress',
  'accounts.registered.text': 'Vi har skrivit till {email}. Öppna länken i mejlet; den gäller i 7 dagar.',
  'accounts.registered.meanwhile': 'Du är inloggad och kan fortsätta direkt.',
  'accounts.checkout': 'Fortsätt till betalningen',
  'accounts.back': 'Tillbaka till förra sidan',
  'accounts.programme': 'Se programmet',

  'accounts.forgot.title': 'Glömt lösenordet?',
  'accounts.forgot.text':
    'Ange e-postadressen till ditt konto. Vi skickar en länk så att du kan välja ett nytt lösenord.',
  'accounts.forgot.submit': 'Skicka länk',
  'accounts.forgot.back': 'Tillbaka till inloggningen',
  'accounts.forgot.invalid': 'Det går inte att återställa lösenordet för den här e-postadressen',
  'accounts.forgot.sent': 'Din begäran har kommit fram. Titta i din e-post.',

  'accounts.sent.title': 'Titta i din e-post',
  'accounts.sent.text':
    'Om det finns ett konto med den här adressen är en länk för ett nytt lösenord på väg. Den gäller i en timme.',
  'accounts.sent.nothing':
    'Har inget kommit efter några minuter? Titta i skräpposten eller begär länken igen.',
  'accounts.sent.again': 'Begär igen',

  'accounts.recover.title': 'Välj ett nytt lösenord',
  'accounts.recover.submit': 'Spara och logga in',
  'accounts.recover.fill': 'Du måste fylla i alla fält',
  'accounts.recover.noLink':
    'Den här sidan behöver länken i mejlet från oss. Öppna den igen eller begär en ny.',
  'accounts.recover.again': 'Begär en ny länk',

  'accounts.recovered.title': 'Ditt nya lösenord är sparat',
  'accounts.recovered.text': 'Du är inloggad här. På alla andra enheter har du loggats ut.',

  'accounts.confirm.title': 'Bekräfta din e-postadress',
  'accounts.confirm.text': 'Ett klick till, så hör adressen till ditt konto.',
  'accounts.confirm.password':
    'Ange lösenordet till ditt konto. Då hör adressen till kontot, med allt som du har beställt med den utan konto.',
  'accounts.confirm.other': 'Om du inte har skapat något konto hos oss behöver du inte göra något.',
  'accounts.confirm.submit': 'Bekräfta adressen',
  'accounts.confirm.noLink': 'Den här sidan behöver länken i mejlet från oss. Öppna den igen.',
  'accounts.confirmed.title': 'Din adress är bekräftad',
  'accounts.confirmed.text': '{email} hör nu till ditt konto.',

  'accounts.menu': 'Ditt konto',
  'accounts.settings': 'Beställningar och konto',
  'accounts.logout': 'Logga ut',
  'accounts.logout.now': 'Du loggas ut',
  'accounts.logout.noScript':
    'Utan JavaScript kan vi inte logga ut dig. Stäng fliken, så glömmer enheten din inloggning.',
};
