// What the pages say that register, sign in and recover an account. English is the reference; visitors are "you".
export const accountsEn = {
  'accounts.email': 'E-mail',
  'accounts.email.repeat': 'Repeat e-mail',
  'accounts.password': 'Password',
  'accounts.password.repeat': 'Repeat password',
  'accounts.password.new': 'New password',
  'accounts.password.new.repeat': 'Repeat new password',
  'accounts.password.hint':
    'At least {least} characters, for example a few words. Common passwords and names are not accepted.',
  'accounts.password.show': 'Show',
  'accounts.password.show.label': 'Show: {label}',
  'accounts.password.hide': 'Hide',
  'accounts.password.hide.label': 'Hide: {label}',

  'accounts.login.title': 'Log in',
  'accounts.login.submit': 'Log in',
  'accounts.login.step': 'Second step',
  'accounts.login.code': 'Code',
  'accounts.login.code.hint': 'Six digits from your app, or a recovery code.',
  'accounts.login.code.back': 'Back to the password',
  'accounts.login.forgot': 'Forgot your password?',
  'accounts.login.again': 'Please log in to continue. You will then be back where you were.',
  'accounts.login.already': 'You are logged in as {name}.',
  'accounts.login.new': 'New here',
  'accounts.login.new.text':
    'With an account you can find your orders again and do not have to type your details twice.',
  'accounts.login.register': 'Create an account',
  'accounts.login.guest': 'Without an account',
  'accounts.login.guest.text': 'Just your name and address, no password. Your tickets come by e-mail.',
  'accounts.login.account': 'With your account',

  'accounts.register.title': 'Create an account',
  'accounts.register.text': 'We use these details for your tickets and your invoice.',
  'accounts.register.access': 'Your login details',
  'accounts.register.newsletter':
    'The museum may e-mail me now and then about its programme. I can stop this at any time.',
  'accounts.register.submit': 'Create account',
  'accounts.register.login': 'I have an account',

  'accounts.nobody.title': 'You are not logged in',
  'accounts.nobody.text': 'Log in to see your account.',
  'accounts.registered.title': 'Please confirm your address',
  'accounts.registered.text':
    'We have written to {email}. Please open the link in that e-mail; it is valid for 7 days.',
  'accounts.registered.meanwhile': 'You are logged in and can carry on straight away.',
  'accounts.checkout': 'Continue to payment',
  'accounts.back': 'Back to where I was',
  'accounts.programme': 'See the programme',

  'accounts.forgot.title': 'Forgot your password?',
  'accounts.forgot.text':
    'Tell us the e-mail address of your account. We will send you a link to choose a new password.',
  'accounts.forgot.submit': 'Send link',
  'accounts.forgot.back': 'Back to login',
  'accounts.forgot.invalid': 'Cannot recover this Email',
  'accounts.forgot.sent': 'Your request has arrived. Please check your e-mail.',

  'accounts.sent.title': 'Please check your e-mail',
  'accounts.sent.text':
    'If there is an account with the address you gave, a link to choose a new password is on its way. It is valid for one hour.',
  'accounts.sent.nothing':
    'Nothing there after a few minutes? Please look in your spam folder, or ask again.',
  'accounts.sent.again': 'Ask again',

  'accounts.recover.title': 'Choose a new password',
  'accounts.recover.submit': 'Save and log in',
  'accounts.recover.fill': 'You must fill all fields',
  'accounts.recover.noLink':
    'This page needs the link from your e-mail. Please open it again, or ask for a new one.',
  'accounts.recover.again': 'Ask for a new link',

  'accounts.recovered.title': 'Your new password has been saved',
  'accounts.recovered.text': 'You are logged in here. Everywhere else you have been logged out.',

  'accounts.confirm.title': 'Confirm your e-mail address',
  'accounts.confirm.text': 'One more click, and this address belongs to your account.',
  'accounts.confirm.password':
    'Please enter the password of your account. This address then belongs to it, with everything that you have ordered with it without an account.',
  'accounts.confirm.other': 'If you have not created an account with us, there is nothing you need to do.',
  'accounts.confirm.submit': 'Confirm address',
  'accounts.confirm.noLink': 'This page needs the link from your e-mail. Please open it again.',
  'accounts.confirmed.title': 'Your address has been confirmed',
  'accounts.confirmed.text': '{email} now belongs to your account.',

  'accounts.menu': 'Your account',
  'accounts.settings': 'Orders and account',
  'accounts.logout': 'Log out',
  'accounts.logout.now': 'Logging you out',
  'accounts.logout.noScript':
    'Without JavaScript we cannot log you out. Close this tab, and this device forgets your login.',
} as const;
