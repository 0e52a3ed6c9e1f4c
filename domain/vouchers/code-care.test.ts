import { describe, expect, it } from 'vitest';
import { type CodeAct, type CodeToCareFor, codeObstacle, codeState, lastDayProblem } from './code-care.ts';

const NOW = new Date('2026-11-18T09:00:00Z');

function code(changes: Partial<CodeToCareFor> = {}): CodeToCareFor {
  return {
    kind: 'value',
    origin: 'bought',
    amount: 5000,
    left: 3000,
    held: 0,
    valid_from: '2026-01-01 10:00',
    valid_to: '2029-12-31 23:59',
    isBlocked: false,
    isClosed: false,
    replaced_by: null,
    ...changes,
  };
}

describe('what a voucher code is', () => {
  it.each([
    ['usable', {}],
    ['early', { valid_from: '2026-12-01' }],
    ['ended', { valid_to: '2026-11-17' }],
    ['used', { left: 0 }],
    ['blocked', { isBlocked: true, valid_to: '2026-11-17' }],
    ['closed', { isClosed: true, isBlocked: true }],
    ['replaced', { isClosed: true, replaced_by: 'NEW' }],
  ] as [string, Partial<CodeToCareFor>][])('%s', (state, changes) => {
    expect(codeState(code(changes), NOW)).toBe(state);
  });
});

describe('what staff may do with a voucher code', () => {
  const ALL: CodeAct[] = ['block', 'unblock', 'extend', 'replace'];

  it.each([
    ['one that can be redeemed', {}, [undefined, 'notBlocked', undefined, undefined]],
    ['a blocked one', { isBlocked: true }, ['blockedAlready', undefined, undefined, undefined]],
    ['one that has ended', { valid_to: '2026-11-17' }, [undefined, 'notBlocked', undefined, 'ended']],
    ['one that is used up', { left: 0 }, [undefined, 'notBlocked', undefined, 'usedUp']],
    ['one that a cart pays with', { held: 200 }, [undefined, 'notBlocked', undefined, 'beingPaidWith']],
    [
      'one of the museum folder',
      { origin: 'folder' },
      [undefined, 'notBlocked', 'ofTheFolder', 'ofTheFolder'],
    ],
    ['a closed one', { isClosed: true }, ['closed', 'closed', 'closed', 'closed']],
    [
      'a replaced one',
      { isClosed: true, replaced_by: 'NEW' },
      ['replaced', 'replaced', 'replaced', 'replaced'],
    ],
  ] as [string, Partial<CodeToCareFor>, unknown[]][])('%s', (_, changes, obstacles) => {
    expect(ALL.map((act) => codeObstacle(code(changes), act, NOW))).toEqual(obstacles);
  });
});

describe('a later last day', () => {
  it.each([
    ['2030-06-30', undefined],
    ['2030-02-30', 'DAY_INVALID'],
    ['30.06.2030', 'DAY_INVALID'],
    ['2029-12-31', 'DAY_PAST'],
    ['2026-11-18', 'DAY_PAST'],
    ['2099-01-01', 'DAY_TOO_FAR'],
  ])('%s', (day, problem) => {
    expect(lastDayProblem(day, { valid_to: '2029-12-31 23:59' }, '2026-11-18')).toBe(problem);
  });

  it('is after today, whenever the code ended', () => {
    expect(lastDayProblem('2026-11-18', { valid_to: '2025-12-31 23:59' }, '2026-11-18')).toBe('DAY_PAST');
    expect(lastDayProblem('2026-11-19', { valid_to: '2025-12-31 23:59' }, '2026-11-18')).toBeUndefined();
  });
});
