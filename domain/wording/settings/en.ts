// What an account says of itself, and the offer to keep one after an order. English is the reference; visitors are "you".

export const settingsEn = {
  'settings.title': 'Your account',
  'settings.sections': 'Sections of your account',
  'settings.save': 'Save',
  'settings.leave': 'Cancel',
  'settings.saved': 'Your changes have been saved.',

  'settings.orders': 'Your orders',
  'settings.orders.none': 'There are no orders in this account yet.',
  'settings.orders.date': 'ordered on {day}',
  'settings.orders.next': 'Next visit: {when}',
  'settings.orders.stranded': 'Will not take place as booked: please open this order',
  'settings.orders.at': '{day}, {time}',
  'settings.orders.confirmed': 'confirmed',
  'settings.orders.refunded': 'refunded',
  'settings.orders.all': '{count, plural, one {Show your order} other {Show all # orders}}',

  'settings.invoice': 'Invoice for each order',
  'settings.invoice.yes': 'With an invoice for each order',
  'settings.invoice.no': 'Without an invoice',

  'settings.email': 'E-mail address',
  'settings.email.confirmed': 'This address has been confirmed.',
  'settings.email.unconfirmed':
    'This address has not been confirmed yet. Please open the link in the e-mail we sent there.',
  'settings.email.resend': 'Send a new link, or change the address',
  'settings.email.new': 'New e-mail address',
  'settings.email.again': 'Repeat new e-mail address',
  'settings.email.text':
    'We will send a link to the new address. Your address changes when you open it; until then, please log in with the old one.',
  'settings.email.send': 'Send the link',
  'settings.email.sent':
    'We have sent a link to {email}. The new address takes effect once you open the link, which is valid for one day.',

  'settings.newsletter': 'Newsletter',
  'settings.newsletter.on': 'You will receive the newsletter by e-mail.',
  'settings.newsletter.off': 'You will no longer receive the newsletter.',

  'settings.password': 'Password',
  'settings.password.text': 'A new password logs you out on all other devices.',
  'settings.password.old': 'Current password',
  'settings.password.change': 'Change password',
  'settings.password.saved': 'Your password has been changed. Please log in again on your other devices.',

  'settings.twoSteps': 'Two-step login',
  'settings.twoSteps.text':
    'With an app on your phone, logging in takes a code as well as the password. Somebody who only knows the password cannot get into your account.',
  'settings.twoSteps.on':
    'On. {count, plural, =0 {You have no recovery code left.} one {You have one recovery code left.} other {You have # recovery codes left.}}',
  'settings.twoSteps.off': 'Off.',
  'settings.twoSteps.unconfirmed': 'Your e-mail address has to be confirmed first.',
  'settings.twoSteps.turnOn': 'Switch on',
  'settings.twoSteps.turnOff': 'Switch off',
  'settings.twoSteps.scan':
    'Scan this code with an authenticator app, or enter the key below it. The app then shows a new code every 30 seconds.',
  'settings.twoSteps.qr': 'QR code for the app',
  'settings.twoSteps.key': 'Key',
  'settings.twoSteps.first': 'Code from the app',
  'settings.twoSteps.confirm': 'Confirm',
  'settings.twoSteps.next': 'Continue',
  'settings.twoSteps.codes': 'Your recovery codes',
  'settings.twoSteps.codes.text':
    'They let you into your account when you do not have your phone. Each works once. Keep them in a safe place: we only show them now.',
  'settings.twoSteps.codes.save': 'Save as a file',
  'settings.twoSteps.codes.file': 'recovery-codes',
  'settings.twoSteps.codes.done': 'Done',
  'settings.twoSteps.saidOn': 'Two-step login is on.',
  'settings.twoSteps.saidOff': 'Two-step login is off.',
  'settings.twoSteps.renew': 'New recovery codes',
  'settings.twoSteps.renew.text':
    'Ten new recovery codes replace all earlier ones, which then no longer work.',
  'settings.twoSteps.saidRenewed': 'The new recovery codes are valid. The earlier ones no longer work.',

  'settings.sessions': 'Where you are logged in',
  'settings.sessions.text':
    'These devices are logged in to your account. Log out any device that you do not know, and then choose a new password as well.',
  'settings.sessions.this': 'This device',
  'settings.sessions.used': 'Last used: {when}',
  'settings.sessions.unknown': 'Unknown device',
  'settings.sessions.device': '{browser} on {system}',
  'settings.sessions.end': 'Log out',
  'settings.sessions.end.label': 'Log out: {device}',
  'settings.sessions.others': 'Log out all others',
  'settings.sessions.password': 'To log a device out, we need your password.',
  'settings.sessions.ended': '{device} has been logged out.',
  'settings.sessions.endedOthers':
    '{count, plural, one {The other device has been logged out.} other {# other devices have been logged out.}}',

  'settings.data': 'Download your data',
  'settings.data.text': 'Everything the shop knows about you and your orders, in one file (JSON).',
  'settings.data.download': 'Download my data',
  'settings.data.file': 'my-data',
  'settings.data.done': 'The file is in your downloads.',

  'settings.delete': 'Delete account',
  'settings.delete.text': 'Your account will be closed, and you will no longer be able to log in.',
  'settings.delete.data':
    'Your name, your addresses and your password will be deleted at once, and the newsletter will stop.',
  'settings.delete.orders':
    'Your orders and tickets stay valid. The links in your e-mails will still open them, so please keep those e-mails.',
  'settings.delete.books':
    'For our accounts we must keep orders for as long as the law requires; after that they are made anonymous.',
  'settings.delete.title': 'Delete this account for good?',
  'settings.delete.sure': 'The account for {email} cannot be restored.',
  'settings.delete.yes': 'Yes, delete',
  'settings.delete.no': 'No, keep it',
  'settings.deleted': 'Your account has been deleted.',

  'keep.title': 'Keep this order in an account',
  'keep.text':
    'There you will find your tickets again, and next time you need not type your details. We already have them; only a password is missing.',
  'keep.who': 'For {name}, {email}',
  'keep.done': 'Your account is ready',
  'keep.done.text':
    'This order is already in it. We have sent an e-mail to {email}: please open the link in it to confirm the address.',
  'keep.account': 'Go to your account',
  'keep.incomplete': 'An account needs more details than this order contains. Please complete them.',
} as const;
