// What the door says, case by case.
import { describe, expect, test } from 'vitest';
import { type AtTheDoor, answerScan } from './answer-scan.ts';
import { attendanceOf, cameIn, doubleUses } from './attendance.ts';
import type { DoorAdmission, Window } from './door-admission.ts';
import type { Scan } from './scan.ts';

const slot: Window = {
  house: 'werk',
  kind: 'ticket',
  from: '2026-11-18 09:45',
  until: '2026-11-18 10:45',
  when: '2026-11-18 10:00',
  title: 'Flut',
};
const ticket: DoorAdmission = {
  window: slot,
  name: 'Adult',
  persons: 1,
  state: 'valid',
  order: '2026-100001',
};
const takenBack: DoorAdmission = { ...ticket, state: 'taken-back' };
const family: DoorAdmission = { ...ticket, name: 'Family', persons: 4 };
const day = {
  ...ticket,
  window: { ...slot, kind: 'day', from: '2026-11-18 00:00', until: '2026-11-18 23:59' } as const,
};
const pass = {
  ...ticket,
  window: { ...slot, kind: 'pass', house: '', from: '2026-01-01 00:00', until: '2026-12-31 23:59' } as const,
};
const open = { ...pass, window: { ...pass.window, kind: 'open' } as const };

const minute = (time: string) => Date.parse(`2026-11-18T${time}:00Z`);
let count = 0;
const scan = (kind: Scan['kind'], time: string, more: Partial<Scan> = {}): Scan => {
  count += 1;
  return {
    nonce: `n${count}`,
    device: 'A',
    at: minute(time),
    kind,
    persons: 1,
    undoes: '',
    forced: false,
    ...more,
  };
};
const entered = (time: string, more: Partial<Scan> = {}) => scan('in', time, more);
const left = (time: string, more: Partial<Scan> = {}) => scan('out', time, more);

function at(time: string, more: Partial<AtTheDoor> = {}): AtTheDoor {
  return {
    now: time.length > 5 ? time : `2026-11-18 ${time}`,
    houses: ['werk'],
    countsExits: false,
    dayOfScan: (one) => new Date(one.at).toISOString().slice(0, 10),
    ...more,
  };
}

const undone = entered('10:00', { nonce: 'mistake' });
const yesterday = entered('10:00', { at: minute('10:00') - 86_400_000 });
const counting = { countsExits: true };

