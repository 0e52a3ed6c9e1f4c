// What staff ask for at the command line about giving back an order or a part of it: first to see what would happen, then to
// do it.
import type { RefundShop } from '../../payments/payments.ts';
import type { CommandAnswer } from '../../platform/command-socket.ts';
import type { Database } from '../../platform/database/sql.ts';
import { type GivenBack, giveBack, previewReturn, readOrder } from '../give-back.ts';
import { describeEffect, describeOrder, describeRefusal, euros } from './describe-return.ts';
import type { RefundArguments } from './refund-arguments.ts';
import { withRefundShop } from './refund-in-database.ts';
import { refundSelection } from './refund-selection.ts';

export type RefundTask =
  | { readonly do: 'show'; readonly asked: RefundArguments }
  /** `key` names the act: it is done once, however often it is asked for. */
  | {
      readonly do: 'give-back';
      readonly asked: RefundArguments;
      readonly key: string;
      readonly user: string;
    };

/** Does a task, and says what became of it: `done` when it is possible, or has been done. */
export function carryOutRefund(
  database: Database,
  task: RefundTask,
  now: () => Date,
): Promise<CommandAnswer> {
  return withRefundShop(database, now, (shop) => carryOut(shop, task));
}

async function carryOut(shop: RefundShop, task: RefundTask): Promise<CommandAnswer> {
  const { asked } = task;
  const { number, reason } = asked;
  const order = await readOrder(shop, number);
  if (!order) return no(`There is no order ${number}.`);
  const selection = refundSelection(order.returnable, asked);
  if (typeof selection === 'string') return no(`${describeOrder(order)}\n\n${selection}`);
  if (task.do === 'give-back') {
    const by = { kind: 'command', user: task.user } as const;
    const given = await giveBack(shop, { number, selection, reason, key: task.key, by });
    return { text: outcomeOf(asked, given), done: given.state === 'done' || given.state === 'before' };
  }
  const preview = await previewReturn(shop, { number, selection });
  if (preview.state === 'unknown') return no(`There is no order ${number}.`);
  if (preview.state === 'refused') return no(describeRefusal(asked, preview));
  return {
    text: `${describeOrder(preview.order)}\n\n${describeEffect(preview.order, preview.effect)}\n`,
    done: true,
  };
}

function no(text: string): CommandAnswer {
  return { text, done: false };
}

function outcomeOf(asked: RefundArguments, given: GivenBack): string {
  const { number } = asked;
  if (given.state === 'unknown') return `There is no order ${number}.`;
  if (given.state === 'changed' || given.state === 'not-permitted')
    throw new Error('the command line may do anything');
  if (given.state === 'refused') return describeRefusal(asked, given);
  const { row } = given;
  const sent = row.content.toPayments.reduce((sum, { amount }) => sum + amount, 0) - row.waiting;
  const isOver = given.state === 'done' && given.effect.isLast;
  return [
    isOver
      ? `Order ${number} is refunded: its tickets, passes and vouchers are no longer valid.`
      : `Order ${number}: done.`,
    sent > 0
      ? `${euros(sent)} go back and the customer gets a mail as soon as the shop is running.`
      : 'There was no money to give back. The customer gets a mail as soon as the shop is running.',
    ...(row.content.voucher ? [`Voucher: ${row.content.voucher.barcode}`] : []),
    ...(row.credit_note ? [`Credit note: ${row.credit_note}`] : []),
  ].join('\n');
}
