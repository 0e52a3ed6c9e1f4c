import { expect, test } from 'vitest';
import { createDoorClock } from './door-clock.ts';

const RIGHT = Date.parse('2026-11-18T09:05:00Z');
const HOUR = 3_600_000;

test('a device whose clock is an hour fast goes by the server, and knows by how much it is wrong', () => {
  const clock = createDoorClock(
    () => 'Europe/Berlin',
    () => RIGHT + HOUR,
  );
  expect(clock.museumTime(clock.now())).toBe('2026-11-18 11:05');
  // The call took 200 ms: the server answered in its middle.
  clock.set(RIGHT - 100, RIGHT + HOUR - 200);
  expect(clock.ahead()).toBe(HOUR);
  expect([clock.museumTime(clock.now()), clock.today()]).toEqual(['2026-11-18 10:05', '2026-11-18']);
});
