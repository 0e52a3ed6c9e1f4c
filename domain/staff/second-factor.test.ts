import { describe, expect, test } from 'vitest';
import { isFresh, mustHaveFactor } from './second-factor.ts';

describe('a second factor', () => {
  const own = { kasse: ['desk.sell'], leitung: ['figures.read', 'staff.manage'] } as const;

  test.each([
    [['admin'], true],
    [['finance'], true],
    [['service', 'finance'], true],
    [['leitung'], true],
    [['service'], false],
    [['programme', 'door', 'guide'], false],
    [['kasse'], false],
    [['no longer there'], false],
    [[], false],
  ])('must be had with the roles %j: %s', (roles, must) => {
    expect(mustHaveFactor(roles, own)).toBe(must);
  });

  test.each([
    ['never given', undefined, false],
    ['just now', '2026-11-18T09:00:00Z', true],
    ['fourteen minutes ago', '2026-11-18T08:46:00Z', true],
    ['a quarter of an hour ago', '2026-11-18T08:45:00Z', false],
  ])('%s', (_when, given, fresh) => {
    const now = new Date('2026-11-18T09:00:00Z');
    expect(isFresh(given === undefined ? undefined : new Date(given), now)).toBe(fresh);
  });
});
