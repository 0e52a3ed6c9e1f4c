// What an import reports about a wrong tour file: file, line and reason.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MuseumFolderError } from '../../museum-folder/folder-problem.ts';
import { readMuseumFolder } from '../../museum-import/read-museum-folder.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import {
  addTestTours,
  GUIDES_MUSEUM_YAML,
  QUESTIONS_YAML,
  TOUR_KINDS,
  type TourKind,
  tourYaml,
} from '../../testing/test-tours.ts';
import { toursFormat } from './tours-format.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let museum: TestMuseum;
beforeEach(() => {
  museum = makeTestMuseum();
  museum.put('museum.yaml', GUIDES_MUSEUM_YAML);
  addTestTours(museum);
});
afterEach(() => museum.remove());

async function problems(): Promise<string[]> {
  const error = await readMuseumFolder(museum.folder, NOW).catch((thrown: unknown) => thrown);
  if (!(error instanceof MuseumFolderError)) throw new Error('The folder was accepted.', { cause: error });
  return error.message.split('\n').slice(1);
}

test('a tour for each way of booking is read', async () => {
  const tours = (await readMuseumFolder(museum.folder, NOW)).valuesOf(toursFormat);
  expect(tours.flatMap(({ languages }) => languages.map(({ id }) => id)).toSorted()).toEqual(
    TOUR_KINDS.flatMap((kind) => [`${kind}-de`, `${kind}-en`]).toSorted(),
  );
});

type Row = [kind: TourKind, part: string, by: string, problem: string, place?: string];

/** Changes one thing in a kind's file; the problem is expected at its line, or at that of `place` in what is written. */
async function isReportedWithItsLine(kind: TourKind, part: string, by: string, problem: string, place = by) {
  const before = tourYaml(kind, QUESTIONS_YAML);
  expect(before).toContain(part);
  const text = before.replace(part, by);
  museum.put(`tours/${kind}.yaml`, text);
  const line = text.slice(0, text.indexOf(place)).split('\n').length;
  expect(await problems()).toContain(`tours/${kind}.yaml:${line}: ${problem}`);
}

describe('unknown names', () => {
  test.each<Row>([
    ['places', 'venue: haus', 'venue: turm', 'venue: there is no venue "turm"'],
    ['places', 'venue: haus', 'venue: haus\nevent: ebbe', 'event: there is no event "ebbe"', 'event: ebbe'],
    ['places', '[kunst]', '[kunst, boot]', 'custom_groups[2]: there is no custom group "boot"'],
    ['places', '[kunst]', '[kunst, kunst]', 'custom_groups[2]: "kunst" is there twice'],
    ['places', 'file: steg.svg', 'file: boot.svg', 'picture.file: there is no images/boot.svg'],
    ['whole', 'venue: haus', 'venue: haus\nguides: keller', 'guides: there is no pool "keller"', 'guides:'],
    ['places', 'language: en', 'language: EN', 'languages[2].language: must be a language such as de or gsg'],
    [
      'places',
      'language: en',
      'language: gsg',
      'languages[2].language: "gsg" has no name in de: give it a language_name',
    ],
  ])('%s: %s → %s', isReportedWithItsLine);

  test('a language that Unicode does not name is named by the museum', async () => {
    museum.put(
      'tours/places.yaml',
      tourYaml('places').replace('language: en', 'language: gsg, language_name: {de: Gebärdensprache}'),
    );
    expect((await readMuseumFolder(museum.folder, NOW)).valuesOf(toursFormat)).toHaveLength(8);
  });
});

describe('duplicate ids', () => {
  test.each<Row>([
    ['places', 'id: frei', 'id: voll', 'tickets[2].id: "voll" is there twice', 'id: voll, name: {de: Kind}'],
    [
      'places',
      'id: klein',
      'id: gross',
      'tickets[3].subtickets[2].id: "gross" is there twice',
      'id: gross, name: {de: Kleine}',
    ],
    ['whole', 'id: schule', 'id: gruppe', 'prices[2].id: "gruppe" is there twice', '- {id: gruppe'],
    [
      'whole',
      'id: fach',
      'id: alter',
      'questions[2].id: "alter" is there twice',
      '- {id: alter, type: select',
    ],
    ['whole', 'value: grosse', 'value: kinder', 'questions[1].options[2].value: "kinder" is there twice'],
    ['places', 'language: en', 'language: de', 'languages[2].language: "de" is there twice', 'places-en'],
    ['places', 'id: places-en', 'id: group-de', 'languages[2].id: "group-de" is already in tours/group.yaml'],
  ])('%s: %s → %s', isReportedWithItsLine);
});