describe('the door says', () => {
  test.each<[string, DoorAdmission | undefined, readonly Scan[], AtTheDoor, string, number?]>([
    ['in, to a ticket at its time', ticket, [], at('10:05'), 'in', 1],
    ['in, some minutes early', ticket, [], at('09:45'), 'in', 1],
    ['too early', ticket, [], at('09:44'), 'too-early'],
    ['in, in the last minute', ticket, [], at('10:45'), 'in', 1],
    ['too late', ticket, [], at('10:46'), 'too-late'],
    ['another day, the day before', ticket, [], at('2026-11-17 10:00'), 'other-day'],
    ['another day, the day after', ticket, [], at('2026-11-19 10:00'), 'other-day'],
    ['another house', ticket, [], at('10:05', { houses: ['galerie'] }), 'other-house'],
    ['in, at a door of both houses', ticket, [], at('10:05', { houses: ['galerie', 'werk'] }), 'in', 1],
    ['in, at a door of all houses', ticket, [], at('10:05', { houses: [] }), 'in', 1],
    ['a question, where the bank has taken the money back', takenBack, [], at('10:05'), 'taken-back', 1],
    ['what is in its way first, where the money was taken back', takenBack, [], at('09:00'), 'too-early'],
    ['already in, where the money was taken back', takenBack, [entered('10:01')], at('10:05'), 'already-in'],
    ['given back', { ...ticket, state: 'refunded' }, [], at('10:05'), 'refunded'],
    ['moved, even if it is too early as well', { ...ticket, state: 'moved' }, [], at('09:00'), 'moved'],
    ['blocked, to a lost pass', { ...pass, state: 'blocked' }, [], at('10:05'), 'blocked'],
    ['unknown', undefined, [], at('10:05'), 'unknown'],
    ['already in', ticket, [entered('10:01')], at('10:05'), 'already-in'],
    ['already in, also when the time is over', ticket, [entered('10:01')], at('15:00'), 'already-in'],
    [
      'in, after the entry was taken back',
      ticket,
      [undone, scan('undo', '10:01', { undoes: 'mistake' })],
      at('10:05'),
      'in',
      1,
    ],
    [
      'already in, when it was taken back too late',
      ticket,
      [undone, scan('undo', '10:02', { undoes: 'mistake' })],
      at('10:05'),
      'already-in',
    ],
    [
      'already in, when another device took it back',
      ticket,
      [undone, scan('undo', '10:01', { undoes: 'mistake', device: 'B' })],
      at('10:05'),
      'already-in',
    ],
    ['in, to a family of four', family, [], at('10:05'), 'in', 4],
    [
      'in, to those of a family who come later',
      family,
      [entered('10:01', { persons: 3 })],
      at('10:05'),
      'in',
      1,
    ],
    [
      'already in, to a family that is complete',
      family,
      [entered('10:01', { persons: 3 }), entered('10:02')],
      at('10:05'),
      'already-in',
    ],
    ['in, all day on a day ticket', day, [], at('18:00'), 'in', 1],
    ['in, on any day of the run', open, [], at('2026-07-01 12:00'), 'in', 1],
    ['already in, once an open ticket was used on another day', open, [yesterday], at('10:05'), 'already-in'],
    ['another day, after the run', open, [], at('2027-01-01 12:00'), 'other-day'],
    ['in, again to a pass', pass, [entered('09:00')], at('10:05'), 'in', 1],
    ['another day, to a pass that has ended', pass, [], at('2027-01-02 12:00'), 'other-day'],
    [
      'already in, after leaving where exits are not counted',
      ticket,
      [entered('10:01'), left('10:03')],
      at('10:05'),
      'already-in',
    ],
    [
      'in, after leaving where exits are counted',
      ticket,
      [entered('10:01'), left('10:03')],
      at('10:05', counting),
      'in',
      1,
    ],
    [
      'already in, without leaving where exits are counted',
      ticket,
      [entered('10:01')],
      at('10:05', counting),
      'already-in',
    ],
    [
      'in, to the one of a family who was outside',
      family,
      [entered('10:00', { persons: 4 }), left('10:30')],
      at('10:40', counting),
      'in',
      1,
    ],
  ])('%s', (_, admission, scans, door, answer, most) => {
    const said = answerScan(admission, scans, door);
    expect(said.answer).toBe(answer);
    if (said.answer === 'in') expect(said.left).toBe(most);
  });

  test('when and where somebody was let in already', () => {
    const last = entered('10:02', { device: 'B' });
    expect(answerScan(family, [last, entered('10:01', { persons: 3 })], at('10:05'))).toEqual({
      answer: 'already-in',
      last,
    });
  });

  test('that a pass was in today, and nothing of yesterday', () => {
    const today = entered('09:00');
    expect(answerScan(pass, [today, yesterday], at('10:05'))).toMatchObject({ before: today });
    expect(answerScan(pass, [yesterday], at('10:05'))).toMatchObject({ before: undefined });
  });
});

describe('used twice', () => {
  const [first, second, third] = [
    entered('10:01'),
    entered('10:02', { device: 'B' }),
    entered('10:03', { forced: true }),
  ];
  test.each<[string, number, readonly Scan[], readonly Scan[]]>([
    ['is the second entry, in whatever order they came', 1, [second, first], [second]],
    ['is nothing that somebody wanted', 1, [first, third], []],
    ['is nothing on a ticket for both of them', 2, [first, second], []],
    [
      'is nothing that was taken back',
      1,
      [first, second, scan('undo', '10:02', { undoes: second.nonce, device: 'B' })],
      [],
    ],
  ])('%s', (_, persons, scans, twice) => {
    expect(doubleUses(persons, 'never', scans)).toEqual(twice);
  });

  test('is nothing on a pass, and nothing after leaving', () => {
    expect(doubleUses(1, 'always', [first, second])).toEqual([]);
    expect(doubleUses(1, 'after-exit', [first, left('10:01'), second])).toEqual([]);
  });
});

test('who is inside: those who came in and have not gone', () => {
  const scans = [entered('10:00', { persons: 4 }), left('10:30', { persons: 2 })];
  expect(attendanceOf(4, 'after-exit', scans)).toMatchObject({ inside: 2, admitted: 4, left: 2 });
  expect(attendanceOf(4, 'never', scans)).toMatchObject({ inside: 2, admitted: 4, left: 0 });
});

describe('how many people have come in', () => {
  const first = scan('in', '09:00', { persons: 2 });
  test.each([
    ['nobody', [], 0],
    ['two, one after the other', [scan('in', '09:00'), scan('in', '09:05')], 2],
    ['two, of whom one goes out and comes back', [first, scan('out', '10:00'), scan('in', '10:30')], 2],
    ['two, and one more who was let in on purpose', [first, scan('in', '09:05', { forced: true })], 3],
    [
      'two, who were taken back at once',
      [first, scan('undo', '09:00', { persons: 0, undoes: first.nonce })],
      0,
    ],
    ['two, whose notes came in another order', [scan('in', '09:05'), scan('in', '09:00')], 2],
  ])('%s', (_, scans, came) => expect(cameIn(scans)).toBe(came));
});
