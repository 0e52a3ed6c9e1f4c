// What tickets, mails and calendar files say. English is the reference; visitors are "you".

export const documentsEn = {
  'documents.file.tickets': 'Tickets',
  'documents.file.calendar': 'Visit',
  'documents.title': 'Tickets for order {number}',

  'documents.ticket.count': 'Ticket {number} of {of}',
  'documents.ticket.persons': '{persons, plural, one {Admits one person} other {Admits # people}}',
  'documents.ticket.day': 'Valid all day, during opening hours',
  'documents.ticket.open': 'A day of your choice',
  'documents.ticket.open.between': 'Any day from {first} to {last}',
  'documents.ticket.open.until': 'Any day until {last}',
  'documents.ticket.open.from': 'Any day from {first}',
  'documents.ticket.open.run': 'Any day while the exhibition is on',
  'documents.ticket.code': 'QR code for the entrance: {code}',
  'documents.ticket.place': 'Where',
  'documents.ticket.hours': 'Open',
  'documents.ticket.directions': 'Getting there',
  'documents.ticket.entrance': 'At the entrance',
  'documents.ticket.entrance.text':
    'Please show this code on paper or on your phone. It is valid for one admission. If you have a concession, please bring proof of it.',
  'documents.ticket.order': 'Order',
  'documents.ticket.name': 'Name',

  'documents.price.vat': '{price} incl. {rate} VAT',
  'documents.price.vat.several': '{price} incl. VAT',
  'documents.price.exempt': '{price}, exempt from VAT',
  'documents.price.free': 'Free of charge',

  'documents.withdrawal.none':
    'No right of withdrawal: this admission is for a fixed date (section 312g(2) no. 9 of the German Civil Code).',
  'documents.withdrawal.days':
    '{days, plural, one {You may withdraw from this purchase within one day of ordering.} other {You may withdraw from this purchase within # days of ordering.}}',

  'documents.mail.subject': 'Your tickets for {event}, order {number}',
  'documents.mail.subject.several': 'Your tickets, order {number}',
  'documents.mail.greeting': 'Dear {name},',
  'documents.mail.greeting.nameless': 'Hello,',
  'documents.mail.thanks':
    'Thank you for your order. Your tickets are attached as a PDF, one page for each admission. Bring them on paper or on your phone.',
  'documents.mail.calendar': 'The calendar file, also attached, puts your visit in your diary.',
  'documents.mail.order': 'Your order',
  'documents.mail.number': 'Order number',
  'documents.mail.date': 'Ordered',
  'documents.mail.payment': 'Payment',
  'documents.mail.total': 'Total',
  'documents.mail.vat': 'incl. {rate} VAT on {net} net',
  'documents.mail.exempt': 'of which exempt from VAT',
  'documents.mail.review': 'View your order',
  'documents.mail.review.text': 'Your order, with your tickets to download again:',
  'documents.mail.farewell': 'We look forward to your visit.',
  'documents.mail.contact': 'If you have a question, write to {email} or call {phone}.',
  'documents.mail.contact.mail': 'If you have a question, write to {email}.',

  'documents.refund.subject': 'We are refunding your payment of {amount}',
  'documents.refund.reason.places-gone':
    'Your payment reached us after your reservation had lapsed, and by then the places were gone. We are sorry about that.',
  'documents.refund.reason.paid-twice':
    'We received a second payment for an order that you had already paid for. Your order stays as it is; only the second payment goes back.',
  'documents.refund.reason.not-booked':
    'Your payment did not become an order: the cart had been canceled, or the order was not confirmed in time. Nothing has been booked.',
  'documents.refund.money':
    'The full amount of {amount} goes back to you, the same way you paid. Depending on your bank, this can take a few days. There is nothing else for you to do.',
  'documents.refund.heading': 'Not booked',
  'documents.refund.amount': 'Refund',
  'documents.refund.again.places-gone':
    'If you would still like to come, you will find other times in our shop.',
  'documents.refund.again.not-booked':
    'If you would still like to come, you can choose your tickets again in our shop.',
} as const;
