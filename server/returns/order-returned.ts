import { type Static, Type } from 'typebox';

/** The job that mails the customer what was given back. */
export const ORDER_RETURNED = 'order-returned';
export const OrderReturned = Type.Object({ return_id: Type.String() });
export type OrderReturned = Static<typeof OrderReturned>;
