import { describe, expect, test } from 'vitest';
import { emptyLine } from './line.ts';
import { isOpen, isRoomFor, loadRoom, rushRoom } from './waiting-room.ts';

const RUSHES = [
  { id: 'moon', from: '2026-12-01 09:00', to: '2026-12-01 18:00', events: ['moon'], pace: 60 },
  { id: 'all', from: '2026-12-02 09:00', to: '2026-12-02 18:00', sale_opens: '2026-12-02 10:00', pace: 90 },
];
const toMs = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);

describe('the room of a rush', () => {
  test.each([
    ['2026-12-01 08:59', undefined],
    ['2026-12-01 09:00', 'rush:moon'],
    ['2026-12-01 17:59', 'rush:moon'],
    ['2026-12-01 18:00', undefined],
    ['2026-12-02 09:00', 'rush:all'],
  ])('at %s is %s', (now, line) => {
    expect(rushRoom(RUSHES, now, toMs)?.line).toBe(line);
  });

  test('is for carts with one of its events, or for every cart', () => {
    const moon = rushRoom(RUSHES, '2026-12-01 09:00', toMs);
    const all = rushRoom(RUSHES, '2026-12-02 09:00', toMs);
    if (!moon || !all) throw new Error('no room');
    expect(isRoomFor(moon, ['tide', 'moon'])).toBe(true);
    expect(isRoomFor(moon, ['tide'])).toBe(false);
    expect(isRoomFor(moon, [])).toBe(false);
    expect(isRoomFor(all, [])).toBe(true);
    expect(all).toMatchObject({ perMinute: 90, opens: toMs('2026-12-02 10:00') });
  });

  test('is open as long as the rush lasts', () => {
    const moon = rushRoom(RUSHES, '2026-12-01 09:00', toMs);
    expect(moon && isOpen(moon, undefined)).toBe(true);
  });
});

describe('the room for too many purchases', () => {
  test('there is none where the museum sets no limit', () => {
    expect(loadRoom(undefined, false)).toBeUndefined();
  });

  test('opens when more come than the limit allows, and closes when they are through', () => {
    const room = loadRoom(100, false);
    if (!room) throw new Error('no room');
    const empty = emptyLine(room, 0);
    expect(isOpen(room, undefined)).toBe(false);
    expect(isOpen(room, { ...empty, issued: 24 })).toBe(false);
    expect(isOpen(room, { ...empty, issued: 25 })).toBe(true);
    expect(isOpen(room, { ...empty, issued: 25, served: 26 })).toBe(false);
  });
});
