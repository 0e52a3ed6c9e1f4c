import { describe, expect, test } from 'vitest';
import { loggedError, withoutTokens } from './without-secrets.ts';

describe('no token reaches a log line', () => {
  test.each([
    ['/api/de/CUSTOMER_DATA?_=SECRET', '/api/de/CUSTOMER_DATA?_=***'],
    ['/api/de/SHIPPING_COSTS?a=1&jwt=SECRET&b=2', '/api/de/SHIPPING_COSTS?a=1&jwt=***&b=2'],
    ['/de/checkout/success?us=SECRET', '/de/checkout/success?us=***'],
    ['/x?sessionUs=SECRET&us=SECRET', '/x?sessionUs=***&us=***'],
    ['/api/de/CUSTOMER_DATA?%5F=SECRET', '/api/de/CUSTOMER_DATA?%5F=***'],
    ['/api/de/checkout/cancel?noRedirect=1&cartId=SECRET', '/api/de/checkout/cancel?noRedirect=1&cartId=***'],
    ['/x?srcURL=https%3A%2F%2Fshop%2F%3Fus%3DSECRET', '/x?srcURL=***'],
    ['/x?_=SECRET=SECRET', '/x?_=***'],
    ['/x?%E0%A4%A=1&_=SECRET', '/x?%E0%A4%A=1&_=***'],
    ['/api/de/order/review?id=SECRET', '/api/de/order/review?id=***'],
    ['/documents/SECRET/tickets.pdf?lang=de', '/documents/***/tickets.pdf?lang=de'],
    ['/de/order-review/SECRET', '/de/order-review/***'],
    ['/de/recover/SECRET', '/de/recover/***'],
    ['/demo-bank/SECRET', '/demo-bank/***'],
    ['/logout?returnTo=%2Fde%2Forder-review%2FSECRET', '/logout?returnTo=***'],
    ['/api/de/auth/login?_u=SECRET&_p=SECRET', '/api/de/auth/login?_u=***&_p=***'],
    ['/de/tickets?venue=haus', '/de/tickets?venue=haus'],
  ])('%s', (url, logged) => {
    expect(withoutTokens(url)).toBe(logged);
  });
});

describe('no logged problem names a person', () => {
  test('a row that a database refuses is not logged, only which rule refused it', () => {
    const problem = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint: 'customer_by_confirmed_email',
      detail: 'Key (email)=(ada@example.org) already exists.',
      params: ['ada@example.org', 'a secret'],
      query: 'insert into customer …',
    });
    expect(loggedError(problem)).toEqual({
      type: 'Error',
      message: 'duplicate key value violates unique constraint',
      stack: expect.stringContaining('without-secrets.test.ts'),
      code: '23505',
      constraint: 'customer_by_confirmed_email',
    });
  });

  test('neither is the recipient that a mail server refuses, nor a token', () => {
    const cause = new Error('550 <ada@example.org> unknown, JÖRG@münchen.example too');
    const text = JSON.stringify(
      loggedError(new Error('token eyJhbGciOi.eyJpc3Mi.c2ln of ada%40example.org', { cause })),
    );
    expect(text).not.toMatch(/ada|münchen|eyJ/);
    expect(text).toContain('550 <***> unknown');
  });

  test('an error that was copied into a plain object keeps what it says', () => {
    const copied = { message: 'the database of ada@example.org is away', stack: 'at once', queue: 'mail' };
    expect(loggedError(copied)).toEqual({
      type: 'Error',
      message: 'the database of *** is away',
      stack: 'at once',
    });
  });

  test('what is no error is logged as text', () => {
    expect(loggedError('ada@example.org is away')).toEqual({
      type: 'string',
      message: '*** is away',
      stack: '',
    });
  });
});
