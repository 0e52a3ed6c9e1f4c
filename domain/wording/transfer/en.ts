// Payment by transfer: the choice in the checkout, the order's reserved page, and the mails.
export const transferEn = {
  'transfer.hint': 'Please transfer by {due}. Tickets follow by e-mail once the money has arrived.',
  'transfer.hint.companies':
    'For schools, companies and authorities. Please transfer by {due}; tickets follow by e-mail once the money has arrived.',
  'transfer.not.visit_too_soon':
    'Payment by transfer is possible for visits from {day} on: the money has to arrive before the visit.',
  'transfer.title': 'Reserved for you: please transfer the amount',
  'transfer.text':
    'Please transfer {amount} so that it arrives by {due}. Until then everything in your order is reserved for you. As soon as the money has arrived, the order is confirmed, and what belongs to it comes by e-mail.',
  'transfer.part':
    'Part of the amount has arrived. {missing} is still missing; please transfer the rest under the same reference.',
  'transfer.account': 'Details for the transfer',
  'transfer.holder': 'Account holder',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.amount': 'Amount',
  'transfer.reference': 'Reference',
  'transfer.due': 'Due by',
  'transfer.reference.hint': 'Please give exactly this reference. It tells us which order the money is for.',
  'transfer.copy': 'Copy',
  'transfer.copy.label': 'Copy: {what}',
  'transfer.copied': 'Copied: {what}',
  'transfer.code': 'Code for banking apps',
  'transfer.code.hint': 'Scan it with your banking app, and the transfer is filled in.',
  'transfer.mailed': 'We have also sent these details to {email}. You can close this page.',
  'transfer.mailed.nameless': 'We have also sent you these details by e-mail. You can close this page.',
  'transfer.cancel': 'Cancel the order',
  'transfer.cancel.sure':
    'If you cancel, your places are free for others, and you need not transfer anything. Money that is already on its way goes back to you.',
  'transfer.cancel.yes': 'Yes, cancel the order',
  'transfer.cancel.no': 'Keep the order',
  'transfer.canceled': 'Your order is cancelled',
  'transfer.canceled.text':
    'Your places are free again. Please do not transfer anything any more; money that is already on its way goes back to you.',
  'transfer.gone': 'The money did not arrive in time',
  'transfer.gone.text':
    'Your places are free again. If you have transferred the money after all, you still get the tickets if there are places left; otherwise all of it goes back to you.',
  'transfer.mail.asked.subject': 'Please transfer {amount} by {due}',
  'transfer.mail.asked':
    'Thank you for your order. Everything in it is reserved for you. Please transfer {amount} so that it arrives by {due}. As soon as the money has arrived, the order is confirmed, and what belongs to it comes by e-mail.',
  'transfer.mail.reminder.subject': 'Reminder: please transfer {amount} by {due}',
  'transfer.mail.reminder':
    '{amount} for your order has not arrived yet. Please transfer it so that it arrives by {due}; after that your places are free for others. If you have transferred it in the last few days, you need not do anything.',
  'transfer.mail.lapsed.subject': 'Your reservation has ended',
  'transfer.mail.lapsed':
    'The money for your order did not arrive by {due}, so your places are free for others again. If you have transferred it after all, you still get the tickets if there are places left; otherwise all of it goes back to you.',
  'transfer.mail.page': 'View the order',
  'transfer.mail.cancel': 'There you also see whether the money has arrived, and can cancel the order.',
  'transfer.mail.otherwise':
    'If you did not place this order, you need not do anything: without payment it ends by itself.',
  'transfer.mail.again': 'See the programme',
} as const;
