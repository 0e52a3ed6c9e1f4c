import { describe, expect, it } from 'vitest';
import { checkoutRoute, returnRouteAfter } from './return-route.ts';

describe('the way back to the checkout', () => {
  it.each(['login', 'register', 'register-guest', 'forgot-password', 'recover/abc'])(
    'is remembered on the way to %s',
    (page) => {
      expect(returnRouteAfter('/de/checkout', `/de/${page}`)).toBe('/de/checkout');
    },
  );

  it.each(['register/success', 'password-reset-success', 'recover', 'recover-success', 'confirm-email'])(
    'stays remembered on %s',
    (page) => {
      expect(returnRouteAfter('/de/forgot-password', `/de/${page}`)).toBeUndefined();
    },
  );

  it('stays remembered from one such page to the next', () => {
    expect(returnRouteAfter('/de/login', '/de/register-guest')).toBeUndefined();
  });

  it.each(['/de/', '/de/tickets', '/de/checkout', '/de/settings', '/de/registered-artists'])(
    'is forgotten on %s',
    (page) => {
      expect(returnRouteAfter('/de/login', page)).toBe('');
    },
  );

  it('leads to the checkout without a language too, but to no page that follows the payment', () => {
    expect(returnRouteAfter('/checkout', '/login')).toBe('/checkout');
    expect(returnRouteAfter('/de/checkout/success', '/de/login')).toBeUndefined();
  });
});

describe('a way back that an address names', () => {
  it('is followed to the checkout', () => {
    expect(checkoutRoute('/de/checkout')).toBe('/de/checkout');
    expect(checkoutRoute('/en/checkout/failed')).toBe('/en/checkout/failed');
  });

  it.each([
    null,
    '',
    '/de/',
    '//evil.example/checkout',
    'https://evil.example/de/checkout',
    '/de/checkout?x',
    '/\\evil',
  ])('is not followed to %s', (route) => {
    expect(checkoutRoute(route)).toBe('');
  });
});
