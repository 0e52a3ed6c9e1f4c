import type { FieldErrors } from '../refusal.ts';
import type { GroupRequest } from './group-request.ts';

/** What a browser without scripts has sent, with what is wrong with it. */
export type TypedRequest = { readonly values: GroupRequest; readonly errors: FieldErrors };

/** What became of a form that was sent without scripts. */
export type PlainRequest =
  | TypedRequest
  | { readonly sent: { readonly number: number; readonly mailed: boolean; readonly email: string } };
