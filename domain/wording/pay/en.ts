// Paying for a reserved order by a link: the mail, and the page behind it.
export const payEn = {
  'pay.mail.subject': 'Please pay for your order: {amount}',
  'pay.mail':
    'everything in your order at {museum} is reserved for you. Please pay {amount} online. As soon as it is paid, the order is confirmed, and what belongs to it comes by e-mail.',
  'pay.mail.link': 'Pay {amount}',
  'pay.mail.valid': 'The link can be used until: {at}',
  'pay.mail.otherwise':
    'If you have paid already, or did not place this order, you need not do anything. Please do not pass this e-mail on: whoever has the link sees what was ordered.',
  'pay.title': 'Pay for your order',
  'pay.text':
    'Everything in this order is reserved for you until {until}. As soon as it is paid, it is confirmed, and what belongs to it comes by e-mail.',
  'pay.order': 'Your order',
  'pay.total': 'To be paid',
  'pay.part': '{count} × {name}',
  'pay.how': 'How would you like to pay?',
  'pay.button': 'Pay {amount}',
  'pay.none': 'Nothing can be paid online at the moment. Please try again later, or ask the museum.',
  'pay.paid': 'This order is paid',
  'pay.paid.text': 'There is nothing left to pay. Tickets and papers have been sent by e-mail.',
  'pay.expired': 'The time for paying is over',
  'pay.expired.text':
    'Nothing has been charged, and the places can be taken by others. If you would still like to come, please ask the museum or choose again.',
  'pay.canceled': 'This order was cancelled',
  'pay.canceled.text': 'There is nothing to pay.',
  'pay.replaced': 'There is a newer link',
  'pay.replaced.text': 'We have sent you another e-mail about this order. Please use the link in it.',
  'pay.moved.mail.subject': 'Please pay {amount} for your new time',
  'pay.moved.mail':
    'the places at the new time at {museum} are held for you. Please pay the difference of {amount} online. As soon as it is paid, your visit is moved and new tickets come by e-mail. Until then, the tickets that you have stay valid.',
  'pay.moved.mail.otherwise':
    'If you would rather come at the time that you have, you need not do anything. Please do not pass this e-mail on: whoever has the link sees what was ordered.',
  'pay.moved.title': 'Pay the difference',
  'pay.moved.text':
    'The places at the new time are held for you until {until}. As soon as the difference is paid, your visit is moved from {from}, and new tickets come by e-mail. Until then, the tickets that you have stay valid.',
  'pay.moved.order': 'Your visit at the new time',
  'pay.moved.before': 'Paid already',
  'pay.moved.paid': 'The difference is paid',
  'pay.moved.paid.text': 'Your visit has been moved. New tickets have been sent by e-mail.',
  'pay.moved.expired.text':
    'Nothing has been charged, and nothing has changed: your visit stays at the time that you have. If you would still like to come at another time, please ask the museum.',
  'pay.moved.canceled': 'This link is no longer valid',
  'pay.moved.canceled.text':
    'Nothing has been charged by it. If you have a newer e-mail about this order, please use that one, or ask the museum.',
} as const;
