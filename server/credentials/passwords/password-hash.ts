// What the database keeps of a password: argon2id with a salt for each. The library uses its own threads, so that
// visitors do not wait while another signs in.
import { hash, parseOptions, verify } from '@node-rs/argon2';

// The library's name for it is a const enum, which type stripping does not support.
const ARGON2ID = 2;

/** OWASP's Password Storage Cheat Sheet, 2025: 19 MiB, two passes, one lane. Raise it here. */
const PARAMETERS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let nobodys: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS);
}

/** Is this the password? Without a hash it is compared with a dummy: that takes as long, and never matches. */
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
