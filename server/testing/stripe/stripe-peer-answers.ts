// What the test's Stripe is asked and how it answers.
import type { PeerRefund } from './stripe-peer-books.ts';
import { errorObject } from './stripe-peer-objects.ts';

export type PeerCall = {
  readonly method: string;
  readonly path: string;
  readonly fields: URLSearchParams;
  /** In seconds. */
  readonly now: number;
  readonly origin: string;
  readonly refundsGo: PeerRefund['status'];
};
export type PeerAnswer = { readonly status: number; readonly body: object };

export function ok(body: object): PeerAnswer {
  return { status: 200, body };
}

export function refused(code: string, message: string): PeerAnswer {
  return { status: 400, body: errorObject(code, message) };
}

export function missing(message: string): PeerAnswer {
  return { status: 404, body: errorObject('resource_missing', message) };
}
