// What is bought beside visits, as an order, for this module's tests: a book, two passes, two vouchers, a parcel, codes.

import type { DonationOrderLine } from '../../../domain/donations/donation-order-line.ts';
import type { MerchandiseOrderLine } from '../../../domain/merchandise/merchandise-order-line.ts';
import type { Order } from '../../../domain/orders/order.ts';
import type { VoucherOrderLine } from '../../../domain/vouchers/voucher-order-line.ts';
import { exampleOrder, slotLine } from './example-order.ts';

export const bookLine: MerchandiseOrderLine = {
  type: 'merchandise',
  id: 'was-am-ufer-waechst',
  title: 'Was am Ufer wächst. Ein Bestimmungsbuch',
  count: 2,
  parts: [{ name: 'Was am Ufer wächst. Ein Bestimmungsbuch', count: 2, price: 2490, vat_value: 7 }],
  totalPrice: 4980,
  withdrawal_days: 14,
  article: { product_kind: 1, shipped: true, weight_g: 620, valid_months: 0, owners: [] },
};

export const passLine: MerchandiseOrderLine = {
  type: 'merchandise',
  id: 'jahreskarte',
  title: 'Jahreskarte',
  count: 2,
  parts: [{ name: 'Jahreskarte', count: 2, price: 4800, vat_value: 7 }],
  totalPrice: 9600,
  withdrawal_days: 14,
  article: {
    product_kind: 13,
    shipped: false,
    weight_g: 0,
    valid_months: 12,
    owners: [
      {
        name: 'Zoë Brandt-Łukasz',
        address: { street: '', zip: '', city: '', country: '' },
        send_to_custom_addr: false,
      },
      {
        name: 'Camille Lefèvre',
        address: { street: '4 rue des Marées', zip: '29200', city: 'Brest', country: 'FR' },
        send_to_custom_addr: true,
      },
    ],
  },
};

export const voucherLine: VoucherOrderLine = {
  type: 'voucher',
  id: 'gutschein-50',
  title: 'Gutschein',
  count: 2,
  parts: [{ name: 'Gutschein', count: 2, price: 5000, vat_value: 0 }],
  totalPrice: 10000,
  withdrawal_days: 14,
  voucher: { greeting: 'Alles Gute zum Geburtstag!\nDeine Tante Ilse', valid_months: 36 },
};

export const donationLine: DonationOrderLine = {
  type: 'donation',
  id: 'haus',
  title: 'Spende für das Museum',
  count: 1,
  parts: [{ name: 'Spende für das Museum', count: 1, price: 500, vat_value: 0 }],
  totalPrice: 500,
  withdrawal_days: 0,
};

const voucher = {
  line: 2,
  name: 'Gutschein',
  amount: 5000,
  valid_from: '2026-11-20 13:05',
  valid_to: '2029-12-31 23:59',
  greeting: voucherLine.voucher.greeting,
};

/** 31,80 € of it at 0 % is a tour; 47,81 € of the 7 % were paid with a voucher. */
export const retailOrder: Order = {
  ...exampleOrder,
  lines: [bookLine, passLine, voucherLine, { ...slotLine, totalPrice: 2800 }],
  shipping: {
    cost: 549,
    name: 'Ilse Brandt',
    street: 'Deichweg 7',
    zip: '26506',
    city: 'Norden',
    country: 'DE',
  },
  codes: [
    { barcode: 'FRUEHLING', name: 'Frühling', kind: 'discount', discount: 1000, remaining: 0 },
    { barcode: 'K7QMZ2XV9APL', name: 'Gutschein', kind: 'value', discount: 2500, remaining: 0 },
  ],
  vouchers: [
    { ...voucher, barcode: 'M4KEZ7B9YFSD' },
    { ...voucher, barcode: 'T6VXN2PQ8CA4' },
  ],
  total: 24429,
  vat: [
    { vat_value: 7, gross: 16929, net: 15821, tax: 1108 },
    { vat_value: 0, gross: 10000, net: 10000, tax: 0 },
  ],
  request_invoice: true,
  invoice_number: 'RE-2026-00007',
  admissions: [
    { barcode: 'H5GSY8B3WNJ6', line: 1, name: 'Zoë Brandt-Łukasz', persons: 1, number: 1, of: 2 },
    { barcode: 'D9TRV4KM2XQA', line: 1, name: 'Camille Lefèvre', persons: 1, number: 2, of: 2 },
    { barcode: 'B3NHW8YC5EJF', line: 3, name: 'Erwachsene', persons: 1, number: 1, of: 2 },
    { barcode: 'K7QMZ2XV9APF', line: 3, name: 'Erwachsene', persons: 1, number: 2, of: 2 },
  ],
};
