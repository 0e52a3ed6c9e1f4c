import type { ReportName } from '../../domain/figures/reports.ts';
import { besideReading } from './beside/read-beside.ts';
import { cartsReading } from './carts/read-carts.ts';
import { payoutsReading } from './payouts/read-payouts.ts';
import { fillReading } from './places/read-places.ts';
import { toursReading } from './places/read-tours.ts';
import { visitorsReading } from './places/read-visitors.ts';
import type { Reading } from './reading.ts';
import { salesReading } from './sales/read-sales.ts';
import { stockReading } from './stock/read-stock.ts';
import { unpaidReading } from './unpaid/read-unpaid.ts';
import { vouchersReading } from './vouchers/read-vouchers.ts';

/** How each report is read: one that is missing does not compile. */
export const READINGS: Readonly<Record<ReportName, Reading>> = {
  sales: salesReading,
  visitors: visitorsReading,
  fill: fillReading,
  tours: toursReading,
  unpaid: unpaidReading,
  vouchers: vouchersReading,
  beside: besideReading,
  payouts: payoutsReading,
  stock: stockReading,
  carts: cartsReading,
};
