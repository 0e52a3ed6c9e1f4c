// A report as a spreadsheet: numbers are numbers, money has its format, the head stays while one scrolls.
import writeExcelFile, { type Row } from 'write-excel-file/node';
import type { Unit } from '../../../domain/figures/reports.ts';
import type { Cell, ReportCells } from './report-table.ts';

const FORMATS: Readonly<Record<Unit, string>> = {
  cents: '#,##0.00 "€"',
  count: '#,##0',
  percent: '0.0"%"',
  text: '@',
};
/** Excel takes no more, and none of []:*?/\ */
const NAME_LETTERS = 31;

export function reportXlsx(title: string, { head, rows }: ReportCells): Promise<Buffer> {
  const sheet = title.replace(/[[\]:*?/\\]/g, ' ').slice(0, NAME_LETTERS);
  const columns = head.map((name, index) => ({ width: index === 1 ? 36 : Math.max(14, name.length + 2) }));
  const headRow: Row = head.map((value) => ({ value, fontWeight: 'bold', type: String }));
  return writeExcelFile([headRow, ...rows.map((row) => row.map(xlsxCell))], {
    sheet,
    columns,
    stickyRowsCount: 1,
  }).toBuffer();
}

function xlsxCell(cell: Cell): Row[number] {
  if (!cell) return null;
  if ('text' in cell) return { value: cell.text, type: String };
  const value = cell.unit === 'cents' ? cell.value / 100 : cell.value;
  return { value, type: Number, format: FORMATS[cell.unit] };
}
