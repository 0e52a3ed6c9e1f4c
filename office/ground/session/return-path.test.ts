import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['the page somebody was at', '/office/orders?q=a', '/office/orders?q=a'],
  ['Today without one', null, '/office/'],
  ['Today instead of sign-in, or it would never end', '/office/sign-in?from=%2Foffice%2F', '/office/'],
  ['Today instead of another site', 'https://evil.example/office/', '/office/'],
  ['Today instead of a page of the shop', '/de/tickets', '/office/'],
  ['Today for what browsers read as another host', '/office/\\evil.example', '/office/'],
])('after signing in one is at %s', (_, from, path) => {
  expect(returnPath(from)).toBe(path);
});
