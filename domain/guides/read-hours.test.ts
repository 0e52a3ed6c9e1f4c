import { describe, expect, test } from 'vitest';
import { hoursText, readHours } from './read-hours.ts';

describe('the hours that somebody types', () => {
  test.each([
    ['', ''],
    ['10-13', '10:00–13:00'],
    ['9.30 – 18', '09:30–18:00'],
    ['14-18, 10-13', '10:00–13:00, 14:00–18:00'],
    ['10-13, 13-18', '10:00–18:00'],
    ['10-18, 12-14', '10:00–18:00'],
    ['18-24', '18:00–24:00'],
    ['20-24, 18-21', '18:00–24:00'],
  ])('“%s” is read as “%s”', (typed, read) => {
    expect(hoursText(readHours(typed) ?? [])).toBe(read);
    expect(readHours(read)).toEqual(readHours(typed));
  });

  test.each(['ten', '10', '13-10', '10-10', '25-26', '10:75-12', '10-13;14-15', '24-25'])(
    '“%s” is no stretch of a day',
    (typed) => {
      expect(readHours(typed)).toBeUndefined();
    },
  );
});
