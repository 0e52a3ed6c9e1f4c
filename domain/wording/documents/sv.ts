import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsSv: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Biljetter',
  'documents.file.calendar': 'Besök',
  'documents.title': 'Biljetter till beställning {number}',

  'documents.ticket.count': 'Biljett {number} av {of}',
  'documents.ticket.persons': '{persons, plural, one {Gäller för en person} other {Gäller för # personer}}',
  'documents.ticket.day': 'Gäller hela dagen under öppettiderna',
  'documents.ticket.open': 'En valfri dag',
  'documents.ticket.open.between': 'Valfri dag från {first} till {last}',
  'documents.ticket.open.until': 'Valfri dag till och med {last}',
  'documents.ticket.open.from': 'Valfri dag från och med {first}',
  'documents.ticket.open.run': 'Valfri dag så länge utställningen pågår',
  'documents.ticket.code': 'QR-kod för entrén: {code}',
  'documents.ticket.place': 'Plats',
  'documents.ticket.hours': 'Öppet',
  'documents.ticket.directions': 'Hitta hit',
  'documents.ticket.entrance': 'I entrén',
  'documents.ticket.entrance.text':
    'Visa koden på papper eller i mobilen. Den gäller för ett inträde. Om du har en biljett med rabatt, ta med något som styrker den.',
  'documents.ticket.order': 'Beställning',
  'documents.ticket.name': 'Namn',

  'documents.price.vat': '{price} inkl. {rate} moms',
  'documents.price.vat.several': '{price} inkl. moms',
  'documents.price.exempt': '{price}, momsfritt',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Ingen ångerrätt: biljetten gäller ett bestämt datum (§ 312g st. 2 nr 9 i den tyska civillagen, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Du kan ångra köpet inom en dag från beställningen.} other {Du kan ångra köpet inom # dagar från beställningen.}}',

  'documents.mail.subject': 'Dina biljetter till {event}, beställning {number}',
  'documents.mail.subject.several': 'Dina biljetter, beställning {number}',
  'documents.mail.greeting': 'Hej {name},',
  'documents.mail.greeting.nameless': 'Hej,',
  'documents.mail.thanks':
    'Tack för din beställning. Dina biljetter är bifogade som pdf, en sida för varje inträde. Ta med dem på papper eller i mobilen.',
  'documents.mail.calendar': 'Med den bifogade kalenderfilen lägger du in besöket i din kalender.',
  'documents.mail.order': 'Din beställning',
  'documents.mail.number': 'Beställningsnummer',
  'documents.mail.date': 'Beställt',
  'documents.mail.payment': 'Betalning',
  'documents.mail.total': 'Totalt',
  'documents.mail.vat': 'varav {rate} moms på {net} netto',
  'documents.mail.exempt': 'varav momsfritt',
  'documents.mail.review': 'Visa din beställning',
  'documents.mail.review.text': 'Din beställning, med biljetterna att ladda ner igen:',
  'documents.mail.farewell': 'Välkommen till oss.',
  'documents.mail.contact': 'Har du en fråga? Skriv till {email} eller ring {phone}.',
  'documents.mail.contact.mail': 'Har du en fråga? Skriv till {email}.',

  'documents.refund.subject': 'Du får tillbaka din betalning på {amount}',
  'documents.refund.reason.places-gone':
    'Din betalning kom till oss när din reservation redan hade gått ut och platserna var slut. Det beklagar vi.',
  'documents.refund.reason.paid-twice':
    'Vi har tagit emot en andra betalning för en beställning som du redan hade betalat. Din beställning gäller som den är; bara den andra betalningen går tillbaka.',
  'documents.refund.reason.not-booked':
    'Din betalning ledde inte till någon beställning: köpet hade avbrutits, eller så bekräftades beställningen inte i tid. Ingenting är bokat.',
  'documents.refund.money':
    'Du får tillbaka hela beloppet på {amount}, på samma sätt som du betalade. Beroende på din bank kan det ta några dagar. Du behöver inte göra något mer.',
  'documents.refund.heading': 'Inte bokat',
  'documents.refund.amount': 'Återbetalning',
  'documents.refund.again.places-gone': 'Om du fortfarande vill komma hittar du andra tider i vår butik.',
  'documents.refund.again.not-booked':
    'Om du fortfarande vill komma kan du välja dina biljetter på nytt i vår butik.',
};
