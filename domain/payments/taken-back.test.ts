import { expect, test } from 'vitest';
import {
  canBeSent,
  hasSomeLeft,
  heldByBank,
  isPartOwed,
  leftOfPayment,
  owedAgain,
  paidAgainProblem,
  type TakenBackFacts,
  takenBackWay,
} from './taken-back.ts';

test.each([
  ['stripe', 'sepa_debit', 'debit'],
  ['mollie', 'directdebit', 'debit'],
  ['demo', 'direct-debit', 'debit'],
  ['stripe', 'card', 'dispute'],
  ['mollie', 'paypal', 'dispute'],
  ['mollie', null, 'dispute'],
  ['transfer', 'transfer', 'transfer'],
])('what %s took by %s and a bank has taken back is told of as a %s', (provider, method, way) => {
  expect(takenBackWay(provider, method)).toBe(way);
});

test.each([
  ['can be noted', {}, undefined],
  ['was given back', { state: 'refunded' as const }, 'givenBack'],
  ['has its money', { due: 0 }, 'nothingOpen'],
  ['lacks another amount', { due: 2300 }, 'amountDiffers'],
])('that an order is paid again which %s', (_, more, problem) => {
  expect(paidAgainProblem({ state: 'confirmed', due: 2400, ...more }, 2400)).toBe(problem);
});

const NOTHING: TakenBackFacts = {
  amount: 2400,
  given_back: 0,
  in_dispute: 0,
  lost: 0,
  waiting: 0,
  unsent: 0,
  repaid: 0,
  repaid_back: 0,
};

test.each<[string, Partial<TakenBackFacts>, [owed: number, held: number, left: number, someLeft: boolean]]>([
  ['nothing was taken', {}, [0, 0, 2400, true]],
  ['a part is in dispute', { in_dispute: 1000 }, [0, 1000, 2400, true]],
  ['a part is lost', { lost: 1000 }, [1000, 1000, 2400, true]],
  ['all is lost', { lost: 2400 }, [2400, 2400, 2400, false]],
  ['a person was canceled for it', { lost: 1000, waiting: 1000, given_back: 200 }, [0, 0, 1200, true]],
  ['less than the part was given back', { lost: 1000, waiting: 400 }, [600, 600, 2000, true]],
  ['the part was paid again', { lost: 1000, repaid: 1000 }, [0, 0, 1400, true]],
  ['another part was lost after that', { lost: 1500, repaid: 1000 }, [500, 500, 1400, true]],
  [
    'it came back after it was paid again',
    { repaid: 1000, repaid_back: 1000, given_back: 1000 },
    [0, 0, 1400, true],
  ],
  [
    'a refund was about to be sent when all was taken',
    { lost: 2400, given_back: 1200, unsent: 1200 },
    [1200, 2400, 1200, false],
  ],
  [
    'a refund was about to be sent when a part was taken',
    { lost: 1000, given_back: 1200, unsent: 1200 },
    [1000, 1000, 1200, true],
  ],
])('where %s, so much is owed, with the bank, and left to be given back', (_, more, expected) => {
  const facts = { ...NOTHING, ...more };
  expect([owedAgain(facts), heldByBank(facts), leftOfPayment(facts), hasSomeLeft(facts)]).toEqual(expected);
});

test('a refund that was written before is sent where the bank has left enough for it', () => {
  const written = { ...NOTHING, given_back: 1200, unsent: 1200 };
  expect([1000, 1200, 1300, 2400].map((lost) => canBeSent({ ...written, lost }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test.each([
  ['all of it', { total: 2400, taken_back: 2400 }, false],
  ['a part', { total: 2400, taken_back: 1000 }, true],
  ['all that was not given back', { total: 2400, taken_back: 1200, returns: [{ money: 1200 }] }, false],
  ['all but a difference', { total: 2400, taken_back: 2400, supplements: [{ amount: 300 }] }, true],
])('of an order %s is owed again', (_, order, isPart) => {
  expect(isPartOwed(order)).toBe(isPart);
});
