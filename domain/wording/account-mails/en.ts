// What the mails about accounts say. Each tells what has happened, without claiming to know who it was, and what to do if
// it was not the reader. English is the reference; visitors are "you".

export const accountMailsEn = {
  'account-mails.confirm.subject': 'Please confirm your e-mail address',
  'account-mails.confirm.text':
    'Somebody has created an account at {museum} with this e-mail address. If it was you, please confirm the address: from then on it is tied to your account, together with the orders placed with it as a guest.',
  'account-mails.confirm.link': 'Confirm address',
  'account-mails.confirm.otherwise':
    'If it was not you, please leave the link alone: it would give somebody else’s account your address and the orders placed with it. Without your confirmation, nobody can claim it.',

  'account-mails.registered-already.subject': 'You already have an account',
  'account-mails.registered-already.text':
    'Somebody has just registered at {museum} with this e-mail address. The address already has an account, which stays as it is; what was just registered is kept apart from it. If it was you, sign in with the password of your account, or choose a new one if you have forgotten it.',
  'account-mails.registered-already.link': 'Sign in',
  'account-mails.registered-already.otherwise':
    'If it was not you, there is nothing for you to do. Without your password, nobody gets into your account.',

  'account-mails.recover.subject': 'Choose a new password',
  'account-mails.recover.text':
    'Somebody has asked for a new password for your account at {museum}. With this link you choose one and are signed in at once.',
  'account-mails.recover.link': 'Choose a new password',
  'account-mails.recover.otherwise':
    'If it was not you, there is nothing for you to do. Your password stays as it is.',

  'account-mails.change-email.subject': 'Please confirm your new e-mail address',
  'account-mails.change-email.text':
    'Somebody wants to use this e-mail address for an account at {museum}. If it was you, please confirm it: from then on you sign in with it.',
  'account-mails.change-email.link': 'Confirm address',
  'account-mails.change-email.otherwise':
    'If it was not you, please leave the link alone: it would give somebody else’s account your address and the orders placed with it. Without your confirmation, nothing changes.',

  'account-mails.email-taken.subject': 'This e-mail address already has an account',
  'account-mails.email-taken.text':
    'Somebody wanted to use this e-mail address for another account at {museum}. It already has one, so nothing has changed. If it was you, sign in with this address.',
  'account-mails.email-taken.link': 'Sign in',
  'account-mails.email-taken.otherwise':
    'If it was not you, there is nothing for you to do. Without your password, nobody gets into your account.',

  'account-mails.email-changes.subject': 'A new e-mail address for your account',
  'account-mails.email-changes.text':
    'Somebody who is signed in to your account at {museum} wants to use another e-mail address for it. It applies once it has been confirmed there; until then you sign in with this one.',
  'account-mails.email-changes.link': 'Choose a new password',
  'account-mails.email-changes.otherwise':
    'If it was not you, somebody knows your password. Please choose a new one now: that also stops the change of address.',

  'account-mails.password-changed.subject': 'Your password has been changed',
  'account-mails.password-changed.text':
    'The password of your account at {museum} has been changed. Whoever was signed in to the account before is signed out.',
  'account-mails.password-changed.link': 'Choose a new password',
  'account-mails.password-changed.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.confirm.lives': 'The link works once, within seven days.',
  'account-mails.recover.lives': 'The link works once, within one hour, and only the newest one does.',
  'account-mails.change-email.lives': 'The link works once, within one day.',
} as const;
