import './data-list.css';
import { type ReactNode, useRef } from 'react';
import type { OfficePath } from '../../../domain/addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../i18n.ts';
import { OfficeLink } from '../office-link.tsx';
import { SortLink } from './sort-link.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Rows } from './use-rows.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end of their cell. */
  readonly align?: 'end';
  /** The address then says `?sort=key` or `?sort=-key`. */
  readonly sortable?: boolean;
};

type Props<Row> = {
  /** What the list is of, for screen readers. */
  label: string;
  rows: Rows<Row>;
  /** The first column holds the row’s link. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rowKey: (row: Row) => string;
  /** Where a row leads; rows without an address lead nowhere. */
  to?: (row: Row) => OfficePath | undefined;
  /** What to do when there is nothing yet. */
  empty: ReactNode;
  /** All of it is there: how many rows that are need not be said. */
  short?: boolean;
};

/** A table where there is room, else a card for each row. `j` and `k` walk through its links, Enter opens one. */
export function DataList<Row>({ label, rows, columns, rowKey, to, empty, short = false }: Props<Row>) {
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  if (rows.all.length === 0) return <div className="list-empty">{empty}</div>;
  return (
    <div className="list">
      <table className="list-table" aria-label={label} ref={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.align && 'cell-end'}>
                {column.sortable ? <SortLink name={column.key} label={column.label} /> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.all.map((row) => (
            <ListRow key={rowKey(row)} row={row} columns={columns} to={to?.(row)} />
          ))}
        </tbody>
      </table>
      {!short && <ListEnd rows={rows} />}
    </div>
  );
}

function ListRow<Row>(props: {
  row: Row;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  to: OfficePath | undefined;
}) {
  const { row, to } = props;
  const [first, ...others] = props.columns;
  return (
    <tr>
      <th scope="row" data-label={first.label}>
        {to ? (
          <OfficeLink className="list-link" to={to} data-row>
            {first.cell(row)}
          </OfficeLink>
        ) : (
          first.cell(row)
        )}
      </th>
      {others.map((column) => (
        <td key={column.key} data-label={column.label} className={column.align && 'cell-end'}>
          <div className="cell">{column.cell(row)}</div>
        </td>
      ))}
    </tr>
  );
}

/** How many rows there are so far, and the button that shows more. */
function ListEnd<Row>({ rows }: { rows: Rows<Row> }) {
  const { t } = useI18n();
  const count = rows.all.length;
  return (
    <div className="list-end">
      <p className="soft small" role="status">
        {rows.failed
          ? t('office.list.failed')
          : t(rows.hasMore ? 'office.list.countMore' : 'office.list.count', { count })}
      </p>
      {rows.hasMore && (
        <Button variant="secondary" busy={rows.loading} onClick={rows.more}>
          {t(rows.failed ? 'office.again' : 'office.list.more')}
        </Button>
      )}
    </div>
  );
}
