import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsIt: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Biglietti',
  'documents.file.calendar': 'Visita',
  'documents.title': 'Biglietti dell’ordine {number}',

  'documents.ticket.count': 'Biglietto {number} di {of}',
  'documents.ticket.persons': '{persons, plural, one {Valido per una persona} other {Valido per # persone}}',
  'documents.ticket.day': 'Valido tutto il giorno, negli orari di apertura',
  'documents.ticket.open': 'Un giorno a Sua scelta',
  'documents.ticket.open.between': 'Un giorno a scelta, dal {first} al {last}',
  'documents.ticket.open.until': 'Un giorno a scelta, fino al {last}',
  'documents.ticket.open.from': 'Un giorno a scelta, dal {first}',
  'documents.ticket.open.run': 'Un giorno a scelta per tutta la durata della mostra',
  'documents.ticket.code': 'Codice QR per l’ingresso: {code}',
  'documents.ticket.place': 'Luogo',
  'documents.ticket.hours': 'Orari',
  'documents.ticket.directions': 'Come arrivare',
  'documents.ticket.entrance': 'All’ingresso',
  'documents.ticket.entrance.text':
    'Mostri questo codice su carta o sul telefono. È valido per un solo ingresso. Per i biglietti ridotti porti con sé il documento che ne attesta il diritto.',
  'documents.ticket.order': 'Ordine',
  'documents.ticket.name': 'Nome',

  'documents.price.vat': '{price}, IVA {rate} inclusa',
  'documents.price.vat.several': '{price}, IVA inclusa',
  'documents.price.exempt': '{price}, esente da IVA',
  'documents.price.free': 'Gratuito',

  'documents.withdrawal.none':
    'Nessun diritto di recesso: il biglietto è valido per una data fissa (§ 312g, comma 2, n. 9 del Codice civile tedesco).',
  'documents.withdrawal.days':
    '{days, plural, one {Può recedere dall’acquisto entro un giorno dall’ordine.} other {Può recedere dall’acquisto entro # giorni dall’ordine.}}',

  'documents.mail.subject': 'I Suoi biglietti per {event}, ordine {number}',
  'documents.mail.subject.several': 'I Suoi biglietti, ordine {number}',
  'documents.mail.greeting': 'Buongiorno {name},',
  'documents.mail.greeting.nameless': 'Buongiorno,',
  'documents.mail.thanks':
    'grazie per il Suo ordine. In allegato trova i biglietti in formato PDF, una pagina per ogni ingresso. Li porti con sé su carta o sul telefono.',
  'documents.mail.calendar':
    'Con il file di calendario, anch’esso allegato, può aggiungere la visita alla Sua agenda.',
  'documents.mail.order': 'Il Suo ordine',
  'documents.mail.number': 'Numero d’ordine',
  'documents.mail.date': 'Data dell’ordine',
  'documents.mail.payment': 'Pagamento',
  'documents.mail.total': 'Totale',
  'documents.mail.vat': 'di cui IVA {rate} su {net} netti',
  'documents.mail.exempt': 'di cui esente da IVA',
  'documents.mail.review': 'Vedere l’ordine',
  'documents.mail.review.text': 'Il Suo ordine, con i biglietti da scaricare di nuovo:',
  'documents.mail.farewell': 'Saremo lieti di accoglierLa.',
  'documents.mail.contact': 'Per qualsiasi domanda scriva a {email} o chiami il numero {phone}.',
  'documents.mail.contact.mail': 'Per qualsiasi domanda scriva a {email}.',

  'documents.refund.subject': 'Le rimborsiamo il pagamento di {amount}',
  'documents.refund.reason.places-gone':
    'il Suo pagamento è arrivato quando la prenotazione era già scaduta e i posti non erano più liberi. Ci dispiace.',
  'documents.refund.reason.paid-twice':
    'abbiamo ricevuto un secondo pagamento per un ordine che aveva già pagato. Il Suo ordine resta com’è; viene rimborsato soltanto il secondo pagamento.',
  'documents.refund.reason.not-booked':
    'il Suo pagamento non ha dato luogo a un ordine: il carrello era stato annullato oppure l’ordine non è stato confermato in tempo. Non risulta alcuna prenotazione.',
  'documents.refund.money':
    'L’intero importo di {amount} Le viene rimborsato con lo stesso metodo di pagamento. A seconda della banca possono volerci alcuni giorni. Non deve fare altro.',
  'documents.refund.heading': 'Non prenotato',
  'documents.refund.amount': 'Rimborso',
  'documents.refund.again.places-gone':
    'Se desidera ancora venire, trova altri orari nel nostro negozio online.',
  'documents.refund.again.not-booked':
    'Se desidera ancora venire, può scegliere di nuovo i biglietti nel nostro negozio online.',
};
