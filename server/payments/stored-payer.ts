// The JSON that names who paid, to check it when it is read: texts alone, and so without a version.
import { Type } from 'typebox';
import { readsStored } from '../platform/database/stored-json.ts';
import type { Payer } from './payment-provider.ts';

const address = Type.Object({
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
const StoredPayer = Type.Object({
  email: Type.String(),
  name: Type.String(),
  address: Type.Optional(address),
});

const readPayerOf = {
  payment: readsStored('payer of payment', StoredPayer),
  demo_bank_payment: readsStored('payer of demo_bank_payment', StoredPayer),
};

type Paid = { readonly id: string; readonly payer: Payer | null };

/** A row of the table, once its payer has the shape. */
export function checkPayer<Row extends Paid>(table: keyof typeof readPayerOf, row: Row): Row {
  if (row.payer) readPayerOf[table](row.id, row.payer);
  return row;
}
