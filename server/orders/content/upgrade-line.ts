// Lines of orders as shops before version 2 of the content stored them: every line had all fields, and every heading
// was called `eventName`. Orders, carts and invoices are never rewritten, so they are upgraded when they are read.
import type { OrderLine } from '../../../domain/product-kinds.ts';

/** A line as it may be stored. */
export type StoredLine = OrderLine | LineV1;

/** A line of version 1. Fields of some kinds only may be missing. */
export type LineV1 = {
  readonly type: OrderLine['type'];
  readonly id: string;
  readonly name: string;
  readonly eventName: string;
  readonly venue: string;
  readonly address: string;
  readonly datetime: string;
  readonly datetime_end: string;
  readonly count: number;
  readonly parts: OrderLine['parts'];
  readonly totalPrice: number;
  readonly withdrawal_days: number;
  readonly tour?: unknown;
  readonly article?: unknown;
  readonly voucher?: unknown;
};

/** The line in the present version, whichever version stored it. */
export function upgradeLine(stored: StoredLine): OrderLine {
  if (!('eventName' in stored)) return stored;
  const { eventName: title, name, venue, address, datetime, datetime_end, ...bought } = stored;
  const isRetail = bought.article !== undefined || bought.voucher !== undefined;
  const visit = isRetail ? {} : { name, venue, address, datetime, datetime_end };
  return { ...bought, title, ...visit } as OrderLine;
}
