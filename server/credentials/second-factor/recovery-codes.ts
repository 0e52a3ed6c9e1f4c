// Ten codes for whoever has lost the app, shown once. 117 random bits each, so that a plain digest cannot be reversed.
import { createHash } from 'node:crypto';
import { randomRecoveryCode } from '../../platform/random-id.ts';

const COUNT = 10;

/** As they are shown: in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => randomRecoveryCode().replaceAll(/.{4}(?=.)/g, '$&-'));
}

/** As the database keeps it. @param typed with or without the marks between the groups, in any case */
export function recoveryCodeHash(ownerId: string, typed: string): string {
  const code = typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${ownerId} ${code}`).digest('hex');
}
