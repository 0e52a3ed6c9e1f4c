// The calls of what the accountant gets (operations 4).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Period } from '../office/money/period.ts';

const Missing = Type.Object({
  /** `sales`, `vat`, or `unknown`: an account of the ledger that this version does not know. */
  account: Type.Union([Type.Literal('sales'), Type.Literal('vat'), Type.Literal('unknown')]),
  vat_value: Type.Union([Type.Number(), Type.Null()]),
  product: Type.String(),
  name: Type.String(),
});

export const DatevBatch = Type.Object({
  /** Both included; the last month unless others were asked for. */
  days: Type.Object({ from: Type.String(), to: Type.String() }),
  /** In museum time. */
  today: Type.String(),
  /** Why there is no file, null where there is one. `not-set`: the museum has set no accounts. */
  problem: Type.Union([
    Type.Literal('not-set'),
    Type.Literal('not-one-year'),
    Type.Literal('no-account'),
    Type.Literal('too-many'),
    Type.Null(),
  ]),
  /** The museum's numbers with its accountant; 0 where it has set none. */
  consultant: Type.Integer(),
  client: Type.Integer(),
  entries: Type.Integer(),
  rows: Type.Integer(),
  /** What the file moves on each account, in cents, in the order of their numbers. */
  accounts: Type.Array(
    Type.Object({
      account: Type.Integer(),
      /** The ledger's names of it; sales with rate and product. */
      uses: Type.Array(
        Type.Object({
          account: Type.String(),
          vat_value: Type.Union([Type.Number(), Type.Null()]),
          product: Type.String(),
        }),
      ),
      debit: Type.Integer(),
      credit: Type.Integer(),
    }),
  ),
  missing: Type.Array(Missing),
  /** Files that were taken along, the last one first: an accountant must not import the same days twice. */
  taken: Type.Array(
    Type.Object({ at: Type.String(), who: Type.String(), from: Type.String(), to: Type.String() }),
  ),
});
export type DatevBatch = Static<typeof DatevBatch>;

export const accountingContract = {
  'GET office/accounting/batch': {
    summary: 'What a file for the accountant would hold, and which were taken along',
    permit: 'staff:figures.read',
    query: Period,
    answer: DatevBatch,
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
