// An offer to a group: the page that its link opens, and the mails about it (ADR 139). English is the reference.

export const groupOffersEn = {
  'offer.title': 'Your offer',
  'offer.open': 'An offer for your group',
  'offer.open.text':
    'Everything in it is held for you until the end of {until}. If you do not accept it by then, the places go to others and you owe nothing.',
  'offer.accepted': 'You have accepted this offer',
  'offer.accepted.text':
    'Your order is placed. The bank details are on their way to you by e-mail; with the money the order is confirmed and the tickets follow.',
  'offer.paid': 'This order is paid',
  'offer.paid.text': 'There is nothing left to pay. Tickets and documents are on their way by e-mail.',
  'offer.declined': 'You have declined this offer',
  'offer.declined.text':
    'The places are free again, and you owe nothing. If your plans change, ask us for a new offer.',
  'offer.withdrawn': 'This offer was withdrawn',
  'offer.withdrawn.text':
    'The museum has taken it back. You owe nothing. Please write to us if you would like a new one.',
  'offer.lapsed': 'This offer has lapsed',
  'offer.lapsed.text':
    'Its time is over, and the places may have gone to others. You owe nothing. Please write to us if you would still like to come.',
  'offer.given-up': 'This order no longer stands',
  'offer.given-up.text':
    'It was cancelled, or the money did not arrive in time. Please write to us if you would still like to come.',
  'offer.what': 'What we offer',
  'offer.total': 'Total',
  'offer.reduction': '{percent}% off for your group, already included',
  'offer.message': 'From the museum',
  'offer.numbers': 'How many are coming?',
  'offer.numbers.until':
    'You can change this yourself until the end of {day}: more while places are free, fewer at no cost. You see the new price first.',
  'offer.numbers.fixed':
    'The numbers could be changed here until {day}. If something has changed, please write to us: {contact}',
  'offer.numbers.museum':
    'The numbers cannot be changed here. If something has changed, please write to us: {contact}',
  'offer.people': 'People',
  'offer.numbers.check': 'Show the new price',
  'offer.numbers.same': 'These are the numbers that we have noted.',
  'offer.numbers.new': 'New total: {total} (so far {before})',
  'offer.numbers.save': 'Change to these numbers',
  'offer.numbers.keep': 'Leave them as they are',
  'offer.numbers.saved': 'The new numbers are noted, and the places are held.',
  'offer.accept': 'Accept the offer',
  'offer.accept.how':
    'You pay by bank transfer; the bank details come by e-mail. You get an invoice to this address.',
  'offer.decline': 'Decline the offer',
  'offer.decline.text': 'The places go to others then.',
  'offer.because': 'What does not suit you? (optional)',
  'offer.decline.button': 'Decline',
  'offer.order.link': 'View the order and the bank details',
  'offer.due': 'Please transfer {total} by {day} with the reference {reference}.',
  'offer.mail.subject': 'Our offer for your group',
  'offer.mail':
    'thank you for your request. {museum} has put together an offer for you, and the places are held until the end of {day}.',
  'offer.mail.link': 'View the offer',
  'offer.mail.valid': 'You can accept or decline it until: {at}',
  'offer.mail.otherwise': 'Please do not pass this e-mail on: whoever has the link can answer in your place.',
  'offer.reminder.subject': 'Our offer to you ends on {day}',
  'offer.reminder':
    'our offer for your group is still open. The places are held until the end of {day}; after that others can have them. If you have already decided otherwise, please decline it, so that the places are free.',
  'offer.accepted.link.text':
    'Your order is placed. Pay it by the link below, which you also get by e-mail; with the money the order is confirmed and the tickets follow.',
  'offer.accept.how.link':
    'You pay online: the link comes by e-mail and stands on this page. You get an invoice to this address.',
  'offer.pay': 'Pay {total} now',
  'offer.order.view': 'View the order',
  'offer.numbers.until.paid':
    'You can still change this yourself until the end of {day}. If more come, you pay the rest; if fewer come, you get the money for them back. You see the amount first.',
  'offer.numbers.back': '{amount} will go back to you the way it came. New total: {total}',
  'offer.numbers.due': '{amount} will be due in addition. New total: {total}',
  'offer.numbers.both':
    '{back} will go back to you the way it came, and {due} will be due in addition. New total: {total}',
  'offer.more': 'Still to be paid',
  'offer.more.text': 'These places are held until the end of {day}. With the money the tickets follow.',
  'offer.changed.subject': 'The new numbers for your group',
  'offer.changed': 'we have noted the new numbers: {after} instead of {before}. The total is now {total}.',
  'offer.changed.back': '{amount} will go back to you the way it came.',
  'offer.changed.due': '{amount} will be due in addition; a separate e-mail says how to pay it.',
  'offer.changed.until': 'You can change the numbers until: {day}',
  'offer.withdrawn.subject': 'Our offer no longer stands',
  'offer.withdrawn.mail':
    'we are sorry: {museum} has to withdraw its offer for your group. The places are no longer held, and you owe nothing. If you would still like to come, please write to us.',
  'offer.pdf': 'Offer as a PDF',
  'offer.pdf.title': 'Offer {number}',
  'offer.pdf.date': 'Date of the offer',
  'offer.pdf.valid': 'Valid until',
  'offer.pdf.accepted': 'Accepted on',
  'offer.pdf.numbers': 'Numbers until',
  'offer.pdf.note':
    'This is an offer and not an invoice. It is accepted on its page; the link came by e-mail.',
} as const satisfies Record<string, string>;
