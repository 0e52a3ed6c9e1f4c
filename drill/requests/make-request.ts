// Requests for every call of the contract and every address, well-formed and not.
import { FOLDERS, SHOP_ROUTES } from '../../domain/addresses.ts';
import { type CallKey, contract } from '../../domain/contract.ts';
import type { Endpoint } from '../../domain/endpoint.ts';
import { LANGUAGES } from '../../domain/language.ts';
import { damage, ODD_TEXTS } from './damage.ts';
import { type Maker, makeValue, type Schema } from './make-value.ts';

export type MadeRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** The call that it is for, where the method is its own. */
  readonly call: CallKey | undefined;
};

export type Visitors = Maker & {
  /** Tokens of a guest and of an account. */
  readonly tokens: readonly string[];
};

const CALLS = Object.entries(contract) as [CallKey, Endpoint][];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/xml',
  '',
];
/** A longer address never reaches the shop: Node answers 431, and so does a proxy. */
const MOST_PARAMETERS = 5;
const FILES = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/embed.js',
  '/favicon.svg',
  '/healthz',
  '/readyz',
  '/api/',
  '/api/openapi.json',
  '/logout',
  ...Object.values(FOLDERS),
];

/** One request: seven of ten are calls, the others are pages and files. */
export function makeRequest(visitors: Visitors): MadeRequest {
  return visitors.chance.below(10) < 7 ? makeCall(visitors) : makeVisit(visitors);
}

function makeCall(visitors: Visitors): MadeRequest {
  const { chance } = visitors;
  const [call, endpoint] = chance.pick(CALLS);
  const [own = '', path = ''] = call.split(' ');
  const method = chance.oneIn(12) ? chance.pick(METHODS) : own;
  const query = { ...queryOf(visitors, endpoint), ...tokenParameter(visitors) };
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyOf(visitors, endpoint);
  return {
    method,
    path: `/api/${languageFor(visitors)}/${filled(visitors, path)}${searchOf(query)}`,
    headers: { ...headersOf(visitors), ...(body === undefined ? {} : { 'content-type': typeOf(visitors) }) },
    body,
    call: method === own ? call : undefined,
  };
}

function makeVisit(visitors: Visitors): MadeRequest {
  const { chance } = visitors;
  const page = `/${languageFor(visitors)}/${filled(visitors, chance.pick(Object.values(SHOP_ROUTES)))}`;
  const path = chance.oneIn(4) ? `${chance.pick(FILES)}${chance.oneIn(2) ? wordOf(visitors) : ''}` : page;
  const query = chance.oneIn(2)
    ? {}
    : { [chance.pick(['day', 'us', 'q', 'returnTo', '_'])]: textOf(visitors) };
  return {
    method: chance.oneIn(10) ? chance.pick(METHODS) : 'GET',
    path: path + searchOf(query),
    headers: headersOf(visitors),
    body: undefined,
    call: undefined,
  };
}

function languageFor({ chance }: Visitors): string {
  return chance.oneIn(20)
    ? encodeURIComponent(chance.pick(['xx', 'DE', 'de-DE', '%', '..']))
    : chance.pick(LANGUAGES);
}

/** The path with words in the place of its parameters. */
function filled(visitors: Visitors, path: string): string {
  return path.replace(/:\w+\??/g, () => wordOf(visitors));
}

function wordOf(visitors: Visitors): string {
  return encodeURIComponent(textOf(visitors).toWellFormed());
}

function textOf({ chance, words }: Visitors): string {
  return chance.oneIn(4) ? chance.pick(ODD_TEXTS).slice(0, 300) : chance.pick(words);
}

function queryOf(visitors: Visitors, { query }: Endpoint): Record<string, unknown> {
  if (!query) return visitors.chance.oneIn(5) ? { [textOf(visitors)]: textOf(visitors) } : {};
  const made = makeValue(visitors, query as Schema);
  return (visitors.chance.oneIn(3) ? damage(visitors, made) : made) as Record<string, unknown>;
}

function tokenParameter({ chance, tokens }: Visitors): Record<string, string> {
  return chance.oneIn(3) ? { _: chance.pick(tokens) } : {};
}

function searchOf(query: unknown): string {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const pairs = entries.slice(0, MOST_PARAMETERS).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `${encodeURIComponent(name.toWellFormed()).slice(0, 500)}=${encodeURIComponent(text.toWellFormed()).slice(0, 2000)}`;
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function bodyOf(visitors: Visitors, { body }: Endpoint): string {
  const { chance } = visitors;
  const made = body ? makeValue(visitors, body as Schema) : {};
  const given = JSON.stringify(chance.oneIn(2) ? damage(visitors, made) : made);
  if (chance.oneIn(25)) return given.slice(0, chance.below(given.length));
  return chance.oneIn(50) ? `{"__proto__":{"x":1},${given.slice(1)}` : given;
}

function typeOf({ chance }: Visitors): string {
  return chance.oneIn(15) ? chance.pick(TYPES) : 'application/json';
}

function headersOf({ chance, tokens }: Visitors): Record<string, string> {
  return {
    ...(chance.oneIn(3) ? { authorization: `Bearer ${chance.pick(tokens)}` } : {}),
    ...(chance.oneIn(20)
      ? { cookie: chance.pick(['foyer-place=x', '__Secure-device=a.b.c', '=;=', '%']) }
      : {}),
    ...(chance.oneIn(20) ? { 'accept-encoding': chance.pick(['br', 'gzip;q=x', '*']) } : {}),
    ...(chance.oneIn(20) ? { 'accept-language': chance.pick(['xx', 'fr;q=9', '*']) } : {}),
    ...(chance.oneIn(30) ? { 'if-none-match': '"x"', range: 'bytes=5-1' } : {}),
  };
}
