// What paid for an order, as its page and its mail say it. A voucher can pay for all of it, and free tickets cost nothing: then the
// payment type that the cart named took no part.
import type { Order } from './order.ts';

export function paidBy({ total, codes }: Pick<Order, 'total' | 'codes'>): 'payment' | 'voucher' | 'nothing' {
  if (total > 0) return 'payment';
  return codes.some(({ kind, discount }) => kind === 'value' && discount > 0) ? 'voucher' : 'nothing';
}
