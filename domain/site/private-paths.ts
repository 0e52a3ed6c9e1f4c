// Pages that are some visitor's own business: search engines are asked to leave them alone. What is below one of them, or
// begins like it, is meant, too.

/** Below the language, without a leading slash. */
export const PRIVATE_PATHS = [
  // The checkout itself is the same for everyone, as long as nobody's cart is in it.
  'checkout/',
  'confirm-email',
  'forgot-password',
  'login',
  'logout',
  'order-review',
  'password-reset-success',
  'recover',
  'register',
  'settings',
  'withdrawal',
] as const;
