import { describe, expect, it } from 'vitest';
import { inPageLanguage, safeReturnPath } from './safe-return-path.ts';

describe('after logging in or out the visitor returns', () => {
  it.each([
    '/',
    '/de/',
    '/de/tickets/nachtlinien?date=2026-12-01&time=10:00',
    '/tickets',
    '/de/checkout',
    '/en/order-review/AbC-123_x',
    '/de/guided-tours?language=de%20fr',
    '/de/registered-artists',
    '/de/settings',
  ])('to %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it('without the part after the hash', () => {
    expect(safeReturnPath('/de/tickets#top')).toBe('/de/tickets');
  });
});

describe('a return path never leads to another site', () => {
  it.each([
    null,
    '',
    'tickets',
    'https://evil.example/',
    'HTTPS:evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/de/',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%09/evil.example',
    '/%0a/evil.example',
    '/%0D%0A/evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '%2F%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%252F%252Fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/de/..//evil.example',
    '/de/../..//evil.example/x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'mailto:eve@example.org',
    '?returnTo=/de/',
    '#//evil.example',
    '@evil.example',
    '.evil.example',
    '/de/tickets?x=\\evil',
  ])('by %j', (given) => {
    expect(safeReturnPath(given)).toBe('');
  });

  it('by any start and rest, read as a browser reads them', () => {
    for (const start of ['/', '//', '/\\', '\\', '/./', '/../', '/%2e/', '/\u2028/', '/\uff0f'])
      for (const rest of ['/evil.example', '\\evil.example', 'evil.example', '@evil.example'])
        expect(new URL(safeReturnPath(start + rest), 'https://museum.example').origin).toBe(
          'https://museum.example',
        );
  });
});

describe('a return path never leads to login, logout or other account-entry pages', () => {
  it.each([
    '/de/login',
    '/login',
    '/de/login?returnTo=/de/login',
    '/logout',
    '/logout?returnTo=/de/',
    '/de/register',
    '/de/register/success',
    '/de/forgot-password',
    '/de/recover/',
    '/de/recover/secret',
    '/de/recover-success',
    '/de/password-reset-success',
    '/de/confirm-email/',
    '/de/confirm-order/',
    '/de/./login',
  ])('by %s', (given) => {
    expect(safeReturnPath(given)).toBe('');
  });
});

describe('the page to return to', () => {
  it.each([
    ['/de/tickets?date=2026-12-01', '/fr/tickets?date=2026-12-01'],
    ['/de', '/fr'],
    ['/de?venue=1', '/fr?venue=1'],
    ['/de/', '/fr/'],
    ['/tickets', '/fr/tickets'],
    ['/', '/fr/'],
    ['', ''],
  ])('%s is in the language of the page: %s', (path, expected) => {
    expect(inPageLanguage(path, 'fr')).toBe(expected);
  });
});
