// A withdrawal is carried out: its lines are canceled and their money goes back the way it came, the first shipping with all
// goods (§ 357(1), (2) BGB), without a fee. Or it needs nothing, and somebody says why.
import type { WithdrawalDetails, WithdrawalEffect } from '../../../domain/orders/withdrawals-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { ReturnSelection } from '../../../domain/returns/return-order.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import {
  lockWithdrawal,
  type Outcome,
  settleWithdrawal,
} from '../../orders/withdrawal/office-withdrawals.ts';
import type { Payments } from '../../payments/payments.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { giveBack, previewReturn } from '../give-back.ts';
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
  const given = await withShipping(open, lines, (selection) =>
    giveBack(shop.payments, {
      number: open.order ?? '',
      selection,
      reason: '',
      // Whoever asks again after the process has died is answered by the return that is there.
      key: `withdrawal-${id}`,
      by,
      forbid: (effect) => forbidReturn(shop, effect, staff),
    }),
  );
  if (given.state === 'not-permitted') return given.refusal;
  if (given.state !== 'done' && given.state !== 'before') return refuse('WITHDRAWAL_NOT_POSSIBLE');
  return settle(shop, id, 'carried-out', { by, after: { lines, amount: given.row.amount } });
}

/** Notes that nothing is to be done, and why. */
export function settleWithout(
  shop: SettlingShop,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Actor,
): Promise<WithdrawalDetails | Refusal> {
  return settle(shop, id, 'not-due', { by, reason });
}

async function settle(
  shop: SettlingShop,
  id: string,
  outcome: Outcome,
  said: { readonly by: Actor; readonly reason?: string; readonly after?: Readonly<Record<string, unknown>> },
): Promise<WithdrawalDetails | Refusal> {
  const refused = await shop.database.transaction(async (sql): Promise<Refusal | undefined> => {
    const row = await lockWithdrawal(sql, id);
    if (!row) return refuse('NOT_FOUND');
    if (row.settled_at) return refuse('WITHDRAWAL_SETTLED');
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
