import { expect, test } from 'vitest';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import type { Scan } from '../../domain/admissions/scan.ts';
import { addScan, admissionsOf, countsOf, emptyBook, ordersByName, readList, scansOf } from './door-book.ts';

const NOW = Date.parse('2026-11-18T09:05:00Z');
const window = {
  house: 'haus',
  kind: 'ticket' as const,
  from: '2026-11-18 09:45',
  until: '2026-11-18 10:45',
  when: '2026-11-18 10:00',
  title: 'Flut',
};
const list: DoorList = {
  now: NOW,
  cursor: '1.0',
  windows: [window, { ...window, when: '2026-11-19 10:00' }, { ...window, house: 'galerie' }],
  names: ['Erwachsene', 'Familie'],
  orders: [
    ['2026-1', 'Ada Lovelace'],
    ['2026-2', ''],
  ],
  admissions: [
    ['a', 0, 0, 1, 0, 0],
    ['b', 0, 1, 3, 0, 0],
    ['tomorrow', 1, 0, 1, 0, 1],
    ['elsewhere', 2, 0, 1, 0, 1],
  ],
  scans: [],
  devices: { D1: 'Tür A' },
};
const door = {
  now: '2026-11-18 10:05',
  houses: ['haus'],
  countsExits: false,
  dayOfScan: ({ at }: Scan) => new Date(at).toISOString().slice(0, 10),
};
const entered = (nonce: string, persons = 1): Scan => ({
  nonce,
  device: 'D1',
  at: NOW,
  kind: 'in',
  persons,
  undoes: '',
  forced: false,
});

test('a list is read, and read again without counting anything twice', () => {
  const book = emptyBook();
  readList(book, list);
  addScan(book, 'b', entered('one', 2));
  readList(book, { ...list, scans: [{ ref: 'b', ...entered('one', 2) }] });
  expect(scansOf(book, 'b')).toHaveLength(1);
  expect(admissionsOf(book, '2026-1').map(({ ref }) => ref)).toEqual(['a', 'b']);
  expect(book.admissions.get('b')).toMatchObject({
    name: 'Familie',
    persons: 3,
    state: 'valid',
    order: '2026-1',
  });
});

test('of today and this house it counts who has come and who has not', () => {
  const book = emptyBook();
  readList(book, list);
  expect(countsOf(book, door)).toEqual({ came: 0, inside: 0, expected: 4 });
  addScan(book, 'b', entered('one', 2));
  addScan(book, 'elsewhere', entered('two'));
  expect(countsOf(book, door)).toEqual({ came: 2, inside: 2, expected: 2 });
  readList(book, { ...list, admissions: [['a', 0, 0, 1, 1, 0]] });
  expect(countsOf(book, door)).toEqual({ came: 2, inside: 2, expected: 1 });
});

test.each([
  ['ada', ['2026-1']],
  ['LOVE ada', ['2026-1']],
  ['bob', []],
  [' ', []],
])('the name %s finds %s', (typed, orders) => {
  const book = emptyBook();
  readList(book, list);
  expect(ordersByName(book, typed)).toEqual(orders);
});
