// Staff reads German or English.
import type { AccessChange } from './access-mail.ts';

const changes = {
  'access.password-changed': 'Your password was changed. Your other sessions have ended.',
  'access.app-added': 'An authenticator app was added as your second step.',
  'access.app-removed': 'Your authenticator app was removed, and your recovery codes are void.',
  'access.codes-renewed': 'You have new recovery codes. The earlier ones are void.',
  'access.passkey-added': 'A passkey was added. It signs in without your password.',
  'access.passkey-removed': 'A passkey was removed. Nobody can sign in with it any more.',
  'access.factor-reset':
    'Your second step was reset: app, recovery codes and passkeys are gone, and your sessions have ended. Sign in with your password, and set up a new one.',
  'access.roles-changed': 'Your roles have changed. The menu shows what you may do now.',
  'access.recovery-code-used':
    'Somebody has signed in with one of your recovery codes. If you have lost your app, set up a new one.',
} as const satisfies Record<`access.${AccessChange}`, string>;

export const accessMailsEn = {
  ...changes,
  'access.greeting': 'Hello {name},',
  'access.subject': 'Your access to the office of {museum} has changed',
  'access.account': 'See your account',
  'access.otherwise':
    'Was it not you? Then change your password at once, end your other sessions under “Your account”, and tell somebody who looks after people and roles.',
  'access.recover.subject': 'A new password for the office of {museum}',
  'access.recover.said':
    'somebody has asked for a new password for your access to the office of {museum}. With this link you choose one. Your second step stays as it is.',
  'access.recover.link': 'Choose a new password',
  'access.recover.lives': 'The link works once and is valid for {minutes} minutes.',
  'access.recover.otherwise':
    'If it was not you, you do not need to do anything: your password stays as it is.',
} as const;
