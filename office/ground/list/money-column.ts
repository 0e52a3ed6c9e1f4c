import type { Cents } from '../../../domain/money.ts';
import type { Formats } from '../../../domain/wording/formats.ts';
import type { Column } from './data-list.tsx';

/** A column of the amounts that rows hold under its key. */
export function moneyColumn<const Key extends string>(
  formats: Pick<Formats, 'money'>,
  key: Key,
  label: string,
): Column<Readonly<Record<Key, Cents>>> {
  return { key, label, align: 'end', cell: (row) => formats.money(row[key]) };
}
