// Payment requests for whoever writes about them.
import type { Sql } from '../../platform/database/sql.ts';
import { numberOfPayment } from '../payment-store.ts';
import { findRequest, type RequestRow, requestsOfCart } from './request-store.ts';

export type AskedFor = RequestRow;
export { findRequest as requestAskedFor, requestsOfCart };

/** By which the office names a reserved order: the number of its first payment. */
export function reservationNumber(sql: Sql, cartId: string): Promise<number | undefined> {
  return numberOfPayment(sql, cartId);
}
