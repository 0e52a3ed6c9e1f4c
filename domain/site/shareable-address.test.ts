import { expect, it } from 'vitest';
import { shareableAddress } from './shareable-address.ts';

function told(address: string) {
  return shareableAddress(new URL(address, 'https://shop.example'));
}

it.each([
  ['/', '/'],
  ['/de', '/de'],
  ['/de/tickets/flut?date=2026-12-24&time=10:00', '/de/tickets/flut?date=2026-12-24&time=10:00'],
  ['/de/guided-tours?language=de,en&page=2#content', '/de/guided-tours?language=de,en&page=2#content'],
  ['/de/?utm_source=letter&gclid=Cj0-x_1', '/de/?utm_source=letter&gclid=Cj0-x_1'],
  ['/de/checkout/success?us=0123456789abcdef', '/de/checkout/success'],
  ['/de/checkout/success?partner=hotel#foyer-us-0123456789abcdef', '/de/checkout/success?partner=hotel'],
  ['/de/checkout/canceled?us=secret&partner=hotel', '/de/checkout/canceled?partner=hotel'],
  ['/de/tickets?email=ada@example.org&_=token&booking_id=7', '/de/tickets'],
  ['/de/tickets?utm_content=ada%40example.org', '/de/tickets'],
  ['/de/tickets?utm_content=%E0%A4%A', '/de/tickets'],
])('of %s a third party reads %s', (address, tellable) => {
  expect(told(address)).toBe(tellable);
});

it.each([
  '/de/login?returnTo=%2Fde%2Forder-review%2Fsecret',
  '/login',
  '/de/order-review/secret',
  '/de/recover/secret',
  '/de/recover-success',
  '/de/confirm-email',
  '/de/confirm-order',
  '/de/redeem',
  '/de/register-guest',
  '/de/register/success',
  '/de/settings',
  '/de/withdrawal',
  '/de/checkout',
  '/de/checkout/failed?us=secret',
  '/de/checkout/elsewhere/secret',
  '/de/ada@example.org',
  '/de/ada%40example.org',
])('at %s it reads nothing, because it is not there', (address) => {
  expect(told(address)).toBeUndefined();
});
