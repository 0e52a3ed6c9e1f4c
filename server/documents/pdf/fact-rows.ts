// Rows of a label and a text on a ticket, in as large a type as their place has room for.
import type { Labelled } from '../text/labelled.ts';
import { RIGHT, type Sheet, tag } from './ticket-sheet.ts';
import { breakLines, clip, setLine, setLines, type TextStyle } from './typeset.ts';

const SIZES = [10.5, 9.5, 8.5, 7.5];
const LEADING = 1.4;
const GAP = 6;

/** Where labels and texts begin; texts end at the page's margin. */
type Columns = { readonly left: number; readonly values: number };
type Row = { readonly label: readonly string[]; readonly value: readonly string[] };
export type FactRows = { readonly rows: readonly Row[]; readonly size: number; readonly columns: Columns };

/** From above the first line to below the last, in points. */
export function factRowsHeight({ rows, size }: Pick<FactRows, 'rows' | 'size'>): number {
  return rows.reduce((sum, row) => sum + linesOf(row), 0) * size * LEADING + (rows.length - 1) * GAP;
}

function linesOf({ label, value }: Row): number {
  return Math.max(label.length, value.length);
}

/** Lays facts out within `room` points of height. */
export function layOutFacts(facts: readonly Labelled[], columns: Columns, room: number): FactRows {
  const set = (size: number): FactRows => {
    const style: TextStyle = { face: 'text', size, leading: LEADING };
    const rows = facts.map(({ label, value }) => ({
      label: breakLines(label, { ...style, face: 'strong' }, columns.values - columns.left - 8),
      value: breakLines(value, style, RIGHT - columns.values),
    }));
    return { rows, size, columns };
  };
  let laid: FactRows = { rows: [], size: 0, columns };
  for (const size of SIZES) {
    laid = set(size);
    if (factRowsHeight(laid) <= room) return laid;
  }
  return { ...laid, rows: clipToRoom(laid.rows, laid.size, room) };
}

/** Takes lines from the longest text until all fit: a museum that writes a page about the way gets its beginning. */
function clipToRoom(all: readonly Row[], size: number, room: number): Row[] {
  const rows = [...all];
  while (factRowsHeight({ rows, size }) > room) {
    const most = Math.max(...rows.map(({ value }) => value.length));
    const index = rows.findLastIndex(({ value }) => value.length === most);
    const longest = rows[index];
    if (!longest || most < 2) break;
    rows[index] = { ...longest, value: clip(longest.value, most - 1) };
  }
  return rows;
}

/** Draws the rows from the baseline `y` down. */
export function drawFactRows(sheet: Sheet, { rows, size, columns }: FactRows, y: number): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'text', size, leading: LEADING };
  let at = y;
  for (const row of rows) {
    tag(sheet, 'P', () => {
      row.label.forEach((text, index) => {
        setLine(pdf, `${text} `, { ...style, face: 'strong' }, columns.left, at + index * size * LEADING);
      });
      setLines(pdf, row.value, style, columns.values, at);
    });
    at += linesOf(row) * size * LEADING + GAP;
  }
}

/** Draws as many facts as there is room for between two baselines; the last line stands on the lower one. */
export function drawFactsAbove(
  sheet: Sheet,
  facts: readonly Labelled[],
  columns: Columns,
  from: number,
  to: number,
): void {
  const laid = layOutFacts(facts, columns, to - from);
  drawFactRows(sheet, laid, to - factRowsHeight(laid) + laid.size * LEADING);
}
