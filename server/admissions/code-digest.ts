// Devices know codes by their digests alone, each under a key of its own (ADR 137): a list that was stolen says no code, and
// two lists cannot be compared.
import { createHmac } from 'node:crypto';

/** 11 letters, 66 bits: among a hundred thousand codes no two are alike. */
const LETTERS = 11;

/** A device's key, as it is told it: base64url. */
export function deviceKey({ doorKey }: { readonly doorKey: string }, deviceId: string): string {
  return createHmac('sha256', doorKey).update(deviceId).digest('base64url');
}

/** Makes digests under a device's key. The same as `door/ground/digest.ts` on the device. */
export function digestsOf(key: string): (code: string) => string {
  const bytes = Buffer.from(key, 'base64url');
  return (code) => createHmac('sha256', bytes).update(code).digest('base64url').slice(0, LETTERS);
}
