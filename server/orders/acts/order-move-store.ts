// The SQL of moves (tables `order_move` and `retired_barcode`, and barcodes in `admission`). To write, lock the order's
// cart first.
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, jsonb, list, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import { type MoveContent, readMove, storedMove } from './order-move-content.ts';

export type OrderMoveRow = {
  readonly id: string;
  readonly booking_id: string;
  readonly key: string;
  readonly at: Date;
  /** The line that they are on since. */
  readonly line: number;
  readonly content: MoveContent;
};

const insertStatement = statement(
  'insert-order-move',
  { id: text(), booking_id: text(), key: text(), at: instant(), line: int(), content: jsonb() },
  (row) => build.insertInto('order_move').values(row),
);

function moves() {
  return build.selectFrom('order_move').selectAll().$narrowType<{ content: MoveContent }>();
}

const findStatement = statement('find-order-move', { id: text() }, ({ id }) => moves().where('id', '=', id));

const ofOrderStatement = statement('moves-of-order', { booking_id: text() }, ({ booking_id }) =>
  moves().where('booking_id', '=', booking_id).orderBy('at').orderBy('id'),
);

// By hand: any number of admissions in one statement. What a barcode was is kept, so that an old ticket finds its order.
const placeStatement = byHand(
  'place-admissions',
  {
    booking_id: text(),
    barcodes: list(text()),
    renewed: list(text()),
    lines: list(int()),
    numbers: list(int()),
    ofs: list(int()),
    now: instant(),
  },
  { barcode: text() },
  ({ booking_id, barcodes, renewed, lines, numbers, ofs, now }) => raw`
    with placed as (
      select * from unnest(${barcodes}, ${renewed}, ${lines}, ${numbers}, ${ofs})
        as p (barcode, renewed, line, number, of)
    ), retired as (
      insert into retired_barcode (barcode, booking_id, replaced_by, at)
      select barcode, ${booking_id}, renewed, ${now} from placed where renewed <> barcode
    )
    update admission a set barcode = p.renewed, line = p.line, number = p.number, of = p.of
    from placed p where a.barcode = p.barcode and a.booking_id = ${booking_id} returning a.barcode`,
);

export async function insertMove(sql: Sql, row: OrderMoveRow): Promise<void> {
  await sql.run(insertStatement, { ...row, content: storedMove(row.content) });
}

export async function findMove(sql: Sql, id: string): Promise<OrderMoveRow | undefined> {
  const row = await sql.first(findStatement, { id });
  return row && checked(row);
}

/** The oldest first. */
export async function movesOfOrder(sql: Sql, bookingId: string): Promise<OrderMoveRow[]> {
  return (await sql.all(ofOrderStatement, { booking_id: bookingId })).map(checked);
}

function checked(row: OrderMoveRow): OrderMoveRow {
  return { ...row, content: readMove(row.id, row.content) };
}

/** An admission as it stands from now on; `renewed` is its barcode then. */
export type PlacedAdmissionRow = {
  readonly barcode: string;
  readonly renewed: string;
  readonly line: number;
  readonly number: number;
  readonly of: number;
};

/** Answers how many there were. */
export async function placeAdmissions(
  sql: Sql,
  bookingId: string,
  placed: readonly PlacedAdmissionRow[],
  now: Date,
): Promise<number> {
  const rows = await sql.all(placeStatement, {
    booking_id: bookingId,
    barcodes: placed.map(({ barcode }) => barcode),
    renewed: placed.map(({ renewed }) => renewed),
    lines: placed.map(({ line }) => line),
    numbers: placed.map(({ number }) => number),
    ofs: placed.map(({ of }) => of),
    now,
  });
  return rows.length;
}
