import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferSv: Wording<typeof transferEn> = {
  'transfer.hint': 'Betala senast {due}. Biljetterna kommer med e-post när pengarna har kommit in.',
  'transfer.hint.companies':
    'För skolor, företag och myndigheter. Betala senast {due}; biljetterna kommer med e-post när pengarna har kommit in.',
  'transfer.not.visit_too_soon':
    'Med banköverföring kan du betala besök från och med {day}: pengarna måste komma in före besöket.',
  'transfer.title': 'Reserverat för dig: för över beloppet',
  'transfer.text':
    'För över {amount} så att pengarna kommer in senast {due}. Till dess är allt i din beställning reserverat för dig. När pengarna har kommit in är beställningen bekräftad, och det som hör till kommer med e-post.',
  'transfer.part':
    'En del av beloppet har kommit in. {missing} saknas ännu; för över resten med samma referens.',
  'transfer.account': 'Uppgifter för överföringen',
  'transfer.holder': 'Kontoinnehavare',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.amount': 'Belopp',
  'transfer.reference': 'Referens',
  'transfer.due': 'Betalas senast',
  'transfer.reference.hint': 'Ange exakt den här referensen. Den visar vilken beställning pengarna gäller.',
  'transfer.copy': 'Kopiera',
  'transfer.copy.label': 'Kopiera: {what}',
  'transfer.copied': 'Kopierat: {what}',
  'transfer.code': 'Kod för bankappar',
  'transfer.code.hint': 'Läs av koden med din bankapp, så är överföringen ifylld.',
  'transfer.mailed': 'Vi har också skickat uppgifterna till {email}. Du kan stänga sidan.',
  'transfer.mailed.nameless': 'Vi har också skickat uppgifterna till dig med e-post. Du kan stänga sidan.',
  'transfer.cancel': 'Avboka',
  'transfer.cancel.sure':
    'Om du avbokar blir dina platser lediga för andra och du behöver inte betala något. Pengar som redan är på väg får du tillbaka.',
  'transfer.cancel.yes': 'Ja, avboka',
  'transfer.cancel.no': 'Behåll beställningen',
  'transfer.canceled': 'Din beställning är avbokad',
  'transfer.canceled.text':
    'Dina platser är lediga igen. För inte över något mer; pengar som redan är på väg får du tillbaka.',
  'transfer.gone': 'Pengarna kom inte in i tid',
  'transfer.gone.text':
    'Dina platser är lediga igen. Om du ändå har betalat får du biljetterna om det finns platser kvar, annars får du tillbaka hela beloppet.',
  'transfer.mail.asked.subject': 'För över {amount} senast {due}',
  'transfer.mail.asked':
    'Tack för din beställning. Allt i den är reserverat för dig. För över {amount} så att pengarna kommer in senast {due}. När de har kommit in är beställningen bekräftad, och det som hör till kommer med e-post.',
  'transfer.mail.reminder.subject': 'Påminnelse: för över {amount} senast {due}',
  'transfer.mail.reminder':
    '{amount} för din beställning har inte kommit in ännu. För över beloppet så att det kommer in senast {due}; därefter blir dina platser lediga för andra. Om du har betalat de senaste dagarna behöver du inte göra något.',
  'transfer.mail.lapsed.subject': 'Din reservation har upphört',
  'transfer.mail.lapsed':
    'Pengarna för din beställning kom inte in senast {due}. Dina platser är därför lediga för andra igen. Om du ändå har betalat får du biljetterna om det finns platser kvar, annars får du tillbaka hela beloppet.',
  'transfer.mail.page': 'Visa beställningen',
  'transfer.mail.cancel': 'Där ser du också om pengarna har kommit in och kan avboka.',
  'transfer.mail.otherwise':
    'Om du inte har gjort den här beställningen behöver du inte göra något: utan betalning upphör den av sig själv.',
  'transfer.mail.again': 'Till programmet',
};
