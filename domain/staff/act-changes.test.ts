import { expect, test } from 'vitest';
import { actChanges } from './act-changes.ts';

test.each([
  ['nothing was noted', null, null, []],
  [
    'a list',
    { roles: ['service'] },
    { roles: ['service', 'finance'] },
    ['roles: service → service, finance'],
  ],
  ['what stayed is left out', { line: 0, datetime: 'a' }, { line: 0, datetime: 'b' }, ['datetime: a → b']],
  ['only after', null, { amount: 1200, app: true }, ['amount:  → 1200', 'app:  → true']],
  ['only before', { state: 'active' }, null, ['state: active → ']],
  ['things inside things', null, { at: { x: 1 } }, ['at:  → {"x":1}']],
] as const)('%s', (_name, before, after, said) => {
  expect(actChanges(before, after).map((c) => `${c.field}: ${c.before} → ${c.after}`)).toEqual(said);
});
