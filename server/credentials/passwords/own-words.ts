// Passwords made of what everybody knows of a customer and of the museum: names and addresses, alone, doubled or in pairs,
// with the endings that people add. They are the first guesses of whoever wants this one account (ASVS 5.0, 6.2.11).
import { hash } from 'node:crypto';
import type { Registration } from '../../../domain/customers/customer.ts';
import { SHORTEST_PASSWORD } from '../../../domain/password-rules.ts';

/** What an account's password must not be made of. */
export type PasswordContext = {
  readonly email: string;
  readonly details: Pick<Registration, 'fname' | 'lname' | 'company' | 'city'>;
  /** The museum's name. */
  readonly museum: string;
  /** The present year: people add it. */
  readonly year: number;
};

const MOST_WORDS = 10;
const SHORTEST_WORD = 3;
const SEPARATORS = ['', ' ', '.', '-'];
const ENDINGS_OF_PAIRS = ['', '1', '123', '!'];
const ENDINGS = ['', '1', '12', '123', '1234', '12345', '123456', '!', '1!', '123!', '007', '2'];

/** @param password as the browser sends it: MD5 in hex */
export function isOfOwnWords(password: string, context: PasswordContext): boolean {
  for (const guess of guesses(context))
    if (guess.length >= SHORTEST_PASSWORD && hash('md5', guess) === password) return true;
  return false;
}

function* guesses({ year, ...context }: PasswordContext): Generator<string> {
  const words = wordsOf(context);
  const years = [year - 1, year, year + 1].map(String);
  yield* written([...wholesOf(context), ...words], [...ENDINGS, ...years]);
  yield* written(pairs(words), [...ENDINGS_OF_PAIRS, ...years]);
}

/** Every two of the words, also the same one twice, in either order. */
function* pairs(words: readonly string[]): Generator<string> {
  for (const first of words)
    for (const second of words) for (const separator of SEPARATORS) yield first + separator + second;
}

function* written(words: Iterable<string>, endings: readonly string[]): Generator<string> {
  for (const word of words)
    for (const cased of new Set([word, word.toLowerCase(), word.toUpperCase(), capitalised(word)]))
      for (const ending of endings) yield cased + ending;
}

type Names = Omit<PasswordContext, 'year'>;

function wholesOf({ email, details, museum }: Names): string[] {
  const { company = '' } = details;
  const joined = capitalised(museum).replaceAll(/\s+/g, '');
  return texts([email, email.split('@')[1] ?? '', museum, joined, company]);
}

function wordsOf({ email, details, museum }: Names): string[] {
  const { fname = '', lname = '', company = '', city = '' } = details;
  const local = email.split('@')[0] ?? '';
  const parts = [museum, company, local].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return texts([lname, fname, local, city, ...parts]).slice(0, MOST_WORDS);
}

function texts(given: readonly string[]): string[] {
  const normal = given.map((text) => text.trim().normalize('NFC'));
  return [...new Set(normal)].filter((text) => text.length >= SHORTEST_WORD);
}

function capitalised(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase());
}
