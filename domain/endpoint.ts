// One call of the API as a value (spec decisions 2): its key is the method and the path exactly as the specification
// spells it. Validation, answers, OpenAPI and the shop's typed client all come from these.
import type { Static, TSchema } from 'typebox';
import type { RefusalCode } from './refusal.ts';
import type { Permission } from './staff/permissions.ts';

export type Method = 'GET' | 'POST';
export type EndpointKey = `${Method} ${string}`;

/**
 * Who may call: anyone, the bearer of a token, or only a registered customer (spec 6). Guests may not call an `account`
 * endpoint. `device`: a device at the door, which is neither a customer nor staff (operations 6).
 */
export type Permit = 'anyone' | 'token-welcome' | 'token' | 'account' | 'device' | StaffPermit;

/** Calls of the office: for whoever is signed in there, or has this permission (operations 1). */
export type StaffPermit = 'staff' | `staff:${Permission}`;

export function isStaffPermit(permit: Permit): permit is StaffPermit {
  return permit === 'staff' || permit.startsWith('staff:');
}

export type Endpoint = {
  readonly summary: string;
  readonly permit: Permit;
  /** Calls of the office that need a second factor given in the last minutes (domain/staff/second-factor.ts). */
  readonly freshFactor?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** In bytes, where it may be larger than others. Only of calls of the office: it is read once their caller is known. */
  readonly largestBody?: number;
  /** The shape of `data` in a success. */
  readonly answer: TSchema;
  /** Calls of the office do not name those that follow from their permit: see `officeRefusals`. */
  readonly refusals: readonly RefusalCode[];
};

/** How the office, and the door, refuse a call before it is answered. */
export function officeRefusals(key: EndpointKey, { permit, freshFactor }: Endpoint): RefusalCode[] {
  const [method, path = ''] = key.split(' ');
  if (permit === 'device') return ['DOOR_SIGNED_OUT'];
  if (!path.startsWith('office/')) return [];
  return [
    ...(method === 'POST' ? (['STAFF_HEADER_MISSING'] as const) : []),
    ...(isStaffPermit(permit) ? (['STAFF_SIGNED_OUT'] as const) : []),
    ...(permit.startsWith('staff:') ? (['STAFF_NOT_PERMITTED', 'STAFF_FACTOR_MISSING'] as const) : []),
    ...(freshFactor ? (['STAFF_FACTOR_NEEDED'] as const) : []),
  ];
}

type StaticOr<S, Fallback> = S extends TSchema ? Static<S> : Fallback;

/** What a caller of the endpoint sends. */
export type InputOf<E extends Endpoint> = {
  params: StaticOr<E['params'], undefined>;
  query: StaticOr<E['query'], undefined>;
  body: StaticOr<E['body'], undefined>;
};

/** What the endpoint answers as `data`. */
export type AnswerOf<E extends Endpoint> = Static<E['answer']>;
