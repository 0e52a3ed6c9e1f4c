import type { ReactNode } from 'react';
import type { OfficePath } from '../../../domain/office-addresses.ts';
import { type Column, DataList } from './data-list.tsx';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rowKey: (row: Row) => string;
  to?: (row: Row) => OfficePath | undefined;
  empty?: ReactNode;
};

/** A list that is there whole, such as the lines of one order. */
export function ShortList<Row>({ rows, empty = null, ...list }: Props<Row>) {
  const all = { all: rows, hasMore: false, loading: false, failed: false, more: () => {} };
  return <DataList {...list} rows={all} empty={empty} short />;
}
