// Signing in and out, and who is signed in: the calls `office/sign-in`, `sign-out`, `me`, `invitation`, `join`.
import type { Call } from '../../../ui/call/call.ts';

/** Whoever is signed in. */
export type Me = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly language: string;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
};

/** Either signed in, or the password was right and one of these must be given with it. */
export type SignedIn = {
  readonly signed_in: boolean;
  readonly factors: readonly ('app' | 'recovery-code' | 'passkey')[];
};

export type Credentials = { readonly email: string; readonly password: string; readonly code?: string };

export type Invitation = { readonly name: string; readonly email: string };

export function askMe(call: Call): Promise<Me> {
  return loose(call)('GET office/me', {});
}

export function signIn(call: Call, body: Credentials): Promise<SignedIn> {
  return loose(call)('POST office/sign-in', { body });
}

export function signOut(call: Call): Promise<true> {
  return loose(call)('POST office/sign-out', { quiet: true });
}

export function openInvitation(call: Call, secret: string): Promise<Invitation> {
  return loose(call)('POST office/invitation', { body: { secret } });
}

export function join(
  call: Call,
  body: { readonly secret: string; readonly name: string; readonly password: string },
): Promise<SignedIn> {
  return loose(call)('POST office/join', { body });
}

// The contract’s types join when its entries do.
function loose(call: Call) {
  return call as unknown as <Answer>(key: string, input: object) => Promise<Answer>;
}
