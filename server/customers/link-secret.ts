import { createHash } from 'node:crypto';
import { randomId } from '../random-token.ts';

/** The secret of a link, which only the mail holds: 142 bits, so that a plain digest of it tells nothing. */
export const newSecret = (): string => randomId();

/** As the database keeps it. */
export const secretDigest = (secret: string): string => createHash('sha256').update(secret).digest('hex');
