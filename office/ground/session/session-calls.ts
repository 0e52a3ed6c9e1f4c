// Signing in and out, and who is signed in.
import type { StaffMe } from '../../../domain/staff/staff-contract.ts';
import type { Call, CallInput } from '../../../ui/call/call.ts';

export type Me = StaffMe;
export type Invitation = Awaited<ReturnType<typeof openInvitation>>;

export function askMe(call: Call): Promise<Me> {
  return call('GET office/me', {});
}

export function signIn(call: Call, body: CallInput<'POST office/sign-in'>['body']) {
  return call('POST office/sign-in', { body });
}

/** Asks nothing: whose session is over is out already. */
export function signOut(call: Call) {
  return call('POST office/sign-out', { quiet: true });
}

export function openInvitation(call: Call, secret: string) {
  return call('POST office/invitation', { body: { secret } });
}

export function join(call: Call, body: CallInput<'POST office/join'>['body']) {
  return call('POST office/join', { body });
}
