// A text that continues from page to page: blocks of known height, each whole on one page.
import { FOOT, LEFT, WIDTH } from './ticket-sheet.ts';
import { breakLines, type Pdf, setLine, type TextStyle, textWidth } from './typeset.ts';

type Structure = ReturnType<Pdf['struct']>;

/** `y` is where the next block begins, from above. */
export type Flow = { readonly pdf: Pdf; readonly section: Structure; y: number };

/** A column: its left and right edge from the page's left margin, and on which of them its text stands. */
export type Column = { readonly from: number; readonly to: number; readonly right?: boolean };
export type Cell = { readonly lines: readonly string[]; readonly style: TextStyle };

const TOP = 64;
const BOTTOM = FOOT - 34;
/** How much fits on a page. */
export const PAGE_HEIGHT = BOTTOM - TOP;

/** Starts a new page where there is no room; `onNewPage` draws what every page begins with. */
export function makeRoom(flow: Flow, height: number, onNewPage: () => void = () => {}): void {
  if (flow.y + height <= BOTTOM) return;
  flow.pdf.addPage();
  flow.y = TOP;
  onNewPage();
}

/** Text broken for a column. */
export function cell(text: string, style: TextStyle, column: Column): Cell {
  return {
    lines: breakLines(text, style, column.to - column.from),
    style,
  };
}

/** Draws one paragraph over the page's width. */
export function drawParagraph(flow: Flow, text: string, style: TextStyle, type = 'P', width = WIDTH): void {
  const column = { from: 0, to: width };
  const said = cell(text, style, column);
  const height = said.lines.length * style.size * style.leading;
  makeRoom(flow, height);
  flow.section.add(flow.pdf.struct(type, {}, () => drawCell(flow, said, column, flow.y)));
  flow.y += height;
}

function drawCell({ pdf }: Flow, { lines, style }: Cell, column: Column, y: number): void {
  lines.forEach((line, index) => {
    const text = index < lines.length - 1 ? `${line} ` : line;
    const x = column.right ? LEFT + column.to - textWidth(line, style) : LEFT + column.from;
    setLine(pdf, text, style, x, baselineOf(style, y) + index * style.size * style.leading);
  });
}

/** The first baseline of a text that begins at `y`. */
function baselineOf({ size, leading }: TextStyle, y: number): number {
  return y + size * (leading - 0.28);
}

/** A line across the page, which screen readers skip. */
export function drawRule(flow: Flow, weight: number, color = '#000000'): void {
  flow.pdf.markContent('Artifact', { type: 'Layout' });
  flow.pdf.rect(LEFT, flow.y, WIDTH, weight).fill(color);
  flow.pdf.endMarkedContent();
  flow.y += weight;
}

/** One row: in each column a stack of cells. `heads` says which columns name the row (TH). */
export function drawRow(
  flow: Flow,
  table: Structure,
  columns: readonly Column[],
  stacks: readonly (readonly Cell[])[],
  scope: 'Column' | 'Row',
  onNewPage: () => void,
): void {
  const height = heightOf(stacks);
  makeRoom(flow, height, onNewPage);
  const row = flow.pdf.struct('TR');
  table.add(row);
  stacks.forEach((stack, index) => {
    const column = columns[index];
    if (!column) return;
    const isHead = scope === 'Column' || index === 0;
    const options = isHead ? ({ scope } as object) : {};
    row.add(
      flow.pdf.struct(isHead ? 'TH' : 'TD', options, () => {
        let y = flow.y;
        for (const one of stack) {
          drawCell(flow, one, column, y);
          y += one.lines.length * one.style.size * one.style.leading;
        }
      }),
    );
  });
  row.end();
  flow.y += height;
}

function heightOf(cells: readonly (readonly Cell[])[]): number {
  return Math.max(
    0,
    ...cells.map((stack) =>
      stack.reduce((sum, { lines, style }) => sum + lines.length * style.size * style.leading, 0),
    ),
  );
}
