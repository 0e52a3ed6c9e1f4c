// The ways to pay as `museum.yaml` lists them.
import { type Static, Type } from 'typebox';
import { strict, Text } from '../../museum-folder/museum-fields.ts';
import { TRANSFER_FIELDS } from './transfer-fields.ts';

export const PAYMENT_FIELDS = {
  payment_types: Type.Array(
    Type.Object(
      {
        id: Type.Integer(),
        kind: Type.Union([
          Type.Literal('card'),
          Type.Literal('direct-debit'),
          Type.Literal('express'),
          Type.Literal('wallet'),
          Type.Literal('transfer'),
        ]),
        name: Text,
        /** The provider's name; not needed where only one is configured. */
        provider: Type.Optional(Type.String()),
        /** What the provider calls it, where it has several of a kind: `paypal`, `klarna`. */
        method: Type.Optional(Type.String()),
      },
      strict,
    ),
  ),
  ...TRANSFER_FIELDS,
};

export const PaymentFields = Type.Object(PAYMENT_FIELDS);
export type PaymentFields = Static<typeof PaymentFields>;
