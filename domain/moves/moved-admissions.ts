// Which barcodes change when people move to another time (ADR 126): those of whoever moves. A ticket that was printed for
// the old time opens nothing any more, and no ticket of the new time opens the old one.
import type { Admission } from '../orders/order.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { OrderLeft } from '../returns/order-values.ts';
import type { Taken } from '../returns/select-pieces.ts';
import { voidAdmissions } from '../returns/void-admissions.ts';

/** An admission as it stands afterwards. */
export type PlacedAdmission = Pick<Admission, 'barcode' | 'line' | 'number' | 'of'> & {
  /** It moves, and gets another barcode. */
  readonly isRenewed: boolean;
};

/**
 * The admissions of a line of which pieces move.
 * @param to the line that they are on afterwards: the same one where all of it moves
 */
export function movedAdmissions(
  lines: readonly OrderLine[],
  admissions: readonly Admission[],
  left: OrderLeft,
  taken: Taken,
  { from, to }: { readonly from: number; readonly to: number },
): readonly PlacedAdmission[] | undefined {
  const changes = voidAdmissions(lines, admissions, left, taken, []);
  if ('refused' in changes || changes.some(({ persons }) => persons > 0)) return undefined;
  const moving = new Set(changes.map(({ barcode }) => barcode));
  const own = admissions.filter(({ line }) => line === from).toSorted((a, b) => a.number - b.number);
  if (from === to)
    return own
      .filter(({ barcode }) => moving.has(barcode))
      .map(({ barcode, line, number, of }) => ({ barcode, line, number, of, isRenewed: true }));
  const [away, stay] = [own.filter(isIn(moving)), own.filter((one) => !isIn(moving)(one))];
  return [...placed(away, to, true), ...placed(stay, from, false)];
}

function isIn(moving: ReadonlySet<string>): (admission: Admission) => boolean {
  return ({ barcode }) => moving.has(barcode);
}

function placed(admissions: readonly Admission[], line: number, isRenewed: boolean): PlacedAdmission[] {
  return admissions.map(({ barcode }, index) => ({
    barcode,
    line,
    number: index + 1,
    of: admissions.length,
    isRenewed,
  }));
}
