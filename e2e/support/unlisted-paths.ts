// Pages that the sitemap does not list.

/** Paths below the language. Only the browser sees what follows `#`, so links in mails carry their secrets there. */
export const UNLISTED: readonly string[] = [
  'checkout',
  'checkout/failed',
  'checkout/accepted',
  'checkout/canceled',
  'checkout/success',
  'login',
  'login?fromUnauthorized=true',
  'register',
  'register/success',
  'register-guest',
  'forgot-password',
  'password-reset-success',
  'recover/',
  'recover/#nobodyssecret',
  'recover-success',
  'confirm-email/#nobodyssecret',
  'confirm-order/#nobodyssecret',
  'redeem/#NOBODYSCODE',
  'settings',
  'order-review/nobodysorder',
  'pay',
  'closed-visit',
  'withdrawal',
  'waiting-room',
];
