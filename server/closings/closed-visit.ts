// The visitor's side of a closing (ADR 133): what their link is about, to which times they can go, what an answer would do, and
// answering. The link opens nothing else.
import {
  type AffectedState,
  affectedState,
  type Choice,
  timesThatFit,
} from '../../domain/closings/closing.ts';
import type { ClosedVisit } from '../../domain/closings/closings-contract.ts';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { sumOf } from '../../domain/ledger/entry.ts';
import { addDays } from '../../domain/museum-time.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { forgetAvailability, slotsBetween } from '../capacity/availability.ts';
import { differenceBack, previewMove } from '../moves/move-line.ts';
import { hasComeIn } from '../orders/fulfilment/affected-orders.ts';
import { previewReturn, readOrder } from '../returns/give-back.ts';
import type { LockedOrder } from '../returns/read-returnable.ts';
import { closingIdIn } from './closing-link.ts';
import { type ClosingOrderRow, readClosingOrder } from './closing-order-store.ts';
import { type ClosingRow, readClosing } from './closing-store.ts';
import type { ClosingsShop } from './closings-shop.ts';
import { type AnswerProblem, answerOrder, closedLinesOf, selectionOf } from './decide-order.ts';

type Preview = AnswerOf<Contract['POST closed-visit/preview']>;
type Found = {
  readonly row: ClosingOrderRow;
  readonly closing: ClosingRow;
  /** Undefined once all of it was given back. */
  readonly order: LockedOrder | undefined;
  readonly lines: readonly number[];
};
type Chosen = { readonly link: string; readonly choice: Choice; readonly datetime?: string };

/** How far ahead other times are offered, and how many. */
const DAYS_AHEAD = 60;
const MOST_TIMES = 400;

async function findByLink(shop: ClosingsShop, link: string): Promise<Found | undefined> {
  const id = closingIdIn(shop.payments.linkKey, link);
  const row = id === undefined ? undefined : await readClosingOrder(shop.database, id);
  const closing = row && (await readClosing(shop.database, row.closing));
  const order = row && (await readOrder(shop, row.number));
  return row && closing && { row, closing, order, lines: closedLinesOf(order, row.lines) };
}

/** Whoever was let in at a closed time has nothing to choose: a person decides what they get (`decide-order.ts`). */
async function stateOf(shop: ClosingsShop, { row, lines }: Found): Promise<AffectedState> {
  const state = affectedState(row, lines.length > 0, shop.now());
  return state === 'open' && (await hasComeIn(shop.database, row.booking_id, lines)) ? 'listed' : state;
}

/** `POST closed-visit` */
export async function showClosedVisit(shop: ClosingsShop, link: string): Promise<ClosedVisit | Refusal> {
  const found = await findByLink(shop, link);
  return found ? present(shop, found, '') : refuse('NOT_FOUND');
}

/** `POST closed-visit/answer`: what it says afterwards, whoever was first. */
export async function answerClosedVisit(
  shop: ClosingsShop,
  { link, choice, datetime }: Chosen,
): Promise<ClosedVisit | Refusal> {
  const before = await findByLink(shop, link);
  if (!before) return refuse('NOT_FOUND');
  const problem = await answerOrder(shop, before.row.id, { choice, datetime });
  forgetAvailability(shop, [...new Set((before.order?.returnable.claims ?? []).map(({ pool }) => pool))]);
  const after = await findByLink(shop, link);
  return after ? present(shop, after, problem) : refuse('NOT_FOUND');
}