describe('fields that do not fit the way a tour is booked', () => {
  const onlyPlaces = 'where single places are sold and nothing else';
  test.each<Row>([
    ['whole', 'min_participants: 3', 'min_participants: 7', 'min_participants: is above max_participants, 6'],
    [
      'places',
      'max_participants: 6',
      'max_participants: 6\nmin_participants: 2',
      `min_participants: has no meaning ${onlyPlaces}`,
      'min_participants',
    ],
    [
      'both',
      'venue: haus',
      'guides: guides\nvenue: haus',
      'guides: go with tours that are booked whole alone (book_complete_tour without single_ticketing)',
    ],
    [
      'group',
      'venue: haus',
      'guides: guides\nvenue: haus',
      'guides: go with tours that are booked whole alone (book_complete_tour without single_ticketing)',
    ],
    ['places-b', 'per: person', 'per: tour', 'prices[1].per: tour does not go with single places alone'],
    [
      'places-b',
      'per: person',
      'per: tour',
      'prices: need an entry per: person, for who books places without tickets',
      'prices:',
    ],
    [
      'group-b',
      'per: tour',
      'per: person',
      'prices[1].per: person goes with single places without tickets alone',
    ],
    [
      'whole',
      'per: tour',
      'per: person',
      'prices[1].per: person goes with single places without tickets alone',
    ],
    [
      'both-b',
      'book_complete_tour: true',
      'book_complete_tour: true\ntickets: [{id: x, name: {de: X}, price: 0, vat_value: 0}]',
      'tickets: have no meaning with booking_without_tickets',
      'tickets:',
    ],
    ['group-b', 'price: 8000', 'price: -1', 'prices[1].price: must be at least 0'],
    ['group-b', 'duration_minutes: 60', 'duration_minutes: 1', 'duration_minutes: must be at least 5'],
    ['group-b', 'max_participants: 6', 'max_participants: 0', 'max_participants: must be at least 1'],
    [
      'places',
      'max_quantity: 3',
      'max_quantity: -1',
      'tickets[3].subtickets[2].max_quantity: must be at least 0',
    ],
    [
      'places',
      'min_quantity: 0, max_quantity: 3',
      'min_quantity: 4, max_quantity: 3',
      'tickets[3].subtickets[2].max_quantity: is below min_quantity, 4',
    ],
  ])('%s: %s → %s', isReportedWithItsLine);

  test('a tour that is booked whole or by a group needs a price, unless the shop does not book it', async () => {
    const unpriced = tourYaml('group-b').replace(/prices:\n(?: {2}.*\n)+/, '');
    museum.put('tours/group-b.yaml', unpriced);
    expect(await problems()).toEqual([
      'tours/group-b.yaml:1: prices: need an entry per: tour, for who books a tour or a group',
    ]);
    museum.put('tours/group-b.yaml', `bookable: false\n${unpriced}`);
    expect((await readMuseumFolder(museum.folder, NOW)).valuesOf(toursFormat)).toHaveLength(8);
  });
});

describe('questions that cannot be answered', () => {
  test.each<Row>([
    [
      'group',
      'type: radio',
      'type: text',
      'questions[1].options: go with radio, select, checkbox alone',
      '- {id: alter',
    ],
    [
      'group',
      '- {id: schulname, type: text',
      '- {id: schulname, type: select',
      'questions[4]: is missing options, which select needs',
    ],
    [
      'group',
      '- {id: klasse, type: number',
      '- {id: klasse, type: text',
      'questions[6].min: goes with number alone',
    ],
    [
      'group',
      '- {id: klasse, type: number',
      '- {id: klasse, type: text',
      'questions[6].max: goes with number alone',
    ],
    ['group', 'max: 13', 'max: 0', 'questions[6].max: is below min, 1'],
    ['group', 'min: 1, max: 13', 'max: -5', 'questions[6].max: is below 0, the least where there is no min'],
    [
      'group',
      'type: textarea',
      'type: essay',
      'questions[5].type: must be one of radio, select, checkbox, text, textarea, number',
    ],
    [
      'group',
      'options: [{value: kunst, label: {de: Kunst}}, {value: natur, label: {de: Natur}}]',
      'options: []',
      'questions[2].options: needs at least 1 entry',
    ],
  ])('%s: %s → %s', isReportedWithItsLine);
});

describe('impossible days and times', () => {
  test.each<Row>([
    [
      'group',
      'from: "2026-12-26"',
      'from: "2026-02-30"',
      'prices[1].differs[2].from: the calendar has no 2026-02-30',
    ],
    [
      'group',
      'to: "2026-12-27"',
      'to: "2026-12-20"',
      'prices[1].differs[2].to: ends on 2026-12-20, before it starts on 2026-12-26',
    ],
    ['group', '"14:00"', '"10:00"', 'languages[1].slots[1].times: names a time twice', 'group-de'],
    ['group', '["11:00"]', '["25:00"]', 'languages[2].slots[1].times[1]: must be a time such as 09:30'],
    [
      'group',
      '["11:00"]',
      '{first: "11:00", last: "10:00", every: 30}',
      'languages[2].slots[1].times.last: is before the first time, 11:00',
    ],
    [
      'group',
      'weekdays: [sat]',
      'from: "2026-13-01"',
      'languages[2].slots[1].from: the calendar has no 2026-13-01',
    ],
    [
      'group',
      'weekdays: [sat]',
      'except: ["2027-02-29"]',
      'languages[2].slots[1].except[1]: the calendar has no 2027-02-29',
    ],
    ['group', 'weekdays: [sat]', 'capacity: 5', 'languages[2].slots[1]: there is no field "capacity" here'],
    [
      'group',
      'venue: haus',
      'start: today+9\nend: today\nvenue: haus',
      'end: ends on 2026-11-20, before it starts on 2026-11-29',
      'end:',
    ],
    ['group', 'venue: haus', 'start: "2026-02-30"\nvenue: haus', 'start: the calendar has no 2026-02-30'],
  ])('%s: %s → %s', isReportedWithItsLine);
});

test('a tour leads through an event of the folder', async () => {
  museum.put('tours/places.yaml', `event: flut\n${tourYaml('places')}`);
  expect((await readMuseumFolder(museum.folder, NOW)).valuesOf(toursFormat)).toHaveLength(8);
  museum.put('events/flut.yaml', undefined);
  expect(await problems()).toEqual(['tours/places.yaml:1: event: there is no event "flut"']);
});
