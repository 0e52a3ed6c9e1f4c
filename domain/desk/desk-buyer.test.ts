import { describe, expect, test } from 'vitest';
import { type BuyerNeed, buyerProblems, NOBODY, trimBuyer } from './desk-buyer.ts';
import type { DeskBuyer } from './desk-contract.ts';

const ada: DeskBuyer = { ...NOBODY, name: 'Ada Lovelace', email: 'ada@example.org' };

describe('the buyer of a sale at the desk', () => {
  test.each<[string, DeskBuyer, BuyerNeed, object]>([
    ['nobody pays and leaves', NOBODY, 'none', {}],
    ['a name without an address gets no mail', { ...NOBODY, name: 'Ada' }, 'none', {}],
    ['an address must be one', { ...NOBODY, email: 'ada@' }, 'none', { email: ['EMAIL_INVALID'] }],
    ['nobody owes nothing', NOBODY, 'debtor', { name: ['REQUIRED'], email: ['REQUIRED'] }],
    ['who owes is known', ada, 'debtor', {}],
    ['only companies owe here', ada, 'company', { company: ['REQUIRED'] }],
    ['a company owes', { ...ada, company: 'Analytical Engines' }, 'company', {}],
  ])('%s', (_, buyer, need, problems) => {
    expect(buyerProblems(buyer, need)).toEqual(problems);
  });

  test('is read without the spaces around it', () => {
    expect(trimBuyer({ ...NOBODY, name: ' Ada ' })).toEqual({ ...NOBODY, name: 'Ada' });
  });
});
