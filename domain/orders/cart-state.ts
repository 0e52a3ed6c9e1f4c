// The states of a cart on the server and the ways between them (spec decisions 3). Money that comes for a cart that has
// lapsed takes the places again if they are free, else goes back; money for a cart the visitor canceled goes back.
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

/** The state after an event, or undefined when the event means nothing in this state. */
export function nextCartState(state: CartState, event: CartEvent): CartState | undefined {
  return TRANSITIONS[state][event];
}
