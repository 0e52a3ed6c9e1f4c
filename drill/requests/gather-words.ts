// The words with which requests are made: what the open catalogue answers, and what visitors of this shop got.
import { createHash } from 'node:crypto';
import { LANGUAGES } from '../../domain/language.ts';
import { addDays } from '../../domain/museum-time.ts';
import { ODD_TEXTS } from './damage.ts';
import type { MadeRequest } from './make-request.ts';
import type { Send } from './send-request.ts';

const CATALOGUE = [
  'event/select',
  'tour/select',
  'merchandise/select',
  'voucher/select',
  'paymenttypes',
  'meta',
];
/** A customer of the demo museum (README). */
const CUSTOMER = { email: 'jonas.brandt@example.org', password: 'Drei Kinder, ein Deich' };
const GUEST = {
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  street: 'Kaistraße 4',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
};
const MOST_WORDS = 400;

export type Gathered = { readonly words: readonly string[]; readonly tokens: readonly string[] };

/** @param today in museum time */
export async function gatherWords(send: Send, today: string): Promise<Gathered> {
  const answers = await Promise.all(CATALOGUE.map((path) => send(get(`/api/en/${path}`))));
  const catalogue = new Set(answers.flatMap(({ status, body }) => (status === 200 ? shortTexts(body) : [])));
  const days = [0, 1, 2, 3, 7, 40].map((count) => addDays(today, count));
  const guest = { c: GUEST };
  const login = { _u: CUSTOMER.email, _p: createHash('md5').update(CUSTOMER.password).digest('hex') };
  const tokens = [
    await tokenOf(send, '/api/en/auth/guest', guest),
    await tokenOf(send, '/api/en/auth/login', login),
    'eyJhbGciOiJub25lIn0.e30.',
    ...ODD_TEXTS.filter((text) => /^[\x21-\x7e]+$/.test(text)),
  ];
  return {
    tokens,
    words: [
      ...days,
      ...days.flatMap((day) => [`${day} 10:00`, `${day} 14:30`]),
      ...LANGUAGES,
      ...[...catalogue].slice(0, MOST_WORDS),
      ...['DE', 'FR', '20457', 'ada@example.org', CUSTOMER.email, login._p, 'Ada', '+49 40 1234567'],
      ...['http://localhost:3000/de/checkout/success', 'http://localhost:3000/de/recover/', 'EBBE-10-EURO'],
    ],
  };
}

function get(path: string): MadeRequest {
  return { method: 'GET', path, headers: {}, body: undefined, call: undefined };
}

async function tokenOf(send: Send, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await send({ ...get(path), method: 'POST', headers, body: JSON.stringify(body) });
  const { data } = JSON.parse(answer.body) as { data?: string };
  if (typeof data !== 'string') throw new Error(`${path} gave no token: ${answer.body}`);
  return data;
}

/** All short texts of an answer, which could be an id, a day or a code. */
function shortTexts(body: string): string[] {
  const texts: string[] = [];
  JSON.parse(body, (_name, value: unknown) => {
    if (typeof value === 'string' && value.length <= 40) texts.push(value);
    return value;
  });
  return texts;
}
