// The tables of an invoice: what was sold, what it adds up to and how it was paid, and the VAT in it.

import { type Cell, type Column, cell, drawRow, drawRule, type Flow, makeRoom } from '../pdf/flow.ts';
import { small, WIDTH } from '../pdf/ticket-sheet.ts';
import type { TextStyle } from '../pdf/typeset.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';
import type { InvoiceItem } from './invoice-items.ts';
import type { VatFigures } from './invoice-sums.ts';

const plain: TextStyle = { face: 'text', size: 10.5, leading: 1.4 };
const bold: TextStyle = { ...plain, face: 'strong' };
const detail: TextStyle = { ...small, size: 9.5, leading: 1.35 };
const head: TextStyle = { face: 'strong', size: 9, leading: 1.4 };

const ITEMS: readonly Column[] = [
  { from: 0, to: 216 },
  { from: 220, to: 268, right: true },
  { from: 272, to: 340, right: true },
  { from: 344, to: 412, right: true },
  { from: 416, to: WIDTH, right: true },
];
const SUMS: readonly Column[] = [
  { from: 0, to: 390 },
  { from: 394, to: WIDTH, right: true },
];
const VAT: readonly Column[] = [
  { from: 0, to: 160 },
  { from: 168, to: 268, right: true },
  { from: 274, to: 374, right: true },
  { from: 380, to: WIDTH, right: true },
];

type Table = ReturnType<Flow['pdf']['struct']>;

/** One row each; a page that a row begins has the head again. */
export function drawItems(flow: Flow, items: readonly InvoiceItem[], { t }: DocumentI18n): void {
  inTable(flow, (table) => {
    const titles = (['item', 'count', 'rate', 'unit', 'amount'] as const).map((key) =>
      t(`documents.invoice.${key}`),
    );
    const drawHead = () => drawHeadRow(flow, table, ITEMS, titles);
    makeRoom(flow, 60);
    drawHead();
    for (const { name, details, figures } of items) {
      const [first] = ITEMS;
      if (!first) return;
      const description: Cell[] = [
        ...(name ? [cell(name, bold, first)] : []),
        ...details.map((text) => cell(text, detail, first)),
      ];
      const rest = ITEMS.slice(1).map((column, index) => [cell(figures[index] ?? '', plain, column)]);
      drawRow(flow, table, ITEMS, [description, ...rest], 'Row', drawHead);
      flow.y += 5;
    }
  });
}

function inTable(flow: Flow, draw: (table: Table) => void): void {
  const table = flow.pdf.struct('Table');
  flow.section.add(table);
  draw(table);
  table.end();
}

function drawHeadRow(flow: Flow, table: Table, columns: readonly Column[], titles: readonly string[]): void {
  drawRow(flow, table, columns, row(columns, titles, head), 'Column', () => {});
  flow.y += 3;
  drawRule(flow, 0.75);
  flow.y += 5;
}

function row(columns: readonly Column[], texts: readonly string[], style: TextStyle): Cell[][] {
  return columns.map((column, index) => [cell(texts[index] ?? '', style, column)]);
}

/** What it adds up to, and how it was paid. */
export function drawSums(
  flow: Flow,
  { total, paid }: { readonly total: Labelled; readonly paid: readonly Labelled[] },
): void {
  makeRoom(flow, 24 + paid.length * 16);
  drawRule(flow, 3);
  flow.y += 6;
  inTable(flow, (table) => {
    const large: TextStyle = { ...bold, size: 13 };
    drawRow(flow, table, SUMS, row(SUMS, [total.label, total.value], large), 'Row', () => {});
    flow.y += 3;
    for (const { label, value } of paid)
      drawRow(flow, table, SUMS, row(SUMS, [label, value], plain), 'Row', () => {});
  });
}

/** Net, tax and gross of each rate. */
export function drawVat(flow: Flow, rows: readonly VatFigures[], { t }: DocumentI18n): void {
  if (rows.length === 0) return;
  flow.y += 18;
  makeRoom(flow, 20 + rows.length * 16);
  inTable(flow, (table) => {
    const titles = (['rate', 'net', 'tax', 'gross'] as const).map((key) => t(`documents.invoice.${key}`));
    drawHeadRow(flow, table, VAT, titles);
    for (const figures of rows) drawRow(flow, table, VAT, row(VAT, figures, plain), 'Row', () => {});
  });
}
