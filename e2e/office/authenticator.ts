// Chromium's virtual authenticator: a phone that says yes, or one whose owner is not there.
import type { Page } from '@playwright/test';

export type Phone = {
  /** From now on its owner gives no finger. */
  deny(): Promise<void>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
};

export async function givePhone(page: Page): Promise<Phone> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async deny() {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    },
    async count() {
      return (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
    },
  };
}
