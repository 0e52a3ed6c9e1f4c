// The office's calls about annual passes (operations 2, ADR 125): one that was lost, or whose owner is another person now, is
// issued again under a new code.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey, OrderNumber, OrderVersion } from './order-acts-contract.ts';

const Pass = Type.Object({
  /** Of the order, from 0. */
  line: Type.Integer(),
  /** Among the passes of the line, from 1. */
  number: Type.Integer(),
  title: Type.String(),
  owner: Type.String(),
  /** Days; '' where they are not known. */
  valid_from: Type.String(),
  valid_to: Type.String(),
});

export const passActsContract = {
  'POST office/orders/:number/passes/preview': {
    summary: 'The passes of an order that let somebody in, and what issuing one again does; changes nothing',
    permit: 'staff:vouchers.change',
    params: OrderNumber,
    answer: Type.Object({
      version: OrderVersion,
      /** Of the order; '' where none is known. */
      email: Type.String(),
      passes: Type.Array(Pass),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/passes/replace': {
    summary:
      'Issues a pass again under a new code, perhaps for another owner; the old code lets nobody in any more. Once for each key',
    permit: 'staff:vouchers.change',
    params: OrderNumber,
    body: Type.Object({
      line: Type.Integer({ minimum: 0, maximum: 500 }),
      number: Type.Integer({ minimum: 1, maximum: 500 }),
      owner: Type.String({ maxLength: 200 }),
      reason: Type.String({ maxLength: 500 }),
      /** The order's mail goes again, with the new pass. */
      send: Type.Boolean(),
      key: ActKey,
      version: OrderVersion,
    }),
    answer: Type.Object({ version: OrderVersion }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE'],
  },
} as const satisfies Record<string, Endpoint>;
