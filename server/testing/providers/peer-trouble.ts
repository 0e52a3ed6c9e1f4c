// How a provider's answers go wrong: not at all, in half, in another language than its own, or as a refusal for now.
import type { ServerResponse } from 'node:http';

export const TROUBLES = ['silence', 'html', 'truncated', 'reset', 'too-many', 'broken'] as const;
/** Other keys than before: none of any account, or those of an account that does not know these payments. */
export const OTHER_KEYS = ['locked-out', 'stranger'] as const;
export type Trouble = (typeof TROUBLES)[number] | (typeof OTHER_KEYS)[number];

/** Does the provider do what it was asked before its answer goes wrong? */
export function doesTheWork(trouble: Trouble): boolean {
  return ['silence', 'html', 'truncated', 'reset'].includes(trouble);
}

/** Sends an answer that went wrong; `right` is what should have been said. */
export function answerWrongly(trouble: Trouble, response: ServerResponse, right: object): void {
  if (trouble === 'silence') return;
  if (trouble === 'reset') {
    response.destroy();
    return;
  }
  const [status, type, text] = WRONG[trouble](JSON.stringify(right));
  response.writeHead(status, { 'content-type': type }).end(text);
}

type Said = readonly [status: number, type: string, text: string];
const JSON_TYPE = 'application/json';

const WRONG: Record<Exclude<Trouble, 'silence' | 'reset'>, (right: string) => Said> = {
  html: () => [200, 'text/html', '<h1>We are back soon</h1>'],
  truncated: (right) => [200, JSON_TYPE, right.slice(0, right.length / 2)],
  'too-many': () => [429, JSON_TYPE, refusal(429, 'slow down')],
  broken: () => [500, 'text/html', '<h1>500</h1>'],
  'locked-out': () => [401, JSON_TYPE, refusal(401, 'Invalid API Key provided')],
  stranger: () => [404, JSON_TYPE, refusal(404, 'No such payment')],
};

/** As Stripe says it, and as Mollie does. */
function refusal(status: number, detail: string): string {
  const code = status === 404 ? 'resource_missing' : undefined;
  return JSON.stringify({ error: { type: 'invalid_request_error', code, message: detail }, status, detail });
}
