import { describe, expect, it } from 'vitest';
import { returnRouteAfter } from './return-route.ts';

describe('the way back to the checkout', () => {
  it.each(['login', 'register', 'register-guest', 'forgot-password', 'recover/abc'])(
    'is remembered on the way to %s',
    (page) => {
      expect(returnRouteAfter('/de/checkout', `/de/${page}`)).toBe('/de/checkout');
    },
  );

  it('stays remembered from one such page to the next', () => {
    expect(returnRouteAfter('/de/login', '/de/register-guest')).toBeUndefined();
  });

  it.each(['/de/', '/de/tickets', '/de/checkout', '/de/registered-artists'])('is forgotten on %s', (page) => {
    expect(returnRouteAfter('/de/login', page)).toBe('');
  });

  it('leads to the checkout without a language too, and to no page behind the payment', () => {
    expect(returnRouteAfter('/checkout', '/login')).toBe('/checkout');
    expect(returnRouteAfter('/de/checkout/success', '/de/login')).toBeUndefined();
  });
});
