// From what staff typed to a selection of an order: lines by their numbers, parts and owners of passes by their names.
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type {
  ReturnableOrder,
  ReturnSelection,
  SelectedPieces,
} from '../../../domain/returns/return-order.ts';
import type { RefundArguments } from './refund-arguments.ts';

/** The selection, or what is wrong with it. */
export function refundSelection(
  order: Pick<ReturnableOrder, 'lines' | 'admissions'>,
  asked: RefundArguments,
): ReturnSelection | string {
  const { line, shipping, amount, fee, to } = asked;
  const index = line === undefined ? undefined : line - 1;
  const bought = index === undefined ? undefined : order.lines[index];
  if (line !== undefined && !bought) return `There is no line ${line}: the order has ${order.lines.length}.`;
  if (amount !== undefined) return { pieces: [], shipping, amount: { cents: amount, line: index }, fee, to };
  if (index === undefined || !bought) return { pieces: shipping ? [] : 'everything', shipping, fee, to };
  const pieces = piecesOf(order, bought, index, asked);
  return typeof pieces === 'string' ? pieces : { pieces: [pieces], shipping, fee, to };
}

function piecesOf(
  { admissions }: Pick<ReturnableOrder, 'admissions'>,
  bought: OrderLine,
  line: number,
  { persons, of }: RefundArguments,
): SelectedPieces | string {
  if (persons === undefined && of === undefined) return { line };
  const names = bought.parts.map(({ name }) => name);
  if (of === undefined)
    return names.length === 1
      ? { line, part: 0, count: persons }
      : `Line ${line + 1} has several kinds; say which with --of: ${names.map((name) => `"${name}"`).join(', ')}.`;
  const parts = names.flatMap((name, part) => (isSame(name, of) ? [part] : []));
  const [part, ...more] = parts;
  if (part !== undefined && more.length === 0) return { line, part, count: persons };
  if (part !== undefined) return `Line ${line + 1} has "${of}" more than once; give back the whole line.`;
  // Passes have names of their own.
  const numbers = admissions
    .filter((one) => one.line === line && one.persons > 0 && isSame(one.name, of))
    .map(({ number }) => number);
  if (numbers.length === 0)
    return `Line ${line + 1} has no "${of}"; it has ${names.map((name) => `"${name}"`).join(', ')}.`;
  return { line, part: 0, count: persons ?? numbers.length, numbers };
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
