// What a museum may say about its door.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
});
afterEach(() => museum.remove());

async function problems(door: string): Promise<string[]> {
  museum.put('museum.yaml', `${MUSEUM_YAML}\ndoor: ${door}\n`);
  try {
    await readMuseumFolder(museum.folder, new Date('2026-11-18T07:00:00Z'));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
}

test.each([
  '{}',
  '{early_minutes: 0, late_minutes: 240, names: true, counts_exits: true}',
  '{paper_to: [tor@museum.example], paper_at: "19:30"}',
])('%s is fine', async (door) => {
  expect(await problems(door)).toEqual([]);
});

test.each([
  ['{early_minutes: 241}', 'early_minutes'],
  ['{late_minutes: -1}', 'late_minutes'],
  ['{paper_to: [tor]}', 'paper_to'],
  ['{paper_to: tor@museum.example}', 'paper_to'],
  ['{paper_at: "25:00"}', 'paper_at'],
  ['{paper: yes}', 'paper'],
])('%s is not', async (door, field) => {
  const said = await problems(door);
  expect(said.join('\n')).toContain(field);
});
