import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeLapsed, codeRevived, codesImported } from './code-entries.ts';
import { makeEntry, sumOf } from './entry.ts';
import {
  correction,
  disputeMoved,
  feeLearnt,
  feeOfPart,
  moneyArrived,
  paidOut,
  payoutFailed,
  refundAccepted,
  refundFailed,
  type TakenBack,
} from './money-entries.ts';

const AT = new Date('2026-11-18T09:00:00Z');
const payment = { id: 'p', provider: 'demo' };
const refund = { id: 'r', payment_id: 'p', provider: 'demo' };

describe('money', () => {
  test('that arrives is held by the provider and owed to the payer', () => {
    expect(moneyArrived(payment, 2400, AT)).toEqual({
      key: 'money-arrived:p',
      cause: 'money-arrived',
      at: AT,
      payment_id: 'p',
      postings: [
        { account: 'provider:demo', amount: 2400 },
        { account: 'payers', amount: -2400 },
      ],
    });
  });

  test('that is transferred lies at the museum’s own bank', () => {
    const [held] = moneyArrived({ id: 'p', provider: 'transfer' }, 2400, AT).postings;
    expect(held).toEqual({ account: 'bank', amount: 2400 });
  });

  test.each([
    ['terminal', 'provider:terminal'],
    ['register', 'provider:register'],
    ['noted-transfer', 'bank'],
  ])('that was taken elsewhere (%s) lies at %s', (provider, account) => {
    expect(moneyArrived({ id: 'p', provider }, 2400, AT).postings[0]).toEqual({ account, amount: 2400 });
  });

  test('that goes back leaves the provider, and is there again when the refund fails', () => {
    const postings = [refundAccepted(refund, 900, AT), refundFailed(refund, 900, AT)].map(
      (each) => each.postings,
    );
    expect(postings).toEqual([
      [
        { account: 'payers', amount: 900 },
        { account: 'provider:demo', amount: -900 },
      ],
      [
        { account: 'provider:demo', amount: 900 },
        { account: 'payers', amount: -900 },
      ],
    ]);
  });

  test('that is paid out is at the bank, until the payout fails', () => {
    const payout = { provider: 'demo', reference: 'po', amount: 2300 };
    expect([paidOut(payout, AT), payoutFailed(payout, AT)].map(({ postings }) => postings)).toEqual([
      [
        { account: 'bank', amount: 2300 },
        { account: 'provider:demo', amount: -2300 },
      ],
      [
        { account: 'provider:demo', amount: 2300 },
        { account: 'bank', amount: -2300 },
      ],
    ]);
  });

  test('that a provider keeps of a part of a payout is a fee', () => {
    const part = { reference: 'txn', payment_id: null, fee: 1500 };
    expect(feeOfPart('demo', part, AT)[0]?.postings).toEqual([
      { account: 'fees', amount: 1500 },
      { account: 'provider:demo', amount: -1500 },
    ]);
    expect(feeOfPart('demo', { ...part, fee: 0 }, AT)).toEqual([]);
  });

  test('a fee is posted by how much it changed, and not when it did not', () => {
    expect(feeLearnt(payment, 0, 61, AT)[0]?.postings[0]).toEqual({ account: 'fees', amount: 61 });
    expect(feeLearnt(payment, 61, 36, AT)[0]?.postings[0]).toEqual({ account: 'fees', amount: -25 });
    expect(feeLearnt(payment, 61, 61, AT)).toEqual([]);
  });

  test('an entry that does not sum to zero is none', () => {
    const postings = [{ account: 'bank', amount: 1 }] as const;
    expect(() => makeEntry({ key: 'k', cause: 'correction', at: AT, postings })).toThrow('would sum to 1');
  });

  test('a correction says why', () => {
    const mended = correction(
      'c1',
      { from: 'corrections', to: 'payers', amount: 5 },
      { at: AT, note: 'rounded' },
    );
    expect(mended).toMatchObject({ key: 'correction:c1', note: 'rounded' });
    expect(sumOf(mended.postings)).toBe(0);
  });
});

const none: TakenBack = { inDispute: 0, lost: 0 };
const causes = (before: TakenBack, now: TakenBack) =>
  disputeMoved(payment, before, now, 0, AT).map(({ cause, postings }) => [
    cause,
    ...postings.map(({ account, amount }) => `${account} ${amount}`),
  ]);

describe('a dispute', () => {
  test.each([
    [
      'is opened',
      none,
      { inDispute: 24, lost: 0 },
      [['dispute-opened', 'in-dispute 24', 'provider:demo -24']],
    ],
    ['is won', { inDispute: 24, lost: 0 }, none, [['dispute-won', 'in-dispute -24', 'provider:demo 24']]],
    [
      'is lost',
      { inDispute: 24, lost: 0 },
      { inDispute: 0, lost: 24 },
      [['dispute-lost', 'payers 24', 'in-dispute -24']],
    ],
    [
      'of a debit is lost at once',
      none,
      { inDispute: 0, lost: 24 },
      [['dispute-lost', 'payers 24', 'provider:demo -24']],
    ],
    [
      'was lost and is won',
      { inDispute: 0, lost: 24 },
      none,
      [['dispute-won', 'payers -24', 'provider:demo 24']],
    ],
    ['goes on', { inDispute: 24, lost: 0 }, { inDispute: 24, lost: 0 }, []],
  ])('%s', (_, before, now, expected) => {
    expect(causes(before, now)).toEqual(expected);
  });

  const taken = fc.record({ inDispute: fc.nat(3000), lost: fc.nat(3000) });
  test('whatever the provider says, the accounts are as it says, and what it holds is less by both', () => {
    fc.assert(
      fc.property(taken, taken, fc.nat(9), (before, now, number) => {
        const entries = disputeMoved(payment, before, now, number, AT);
        const sum = (account: string) =>
          sumOf(entries.flatMap(({ postings }) => postings).filter((posting) => posting.account === account));
        expect(sum('in-dispute')).toBe(now.inDispute - before.inDispute);
        expect(sum('payers')).toBe(now.lost - before.lost);
        expect(sum('provider:demo')).toBe(before.inDispute + before.lost - now.inDispute - now.lost);
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
      }),
    );
  });
});

describe('a code', () => {
  test('that the museum sold elsewhere is owed once it is imported', () => {
    const changes = [
      { code: 'A', amount: 500 },
      { code: 'B', amount: -200 },
    ];
    expect(codesImported(changes, 'i', AT).map(({ key, postings }) => [key, postings])).toEqual([
      [
        'codes-imported:i',
        [
          { account: 'vouchers-issued-elsewhere', amount: 500 },
          { account: 'vouchers', amount: -500, code: 'A' },
        ],
      ],
      [
        'codes-withdrawn:i',
        [
          { account: 'vouchers-issued-elsewhere', amount: -200 },
          { account: 'vouchers', amount: 200, code: 'B' },
        ],
      ],
    ]);
    expect(codesImported([], 'i', AT)).toEqual([]);
  });

  test('that ends is owed no more, until it is revived', () => {
    const code = { code: 'A', amount: 300 };
    const all = [codeLapsed(code, 'l', AT), codeRevived(code, 'l', AT)].flatMap(({ postings }) => postings);
    expect(sumOf(all.filter(({ account }) => account === 'vouchers'))).toBe(0);
    expect(all.every((posting) => posting.code === 'A')).toBe(true);
  });
});
