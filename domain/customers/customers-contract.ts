// The calls about customers (spec 7, decisions 2). Bodies are `{"c": {…}}`.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Customer, FieldDefinition, Registration } from './customer.ts';

const body = Type.Object({ c: Registration }, { additionalProperties: false });

export const customersContract = {
  'POST auth/guest': {
    summary: 'Registers a guest; answers the token',
    permit: 'anyone',
    body,
    answer: Type.String(),
    refusals: ['FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'GET customer/attr': {
    summary: 'The visible registration fields in order',
    permit: 'anyone',
    query: Type.Object({ guest: Type.Optional(Type.String()) }),
    answer: Type.Object({ fields: Type.Array(FieldDefinition) }),
    refusals: [],
  },
  'POST customer/validate': {
    summary: 'Checks a registration without storing it',
    permit: 'anyone',
    body,
    answer: Type.Boolean(),
    refusals: ['FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'GET CUSTOMER_DATA': {
    summary: 'The customer whose token this is',
    permit: 'token',
    answer: Customer,
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID'],
  },
} as const satisfies Record<string, Endpoint>;
