// The mails that staff get about their own access (operations 1): a link for whoever has forgotten the password, and a note of
// everything that changes how somebody gets in or what they may do there. Whoever did not do it learns of it.

/** What a note tells its reader. */
export const ACCESS_CHANGES = [
  'password-changed',
  'app-added',
  'app-removed',
  'codes-renewed',
  'passkey-added',
  'passkey-removed',
  'factor-reset',
  'roles-changed',
  'recovery-code-used',
] as const;
export type AccessChange = (typeof ACCESS_CHANGES)[number];

export const RECOVERY_MINUTES = 30;
