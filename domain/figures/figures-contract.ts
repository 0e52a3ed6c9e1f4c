// The calls of reports (operations 4). What is asked for stands in the address of a report's page in just this form.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Period } from '../office/money/period.ts';
import { FILTERS, GROUPS, PERIODS } from './reports.ts';

const oneOf = <Text extends string>(texts: readonly Text[]) =>
  Type.Unsafe<Text>(Type.Union(texts.map((text) => Type.Literal(text))));
const Value = Type.Union([Type.Number(), Type.Null()]);

export const ReportQuery = Type.Object({
  group: Type.Optional(oneOf(GROUPS)),
  /** A named period; days of one's own go before it. */
  period: Type.Optional(oneOf(PERIODS)),
  ...Period.properties,
  compare: Type.Optional(Type.Literal('yes')),
  ...(Object.fromEntries(
    FILTERS.map((name) => [name, Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))]),
  ) as Record<(typeof FILTERS)[number], ReturnType<typeof Type.Optional<ReturnType<typeof Type.String>>>>),
});
export type ReportQuery = Static<typeof ReportQuery>;

const ReportRow = Type.Object({
  /** What the row stands for, as the database names it: a day, an id, a rate. */
  key: Type.String(),
  label: Type.String(),
  /** In the order of the report's columns: cents, pieces, percent; null where it has no such figure. */
  values: Type.Array(Value),
  /** What the drawn column was in the period before; null where it is not compared. */
  before: Value,
  /** An order's number, where the row is about one. */
  order: Type.Optional(Type.String()),
  /** A reserved order's number. */
  reserved: Type.Optional(Type.Integer()),
});
export type ReportRow = Static<typeof ReportRow>;

const Days = Type.Object({ from: Type.String(), to: Type.String() });

export const Report = Type.Object({
  group: oneOf(GROUPS),
  /** Null where the report says how things are now. */
  days: Type.Union([Days, Type.Null()]),
  before: Type.Union([Days, Type.Null()]),
  rows: Type.Array(ReportRow),
  /** More rows than are shown: `rows` holds the first ones, the sums hold all. */
  more: Type.Integer(),
  sums: Type.Array(Value),
  sums_before: Type.Union([Type.Array(Value), Type.Null()]),
  /** What the filters may be set to. */
  choices: Type.Array(
    Type.Object({
      filter: oneOf(FILTERS),
      options: Type.Array(Type.Object({ value: Type.String(), label: Type.String() })),
    }),
  ),
  /** An SVG; '' where there is nothing to draw. */
  chart: Type.String(),
  /** In museum time: when it was read. */
  at: Type.String(),
});
export type Report = Static<typeof Report>;

export const figuresContract = {
  'GET office/figures/:report': {
    summary: 'A report: its figures, sums and drawing',
    permit: 'staff:figures.read',
    params: Type.Object({ report: Type.String({ maxLength: 30 }) }),
    query: ReportQuery,
    answer: Report,
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
