// The states of a cart on the server and the transitions between them (spec decisions 3). When money arrives for a
// lapsed cart, the cart takes its places again if they are free; otherwise the money goes back. Money for a cart that
// the visitor canceled goes back. Where a cart is confirmed in the same transaction, `paid` is passed through and not stored.
export const CART_STATES = ['held', 'paid', 'confirmed', 'canceled', 'expired'] as const;
export type CartState = (typeof CART_STATES)[number];

/** What can happen to a cart. */
export type CartEvent = 'money-arrived' | 'confirmed' | 'canceled' | 'lapsed' | 'refunded';

const TRANSITIONS: Record<CartState, Partial<Record<CartEvent, CartState>>> = {
  held: { 'money-arrived': 'paid', canceled: 'canceled', lapsed: 'expired' },
  paid: { confirmed: 'confirmed', refunded: 'canceled' },
  confirmed: {},
  canceled: {},
  // Only when the places could be taken again.
  expired: { 'money-arrived': 'paid' },
};

/** The state after an event, or undefined when this state does not allow the event. */
export function nextCartState(state: CartState, event: CartEvent): CartState | undefined {
  return TRANSITIONS[state][event];
}
