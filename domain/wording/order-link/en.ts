// What visitors read when they confirm free tickets: the mail with the link, the page behind it, and the page that waits.
// English is the reference; visitors are "you".

export const orderLinkEn = {
  'order-link.subject': 'Please confirm your tickets',
  'order-link.mail':
    'Somebody has ordered free tickets from {museum} using this e-mail address. If it was you, please confirm the order: only then are the tickets yours.',
  'order-link.link': 'Confirm tickets',
  'order-link.valid': 'The link can be used until: {at}',
  'order-link.otherwise':
    'If it was not you, there is nothing for you to do: without confirmation nothing is ordered, and the places become free again.',
  'order-link.before':
    'We then send you an e-mail with a link. Please open it within {span} and confirm your tickets there: only then are they yours.',
  'order-link.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'order-link.hours': '{count, plural, one {# hour} other {# hours}}',
  'order-link.wait': 'One more step: please confirm your tickets',
  'order-link.wait.text':
    'We have sent an e-mail to {email}. Please open the link in it and confirm your tickets there: only then are they yours.',
  'order-link.wait.nameless':
    'We have sent you an e-mail. Please open the link in it and confirm your tickets there: only then are they yours.',
  'order-link.until': 'Until {time} your places are held for you.',
  'order-link.meanwhile':
    'As soon as you have confirmed them, your tickets are shown here and sent to you by e-mail. You may also close this page.',
  'order-link.missing':
    'No e-mail yet? It can take a few minutes. Please look into your spam folder, too, and check the address.',
  'order-link.again': 'Send the e-mail again',
  'order-link.again.done': 'We have sent the e-mail again.',
  'order-link.back': 'Change the order or the address',
  'order-link.title': 'Confirm your tickets',
  'order-link.text':
    'Free tickets have been ordered using your e-mail address. Once you have confirmed them, they are shown here and sent to you by e-mail.',
  'order-link.gone': 'This link can no longer be used',
  'order-link.gone.text':
    'The tickets were not confirmed in time, or the order was cancelled. Nothing has been ordered and the places are free again. If you would still like to come, please choose again.',
} as const;
