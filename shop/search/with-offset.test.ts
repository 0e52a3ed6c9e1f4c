import { expect, test } from 'vitest';
import { withOffset } from './with-offset.ts';

test.each([
  ['2026-11-22 10:00', 'Europe/Berlin', '2026-11-22T10:00+01:00'],
  ['2026-07-22 10:00', 'Europe/Berlin', '2026-07-22T10:00+02:00'],
  // The clock is put forward at 2:00 on 29 March, and back at 3:00 on 25 October.
  ['2026-03-29 01:30', 'Europe/Berlin', '2026-03-29T01:30+01:00'],
  ['2026-03-29 03:30', 'Europe/Berlin', '2026-03-29T03:30+02:00'],
  ['2026-10-25 01:30', 'Europe/Berlin', '2026-10-25T01:30+02:00'],
  ['2026-10-25 03:30', 'Europe/Berlin', '2026-10-25T03:30+01:00'],
  ['2026-11-22 10:00', 'America/St_Johns', '2026-11-22T10:00-03:30'],
  ['2026-11-22 10:00', 'UTC', '2026-11-22T10:00+00:00'],
  ['2026-11-22', 'Europe/Berlin', '2026-11-22'],
])('%s in %s is %s', (datetime, timeZone, text) => expect(withOffset(datetime, timeZone)).toBe(text));
