// What an account says of itself, and the offer to keep one after an order. English is the reference; visitors are "you".

export const settingsEn = {
  'settings.title': 'Your account',
  'settings.sections': 'Sections of your account',
  'settings.save': 'Save',
  'settings.leave': 'Cancel',
  'settings.saved': 'Your changes are saved.',

  'settings.orders': 'Your orders',
  'settings.orders.none': 'There are no orders in this account yet.',
  'settings.orders.date': 'ordered on {day}',
  'settings.orders.next': 'Next visit: {when}',
  'settings.orders.at': '{day}, {time}',
  'settings.orders.confirmed': 'confirmed',
  'settings.orders.refunded': 'refunded',
  'settings.orders.all': '{count, plural, one {Show the one order} other {Show all # orders}}',

  'settings.invoice': 'Invoice for each order',
  'settings.invoice.yes': 'With an invoice for each order',
  'settings.invoice.no': 'Without an invoice',

  'settings.email': 'E-mail address',
  'settings.email.confirmed': 'This address is confirmed.',
  'settings.email.unconfirmed':
    'This address is not confirmed yet. Please open the link in the mail that we sent to it.',
  'settings.email.resend': 'Send a new link, or change the address',
  'settings.email.new': 'New e-mail address',
  'settings.email.again': 'Repeat new e-mail address',
  'settings.email.text':
    'We send a link to the new address. Your address changes once you open it; until then you log in with the old one.',
  'settings.email.send': 'Send the link',
  'settings.email.sent': 'We sent a link to {email}. The address counts once you open it, within one day.',

  'settings.newsletter': 'Newsletter',
  'settings.newsletter.on': 'The newsletter will come to your e-mail address.',
  'settings.newsletter.off': 'The newsletter will not come any more.',

  'settings.password': 'Password',
  'settings.password.text': 'A new password logs you out on all other devices.',
  'settings.password.old': 'Current password',
  'settings.password.change': 'Change password',
  'settings.password.saved': 'Your password is changed. On other devices, please log in anew.',

  'settings.data': 'Download your data',
  'settings.data.text': 'All that the shop knows of you and your orders, in one file (JSON).',
  'settings.data.download': 'Download my data',
  'settings.data.file': 'my-data',
  'settings.data.done': 'The file is with your downloads.',

  'settings.delete': 'Delete account',
  'settings.delete.text': 'Your account ends, and you can no longer log in.',
  'settings.delete.data':
    'Your name, your addresses and your password are deleted at once, and the newsletter ends.',
  'settings.delete.orders':
    'Your orders and tickets stay valid. The links in your e-mails still open them, so keep those e-mails.',
  'settings.delete.books':
    'For bookkeeping we must keep orders as long as the law demands; then they are made anonymous.',
  'settings.delete.title': 'Delete this account for good?',
  'settings.delete.sure': 'The account of {email} cannot be brought back.',
  'settings.delete.yes': 'Yes, delete',
  'settings.delete.no': 'No, keep it',
  'settings.deleted': 'Your account is deleted.',

  'keep.title': 'Keep this order in an account',
  'keep.text':
    'You will find your tickets there again and need not type your details next time. We have them already; only a password is missing.',
  'keep.who': 'For {name}, {email}',
  'keep.done': 'Your account is ready',
  'keep.done.text':
    'This order is already in it. We sent a mail to {email}: please open the link in it to confirm the address.',
  'keep.account': 'Go to your account',
  'keep.incomplete': 'An account needs more details than this order knows. Please complete them.',
} as const;
