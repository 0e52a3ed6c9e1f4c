// What giving back a part of an order does (ADR 098): pure, so that its preview and the act are one computation.
// A part is worth what was paid for it; of n pieces that are left, k are worth its value less the rounded value of n - k.
// So a series of returns gives back all that was paid, to the cent, in whatever order.
import { productKind } from '../product-kinds.ts';
import { freedClaims } from './freed-claims.ts';
import { type OrderLeft, orderLeft } from './order-values.ts';
import type {
  ReturnableOrder,
  ReturnEffect,
  ReturnedPart,
  ReturnRefusal,
  ReturnSelection,
} from './return-order.ts';
import { returnedAmounts } from './returned-amounts.ts';
import { selectPieces, type Taken } from './select-pieces.ts';
import { spreadMoney } from './spread-money.ts';
import { voidAdmissions } from './void-admissions.ts';

/** Names the pool of a code's value. */
type PoolOf = (barcode: string) => string;

/** The effect of a selection, or why it cannot be. Changes nothing. */
export function computeReturn(
  order: ReturnableOrder,
  selection: ReturnSelection,
  poolOf: PoolOf,
): ReturnEffect | ReturnRefusal {
  const left = orderLeft(order);
  const taken = selectPieces(order, left, selection);
  if ('refused' in taken) return taken;
  const refused = nothingIn(left, taken, selection);
  if (refused) return refused;
  const returned = returnedAmounts(order, left, taken, selection);
  if ('refused' in returned) return returned;
  const { singlePurpose, ...back } = returned;
  const closes = closedVouchers(order, taken);
  if ('refused' in closes) return closes;
  const selected = selection.pieces === 'everything' ? [] : selection.pieces;
  const admissions = voidAdmissions(order.lines, order.admissions, left, taken, selected);
  if ('refused' in admissions) return admissions;
  const pools = new Map(order.codes.map(({ barcode }) => [poolOf(barcode), barcode]));
  const lines = freedClaims(order, left, taken, ({ pool }) => pools.has(pool));
  if (!lines) return { refused: 'claims-unknown' };
  const spread = spreadMoney(back.amount, order, singlePurpose, selection.to === 'voucher');
  const isLast = !isEmpty(order, left, new Map(), []) && isEmpty(order, left, taken, back.parts);
  const isKept = back.fee > 0 || left.parts.some(({ kept }) => kept > 0);
  const codes = freedCodes(order, pools, spread.toCodes, isLast && !isKept);
  return {
    ...back,
    ...spread,
    admissions,
    closes,
    frees: [...lines, ...codes],
    isLast,
    isWhole: selection.pieces === 'everything' && back.fee === 0 && order.before.length === 0,
  };
}

/**
 * What goes back on the codes of an order.
 * @param nothingStays a discount code can be used again once nothing is left that it made cheaper
 */
function freedCodes(
  order: Pick<ReturnableOrder, 'claims' | 'codes'>,
  pools: ReadonlyMap<string, string>,
  toCodes: ReturnEffect['toCodes'],
  nothingStays: boolean,
): ReturnEffect['frees'] {
  return order.claims.flatMap((claim) => {
    const code = order.codes.find(({ barcode }) => barcode === pools.get(claim.pool));
    if (code?.kind === 'discount') return nothingStays ? [claim] : [];
    const amount = toCodes.find(({ barcode }) => barcode === code?.barcode)?.amount ?? 0;
    return amount > 0 ? [{ ...claim, quantity: amount }] : [];
  });
}

function nothingIn(left: OrderLeft, taken: Taken, selection: ReturnSelection): ReturnRefusal | undefined {
  const isAnything = [...taken.values()].some((count) => count > 0);
  if (selection.pieces === 'everything' && !isAnything) return { refused: 'nothing-left' };
  const { shipping, pieces, amount } = selection;
  if (shipping && pieces !== 'everything' && left.shipping.every(({ value }) => value === 0))
    return { refused: 'no-shipping' };
  return isAnything || shipping || amount ? undefined : { refused: 'nothing-selected' };
}

/** The unspent codes of the vouchers that are given back, the last ones first. */
function closedVouchers({ vouchers }: ReturnableOrder, taken: Taken): string[] | ReturnRefusal {
  const closes: string[] = [];
  for (const line of new Set(vouchers.map((one) => one.line))) {
    const count = [...taken].reduce((sum, [one, pieces]) => (one.line === line ? sum + pieces : sum), 0);
    const own = vouchers.filter((one) => one.line === line);
    const unspent = own.filter(({ amount, left }) => left >= amount).toReversed();
    if (unspent.length < count)
      return {
        refused: 'vouchers-spent',
        barcodes: own.filter(({ amount, left }) => left < amount).map(({ barcode }) => barcode),
      };
    closes.push(...unspent.slice(0, count).map(({ barcode }) => barcode));
  }
  return closes;
}

/** A gift of which everything was given back is no reason to keep an order. */
function isEmpty(
  { lines }: ReturnableOrder,
  { parts }: OrderLeft,
  taken: Taken,
  back: readonly ReturnedPart[],
): boolean {
  return parts.every((one) => {
    const line = lines[one.line];
    const isGift = line !== undefined && productKind(line.type).isGift;
    const gross = back
      .filter(({ line, part }) => line === one.line && part === one.part)
      .reduce((sum, part) => sum + part.gross, 0);
    return one.left === (taken.get(one) ?? 0) || (isGift && gross >= one.value);
  });
}
