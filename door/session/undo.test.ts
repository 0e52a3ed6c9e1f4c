import { expect, test } from 'vitest';
import { countedScans } from '../../domain/admissions/scan.ts';
import { emptyBook, scansOf } from '../book/door-book.ts';
import { createDoorClock } from '../ground/door-clock.ts';
import type { Door } from './door.ts';
import { NO_STATE, type Said } from './door-state.ts';
import { chooseKnown, undo } from './scan.ts';

const RIGHT = Date.parse('2026-11-18T09:05:00Z');
const REF = 'a-ticket';

test('an entry is taken back although the fast clock of its device was set right in between', async () => {
  let own = RIGHT + 300_000;
  const door = {
    kept: { keepNote: async () => {} },
    clock: createDoorClock(
      () => 'Europe/Berlin',
      () => own,
    ),
    book: emptyBook(),
    // Without network, as the door begins.
    state: { ...NO_STATE, online: false },
    notes: new Map(),
    watching: new Set(),
    turn: Promise.resolve(),
  } as unknown as Door;
  const window = {
    house: '',
    kind: 'day' as const,
    from: '2026-11-18 00:00',
    until: '2026-11-18 23:59',
    when: '2026-11-18',
    title: 'Flut',
  };
  const admission = { window, name: 'Erwachsene', persons: 1, state: 'valid' as const, order: '2026-100001' };
  door.book.admissions.set(REF, admission);
  await chooseKnown(door, { ref: REF, admission });
  expect(countedScans(scansOf(door.book, REF))).toHaveLength(1);
  own += 20_000;
  door.clock.set(RIGHT + 20_000, own);
  await undo(door, door.state.said as Said);
  expect(countedScans(scansOf(door.book, REF))).toEqual([]);
});
