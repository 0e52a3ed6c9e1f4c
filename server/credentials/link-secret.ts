import { createHash } from 'node:crypto';
import { randomId } from '../platform/random-id.ts';

/** The secret of a link, which only the mail holds: 142 bits, so a plain digest of it cannot be reversed. */
export function newSecret(): string {
  return randomId();
}

/** As the database keeps it. */
export function secretDigest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
