export const cartEn = {
  'cart.title': 'Your cart',
} as const;
