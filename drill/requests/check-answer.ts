// Whether an answer is one that the contract promises.
import { Check, Errors } from 'typebox/value';
import { contract } from '../../domain/contract.ts';
import type { Endpoint } from '../../domain/endpoint.ts';
import { REFUSAL_STATUS, type RefusalCode } from '../../domain/refusal.ts';
import type { MadeRequest } from './make-request.ts';

export type Answer = { readonly status: number; readonly type: string; readonly body: string };

/** What any call may be answered, before its handler is asked. */
const ALWAYS: readonly RefusalCode[] = [
  'REQUEST_MALFORMED',
  'BODY_TOO_LARGE',
  'MEDIA_TYPE_UNSUPPORTED',
  'TOKEN_MISSING',
  'TOKEN_INVALID',
  'FORBIDDEN',
  'NOT_FOUND',
  'LANGUAGE_UNKNOWN',
];

/** What is wrong with an answer; undefined when nothing is. */
export function problemOf({ call, method }: MadeRequest, { status, type, body }: Answer): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (call === undefined)
    return method !== 'HEAD' && status === 200 && body === '' ? 'answered nothing' : undefined;
  if (!type.startsWith('application/json')) return `answered ${status} as ${type || 'nothing'}`;
  const said = read(body);
  if (said === undefined) return `answered ${status} with what is no JSON`;
  return status === 200 ? notAnAnswer(contract[call], said) : notARefusal(contract[call], status, said);
}

function read(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function notAnAnswer({ answer }: Endpoint, { data }: Record<string, unknown>): string | undefined {
  if (Check(answer, data)) return undefined;
  const [first] = Errors(answer, data);
  return `answered another shape: ${first?.instancePath} ${first?.message}`;
}

function notARefusal(
  { refusals }: Endpoint,
  status: number,
  said: Record<string, unknown>,
): string | undefined {
  const code = String(said['code']) as RefusalCode;
  if (REFUSAL_STATUS[code] !== status) return `answered ${status} with the code ${code}`;
  if (![...ALWAYS, ...refusals].includes(code))
    return `refused with ${code}, which the contract does not name`;
  return typeof said['message'] === 'string' && said['message'] !== ''
    ? undefined
    : `${code} without a message`;
}
