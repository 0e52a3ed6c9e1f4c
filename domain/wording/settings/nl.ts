import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsNl: Wording<typeof settingsEn> = {
  'settings.title': 'Uw account',
  'settings.sections': 'Onderdelen van uw account',
  'settings.save': 'Opslaan',
  'settings.leave': 'Annuleren',
  'settings.saved': 'Uw wijzigingen zijn opgeslagen.',

  'settings.orders': 'Uw bestellingen',
  'settings.orders.none': 'In dit account staan nog geen bestellingen.',
  'settings.orders.date': 'besteld op {day}',
  'settings.orders.next': 'Volgend bezoek: {when}',
  'settings.orders.stranded': 'Gaat niet door zoals geboekt: open deze bestelling',
  'settings.orders.at': '{day}, {time} uur',
  'settings.orders.confirmed': 'bevestigd',
  'settings.orders.refunded': 'terugbetaald',
  'settings.orders.all': '{count, plural, one {Bestelling tonen} other {Alle # bestellingen tonen}}',

  'settings.invoice': 'Factuur bij elke bestelling',
  'settings.invoice.yes': 'Met een factuur bij elke bestelling',
  'settings.invoice.no': 'Zonder factuur',

  'settings.email': 'E-mailadres',
  'settings.email.confirmed': 'Dit adres is bevestigd.',
  'settings.email.unconfirmed':
    'Dit adres is nog niet bevestigd. Open de link in de e-mail die we naar dit adres hebben gestuurd.',
  'settings.email.resend': 'Nieuwe link versturen of adres wijzigen',
  'settings.email.new': 'Nieuw e-mailadres',
  'settings.email.again': 'Nieuw e-mailadres herhalen',
  'settings.email.text':
    'We sturen een link naar het nieuwe adres. Dat geldt zodra u de link opent; tot die tijd logt u in met het oude.',
  'settings.email.send': 'Link versturen',
  'settings.email.sent':
    'We hebben een link naar {email} gestuurd. Het nieuwe adres geldt zodra u die opent; de link is één dag geldig.',

  'settings.newsletter': 'Nieuwsbrief',
  'settings.newsletter.on': 'De nieuwsbrief komt naar uw e-mailadres.',
  'settings.newsletter.off': 'De nieuwsbrief komt niet meer.',

  'settings.password': 'Wachtwoord',
  'settings.password.text': 'Met een nieuw wachtwoord wordt u op alle andere apparaten uitgelogd.',
  'settings.password.old': 'Huidig wachtwoord',
  'settings.password.change': 'Wachtwoord wijzigen',
  'settings.password.saved': 'Uw wachtwoord is gewijzigd. Log op andere apparaten opnieuw in.',

  'settings.twoSteps': 'Inloggen in twee stappen',
  'settings.twoSteps.text':
    'Met een app op uw telefoon is voor het inloggen naast het wachtwoord een code nodig. Wie alleen het wachtwoord kent, komt niet in uw account.',
  'settings.twoSteps.on':
    'Staat aan. {count, plural, =0 {U hebt geen herstelcode meer.} one {U hebt nog één herstelcode.} other {U hebt nog # herstelcodes.}}',
  'settings.twoSteps.off': 'Staat uit.',
  'settings.twoSteps.unconfirmed': 'Daarvoor moet eerst uw e-mailadres bevestigd zijn.',
  'settings.twoSteps.turnOn': 'Aanzetten',
  'settings.twoSteps.turnOff': 'Uitzetten',
  'settings.twoSteps.scan':
    'Scan deze code met een authenticator-app, of vul de sleutel eronder in. De app laat daarna elke 30 seconden een nieuwe code zien.',
  'settings.twoSteps.qr': 'QR-code voor de app',
  'settings.twoSteps.key': 'Sleutel',
  'settings.twoSteps.first': 'Code uit de app',
  'settings.twoSteps.confirm': 'Bevestigen',
  'settings.twoSteps.next': 'Verder',
  'settings.twoSteps.codes': 'Uw herstelcodes',
  'settings.twoSteps.codes.text':
    'Hiermee komt u in uw account als u uw telefoon niet hebt. Elke code werkt één keer. Bewaar ze op een veilige plek: we tonen ze alleen nu.',
  'settings.twoSteps.codes.save': 'Opslaan als bestand',
  'settings.twoSteps.codes.file': 'herstelcodes',
  'settings.twoSteps.codes.done': 'Klaar',
  'settings.twoSteps.saidOn': 'Inloggen in twee stappen staat aan.',
  'settings.twoSteps.saidOff': 'Inloggen in twee stappen staat uit.',
  'settings.twoSteps.renew': 'Nieuwe herstelcodes',
  'settings.twoSteps.renew.text': 'Tien nieuwe herstelcodes vervangen alle vorige; die werken dan niet meer.',
  'settings.twoSteps.saidRenewed': 'De nieuwe herstelcodes zijn geldig. De vorige werken niet meer.',

  'settings.sessions': 'Ingelogde apparaten',
  'settings.sessions.text':
    'Op deze apparaten bent u ingelogd. Log een apparaat dat u niet kent uit en kies daarna ook een nieuw wachtwoord.',
  'settings.sessions.this': 'Dit apparaat',
  'settings.sessions.used': 'Laatst gebruikt: {when}',
  'settings.sessions.unknown': 'Onbekend apparaat',
  'settings.sessions.device': '{browser} op {system}',
  'settings.sessions.end': 'Uitloggen',
  'settings.sessions.end.label': 'Uitloggen: {device}',
  'settings.sessions.others': 'Alle andere uitloggen',
  'settings.sessions.password': 'Om een apparaat uit te loggen hebben we uw wachtwoord nodig.',
  'settings.sessions.ended': '{device} is uitgelogd.',
  'settings.sessions.endedOthers':
    '{count, plural, one {Het andere apparaat is uitgelogd.} other {# andere apparaten zijn uitgelogd.}}',

  'settings.data': 'Uw gegevens downloaden',
  'settings.data.text': 'Alles wat de webshop van u en uw bestellingen weet, in één bestand (JSON).',
  'settings.data.download': 'Mijn gegevens downloaden',
  'settings.data.file': 'mijn-gegevens',
  'settings.data.done': 'Het bestand staat bij uw downloads.',

  'settings.delete': 'Account verwijderen',
  'settings.delete.text': 'Uw account wordt gesloten en u kunt niet meer inloggen.',
  'settings.delete.data':
    'Uw naam, uw adressen en uw wachtwoord worden meteen verwijderd en de nieuwsbrief stopt.',
  'settings.delete.orders':
    'Uw bestellingen en tickets blijven geldig. U opent ze nog steeds met de links in uw e-mails; bewaar die e-mails dus.',
  'settings.delete.books':
    'Voor de boekhouding moeten we bestellingen bewaren zolang de wet dat vraagt; daarna worden ze anoniem gemaakt.',
  'settings.delete.title': 'Dit account voorgoed verwijderen?',
  'settings.delete.sure': 'Het account van {email} kan niet worden hersteld.',
  'settings.delete.yes': 'Ja, verwijderen',
  'settings.delete.no': 'Nee, behouden',
  'settings.deleted': 'Uw account is verwijderd.',

  'keep.title': 'Deze bestelling in een account bewaren',
  'keep.text':
    'Daar vindt u uw tickets terug en hoeft u uw gegevens de volgende keer niet opnieuw in te vullen. We hebben ze al; alleen een wachtwoord ontbreekt.',
  'keep.who': 'Voor {name}, {email}',
  'keep.done': 'Uw account is klaar',
  'keep.done.text':
    'Deze bestelling staat er al in. We hebben een e-mail naar {email} gestuurd: open de link daarin om het adres te bevestigen.',
  'keep.account': 'Naar uw account',
  'keep.incomplete': 'Voor een account zijn meer gegevens nodig dan deze bestelling bevat. Vul ze aan.',
};
