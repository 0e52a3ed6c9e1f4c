import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { ALL_FLAGS, MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import type { MuseumSettings } from '../museum.ts';
import { missingPages } from './missing-pages.ts';
import { pagesFormat } from './pages-format.ts';

const ALL = ['imprint', 'terms', 'data_protection', 'accessibility_statement', 'shipping'];
function link(id: string) {
  return `${id}: { title: ${id}, url: 'https://museum.example/${id}' }`;
}
function own(language: string, ...ids: string[]) {
  return `${language}: { ${ids.map(link).join(', ')} }`;
}

describe('pages that the shop links to and the folder does not have', () => {
  let museum: TestMuseum;
  beforeEach(() => {
    museum = makeTestMuseum();
  });
  afterEach(() => museum.remove());

  test.each([
    { has: 'none of them', settings: ALL_FLAGS, pages: [], missing: ALL },
    { has: 'all of them', settings: ALL_FLAGS, pages: ALL, missing: [] },
    {
      has: 'no goods to send',
      settings: 'flags: {has_merchandise: false}',
      pages: [],
      missing: ALL.slice(0, 4),
    },
    {
      has: 'links of its own in both languages, which the footer shows alone',
      settings: `${ALL_FLAGS}\ncustomTermsLinks: { ${own('de', 'terms')}, ${own('en', 'terms')} }`,
      pages: [],
      missing: ['data_protection'],
    },
    {
      has: 'links of its own in one language of two',
      settings: `${ALL_FLAGS}\ncustomTermsLinks: { ${own('de', ...ALL)} }`,
      pages: ['terms'],
      missing: ['imprint', 'data_protection', 'accessibility_statement', 'shipping'],
    },
  ])('with $has', async ({ settings, pages, missing }) => {
    museum.put('museum.yaml', MUSEUM_YAML.replace(ALL_FLAGS, settings));
    museum.put('pages/imprint.de.md', undefined);
    museum.put('pages/imprint.en.md', undefined);
    for (const id of pages) museum.put(`pages/${id}.de.md`, `# ${id}\n\nText.\n`);
    const folder = await readMuseumFolder(museum.folder, new Date('2026-11-18T07:00:00Z'));
    expect(missingPages(folder.museum as MuseumSettings, folder.valuesOf(pagesFormat))).toEqual(
      missing.map((id) => `pages/${id}.de.md`),
    );
  });
});
