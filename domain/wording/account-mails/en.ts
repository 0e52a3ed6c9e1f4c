// What the mails about accounts say. Each tells what has happened, without claiming to know who it was, and what to do if
// it was not the reader. English is the reference; visitors are "you".

export const accountMailsEn = {
  'account-mails.confirm.subject': 'Please confirm your e-mail address',
  'account-mails.confirm.text':
    'Somebody has created an account with {museum} using this e-mail address. If it was you, please confirm the address: from then on it belongs to your account, together with the orders you placed with it as a guest.',
  'account-mails.confirm.link': 'Confirm address',
  'account-mails.confirm.otherwise':
    'If it was not you, there is nothing for you to do. The link alone changes nothing: it takes the password of the account as well to confirm the address.',

  'account-mails.registered-already.subject': 'You already have an account',
  'account-mails.registered-already.text':
    'Somebody has just registered with {museum} using this e-mail address. The address already has an account, which stays as it is; the new registration is kept apart from it. If it was you, log in with the password of your account, or choose a new one if you have forgotten it.',
  'account-mails.registered-already.link': 'Log in',
  'account-mails.registered-already.otherwise':
    'If it was not you, there is nothing for you to do. Without your password, nobody gets into your account.',

  'account-mails.recover.subject': 'Choose a new password',
  'account-mails.recover.text':
    'Somebody has asked for a new password for your account with {museum}. Use this link to choose one; you will then be logged in straight away.',
  'account-mails.recover.link': 'Choose a new password',
  'account-mails.recover.otherwise':
    'If it was not you, there is nothing for you to do. Your password stays as it is.',

  'account-mails.change-email.subject': 'Please confirm your new e-mail address',
  'account-mails.change-email.text':
    'Somebody wants to use this e-mail address for an account with {museum}. If it was you, please confirm it: from then on you log in with it.',
  'account-mails.change-email.link': 'Confirm address',
  'account-mails.change-email.otherwise':
    'If it was not you, there is nothing for you to do. The link alone changes nothing: it takes the password of the account as well to confirm the address.',

  'account-mails.email-taken.subject': 'This e-mail address already has an account',
  'account-mails.email-taken.text':
    'Somebody wanted to use this e-mail address for another account with {museum}. It already has one, so nothing has changed. If it was you, log in with this address.',
  'account-mails.email-taken.link': 'Log in',
  'account-mails.email-taken.otherwise':
    'If it was not you, there is nothing for you to do. Without your password, nobody gets into your account.',

  'account-mails.email-changes.subject': 'A new e-mail address for your account',
  'account-mails.email-changes.text':
    'Somebody who is logged in to your account with {museum} wants to use another e-mail address for it. It takes effect once it has been confirmed there; until then, please log in with this one.',
  'account-mails.email-changes.link': 'Choose a new password',
  'account-mails.email-changes.otherwise':
    'If it was not you, somebody knows your password. Please choose a new one now: that also stops the change of address.',

  'account-mails.password-changed.subject': 'Your password has been changed',
  'account-mails.password-changed.text':
    'The password of your account with {museum} has been changed. Everyone who was logged in to the account before has been logged out.',
  'account-mails.password-changed.link': 'Choose a new password',
  'account-mails.password-changed.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.sessions-ended.subject': 'You have been logged out on other devices',
  'account-mails.sessions-ended.text':
    'Somebody who is logged in to your account with {museum} has logged it out on other devices.',
  'account-mails.sessions-ended.link': 'Choose a new password',
  'account-mails.sessions-ended.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.second-factor-on.subject': 'Two-step login switched on',
  'account-mails.second-factor-on.text':
    'Two-step login has been switched on for your account with {museum}. From now on, logging in takes a code from an app.',
  'account-mails.second-factor-on.link': 'Choose a new password',
  'account-mails.second-factor-on.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.second-factor-off.subject': 'Two-step login switched off',
  'account-mails.second-factor-off.text':
    'Two-step login has been switched off for your account with {museum}. From now on, the password is enough.',
  'account-mails.second-factor-off.link': 'Choose a new password',
  'account-mails.second-factor-off.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.recovery-codes-new.subject': 'New recovery codes',
  'account-mails.recovery-codes-new.text':
    'New recovery codes have been made for your account with {museum}. The earlier ones no longer work.',
  'account-mails.recovery-codes-new.link': 'Choose a new password',
  'account-mails.recovery-codes-new.otherwise':
    'If it was not you, somebody else may be in your account. Please choose a new password now and write to us.',

  'account-mails.confirm.lives': 'The link works once and is valid for seven days.',
  'account-mails.recover.lives':
    'The link works once and is valid for one hour. If you have asked for several, the first one you use ends the others.',
  'account-mails.change-email.lives': 'The link works once and is valid for one day.',
} as const;
