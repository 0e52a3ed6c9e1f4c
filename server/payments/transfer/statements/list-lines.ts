// Lines of bank statements for the office: lists of them, and what matching one by hand does.
import type { BankLineFilters, MatchPreview } from '../../../../domain/office/money/bank-contract.ts';
import { isPeriod } from '../../../../domain/office/money/period.ts';
import { groupReference } from '../../../../domain/payments/creditor-reference.ts';
import { type LineMatch, matchWithChosen } from '../../../../domain/payments/match-line.ts';
import { findCart } from '../../../orders/decide-cart.ts';
import { paidOrder } from '../../../orders/paid-order.ts';
import type { Database, Sql } from '../../../platform/database/sql.ts';
import { findPayment } from '../../payment-store.ts';
import { findTransferByName } from '../transfer-store.ts';
import { type ListedLineRow, readLinePage, transfersThatFit } from './bank-line-list-store.ts';
import { type BankLineRow, lockLine } from './bank-line-store.ts';
import { lockToMatch } from './book-lines.ts';

const PAGE = 50;
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** A page of them, the newest first; undefined for a cursor that is none, and for days that are none. */
export async function listLines(
  sql: Sql,
  { cursor, state = 'open', ...period }: BankLineFilters & { readonly cursor?: string },
): Promise<{ rows: ListedLineRow[]; next: string | null } | undefined> {
  const after = cursor === undefined ? { day: LAST_DAY, id: '' } : readCursor(cursor);
  if (!after || !isPeriod(period)) return undefined;
  const { from = FIRST_DAY, to = LAST_DAY } = period;
  const chosen = state === 'all' ? null : state;
  const found = await readLinePage(sql, { state: chosen, from, to, ...after, most: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.booked_on} ${last.id}` : null };
}

function readCursor(cursor: string) {
  const [day = '', id = ''] = cursor.split(' ');
  return isPeriod({ from: day }) && id !== '' ? { day, id } : undefined;
}

/** What matching it does; undefined where there is no such line. @param name as `matchByHand` takes it */
export function previewMatch(
  database: Database,
  lineId: string,
  name: string,
): Promise<MatchPreview | undefined> {
  // With the locks of the act: what is shown was true at one moment.
  return database.transaction(async (sql) => {
    const found = name.trim() === '' ? undefined : await findTransferByName(sql, name.trim());
    const transfer = found === undefined ? undefined : await describeTransfer(sql, found);
    const line = await lockLine(sql, lineId);
    if (!line) return undefined;
    const match = transfer && matchWithChosen(line, transfer.toMatch);
    // Orders are in euros: none waits for this amount of another currency.
    const fitting = line.currency === 'EUR' ? await transfersThatFit(sql, line.amount) : [];
    return {
      problem: problemOf(line, name, match?.state),
      transfer: transfer ? presentTransfer(transfer, line, match) : null,
      fitting: fitting.map(({ reference, amount, name: buyer, company }) => ({
        reference: groupReference(reference),
        name: company || buyer,
        amount,
      })),
    };
  });
}

function problemOf({ state }: BankLineRow, name: string, match: string | undefined): string {
  if (state !== 'open') return 'settled';
  if (name.trim() === '') return 'unnamed';
  if (match === undefined) return 'unknown';
  return match === 'matched' ? '' : 'does-not-fit';
}

type Described = Awaited<ReturnType<typeof describeTransfer>>;

async function describeTransfer(sql: Sql, paymentId: string) {
  const toMatch = await lockToMatch(sql, paymentId);
  const payment = await findPayment(sql, paymentId);
  const cart = payment && (await findCart(sql, payment.cart_id));
  const order = payment && (await paidOrder(sql, payment));
  const buyer = cart?.quote.buyer;
  return { toMatch, name: buyer?.company || buyer?.name || '', order: order?.number ?? '' };
}

function presentTransfer(
  { toMatch, name, order }: Described,
  { amount }: BankLineRow,
  match: LineMatch | undefined,
): NonNullable<MatchPreview['transfer']> {
  const received = toMatch.received - toMatch.taken_back;
  // Money that is sent back after it was too much has not come; a line that returns it changes nothing of what is due.
  const changes = match?.state === 'matched' && match.role !== 'return';
  return {
    reference: groupReference(toMatch.reference),
    name,
    order,
    amount: toMatch.amount,
    received,
    with_it: changes ? received + amount : received,
    closed: toMatch.closed_at !== null,
  };
}
