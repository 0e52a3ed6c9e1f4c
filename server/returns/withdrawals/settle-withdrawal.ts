// A withdrawal is carried out: its lines are canceled and their money goes back the way it came, the first shipping with all
// goods (§ 357(1), (2) BGB), without a fee. Or it needs nothing, and somebody says why. The return and its note are one
// transaction: what is noted is what was given back.
import { isDeepStrictEqual } from 'node:util';
import type { WithdrawalDetails, WithdrawalEffect } from '../../../domain/orders/withdrawals-contract.ts';
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ReturnSelection } from '../../../domain/returns/return-order.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import type { OrderReturnRow } from '../../orders/returns/order-returns.ts';
import {
  lockWithdrawal,
  type Outcome,
  settleWithdrawal,
} from '../../orders/withdrawal/office-withdrawals.ts';
import type { Payments } from '../../payments/payments.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { giveBackIn, previewReturn } from '../give-back.ts';
import { forbidReturn } from '../office/forbid-return.ts';
import { presentEffect } from '../office/present-cancel.ts';
import { showWithdrawal, type WithdrawalsShop } from './show-withdrawals.ts';

export type SettlingShop = WithdrawalsShop &
  Parameters<typeof forbidReturn>[0] & { readonly payments: Payments };

type Asked = { readonly id: string; readonly lines: readonly number[] };

/** What it would give back. Changes nothing. */
export async function previewCarryOut(
  shop: SettlingShop,
  { id, lines }: Asked,
): Promise<WithdrawalEffect | Refusal> {
  const open = await openOrRefused(shop, id);
  if ('refused' in open) return open;
  const preview = await withShipping(open, lines, (selection) =>
    previewReturn(shop.payments, { number: open.order ?? '', selection }),
  );
  if (preview.state !== 'possible') return refuse('WITHDRAWAL_NOT_POSSIBLE');
  const { items, amount, mail_to } = presentEffect(preview.order, preview.effect, new Set());
  return { items, amount, mail_to };
}

/** Carries it out, once however often it is asked. */
export async function carryOut(
  shop: SettlingShop,
  { id, lines }: Asked,
  by: Actor,
  staff: StaffBearer | undefined,
): Promise<WithdrawalDetails | Refusal> {
  const open = await openOrRefused(shop, id);
  if ('refused' in open) return open;
  return settle(shop, id, async (sql) => {
    const given = await withShipping(open, lines, (selection) =>
      giveBackIn(sql, shop.payments, {
        number: open.order ?? '',
        selection,
        reason: '',
        key: `withdrawal-${id}`,
        by,
        forbid: (effect) => forbidReturn(shop, effect, staff),
      }),
    );
    if (given.state === 'not-permitted') return given.refusal;
    if (given.state !== 'done' && given.state !== 'before') return refuse('WITHDRAWAL_NOT_POSSIBLE');
    const returned = linesOf(given.row);
    // An older shop did this in two transactions: where it died between them, the return is there without its note.
    if (given.state === 'before' && !isDeepStrictEqual(returned, sorted(lines)))
      return refuse('WITHDRAWAL_OTHER_LINES', { details: { given: titlesOf(open, returned) } });
    return { outcome: 'carried-out', by, after: { lines: returned, amount: given.row.amount } };
  });
}

function linesOf({ content }: OrderReturnRow): number[] {
  return sorted(content.parts.map(({ line }) => line));
}

function sorted(lines: readonly number[]): number[] {
  return [...new Set(lines)].toSorted((one, other) => one - other);
}

function titlesOf({ lines }: WithdrawalDetails, of: readonly number[]): string {
  return of.map((index) => lines.find(({ line }) => line === index)?.title ?? '').join(', ');
}

/** Notes that nothing is to be done, and why. */
export function settleWithout(
  shop: SettlingShop,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<WithdrawalDetails | Refusal> {
  return settle(shop, id, async () => ({ outcome: 'not-due', by, reason }));
}

type Settled = {
  readonly outcome: Outcome;
  readonly by: Actor;
  readonly reason?: string;
  readonly after?: Readonly<Record<string, unknown>>;
};

/**
 * Settles a declaration that is open, in one transaction with what is done about it.
 * @param decide is called once it is locked
 */
async function settle(
  shop: SettlingShop,
  id: string,
  decide: (sql: Sql) => Promise<Settled | Refusal>,
): Promise<WithdrawalDetails | Refusal> {
  const refused = await shop.database.transaction(async (sql): Promise<Refusal | undefined> => {
    const row = await lockWithdrawal(sql, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.settled_at) return refuse('WITHDRAWAL_SETTLED');
    const decided = await decide(sql);
    if (isRefusal(decided)) return decided;
    const { outcome, ...said } = decided;
    const now = shop.now();
    await settleWithdrawal(sql, id, outcome, now);
    await writeAct(sql, { verb: `withdrawal.${outcome}`, on: { kind: 'withdrawal', id }, ...said }, now);
    return undefined;
  });
  return refused ?? showWithdrawal(shop, id);
}

async function openOrRefused(shop: SettlingShop, id: string): Promise<WithdrawalDetails | Refusal> {
  const shown = await showWithdrawal(shop, id);
  return 'refused' in shown || shown.outcome === null ? shown : refuse('WITHDRAWAL_SETTLED');
}

/** With the shipping where all that can be withdrawn is, and something was paid for it. */
async function withShipping<Answer extends { readonly state: string }>(
  { lines: all }: WithdrawalDetails,
  chosen: readonly number[],
  ask: (selection: ReturnSelection) => Promise<Answer>,
): Promise<Answer> {
  const isAll = all.every(({ line, right }) => right === 'none' || chosen.includes(line));
  const selection = {
    pieces: [...new Set(chosen)].map((line) => ({ line })),
    shipping: isAll,
    fee: 0,
    to: 'the-way-it-came',
  } as const;
  const answer = await ask(selection);
  const hasNone = 'refused' in answer && answer.refused === 'no-shipping';
  return hasNone ? ask({ ...selection, shipping: false }) : answer;
}
