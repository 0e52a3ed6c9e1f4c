// The calls of the door. The device's token travels as a header alone: what stands in an address is written into logs.
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf, Endpoint, InputOf } from '../../domain/endpoint.ts';
import type { RefusalCode } from '../../domain/refusal.ts';

export type DoorKey = Extract<keyof Contract, `${string} door/${string}`>;

type Input<Key extends DoorKey> = Contract[Key] extends infer E extends Endpoint
  ? { readonly body?: InputOf<E>['body']; readonly query?: InputOf<E>['query'] }
  : never;
type Answer<Key extends DoorKey> = Contract[Key] extends infer E extends Endpoint ? AnswerOf<E> : never;

/** The server said no. */
export class DoorRefusal extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** There was no answer, or none of ours. */
export class NoAnswerError extends Error {}

const PATIENCE_MS = 20_000;

export type DoorCall = <Key extends DoorKey>(key: Key, input: Input<Key>) => Promise<Answer<Key>>;

/** @param who the language of words, and the token once there is one */
export function createDoorCall(who: () => { readonly language: string; readonly token: string }): DoorCall {
  return (async (key: string, { body, query }: { body?: unknown; query?: Record<string, unknown> }) => {
    const { language, token } = who();
    const [method = 'GET', path = ''] = key.split(' ');
    const search = new URLSearchParams(
      Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
    );
    const address = `/api/${language}/${path}${search.size > 0 ? `?${search}` : ''}`;
    const response = await fetch(address, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    }).catch((problem: unknown) => {
      throw new NoAnswerError(String(problem));
    });
    const answer = (await response.json().catch(() => undefined)) as
      | { data?: unknown; code?: RefusalCode; message?: string }
      | undefined;
    if (response.ok && answer && 'data' in answer) return answer.data;
    if (response.status >= 500 || !answer?.code) throw new NoAnswerError(`status ${response.status}`);
    throw new DoorRefusal(answer.code, answer.message ?? '');
  }) as DoorCall;
}
