// What the office asks for before something is canceled (operations 1 and 2): giving money back, or keeping it, is a right
// apart from freeing places, and the customer reads why money is kept or given back without anything being taken back.
import type { Permission } from '../staff/permissions.ts';
import type { ReturnEffect, ReturnSelection } from './return-order.ts';

export function permissionsToCancel({ amount, fee }: Pick<ReturnEffect, 'amount' | 'fee'>): Permission[] {
  return amount > 0 || fee > 0 ? ['orders.cancel', 'money.refund'] : ['orders.cancel'];
}

export function needsReason({ to, fee, amount }: Pick<ReturnSelection, 'to' | 'fee' | 'amount'>): boolean {
  return to === 'kept' || fee > 0 || amount !== undefined;
}
