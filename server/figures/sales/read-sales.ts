// The report on sales and refunds: what the ledger has in its accounts of sales and VAT.
import { LANGUAGES } from '../../../domain/language.ts';
import type { FiguresShop } from '../figures-shop.ts';
import { labelsOf } from '../labels.ts';
import type { Asked, Reading, ReadRow } from '../reading.ts';
import { readProviders, readSales, type SalesAsked, type SalesRow } from './sales-store.ts';

const PRODUCTS = [
  'ticket',
  'dayTicket',
  'guidedTour',
  'merchandise',
  'voucher',
  'donation',
  'shipping',
  'discount',
  'fee',
  'other',
];

export const salesReading: Reading = {
  rows: async (shop, asked, i18n) => {
    const label = labelsOf(asked.group, shop, i18n);
    const found = await readSales(shop.database, salesAsked(asked));
    const knowsVat = !['product', 'event', 'house'].includes(asked.group) && !asked.filters.product;
    return joined(shop, asked, found).map((row) => present(row, label(row.key), knowsVat));
  },
  choices: async (shop, i18n) => {
    const choices = (group: 'product' | 'payment' | 'language', values: readonly string[]) => {
      const label = labelsOf(group, shop, i18n);
      return values.map((value) => ({ value, label: label(value) }));
    };
    return {
      product: choices('product', PRODUCTS),
      payment: choices('payment', await readProviders(shop.database)),
      language: choices('language', LANGUAGES),
    };
  },
};

function salesAsked({ group, days, filters }: Asked): SalesAsked {
  const { product = null, payment = null, language = null } = filters;
  const by = group === 'event' || group === 'house' ? 'item' : group;
  return { group: by as SalesAsked['group'], ...days, product, payment, language };
}

/** Items are joined to their event, tour or article, or to its house. */
function joined({ imported }: FiguresShop, { group }: Asked, rows: readonly SalesRow[]): SalesRow[] {
  if (group !== 'event' && group !== 'house') return [...rows];
  const keyOf = ({ key }: SalesRow) => {
    const [product = '', ...rest] = key.split(' ');
    const item = imported.ticket.get(rest.join(' '))?.event_id ?? rest.join(' ');
    const at = imported.event.get(item) ?? imported.tours.byId.get(item);
    return group === 'house'
      ? (at?.venue.id ?? '')
      : `${imported.event.has(item) ? 'ticket' : product} ${item}`;
  };
  return [...Map.groupBy(rows, keyOf)].map(([key, parts]) => ({
    key,
    sold: sumOf(parts, 'sold'),
    returned: sumOf(parts, 'returned'),
    vat: sumOf(parts, 'vat'),
  }));
}

function sumOf(rows: readonly SalesRow[], column: 'sold' | 'returned' | 'vat'): number {
  return rows.reduce((sum, row) => sum + row[column], 0);
}

function present({ key, sold, returned, vat }: SalesRow, label: string, knowsVat: boolean): ReadRow {
  const net = sold + returned;
  return { key, label, values: [sold, returned, net, knowsVat ? vat : null, knowsVat ? net + vat : null] };
}
