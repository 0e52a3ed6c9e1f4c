import { afterAll, describe, expect, test } from 'vitest';
import { MuseumFolderError } from '../../museum-folder/folder-problem.ts';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { MUSEUM_YAML, makeTestMuseum } from '../../testing/test-museum.ts';

const museum = makeTestMuseum();
afterAll(() => museum.remove());

async function problemsOf(rushes: string): Promise<string> {
  museum.put('museum.yaml', `${MUSEUM_YAML}waiting_room:\n  rushes:\n${rushes}\n`);
  try {
    await readMuseumFolder(museum.folder, new Date('2026-11-18T07:00:00Z'));
    return '';
  } catch (problem) {
    if (problem instanceof MuseumFolderError) return problem.message;
    throw problem;
  }
}

const rush = (more: string, id = 'flut') => `    - {id: ${id}, pace: 60, ${more}}`;
const DAY = 'from: "2026-12-01 09:00", to: "2026-12-01 18:00"';

describe('a rush in museum.yaml', () => {
  test.each([
    ['for everything', rush(DAY)],
    ['for an event whose sale opens', rush(`${DAY}, sale_opens: "2026-12-01 10:00", events: [flut]`)],
    ['after another', `${rush(DAY)}\n${rush('from: "2026-12-01 18:00", to: "2026-12-01 19:00"', 'later')}`],
  ])('%s is read', async (_, rushes) => {
    expect(await problemsOf(rushes)).toBe('');
  });

  test.each([
    [
      'ends before it starts',
      rush('from: "2026-12-01 09:00", to: "2026-12-01 08:00"'),
      'ends at 2026-12-01 08:00',
    ],
    [
      'starts on no day',
      rush('from: "2026-02-30 09:00", to: "2026-12-01 08:00"'),
      'the calendar has no 2026-02-30',
    ],
    ['opens its sale outside', rush(`${DAY}, sale_opens: "2026-12-01 08:00"`), 'is not between from and to'],
    ['is for an event that there is not', rush(`${DAY}, events: [ebbe]`), 'there is no event "ebbe"'],
    ['is there twice', `${rush(DAY)}\n${rush(DAY)}`, '"flut" is there twice'],
    [
      'overlaps with another',
      `${rush(DAY)}\n${rush('from: "2026-12-01 17:59", to: "2026-12-01 19:00"', 'later')}`,
      'overlaps with the rush "flut"',
    ],
    ['has a time without a day', rush('from: "09:00", to: "2026-12-01 18:00"'), 'from'],
  ])('that %s is refused', async (_, rushes, reason) => {
    expect(await problemsOf(rushes)).toContain(reason);
  });
});
