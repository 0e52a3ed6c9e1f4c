// A link to a document that is not there: what a visitor reads who opens it from an old mail, and what a program gets.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteWording } from '../../domain/wording/site/site-wording.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const [engine] = testDatabases();
const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('A wrong or expired link to a document', () => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine as NonNullable<typeof engine>, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test.each([
    ['tickets.pdf', 'fr-CH,fr;q=0.9,de;q=0.7', 'fr'],
    ['visit.ics', 'pl,da;q=0.8', 'da'],
    ['nothing-of-the-kind', '', 'de'],
    ['cut-off%E2%9', 'fr', 'fr'],
  ] as const)('%s opens a page in the visitor’s language (%s)', async (file, spoken, language) => {
    const headers = { accept: BROWSER, 'accept-language': spoken };
    const { status, headers: answered, body } = await shop.get(`/documents/nope/${file}`, headers);
    expect(status).toBe(404);
    expect(answered['content-type']).toBe('text/html; charset=utf-8');
    expect(answered['cache-control']).toContain('no-store');
    expect(body).toContain(siteWording[language]['site.noDocumentTitle']);
    expect(body).toContain(`<main lang="${language}">`);
    expect(body).toContain('mailto:shop@steg.example');
  });

  test('is refused to programs as a call is', async () => {
    const { status, body } = await shop.get('/documents/nope/tickets.pdf', { accept: 'application/pdf' });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});
