// An authenticator in software (WebAuthn, level 3): it makes passkeys and answers challenges as a phone does, and lies where a
// test wants it to.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CreationOptions = {
  readonly challenge: string;
  readonly rp: { readonly id: string };
  readonly user: { readonly id: string };
};
type RequestOptions = { readonly challenge: string; readonly rpId: string };

export type Lies = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** Does not ask its owner. */
  readonly unverified?: boolean;
  /** A copy whose count has stayed behind. */
  readonly counter?: number;
  readonly badSignature?: boolean;
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

/** @param origin of the page that asks */
export function softwareAuthenticator(origin: string) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';
  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );
  return {
    id: id.toString('base64url'),
    create({ challenge, rp, user }: CreationOptions, lies: Lies = {}) {
      userHandle = user.id;
      const client = clientData('webauthn.create', challenge, lies);
      const authData = Buffer.concat([
        head(lies.rpId ?? rp.id, HAS_KEY, counter, lies),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return answer(id, {
        clientDataJSON: client.toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId }: RequestOptions, lies: Lies = {}) {
      counter = lies.counter ?? counter + 1;
      const client = clientData('webauthn.get', challenge, lies);
      const authData = head(lies.rpId ?? rpId, 0, counter, lies);
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()]);
      const signature = createSign('sha256').update(signed).sign(privateKey);
      if (lies.badSignature) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
      return answer(id, {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
}

function head(rpId: string, flags: number, counter: number, { unverified }: Lies): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const seen = PRESENT | (unverified ? 0 : VERIFIED);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([seen | flags]), count]);
}

/** ES256 as COSE writes it (RFC 9053). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]) as Parameters<typeof isoCBOR.encode>[0],
  );
}

function answer(id: Buffer, response: object) {
  const text = id.toString('base64url');
  return { id: text, rawId: text, type: 'public-key', clientExtensionResults: {}, response };
}
