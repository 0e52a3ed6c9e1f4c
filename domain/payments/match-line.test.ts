import { describe, expect, it } from 'vitest';
import { type LineToMatch, matchLine, matchWithChosen, type TransferToMatch } from './match-line.ts';

const ONE: TransferToMatch = {
  payment_id: 'p1',
  reference: 'RF471234567890',
  received: 0,
  taken_back: 0,
  due: [],
  noted: [],
};
const OTHER: TransferToMatch = { ...ONE, payment_id: 'p2', reference: 'RF040000000000' };
const CREDIT: LineToMatch = {
  booked_on: '2026-11-20',
  amount: 24_000,
  currency: 'EUR',
  said: 'RF47 1234 5678 90',
  reversal: false,
};
const DEBIT: LineToMatch = { ...CREDIT, amount: -24_000 };
const payment = { state: 'matched', role: 'payment', payment_id: 'p1' };
const open = (why: string) => ({ state: 'open', why });

describe('a line of a statement', () => {
  it.each([
    ['with the reference', CREDIT, [ONE], payment],
    ['with the reference, whatever the amount', { ...CREDIT, amount: 1 }, [ONE], payment],
    [
      'in small letters within other words',
      { ...CREDIT, said: 'Kl. 5b rf471234567890 Danke' },
      [ONE],
      payment,
    ],
    ['without a reference', { ...CREDIT, said: 'Klasse 5b' }, [], open('no-reference')],
    ['with a reference of nobody', CREDIT, [], open('unknown-reference')],
    ['with one wrong digit', { ...CREDIT, said: 'RF47 1234 5678 91' }, [], open('no-reference')],
    [
      'with two known references',
      { ...CREDIT, said: 'RF471234567890 RF040000000000' },
      [ONE, OTHER],
      open('several-references'),
    ],
    [
      'with a known and an unknown reference',
      { ...CREDIT, said: 'RF471234567890 RF669999999999' },
      [ONE],
      payment,
    ],
    ['in another currency', { ...CREDIT, currency: 'CHF' }, [ONE], open('foreign-currency')],
    ['that brings back what was sent', { ...CREDIT, reversal: true }, [ONE], open('unclear-return')],
    ['that left the account for something else', { ...DEBIT, said: 'Strom' }, [], { state: 'foreign' }],
    ['that left the account under a reference of nobody', DEBIT, [], { state: 'foreign' }],
    [
      'that sends back what is due',
      DEBIT,
      [{ ...ONE, due: [{ id: 'r1', amount: 24_000 }] }],
      { state: 'matched', role: 'return', payment_id: 'p1', return_id: 'r1' },
    ],
    [
      'that sends back what staff have noted, before what is due',
      DEBIT,
      [
        {
          ...ONE,
          due: [{ id: 'r1', amount: 24_000 }],
          noted: [{ id: 'r2', amount: 24_000, sent_on: '2026-11-23' }],
        },
      ],
      { state: 'matched', role: 'return', payment_id: 'p1', return_id: 'r2' },
    ],
    [
      'that sends back one of several that staff have noted, by the nearest day',
      DEBIT,
      [
        {
          ...ONE,
          noted: [
            { id: 'r1', amount: 24_000, sent_on: '2026-11-08' },
            { id: 'r2', amount: 24_000, sent_on: '2026-11-23' },
            { id: 'r3', amount: 24_000, sent_on: '2026-11-24' },
          ],
        },
      ],
      { state: 'matched', role: 'return', payment_id: 'p1', return_id: 'r2' },
    ],
    [
      'that is too late for what staff have noted',
      DEBIT,
      [
        {
          ...ONE,
          due: [{ id: 'r1', amount: 24_000 }],
          noted: [{ id: 'r2', amount: 24_000, sent_on: '2026-11-05' }],
        },
      ],
      { state: 'matched', role: 'return', payment_id: 'p1', return_id: 'r1' },
    ],
    [
      'that sends back something else',
      DEBIT,
      [{ ...ONE, due: [{ id: 'r1', amount: 1 }] }],
      open('unclear-return'),
    ],
    [
      'that left the account, and nothing is due',
      DEBIT,
      [{ ...ONE, received: 24_000 }],
      open('unclear-return'),
    ],
    [
      'by which the bank takes back what came',
      { ...DEBIT, reversal: true },
      [{ ...ONE, received: 24_000 }],
      { state: 'matched', role: 'reversal', payment_id: 'p1' },
    ],
    [
      'by which the bank takes back what came, although staff have noted the same amount',
      { ...DEBIT, reversal: true },
      [{ ...ONE, received: 24_000, noted: [{ id: 'r1', amount: 24_000, sent_on: '2026-11-20' }] }],
      { state: 'matched', role: 'reversal', payment_id: 'p1' },
    ],
    [
      'by which the bank takes back more than came',
      { ...DEBIT, reversal: true },
      [{ ...ONE, received: 1 }],
      open('unclear-return'),
    ],
  ] as const)('%s', (_, line, transfers, match) => {
    expect(matchLine(line, transfers)).toEqual(match);
  });
});

describe('a debit for which a person has chosen the transfer', () => {
  const PAID = { ...ONE, received: 24_000 };
  const noted = [
    { id: 'r1', amount: 24_000, sent_on: '2026-08-01' },
    { id: 'r2', amount: 24_000, sent_on: '2026-12-20' },
  ];
  const due = [{ id: 'r3', amount: 24_000 }];
  const returned = (return_id: string) => ({
    state: 'matched',
    role: 'return',
    payment_id: 'p1',
    return_id,
  });

  it.each([
    ['shows what staff have noted, whatever the days', { ...PAID, noted, due }, returned('r2')],
    ['sends back what is due, if they have noted nothing of this amount', { ...PAID, due }, returned('r3')],
    [
      'takes money back, if there is neither',
      { ...PAID, noted: [{ id: 'r1', amount: 1, sent_on: '2026-11-20' }] },
      { state: 'matched', role: 'reversal', payment_id: 'p1' },
    ],
  ])('%s', (_, transfer, match) => {
    expect(matchWithChosen(DEBIT, transfer)).toEqual(match);
  });

  it('takes money back where the bank marks it so, whatever staff have noted', () => {
    const marked = { ...DEBIT, reversal: true };
    expect(matchWithChosen(marked, { ...PAID, noted, due })).toEqual({
      state: 'matched',
      role: 'reversal',
      payment_id: 'p1',
    });
    expect(matchWithChosen(marked, { ...ONE, noted })).toEqual(returned('r2'));
  });
});
