import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from '../credentials/passwords/common-passwords.ts';
import { guessProblem, isCommonPassword } from '../credentials/passwords/guess-problem.ts';
import { readNewPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './passwords/sent-password-hash.ts';

function digest(typed: string): string {
  return createHash('md5').update(typed).digest('hex');
}
const EMAIL = 'Ada@Example.org';

describe('a new password', () => {
  test('is kept as it travels, whether it comes typed or as a digest', () => {
    expect(readNewPassword('Ebbe und Flut', EMAIL)).toEqual({ password: digest('Ebbe und Flut') });
    expect(readNewPassword(digest('Ebbe und Flut'), EMAIL)).toEqual({ password: digest('Ebbe und Flut') });
  });

  test('is the same for every way in which a keyboard composes its letters', () => {
    expect(readNewPassword('Flussm\u00fcndung'.normalize('NFD'), EMAIL)).toEqual({
      password: digest('Flussm\u00fcndung'),
    });
  });

  test.each([
    [undefined, 'REQUIRED'],
    ['', 'REQUIRED'],
    ['Ebbe+Flut', 'PASSWORD_TOO_SHORT'],
    ['🌊'.repeat(9), 'PASSWORD_TOO_SHORT'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['passwort123', 'PASSWORD_COMMON'],
    ['ada@example.org', 'PASSWORD_COMMON'],
    ['Ada@Example.org', 'PASSWORD_COMMON'],
    [digest(''), 'PASSWORD_COMMON'],
    [digest('123456'), 'PASSWORD_COMMON'],
  ])('%s is refused: %s', (given, problem) => {
    expect(readNewPassword(given, EMAIL)).toEqual({ problem });
  });

  test('may come as a digest in capitals, which opens the account as the same in small letters does', async () => {
    const small = digest('Ebbe und Flut');
    expect(readNewPassword(small.toUpperCase(), EMAIL)).toEqual({ password: small });
    expect(await verifyPassword(await hashPassword(small), small.toUpperCase())).toBe(true);
    expect(await verifyPassword(await hashPassword(small.toUpperCase()), small)).toBe(true);
    expect(await verifyPassword(await hashPassword(small), digest('Ebbe'))).toBe(false);
    expect(readNewPassword(digest('123456').toUpperCase(), EMAIL)).toEqual({ problem: 'PASSWORD_COMMON' });
  });

  test('each of the list is refused as a digest, once', () => {
    expect(new Set(COMMON_PASSWORDS).size).toBe(COMMON_PASSWORDS.length);
    for (const typed of COMMON_PASSWORDS) expect(isCommonPassword(digest(typed), EMAIL), typed).toBe(true);
  });
});

describe('a password that is guessed easily', () => {
  const ADA = {
    email: EMAIL.toLowerCase(),
    details: { fname: 'Ada', lname: 'Løvelace', company: 'Analytical Engines Ltd', city: 'Altona' },
    museum: 'Museum am Strom',
    year: 2026,
  };

  test.each(['qwertyuiop', '1q2w3e4r5t', 'manchester', 'toutounette', 'tottenham9'])(
    'is known from leaks: %s',
    async (typed) => {
      expect(await guessProblem(digest(typed), ADA)).toBe('PASSWORD_COMMON');
    },
  );

  test.each([
    'Løvelace123',
    'løvelace2026',
    'Ada Løvelace',
    'LØVELACE ADA',
    'adaløvelace1',
    'Løvelace-Løvelace',
    'museum am strom',
    'MuseumAmStrom!',
    'Strom-Museum',
    'example.org123',
    'Analytical Engines Ltd',
  ])('is made of the customer’s or the museum’s names: %s', async (typed) => {
    expect(await guessProblem(digest(typed), ADA)).toBe('PASSWORD_PERSONAL');
  });

  test.each(['Ebbe und Flut', 'Zwölf Möwen im Wind', 'Løvelace mag Seepferdchen'])(
    'is not: %s',
    async (typed) => {
      expect(await guessProblem(digest(typed), ADA)).toBeUndefined();
    },
  );
});
