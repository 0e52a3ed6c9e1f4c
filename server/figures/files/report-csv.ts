import { csv } from '../../lists/csv.ts';
import type { Cell, ReportCells } from './report-table.ts';

/** As the lists are: money in euros with a point and two digits, what there is none of empty. */
export function reportCsv({ head, rows }: ReportCells): string {
  return csv([head, ...rows.map((row) => row.map(csvCell))]);
}

function csvCell(cell: Cell): string | number {
  if (!cell) return '';
  if ('text' in cell) return cell.text;
  return cell.unit === 'cents' ? (cell.value / 100).toFixed(2) : cell.value;
}
