import { expect, test } from 'vitest';
import { groupsOf, programme, venuesOf } from './programme.ts';
import { exampleEvent } from './ticket-examples.ts';

const gallery = { id: 'galerie', name: 'Neue Galerie', address: '' };
const events = [
  exampleEvent({ id: 'ended', state: 'ended', sequence_no: 0 }),
  exampleEvent({
    id: 'second',
    sequence_no: 2,
    venue: gallery,
    custom_groups: [{ id: 'photo', name: 'Photography' }],
  }),
  exampleEvent({ id: 'first', sequence_no: 1, state: 'sold-out' }),
  exampleEvent({ id: 'later', sequence_no: 2, sorting_datetime: '2027-01-01 10:00' }),
];

test('the programme keeps its order, what has ended comes last', () => {
  expect(programme(events, {}).map(({ id }) => id)).toEqual(['first', 'second', 'later', 'ended']);
});

test('venue and group narrow it down together', () => {
  expect(programme(events, { venue: 'galerie' }).map(({ id }) => id)).toEqual(['second']);
  expect(programme(events, { venue: 'galerie', group: 'photo' }).map(({ id }) => id)).toEqual(['second']);
  expect(programme(events, { venue: 'pumpwerk', group: 'photo' })).toEqual([]);
});

test('each venue and group is named once', () => {
  expect(venuesOf(events).map(({ id }) => id)).toEqual(['pumpwerk', 'galerie']);
  expect(groupsOf(events)).toEqual([{ id: 'photo', name: 'Photography' }]);
});
