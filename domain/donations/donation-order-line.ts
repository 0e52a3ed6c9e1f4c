// A donation as an order keeps it.
import { type Static, Type } from 'typebox';
import { boughtFields } from '../products/order-line-fields.ts';

export const DonationOrderLine = Type.Object({ type: Type.Literal('donation'), ...boughtFields });
export type DonationOrderLine = Static<typeof DonationOrderLine>;
