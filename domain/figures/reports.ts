// Every report of the office, as a definition (operations 4): what it is grouped by, its columns and their units, and what of it
// is drawn. What each counts, leaves out and is read from stands beside it in words: `figures.NAME.counts`, `.omits`, `.source`
// in domain/wording/office/figures. Money that was earned, owed or paid out comes from the ledger alone.

export type Unit = 'cents' | 'count' | 'percent' | 'text';

export type ReportColumn = {
  readonly key: string;
  readonly unit: Unit;
  /** Of a share: it is computed of the sums of two other columns, and not added up itself. */
  readonly ratio?: readonly [part: string, whole: string];
  /** What stands for all rows: `added` unless it says otherwise. What is owed at the end is the last row's. */
  readonly sum?: 'added' | 'last' | 'none';
};

export type ReportDefinition = {
  /** What rows stand for; the first unless the address says another. */
  readonly groups: readonly Group[];
  readonly columns: readonly ReportColumn[];
  /** The column that is drawn, and compared with the period before. */
  readonly drawn: string;
  readonly filters: readonly Filter[];
  /** The days that it is about; absent where it says how things are now. */
  readonly period?: PeriodName;
};

export const GROUPS = [
  'day',
  'week',
  'month',
  'hour',
  'weekday',
  'product',
  'event',
  'house',
  'payment',
  'vat',
  'language',
  'slot',
  'each',
] as const;
export type Group = (typeof GROUPS)[number];

export const FILTERS = ['product', 'event', 'payment', 'language', 'weekday', 'only'] as const;
export type Filter = (typeof FILTERS)[number];

export const PERIODS = [
  'yesterday',
  'last-week',
  'last-month',
  'this-year',
  'today',
  'next-saturday',
  'next-week',
] as const;
export type PeriodName = (typeof PERIODS)[number];

/** A column of cents, and one of pieces, persons or places. */
const cents = <Key extends string>(key: Key) => ({ key, unit: 'cents' }) as const;
const count = <Key extends string>(key: Key) => ({ key, unit: 'count' }) as const;

const DEFINITIONS = {
  sales: {
    groups: ['day', 'week', 'month', 'product', 'event', 'house', 'payment', 'vat', 'language'],
    columns: [cents('sold'), cents('returned'), cents('net'), cents('vat'), cents('gross')],
    drawn: 'net',
    filters: ['product', 'payment', 'language'],
    period: 'last-week',
  },
  visitors: {
    groups: ['hour', 'day', 'week', 'month', 'event', 'house'],
    columns: [count('expected'), count('admitted'), count('absent'), count('undated')],
    drawn: 'expected',
    filters: ['event'],
    period: 'next-saturday',
  },
  fill: {
    groups: ['weekday', 'day', 'hour', 'event', 'slot'],
    columns: [
      count('taken'),
      count('places'),
      { key: 'filled', unit: 'percent', ratio: ['taken', 'places'] },
    ],
    drawn: 'filled',
    filters: ['event', 'weekday', 'only'],
    period: 'last-month',
  },
  tours: {
    groups: ['each'],
    columns: [
      count('taken'),
      count('places'),
      { key: 'least', unit: 'count', sum: 'none' },
      count('missing'),
      count('free'),
    ],
    drawn: 'taken',
    filters: ['only'],
    period: 'next-week',
  },
  unpaid: {
    groups: ['each'],
    columns: [
      cents('amount'),
      { key: 'left', unit: 'count', sum: 'none' },
      { key: 'since', unit: 'count', sum: 'none' },
    ],
    drawn: 'amount',
    filters: [],
  },
  vouchers: {
    groups: ['month', 'week', 'day'],
    columns: [
      cents('issued'),
      cents('spent'),
      cents('reversed'),
      cents('imported'),
      cents('lapsed'),
      cents('other'),
      { key: 'owed', unit: 'cents', sum: 'last' },
    ],
    drawn: 'owed',
    filters: [],
    period: 'this-year',
  },
  beside: {
    groups: ['event', 'product'],
    columns: [
      { key: 'orders', unit: 'count', sum: 'none' },
      { key: 'with-more', unit: 'count', sum: 'none' },
      { key: 'share', unit: 'percent' },
      cents('own'),
      { key: 'beside', unit: 'cents', sum: 'none' },
    ],
    drawn: 'beside',
    filters: ['event'],
    period: 'last-month',
  },
  payouts: {
    groups: ['each'],
    columns: [
      cents('payments'),
      cents('refunds'),
      cents('disputes'),
      cents('other'),
      cents('fees'),
      cents('paid'),
    ],
    drawn: 'paid',
    filters: ['payment'],
    period: 'last-month',
  },
  stock: {
    groups: ['each'],
    columns: [count('stock'), count('gone'), count('whole')],
    drawn: 'stock',
    filters: [],
  },
  carts: {
    groups: ['day', 'week', 'month', 'hour', 'language'],
    columns: [
      count('begun'),
      count('bought'),
      count('open'),
      count('failed'),
      count('canceled'),
      count('ended'),
      { key: 'kept', unit: 'percent', ratio: ['bought', 'begun'] },
    ],
    drawn: 'kept',
    filters: [],
    period: 'last-week',
  },
} as const satisfies Record<string, ReportDefinition>;

export type ReportName = keyof typeof DEFINITIONS;
export const REPORTS: Readonly<Record<ReportName, ReportDefinition>> = DEFINITIONS;
export const REPORT_NAMES = Object.keys(DEFINITIONS) as ReportName[];

export function isReport(name: string): name is ReportName {
  return Object.hasOwn(DEFINITIONS, name);
}
