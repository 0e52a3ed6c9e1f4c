// The JSON of a customer, to check it when it is read: a plain record of optional fields, and so without a version. Further
// fields pass: a later version of the shop may have written them.
import { Type } from 'typebox';
import { Registration, ShippingAddress } from '../../domain/customers/customer.ts';
import { readsStored } from '../platform/database/stored-json.ts';

const StoredDetails = Type.Object({
  ...Registration.properties,
  shipping: Type.Optional(Type.Union([Type.Object(ShippingAddress.properties), Type.Null()])),
});

/** A customer's details; those of a customer who was forgotten are empty. */
export const readDetails = readsStored('details of customer', StoredDetails);
