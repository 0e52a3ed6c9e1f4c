import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsDa: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Billetter',
  'documents.file.calendar': 'Besøg',
  'documents.title': 'Billetter til bestilling {number}',

  'documents.ticket.count': 'Billet {number} af {of}',
  'documents.ticket.persons': '{persons, plural, one {Gælder for én person} other {Gælder for # personer}}',
  'documents.ticket.day': 'Gælder hele dagen i åbningstiden',
  'documents.ticket.open': 'En valgfri dag',
  'documents.ticket.open.between': 'En valgfri dag fra {first} til {last}',
  'documents.ticket.open.until': 'En valgfri dag til og med {last}',
  'documents.ticket.open.from': 'En valgfri dag fra og med {first}',
  'documents.ticket.open.run': 'En valgfri dag, så længe udstillingen varer',
  'documents.ticket.code': 'QR-kode til indgangen: {code}',
  'documents.ticket.place': 'Sted',
  'documents.ticket.hours': 'Åbent',
  'documents.ticket.directions': 'Find vej',
  'documents.ticket.entrance': 'Ved indgangen',
  'documents.ticket.entrance.text':
    'Vis koden på papir eller på telefonen. Den giver adgang én gang. Har du en billet med rabat, så medbring dokumentation.',
  'documents.ticket.order': 'Bestilling',
  'documents.ticket.name': 'Navn',

  'documents.price.vat': '{price} inkl. {rate} moms',
  'documents.price.vat.several': '{price} inkl. moms',
  'documents.price.exempt': '{price}, momsfrit',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Ingen fortrydelsesret: billetten gælder en bestemt dato (§ 312g, stk. 2, nr. 9 i den tyske civillovbog, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Du kan fortryde købet inden for én dag efter bestillingen.} other {Du kan fortryde købet inden for # dage efter bestillingen.}}',

  'documents.mail.subject': 'Dine billetter til {event}, bestilling {number}',
  'documents.mail.subject.several': 'Dine billetter, bestilling {number}',
  'documents.mail.greeting': 'Kære {name}',
  'documents.mail.greeting.nameless': 'Hej',
  'documents.mail.thanks':
    'Tak for din bestilling. Dine billetter er vedhæftet som pdf, én side pr. adgang. Tag dem med på papir eller på telefonen.',
  'documents.mail.calendar': 'Med den vedhæftede kalenderfil lægger du besøget i din kalender.',
  'documents.mail.order': 'Din bestilling',
  'documents.mail.number': 'Bestillingsnummer',
  'documents.mail.date': 'Bestilt',
  'documents.mail.payment': 'Betaling',
  'documents.mail.total': 'I alt',
  'documents.mail.vat': 'heraf {rate} moms af {net} netto',
  'documents.mail.exempt': 'heraf momsfrit',
  'documents.mail.review': 'Se din bestilling',
  'documents.mail.review.text': 'Din bestilling, med billetterne til at hente igen:',
  'documents.mail.farewell': 'Vi glæder os til dit besøg.',
  'documents.mail.contact': 'Har du et spørgsmål, så skriv til {email} eller ring på {phone}.',
  'documents.mail.contact.mail': 'Har du et spørgsmål, så skriv til {email}.',

  'documents.refund.subject': 'Du får din betaling på {amount} tilbage',
  'documents.refund.reason.places-gone':
    'Din betaling kom til os, da din reservation allerede var udløbet, og pladserne var væk. Det er vi kede af.',
  'documents.refund.reason.paid-twice':
    'Vi har modtaget en betaling mere for en bestilling, som du allerede havde betalt. Din bestilling forbliver, som den er; kun den anden betaling går tilbage.',
  'documents.refund.reason.not-booked':
    'Din betaling er ikke blevet til en bestilling: Købet var afbrudt, eller bestillingen blev ikke bekræftet i tide. Der er ikke bestilt noget.',
  'documents.refund.money':
    'Du får hele beløbet på {amount} tilbage på samme måde, som du betalte. Afhængigt af din bank kan det tage nogle dage. Du skal ikke gøre mere.',
  'documents.refund.heading': 'Ikke bestilt',
  'documents.refund.amount': 'Tilbagebetaling',
  'documents.refund.again.places-gone':
    'Vil du stadig gerne komme, finder du andre tidspunkter i vores butik.',
  'documents.refund.again.not-booked':
    'Vil du stadig gerne komme, kan du vælge dine billetter igen i vores butik.',
};
