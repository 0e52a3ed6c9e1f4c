// What the database keeps of a password: argon2id with a salt of its own. The library works on threads of its own, so
// that visitors do not wait while somebody signs in.
import { hash, parseOptions, verify } from '@node-rs/argon2';

// The library's own name for it is an enum, which cannot be had where types are only stripped.
const ARGON2ID = 2;

/** OWASP's Password Storage Cheat Sheet, 2025: 19 MiB, two passes, one lane. Whoever raises it raises it here. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobodys: Promise<string> | undefined;

/** @param password as it travels: MD5 in hex */
export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/**
 * Is this the password? Where there is no hash it is compared with nobody's: that takes as long, and is never right.
 */
export async function verifyPassword(kept: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hashPassword('');
  const right = await verify(kept ?? (await nobodys), password);
  return right && typeof kept === 'string';
}

/** Was it made with other parameters than today's? Then the next sign-in makes a new one. */
export function isOutdated(kept: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(kept);
  return (
    algorithm !== PARAMETERS.algorithm ||
    memoryCost !== PARAMETERS.memoryCost ||
    timeCost !== PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  );
}
