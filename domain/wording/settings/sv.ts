import type { Wording } from '../message.ts';
import type { settingsEn } from './en.ts';

export const settingsSv: Wording<typeof settingsEn> = {
  'settings.title': 'Ditt konto',
  'settings.sections': 'Avsnitt i ditt konto',
  'settings.save': 'Spara',
  'settings.leave': 'Avbryt',
  'settings.saved': 'Dina ändringar är sparade.',

  'settings.orders': 'Dina beställningar',
  'settings.orders.none': 'Det finns inga beställningar på kontot än.',
  'settings.orders.date': 'beställd {day}',
  'settings.orders.next': 'Nästa besök: {when}',
  'settings.orders.stranded': 'Kan inte genomföras som bokat: öppna beställningen',
  'settings.orders.at': '{day} kl.\u00a0{time}',
  'settings.orders.confirmed': 'bekräftad',
  'settings.orders.refunded': 'återbetald',
  'settings.orders.all': '{count, plural, one {Visa beställningen} other {Visa alla # beställningar}}',

  'settings.invoice': 'Faktura till varje beställning',
  'settings.invoice.yes': 'Med faktura till varje beställning',
  'settings.invoice.no': 'Utan faktura',

  'settings.email': 'E-postadress',
  'settings.email.confirmed': 'Adressen är bekräftad.',
  'settings.email.unconfirmed':
    'Adressen är inte bekräftad än. Öppna länken i mejlet som vi har skickat dit.',
  'settings.email.resend': 'Skicka en ny länk eller ändra adressen',
  'settings.email.new': 'Ny e-postadress',
  'settings.email.again': 'Upprepa den nya e-postadressen',
  'settings.email.text':
    'Vi skickar en länk till den nya adressen. Den gäller så snart du öppnar länken; till dess loggar du in med den gamla.',
  'settings.email.send': 'Skicka länken',
  'settings.email.sent':
    'Vi har skickat en länk till {email}. Adressen gäller så snart du öppnar länken, inom en dag.',

  'settings.newsletter': 'Nyhetsbrev',
  'settings.newsletter.on': 'Nyhetsbrevet kommer till din e-postadress.',
  'settings.newsletter.off': 'Nyhetsbrevet kommer inte längre.',

  'settings.password': 'Lösenord',
  'settings.password.text': 'Ett nytt lösenord loggar ut dig från alla andra enheter.',
  'settings.password.old': 'Nuvarande lösenord',
  'settings.password.change': 'Byt lösenord',
  'settings.password.saved': 'Ditt lösenord är bytt. Logga in på nytt på andra enheter.',

  'settings.twoSteps': 'Inloggning i två steg',
  'settings.twoSteps.text':
    'Med en app i telefonen krävs en kod utöver lösenordet för att logga in. Den som bara kan lösenordet kommer inte in på ditt konto.',
  'settings.twoSteps.on':
    'På. {count, plural, =0 {Du har ingen reservkod kvar.} one {Du har en reservkod kvar.} other {Du har # reservkoder kvar.}}',
  'settings.twoSteps.off': 'Av.',
  'settings.twoSteps.unconfirmed': 'Först måste din e-postadress bekräftas.',
  'settings.twoSteps.turnOn': 'Slå på',
  'settings.twoSteps.turnOff': 'Stäng av',
  'settings.twoSteps.scan':
    'Skanna koden med en autentiseringsapp, eller ange nyckeln under den. Appen visar sedan en ny kod var 30:e sekund.',
  'settings.twoSteps.qr': 'QR-kod för appen',
  'settings.twoSteps.key': 'Nyckel',
  'settings.twoSteps.first': 'Kod från appen',
  'settings.twoSteps.confirm': 'Bekräfta',
  'settings.twoSteps.next': 'Fortsätt',
  'settings.twoSteps.codes': 'Dina reservkoder',
  'settings.twoSteps.codes.text':
    'Med dem kommer du in på kontot när du inte har telefonen. Var och en gäller en gång. Förvara dem på ett säkert ställe: vi visar dem bara nu.',
  'settings.twoSteps.codes.save': 'Spara som fil',
  'settings.twoSteps.codes.file': 'reservkoder',
  'settings.twoSteps.codes.done': 'Klart',
  'settings.twoSteps.saidOn': 'Inloggning i två steg är på.',
  'settings.twoSteps.saidOff': 'Inloggning i två steg är av.',
  'settings.twoSteps.renew': 'Nya reservkoder',
  'settings.twoSteps.renew.text': 'Tio nya reservkoder ersätter alla tidigare, som då slutar gälla.',
  'settings.twoSteps.saidRenewed': 'De nya reservkoderna gäller. De tidigare gäller inte längre.',

  'settings.sessions': 'Inloggade enheter',
  'settings.sessions.text':
    'Här är du inloggad. Logga ut en enhet som du inte känner igen och välj sedan också ett nytt lösenord.',
  'settings.sessions.this': 'Den här enheten',
  'settings.sessions.used': 'Senast använd: {when}',
  'settings.sessions.unknown': 'Okänd enhet',
  'settings.sessions.device': '{browser} på {system}',
  'settings.sessions.end': 'Logga ut',
  'settings.sessions.end.label': 'Logga ut: {device}',
  'settings.sessions.others': 'Logga ut alla andra',
  'settings.sessions.password': 'För att logga ut en enhet behöver vi ditt lösenord.',
  'settings.sessions.ended': '{device} är utloggad.',
  'settings.sessions.endedOthers':
    '{count, plural, one {Den andra enheten är utloggad.} other {# andra enheter är utloggade.}}',

  'settings.data': 'Ladda ner dina uppgifter',
  'settings.data.text': 'Allt som butiken vet om dig och dina beställningar, i en fil (JSON).',
  'settings.data.download': 'Ladda ner mina uppgifter',
  'settings.data.file': 'mina-uppgifter',
  'settings.data.done': 'Filen finns bland dina nedladdningar.',

  'settings.delete': 'Ta bort kontot',
  'settings.delete.text': 'Kontot upphör och du kan inte längre logga in.',
  'settings.delete.data':
    'Ditt namn, dina adresser och ditt lösenord tas bort direkt, och nyhetsbrevet upphör.',
  'settings.delete.orders':
    'Dina beställningar och biljetter fortsätter att gälla. Länkarna i dina mejl öppnar dem fortfarande, så spara de mejlen.',
  'settings.delete.books':
    'För bokföringen måste vi spara beställningar så länge lagen kräver det; därefter görs de anonyma.',
  'settings.delete.title': 'Ta bort kontot för gott?',
  'settings.delete.sure': 'Kontot för {email} kan inte återställas.',
  'settings.delete.yes': 'Ja, ta bort',
  'settings.delete.no': 'Nej, behåll',
  'settings.deleted': 'Ditt konto är borttaget.',

  'keep.title': 'Spara den här beställningen på ett konto',
  'keep.text':
    'Där hittar du dina biljetter igen och slipper skriva in dina uppgifter nästa gång. Vi har dem redan; det som saknas är ett lösenord.',
  'keep.who': 'För {name}, {email}',
  'keep.done': 'Ditt konto är klart',
  'keep.done.text':
    'Beställningen finns redan där. Vi har skickat ett mejl till {email}: öppna länken i det för att bekräfta adressen.',
  'keep.account': 'Till ditt konto',
  'keep.incomplete': 'Ett konto behöver fler uppgifter än beställningen innehåller. Komplettera dem.',
};
