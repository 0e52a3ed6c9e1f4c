// The connection to Mollie's Payments API: HTTP and JSON, with the museum's key. What cannot be read as an answer of
// Mollie's is an error, and never taken for a decision about a payment.
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/schema';
import type { MollieConfig } from '../../platform/payment-config.ts';

/** What the functions of this room need. */
export type MollieAccount = {
  readonly config: MollieConfig;
  readonly now: () => Date;
};

export type MollieCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `/v2/`, with its query. */
  readonly path: string;
  readonly body?: object;
  /** Mollie answers a repeated call with the same key alike, for an hour. */
  readonly idempotencyKey?: string;
};

/** Mollie has understood the call and will not do it. */
export class MollieRefusal extends Error {
  readonly status: number;
  constructor(status: number, detail: string) {
    super(`Mollie refused (${status}): ${detail}`);
    this.status = status;
  }
}

/** A visitor waits for the answer. */
const TIMEOUT_MS = 8_000;
const LONGEST_DETAIL = 300;

/**
 * Calls Mollie and reads its answer.
 * @throws MollieRefusal when Mollie says no; Error when there is no answer, or none that can be read
 */
export async function callMollie<Schema extends TSchema>(
  { config }: MollieAccount,
  schema: Schema,
  { method, path, body, idempotencyKey }: MollieCall,
): Promise<Static<Schema>> {
  const response = await fetch(`${config.apiUrl}/v2/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${config.apiKey}`,
      accept: 'application/hal+json',
      'user-agent': 'Foyer',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    // Whoever moved the API elsewhere would get the museum's key.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const said = readJson(await response.text());
  if (!response.ok) throw refusalOf(response.status, said);
  if (!Check(schema, said))
    throw new Error(`Mollie answered ${method} ${path} with something else than its documentation says`);
  return said;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Too many calls, a wrong key and trouble at Mollie decide nothing; neither does an answer that is not Mollie's. */
function refusalOf(status: number, said: unknown): Error {
  const detail = detailOf(said);
  const isNo = status >= 400 && status < 500 && ![401, 403, 408, 429].includes(status);
  return isNo && detail !== undefined
    ? new MollieRefusal(status, detail)
    : new Error(`Mollie answered with ${status}: ${detail ?? 'nothing that can be read'}`);
}

function detailOf(said: unknown): string | undefined {
  const isObject = typeof said === 'object' && said !== null;
  const detail = isObject && 'detail' in said ? said.detail : undefined;
  return typeof detail === 'string' ? detail.slice(0, LONGEST_DETAIL) : undefined;
}

/** Keys whose payments move no money. */
export function isMollieTestKey(apiKey: string): boolean {
  return apiKey.startsWith('test_');
}
