import * as reactRouter from 'react-router';
import { expect, test } from 'vitest';

// An update may rename them without a major version: ADR 029 says why the shop has them, and what it costs to do without.
test.each([
  'UNSAFE_createBrowserHistory',
  'UNSAFE_createRouter',
  'UNSAFE_defaultMapRouteProperties',
  'UNSAFE_hydrationRouteProperties',
])('React Router still has %s, of which the shop’s router is made', (name) => {
  expect(reactRouter).toHaveProperty(name, expect.anything());
});
