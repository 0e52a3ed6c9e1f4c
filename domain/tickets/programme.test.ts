import { expect, test } from 'vitest';
import { groupsOf, type ProgrammeEntry, programme, searchable, venuesOf } from './programme.ts';

const TODAY = '2026-11-18';
const pumpwerk = { id: 'pumpwerk', name: 'Altes Pumpwerk' };
const galerie = { id: 'galerie', name: 'Neue Galerie' };
const photo = { id: 'photo', name: 'Photography' };

function entry(id: string, more: Partial<ProgrammeEntry> = {}) {
  const usual = { venue: pumpwerk, custom_groups: [], sequence_no: 1, start: '2026-11-01', end: null };
  return { id, ...usual, words: searchable(id), ...more };
}

const entries = [
  entry('ended', { sequence_no: 0, end: '2026-11-17' }),
  entry('second', { sequence_no: 2, venue: galerie, custom_groups: [photo] }),
  entry('first', { end: TODAY }),
  entry('later', { sequence_no: 2, start: '2027-01-01' }),
];

const idsOf = (filter: Parameters<typeof programme>[1]) =>
  programme(entries, filter, TODAY).map(({ id }) => id);

test('the programme keeps its order, what has ended comes last', () => {
  expect(idsOf({})).toEqual(['first', 'second', 'later', 'ended']);
});

test('venue and group narrow it down together', () => {
  expect(idsOf({ venue: 'galerie' })).toEqual(['second']);
  expect(idsOf({ venue: 'galerie', group: 'photo' })).toEqual(['second']);
  expect(idsOf({ venue: 'pumpwerk', group: 'photo' })).toEqual([]);
});

test('what runs now and what opens later have nothing in common, and neither has ended', () => {
  expect(idsOf({ run: 'now' })).toEqual(['first', 'second']);
  expect(idsOf({ run: 'next' })).toEqual(['later']);
});

test.each([
  ['', true],
  ['monet', true],
  ['MONÉT', true],
  ['strasse monet', true],
  ['Straße', true],
  ['monet manet', false],
  ['  garten ', true],
])('a search for "%s" finds Monet in der Gärtenstraße: %s', (q, found) => {
  const monet = entry('monet', { words: searchable('Monet in der Gärtenstraße', 'Impressionen') });
  expect(programme([monet], { q }, TODAY)).toEqual(found ? [monet] : []);
});

test('each venue and group is named once', () => {
  expect(venuesOf(entries)).toEqual([pumpwerk, galerie]);
  expect(groupsOf(entries)).toEqual([photo]);
});
