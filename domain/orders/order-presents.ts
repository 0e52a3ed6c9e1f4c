// Which vouchers of an order are its buyer's, and which somebody else gets (ADR 080).
import type { Order } from './order.ts';

type Issued = Pick<Order, 'vouchers' | 'presents'>;

/** The vouchers that the buyer keeps, or gives away in person. */
export function ownVouchers({ vouchers, presents = [] }: Issued): Order['vouchers'] {
  return vouchers.filter(({ line }) => !presents.some((present) => present.line === line));
}

/** The vouchers that go out with the present of a line. */
export function vouchersOfLine({ vouchers }: Pick<Issued, 'vouchers'>, line: number): Order['vouchers'] {
  return vouchers.filter((voucher) => voucher.line === line);
}
