// A passkey's answer to a challenge of this shop (WebAuthn): the challenge is taken once, the authenticator has seen its owner
// (fingerprint, PIN), and where it counts its signatures, the count rises. The shop's address is what passkeys are bound to.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import { type ChallengePurpose, insertChallenge, takeChallenge } from '../challenge-store.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type PasskeyRow } from '../factor/passkey-store.ts';
import type { StaffShop } from '../staff-shop.ts';

const VALID_MS = 5 * 60 * 1000;

/** ES256, EdDSA, RS256: what authenticators sign with today. */
export const SIGNATURES = [-7, -8, -257];

/** By which authenticators know the shop. */
export function relyingParty({ config }: Pick<StaffShop, 'config'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}

/** A challenge in base64url. @param staffId whom it is for; null where the answer says so */
export async function newChallenge(
  shop: StaffShop,
  purpose: ChallengePurpose,
  staffId: string | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const secret = newSecret();
  const challenge = new Uint8Array(Buffer.from(secret));
  await insertChallenge(shop.database, {
    challenge_hash: secretDigest(Buffer.from(challenge).toString('base64url')),
    purpose,
    staff_id: staffId,
    expires_at: new Date(shop.now().getTime() + VALID_MS),
  });
  return challenge;
}

/** For a library: was this asked, of this member, and is it answered for the first time? */
export function spendsChallenge(shop: StaffShop, purpose: ChallengePurpose, staffId: string | null) {
  return async (challenge: string): Promise<boolean> => {
    const asked = await takeChallenge(shop.database, secretDigest(challenge), purpose, shop.now());
    return asked !== undefined && asked.staff_id === staffId;
  };
}

/** What the authenticator is asked. @param staffId undefined: any passkey that it has for this shop */
export async function askForPasskey(
  shop: StaffShop,
  purpose: ChallengePurpose,
  staffId?: string,
): Promise<object> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const own = staffId === undefined ? [] : await listPasskeys(shop.database, staffId);
  return generateAuthenticationOptions({
    rpID: relyingParty(shop).id,
    challenge: await newChallenge(shop, purpose, staffId ?? null),
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
}

/** The passkey that has answered; undefined for anything but a right, new answer. */
export async function checkPasskey(
  shop: StaffShop,
  purpose: ChallengePurpose,
  response: object,
  staffId?: string,
): Promise<PasskeyRow | undefined> {
  const answer = response as AuthenticationResponseJSON;
  const passkey = await findPasskey(shop.database, answer.id);
  const counter = await newCounter(shop, purpose, answer, staffId, passkey);
  if (!passkey || counter === undefined) return undefined;
  if (staffId !== undefined && passkey.staff_id !== staffId) return undefined;
  const use = { id: passkey.id, from: passkey.counter, to: counter, now: shop.now() };
  return (await notePasskeyUse(shop.database, use)) ? passkey : undefined;
}

async function newCounter(
  shop: StaffShop,
  purpose: ChallengePurpose,
  response: AuthenticationResponseJSON,
  staffId: string | undefined,
  passkey: PasskeyRow | undefined,
): Promise<number | undefined> {
  if (!passkey) return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = relyingParty(shop);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: spendsChallenge(shop, purpose, staffId ?? null),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for everything that is wrong with an answer.
    return undefined;
  }
}
