import { expect, test } from 'vitest';
import { type DeviceSigns, deviceTrouble } from './device-trouble.ts';

const NOW = Date.parse('2026-11-18T09:00:00Z');
const fine: DeviceSigns = { contactAt: NOW - 5_000, waiting: 0, clockAhead: 1 };
const minutesAgo = (minutes: number) => ({ ...fine, contactAt: NOW - minutes * 60_000 });

test.each<[string, DeviceSigns, string | null]>([
  ['one in contact', fine, null],
  ['one that is sending', { ...fine, waiting: 40 }, null],
  ['nine minutes of silence', minutesAgo(9), null],
  ['eleven', minutesAgo(11), 'silent'],
  ['one that was put away', minutesAgo(200), null],
  ['one that was put away with notes', { ...minutesAgo(3000), waiting: 1 }, 'unsent'],
  ['one that lost its network with notes', { ...minutesAgo(11), waiting: 3 }, 'unsent'],
  ['a clock that is an hour ahead', { ...fine, clockAhead: 3600 }, 'clock'],
  ['a clock that is an hour behind', { ...fine, clockAhead: -3600 }, 'clock'],
  ['a clock that is two minutes ahead', { ...fine, clockAhead: 120 }, null],
])('%s', (_, device, trouble) => {
  expect(deviceTrouble(device, NOW)).toBe(trouble);
});