/** `POST closed-visit/times` */
export async function timesForClosedVisit(
  shop: ClosingsShop,
  link: string,
): Promise<{ times: string[] } | Refusal> {
  const found = await findByLink(shop, link);
  if (!found) return refuse('NOT_FOUND');
  const { order, lines } = found;
  if ((await stateOf(shop, found)) !== 'open') return { times: [] };
  const today = shop.clock.today();
  const pools = [...new Set(claimsOf(found).map(({ pool }) => pool))];
  const slots = await slotsBetween(shop, pools, today, addDays(today, DAYS_AHEAD));
  const closed = new Set(lines.map((line) => datetimeOf(order, line)));
  const needs = needsOf(found, slots);
  const free = slots
    .filter((slot) => !slot.closed && !closed.has(slot.datetime) && slot.starts_at > shop.now())
    .map(({ pool_id: pool, datetime, available }) => ({ pool, datetime, available }));
  return { times: needs.size === 0 ? [] : timesThatFit(needs, free).slice(0, MOST_TIMES) };
}

/** The closed lines' own claims, without those on the value of codes. */
function claimsOf({ order, lines }: Found) {
  return (order?.returnable.claims ?? []).filter(({ orderLine, line }) => lines.includes(orderLine ?? line));
}

/** Pools that have times of their own like those that were bought, and how many places are needed of each. */
function needsOf(found: Found, slots: readonly { readonly pool_id: string; readonly datetime: string }[]) {
  const lengths = new Set(found.lines.map((line) => datetimeOf(found.order, line).length));
  const dated = new Set(
    slots.filter(({ datetime }) => lengths.has(datetime.length)).map(({ pool_id }) => pool_id),
  );
  const needs = new Map<string, number>();
  for (const { pool, quantity } of claimsOf(found))
    if (dated.has(pool) && !pool.startsWith('ticket:')) needs.set(pool, (needs.get(pool) ?? 0) + quantity);
  return needs;
}

function datetimeOf(order: LockedOrder | undefined, index: number): string {
  const line = order?.returnable.lines[index];
  return line && isVisit(line) ? line.datetime : '';
}

/** `POST closed-visit/preview` */
export async function previewAnswer(
  shop: ClosingsShop,
  { link, choice, datetime }: Chosen,
): Promise<Preview | Refusal> {
  const found = await findByLink(shop, link);
  if (!found) return refuse('NOT_FOUND');
  if ((await stateOf(shop, found)) !== 'open' || !found.closing.offers.includes(choice))
    return notPossible('not-possible');
  if (choice === 'other-time')
    return datetime ? previewTime(shop, found, datetime) : notPossible('not-possible');
  const said = await previewReturn(shop, {
    number: found.row.number,
    selection: selectionOf(found.lines, choice),
  });
  if (said.state !== 'possible') return notPossible('not-possible');
  const { toPayments, toCodes, voucher } = said.effect;
  return { problem: '', money: sumOf(toPayments), codes: sumOf(toCodes), voucher };
}

async function previewTime(shop: ClosingsShop, { row, lines }: Found, datetime: string): Promise<Preview> {
  let money = 0;
  for (const line of lines) {
    const moved = await previewMove(shop, { number: row.number, line, datetime });
    if (moved.state !== 'possible')
      return notPossible(moved.state === 'refused' && moved.problem === 'full' ? 'full' : 'not-possible');
    money += differenceBack(moved.effect);
  }
  return { problem: '', money, codes: 0, voucher: 0 };
}

function notPossible(problem: 'full' | 'not-possible'): Preview {
  return { problem, money: 0, codes: 0, voucher: 0 };
}

async function present(shop: ClosingsShop, found: Found, problem: AnswerProblem): Promise<ClosedVisit> {
  const { row, closing, order, lines } = found;
  const { until, back, moved_to, number, language } = row;
  return {
    state: await stateOf(shop, found),
    number,
    // The last moment, not the first one after it.
    until: shop.clock.fromInstant(new Date(until.getTime() - 60_000)),
    lines: lines.flatMap((index) => {
      const line = order?.returnable.lines[index];
      if (!line || !isVisit(line)) return [];
      const parts = line.parts.map(({ name, count }) => ({ name, count }));
      return [{ title: line.title, datetime: line.datetime, parts }];
    }),
    offers: [...closing.offers],
    cause: closing.cause,
    sentence: closing.sentences.find((one) => one.language === language)?.text ?? '',
    back,
    moved_to: moved_to ?? '',
    problem,
  };
}
