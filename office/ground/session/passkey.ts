// What the browser does for a passkey: it asks the authenticator, and its answer goes to the server. The library is loaded when
// a passkey is used for the first time.
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import type { I18n } from '../i18n.ts';

type Browser = typeof import('@simplewebauthn/browser');
type PasskeyOptions = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];
type NewPasskeyOptions = Parameters<Browser['startRegistration']>[0]['optionsJSON'];

/** Old browsers, and pages without encryption, have none. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Signs in by passkey alone. */
export async function signInByPasskey(call: Call, t: I18n['t']): Promise<void> {
  const asked = await call('POST office/passkeys/sign-in-start', {});
  const response = await answerTo(asked, t);
  await call('POST office/passkeys/sign-in', { body: { response } });
}

/** Gives the second factor again. */
export async function giveFactorByPasskey(call: Call, t: I18n['t']): Promise<void> {
  const asked = await call('POST office/factor/passkey-start', {});
  const response = await answerTo(asked, t);
  await call('POST office/factor/passkey', { body: { response } });
}

/** Makes a new passkey and keeps it under this name. */
export async function addPasskey(call: Call, name: string, t: I18n['t']): Promise<void> {
  const asked = await call('POST office/passkeys/add-start', {});
  const response = await inBrowser(
    ({ startRegistration }) => startRegistration({ optionsJSON: asked as NewPasskeyOptions }),
    t,
  );
  await call('POST office/passkeys/add', { body: { name, response: { ...response } } });
}

async function answerTo(asked: object, t: I18n['t']) {
  const response = await inBrowser(
    ({ startAuthentication }) => startAuthentication({ optionsJSON: asked as PasskeyOptions }),
    t,
  );
  return { ...response };
}

/** @throws ApiRefusal in words, when the authenticator made none or somebody changed their mind */
async function inBrowser<Answer>(ask: (browser: Browser) => Promise<Answer>, t: I18n['t']): Promise<Answer> {
  const browser = await import('@simplewebauthn/browser');
  try {
    return await ask(browser);
  } catch (problem) {
    const isKnown = problem instanceof Error && problem.name === 'InvalidStateError';
    const message = t(isKnown ? 'passkey.known' : 'passkey.stopped');
    throw new ApiRefusal(0, { code: 'STAFF_PASSKEY_FAILED', message });
  }
}
