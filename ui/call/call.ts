// All calls to the API go through here, the shop's and the office's. The contract types them and adds nothing to the browser's
// scripts.
import type { CallKey, Contract } from '../../domain/contract.ts';
import type { AnswerOf, Endpoint, InputOf } from '../../domain/endpoint.ts';
import type { Language } from '../../domain/language.ts';
import type { FieldErrors, RefusalCode } from '../../domain/refusal.ts';

type Given<Input> = { [Part in keyof Input as Input[Part] extends undefined ? never : Part]: Input[Part] };

/** Path parameters, query and body of a call, and its token. A quiet call may fail without a message to the visitor. */
export type CallInput<Key extends CallKey> = Contract[Key] extends infer E extends Endpoint
  ? Given<InputOf<E>> & { token?: string; signal?: AbortSignal; quiet?: boolean }
  : never;

export type Call = <Key extends CallKey>(
  key: Key,
  input: CallInput<Key>,
) => Promise<Contract[Key] extends infer E extends Endpoint ? AnswerOf<E> : never>;

/** Without an answer a call is refused, too: `NETWORK` or, if it took too long, `TIMEOUT`. Status 0 and no words. */
export type NoAnswer = 'NETWORK' | 'TIMEOUT';

/** The server said no: status, code, words in the visitor's language, messages per field. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: RefusalCode | NoAnswer;
  readonly fields: FieldErrors;
  /** Details of the refusal, such as the new cart or the lines that are not available. */
  readonly details: Record<string, unknown>;
  /** Seconds to wait before the next try; 0 if the answer does not say. */
  readonly retryAfter: number;
  constructor(
    status: number,
    body: { code?: string; message?: string; errors?: FieldErrors },
    retryAfter: string | null = null,
  ) {
    super(body.message ?? '');
    const { code, message: _message, errors, ...details } = body;
    this.status = status;
    // A proxy in front of the server answers without a code.
    this.code = (code ?? (status === 429 ? 'TOO_MANY_TRIES' : 'NETWORK')) as RefusalCode | NoAnswer;
    this.retryAfter = Number(retryAfter) || 0;
    this.fields = errors ?? {};
    this.details = details;
  }
}

/** Far longer than any answer takes. After that the visitor reads that the shop is slow. */
const PATIENCE_MS = 30_000;

/** Watches calls come and go: the spinner, and what the shell does about 401, 403, 500 and 503 (spec 8). */
export type CallWatcher = { started(): void; ended(): void; refused(refusal: ApiRefusal): void };

/** The address of a call below the API base, with its parameters filled in, the token among them. */
export function callPath(
  key: string,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; token?: string },
): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name] ?? '')).replaceAll('%3B', ';'),
    );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  if (input.token) query.set('_', input.token);
  return query.size > 0 ? `${path}?${query}` : path;
}

type LooseInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  token?: string;
  signal?: AbortSignal;
  quiet?: boolean;
};

/**
 * Whether the base is this shop's own, where the token also travels as a header (spec decisions 2). Another server need
 * know only the parameter (spec 7): browsers would send it no call with a header that it does not permit (CORS).
 */
function isOwn(base: string): boolean {
  return base.startsWith('/');
}

/**
 * Calls over HTTP. Every failure is an `ApiRefusal`, except when the caller aborts the call.
 * @param base the API base, with a trailing slash
 * @param headers of every call that changes something
 */
export function createCall(
  base: string,
  language: Language,
  watcher?: CallWatcher,
  headers: Readonly<Record<string, string>> = {},
): Call {
  return (async (key: string, input: LooseInput) => {
    watcher?.started();
    const { signal } = input;
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    signal?.addEventListener('abort', () => patience.abort());
    try {
      signal?.throwIfAborted();
      const response = await fetch(`${base}${language}/${callPath(key, input)}`, {
        method: key.startsWith('GET') ? 'GET' : 'POST',
        headers: {
          ...(key.startsWith('GET') ? {} : { 'content-type': 'application/json', ...headers }),
          ...(input.token && isOwn(base) ? { authorization: `Bearer ${input.token}` } : {}),
        },
        body: key.startsWith('GET') ? undefined : JSON.stringify(input.body ?? {}),
        signal: patience.signal,
      });
      const answer: { data?: unknown; code?: string } = await response.json().catch((problem: unknown) => {
        // The body was cut off. A refusal without words is still a refusal.
        if (response.ok) throw problem;
        return {};
      });
      if (!response.ok || answer.code !== undefined)
        throw new ApiRefusal(response.status, answer, response.headers.get('retry-after'));
      return answer.data;
    } catch (problem) {
      if (signal?.aborted) throw problem;
      const refusal =
        problem instanceof ApiRefusal
          ? problem
          : new ApiRefusal(0, patience.signal.aborted ? { code: 'TIMEOUT' } : {});
      if (!input.quiet) watcher?.refused(refusal);
      throw refusal;
    } finally {
      clearTimeout(timer);
      watcher?.ended();
    }
  }) as Call;
}
