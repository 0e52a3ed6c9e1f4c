// A handler answers a call of the contract: a plain function of the shop, what was sent, and who sent it.
import type { CallKey, Contract } from '../../domain/contract.ts';
import type { AnswerOf, Endpoint, InputOf } from '../../domain/endpoint.ts';
import type { Language } from '../../domain/language.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Bearer, DeviceBearer, StaffBearer } from './bearer.ts';

/** Who calls, in which language. */
export type Caller = {
  readonly language: Language;
  /** Whom a valid token stands for. */
  readonly bearer: Bearer | undefined;
  /** The bearer's customer, for short. */
  readonly customerId: string | undefined;
  /** Who is signed in to the office, in calls of the office. */
  readonly staff?: StaffBearer | undefined;
  /** Which device at the door, in calls of the door. */
  readonly device?: DeviceBearer | undefined;
  /** The network address that the call comes from; '' for the shop itself. */
  readonly address: string;
  /** The header `Cookie`. */
  readonly cookies: string | undefined;
  /** The header `User-Agent`. */
  readonly userAgent: string | undefined;
};

/** Who is signed in to the office. A call's permit has seen to it that somebody is. */
export function staffOf({ staff }: Pick<Caller, 'staff'>): StaffBearer {
  if (!staff) throw new Error('a call of the office came without a session: its permit must be `staff`');
  return staff;
}

/** Which device at the door calls. A call's permit has seen to it that one does. */
export function deviceOf({ device }: Pick<Caller, 'device'>): DeviceBearer {
  if (!device) throw new Error('a call of the door came without a device: its permit must be `device`');
  return device;
}

/** An answer that also sets a cookie, whose secret must not stand in the body. */
export type WithCookie<Answer> = { readonly setCookie: string; readonly answer: Answer };

type Answered<E extends Endpoint> = AnswerOf<E> | WithCookie<AnswerOf<E>> | Refusal;

export type Handler<Shop, E extends Endpoint> = (
  shop: Shop,
  input: InputOf<E>,
  caller: Caller,
) => Answered<E> | Promise<Answered<E>>;

/** One handler for each call. A module has a part of them, for the part of the shop that it needs. */
export type Handlers<Shop> = { readonly [Key in CallKey]: Handler<Shop, Contract[Key]> };

export function hasCookie(answer: unknown): answer is WithCookie<unknown> {
  return typeof answer === 'object' && answer !== null && 'setCookie' in answer;
}
