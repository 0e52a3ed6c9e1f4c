// What a log line may hold (spec decisions 2): no token, password or link, however its name is spelt, and no e-mail
// address.
import { withoutParameter } from '../../domain/addresses.ts';

/** Parameters that are a token, a password, an id that opens something, or an address with one of them in it. */
const SECRETS = new Set([
  '_',
  'jwt',
  'us',
  'sessionUs',
  'cartId',
  'srcURL',
  'voucher',
  'id',
  'token',
  '_p',
  '_po',
  '_pn',
  '_u',
  'email',
  'password',
  'returnTo',
  'backlink',
]);

/** Segments of a path after which comes an id that opens an order, a payment or a recovery. */
const BEFORE_SECRETS = new RegExp(
  `/(documents|demo-bank|${withoutParameter('orderReview')}|${withoutParameter('recover')})/[^/?#]+`,
  'g',
);
const EMAIL = /[^\s<>"'`(),;:=/]+(@|%40)[^\s<>"'`(),;:&/]+/gi;
const TOKEN = /\beyJ[\w-]+\.[\w-]*\.?[\w-]*/g;

/** An address as it may be logged. */
export function withoutTokens(url: string): string {
  const [path = '', ...query] = url.split('?');
  const shown = path.replace(BEFORE_SECRETS, '/$1/***');
  return [shown, ...query]
    .join('?')
    .replace(/([?&])([^=&]*)=[^&]*/g, (all, mark: string, name: string) =>
      SECRETS.has(decoded(name)) ? `${mark}${name}=***` : all,
    );
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
};

/**
 * A problem as it may be logged. Databases and mail servers add to theirs what they were given: rows, parameters,
 * recipients. Of those fields, only the ones that name the problem are kept.
 */
export function loggedError(problem: unknown): LoggedError {
  if (!isErrorLike(problem))
    return { type: typeof problem, message: withoutPersons(String(problem)), stack: '' };
  const { name, message, stack, cause } = problem;
  const { code, constraint, table, statusCode } = problem as Error & Record<string, unknown>;
  return {
    type: name ?? 'Error',
    message: withoutPersons(message),
    stack: withoutPersons(stack ?? ''),
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, statusCode }).filter(([, value]) => value !== undefined),
    ),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  };
}

/** pg-boss copies an error's fields into a plain object before it reports it. */
function isErrorLike(problem: unknown): problem is Pick<Error, 'message'> & Partial<Error> {
  return (
    problem instanceof Error ||
    (typeof problem === 'object' &&
      problem !== null &&
      'message' in problem &&
      typeof problem.message === 'string')
  );
}

function withoutPersons(text: string): string {
  return text.replace(EMAIL, '***').replace(TOKEN, '***');
}
