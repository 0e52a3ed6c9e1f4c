// The calls about customers (spec 7, spec decisions 2). Bodies are `{"c": {…}}`.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Customer, FieldDefinition, Registration } from './customer.ts';
import { Password } from './password.ts';

const body = Type.Object({ c: Registration }, { additionalProperties: false });

export const customersContract = {
  'POST auth/guest': {
    summary: 'Registers a guest; answers the token',
    permit: 'anyone',
    body,
    answer: Type.String(),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'GET customer/attr': {
    summary: 'The visible registration fields in order; with `guest`, those that every guest is asked for',
    permit: 'anyone',
    query: Type.Object({ guest: Type.Optional(Type.String()) }),
    answer: Type.Object({ fields: Type.Array(FieldDefinition) }),
    refusals: [],
  },
  'POST customer/register': {
    summary:
      "Registers a customer; answers the token. A guest's token makes the guest's orders the account's. Whether the address has an account already, only a mail to it tells",
    permit: 'token-welcome',
    body,
    answer: Type.String(),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'TOKEN_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST customer/validate': {
    summary: 'Checks a registration without storing it; a password in it is checked too',
    permit: 'anyone',
    body,
    answer: Type.Boolean(),
    refusals: ['FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST customer/update': {
    summary:
      "Changes a customer's details and delivery address; an account's e-mail changes by `customer/emailchange`",
    permit: 'token',
    body,
    answer: Customer,
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FIELDS_INVALID'],
  },
  'GET CUSTOMER_DATA': {
    summary: 'The customer whose token this is',
    permit: 'token',
    answer: Customer,
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID'],
  },
  'POST customer/delete': {
    summary:
      'Deletes an account (GDPR art. 17). Orders stay without it for as long as book-keeping needs them',
    permit: 'account',
    body: Type.Object({ _po: Password }, { additionalProperties: false }),
    answer: Type.Boolean(),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN', 'CUSTOMER_DELETE_FAILED', 'TOO_MANY_TRIES'],
  },
} as const satisfies Record<string, Endpoint>;
