// Opening hours for search engines: as schema.org writes them, or not at all.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const HOURS = 'hours: {de: täglich}';

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

function reading(hours: string) {
  expect(MUSEUM_YAML).toContain(HOURS);
  museum.put('museum.yaml', MUSEUM_YAML.replace(HOURS, `${HOURS}, opening_hours: ['${hours}']`));
  return readMuseumFolder(museum.folder, NOW);
}

test.each(['Tu-Su 10:00-18:00', 'Mo 09:30-17:00', 'Tu,We,Su 10:00-18:00', 'Mo-We,Fr 00:00-23:59'])(
  '%s is taken as it stands',
  async (hours) => {
    expect((await reading(hours)).museum.venues[0]?.opening_hours).toEqual([hours]);
  },
);

test.each(['Di-So 10:00-18:00', 'Tu-Su 10-18', 'Tu-Su 10:00-24:00', 'daily', 'Tu-Su 10:00 - 18:00'])(
  '%s is refused with its line',
  async (hours) => {
    await expect(reading(hours)).rejects.toThrow(/museum\.yaml:\d+.*opening_hours/);
  },
);
