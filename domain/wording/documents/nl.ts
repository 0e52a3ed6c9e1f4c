import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsNl: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Tickets',
  'documents.file.calendar': 'Bezoek',
  'documents.title': 'Tickets bij bestelling {number}',

  'documents.ticket.count': 'Ticket {number} van {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Geldig voor één persoon} other {Geldig voor # personen}}',
  'documents.ticket.day': 'De hele dag geldig, tijdens de openingstijden',
  'documents.ticket.open': 'Een dag naar keuze',
  'documents.ticket.open.between': 'Op een dag naar keuze van {first} tot en met {last}',
  'documents.ticket.open.until': 'Op een dag naar keuze tot en met {last}',
  'documents.ticket.open.from': 'Op een dag naar keuze vanaf {first}',
  'documents.ticket.open.run': 'Op een dag naar keuze zolang de tentoonstelling loopt',
  'documents.ticket.code': 'QR-code voor de ingang: {code}',
  'documents.ticket.place': 'Waar',
  'documents.ticket.hours': 'Geopend',
  'documents.ticket.directions': 'Route',
  'documents.ticket.entrance': 'Bij de ingang',
  'documents.ticket.entrance.text':
    'Toon deze code op papier of op uw telefoon. De code geeft één keer toegang. Hebt u een ticket met korting, neem dan uw bewijs mee.',
  'documents.ticket.order': 'Bestelling',
  'documents.ticket.name': 'Naam',

  'documents.price.vat': '{price} incl. {rate} btw',
  'documents.price.vat.several': '{price} incl. btw',
  'documents.price.exempt': '{price}, vrijgesteld van btw',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Geen herroepingsrecht: dit ticket geldt voor een vaste datum (§ 312g lid 2 nr. 9 van het Duitse Burgerlijk Wetboek).',
  'documents.withdrawal.days':
    '{days, plural, one {U kunt deze aankoop binnen één dag na de bestelling herroepen.} other {U kunt deze aankoop binnen # dagen na de bestelling herroepen.}}',

  'documents.mail.subject': 'Uw tickets voor {event}, bestelling {number}',
  'documents.mail.subject.several': 'Uw tickets, bestelling {number}',
  'documents.mail.greeting': 'Beste {name},',
  'documents.mail.greeting.nameless': 'Goedendag,',
  'documents.mail.thanks':
    'Dank u wel voor uw bestelling. Uw tickets vindt u als pdf in de bijlage, één pagina per toegang. Neem ze mee op papier of op uw telefoon.',
  'documents.mail.calendar': 'Met het agendabestand in de bijlage zet u uw bezoek in uw agenda.',
  'documents.mail.order': 'Uw bestelling',
  'documents.mail.number': 'Bestelnummer',
  'documents.mail.date': 'Besteld op',
  'documents.mail.payment': 'Betaling',
  'documents.mail.total': 'Totaal',
  'documents.mail.vat': 'incl. {rate} btw over {net} netto',
  'documents.mail.exempt': 'waarvan vrijgesteld van btw',
  'documents.mail.review': 'Bestelling bekijken',
  'documents.mail.review.text': 'Uw bestelling, met uw tickets om opnieuw te downloaden:',
  'documents.mail.farewell': 'We kijken uit naar uw bezoek.',
  'documents.mail.contact': 'Hebt u een vraag? Schrijf naar {email} of bel {phone}.',
  'documents.mail.contact.mail': 'Hebt u een vraag? Schrijf naar {email}.',

  'documents.refund.subject': 'U krijgt uw betaling van {amount} terug',
  'documents.refund.reason.places-gone':
    'Uw betaling kwam bij ons binnen toen uw reservering al was verlopen en de plaatsen weg waren. Dat spijt ons.',
  'documents.refund.reason.paid-twice':
    'We hebben een tweede betaling ontvangen voor een bestelling die u al had betaald. Uw bestelling blijft zoals ze is; alleen de tweede betaling gaat terug.',
  'documents.refund.reason.not-booked':
    'Uw betaling heeft niet tot een bestelling geleid: de winkelwagen was geannuleerd, of de bestelling is niet op tijd bevestigd. Er is niets geboekt.',
  'documents.refund.money':
    'U krijgt het hele bedrag van {amount} terug, op dezelfde manier als u hebt betaald. Afhankelijk van uw bank kan dat enkele dagen duren. U hoeft verder niets te doen.',
  'documents.refund.heading': 'Niet geboekt',
  'documents.refund.amount': 'Terugbetaling',
  'documents.refund.again.places-gone': 'Wilt u toch komen? Andere tijden vindt u in onze winkel.',
  'documents.refund.again.not-booked':
    'Wilt u toch komen? Dan kunt u uw tickets opnieuw kiezen in onze winkel.',
};
