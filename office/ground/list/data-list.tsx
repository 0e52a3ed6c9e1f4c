import './data-list.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { OfficePath } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../i18n.ts';
import { OfficeLink } from '../office-link.tsx';
import { SortLink } from './sort-link.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { Rows } from './use-rows.ts';
import type { Selection } from './use-selection.ts';

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
  /** Rows can be picked: by their boxes, by Space on a row's link, and with Shift from the last one on. */
  selection?: Selection;
  /** Which rows can be picked; otherwise all. */
  canPick?: (row: Row) => boolean;
};

/** A table where there is room, else a card for each row. `j` and `k` walk through its links, Enter opens one. */
export function DataList<Row>({
  label,
  rows,
  columns,
  rowKey,
  to,
  empty,
  short = false,
  selection,
  canPick = () => true,
}: Props<Row>) {
  const { t } = useI18n();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  if (rows.all.length === 0) return <div className="list-empty">{empty}</div>;
  return (
    <div className="list">
      <table className="list-table" aria-label={label} ref={table}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="cell-pick">
                <span className="visually-hidden">{t('office.list.pick')}</span>
              </th>
            )}
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.align && 'cell-end'}>
                {column.sortable ? <SortLink name={column.key} label={column.label} /> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.all.map((row) => (
            <ListRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              to={to?.(row)}
              picks={selection !== undefined}
              picking={
                selection && canPick(row)
                  ? {
                      isPicked: selection.keys.has(rowKey(row)),
                      toggle: (range) =>
                        selection.toggle(rowKey(row), rows.all.filter(canPick).map(rowKey), range),
                    }
                  : undefined
              }
            />
          ))}
        </tbody>
      </table>
      {!short && <ListEnd rows={rows} />}
    </div>
  );
}

type Picking = { readonly isPicked: boolean; readonly toggle: (range: boolean) => void };

/** Space on a row's link picks the row; a button or box in it keeps its own Space. */
function pickBySpace({ toggle }: Picking) {
  return (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target as Element).matches('[data-row]')) return;
    event.preventDefault();
    toggle(event.shiftKey);
  };
}

function PickCell({ picking, name }: { picking: Picking; name: ReactNode }) {
  const { t } = useI18n();
  return (
    <td className="cell-pick" data-label={t('office.list.pick')}>
      <label className="pick-line">
        <input
          type="checkbox"
          className="tick"
          checked={picking.isPicked}
          onChange={(event) => picking.toggle((event.nativeEvent as MouseEvent).shiftKey === true)}
        />
        <span className="visually-hidden">
          {t('office.list.pick')} {name}
        </span>
      </label>
    </td>
  );
}

function ListRow<Row>(props: {
  row: Row;
  columns: readonly [Column<Row>, ...Column<Row>[]];
  to: OfficePath | undefined;
  /** Some rows of the list can be picked. */
  picks: boolean;
  picking: Picking | undefined;
}) {
  const { row, to, picks, picking } = props;
  const [first, ...others] = props.columns;
  return (
    <tr data-picked={picking?.isPicked} onKeyDown={picking && pickBySpace(picking)}>
      {picking && <PickCell picking={picking} name={first.cell(row)} />}
      {picks && !picking && <td className="cell-pick" />}
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
