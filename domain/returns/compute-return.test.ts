// What giving back a part of an order does: a table of what is sold, and every series of returns.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderLine } from '../product-kinds.ts';
import { computeReturn } from './compute-return.ts';
import { orderLeft } from './order-values.ts';
import {
  articleLine,
  dayTicketLine,
  donationLine,
  exampleOrder,
  groupsLine,
  part,
  poolOf,
  ticketLine,
  valueLeft,
  voucherLine,
} from './return-examples.ts';
import type {
  ReturnableOrder,
  ReturnEffect,
  ReturnRefusal,
  ReturnSelection,
  SelectedPieces,
} from './return-order.ts';
import { singlePurposeLeft } from './single-purpose-back.ts';

function select(pieces: ReturnSelection['pieces'], more: Partial<ReturnSelection> = {}): ReturnSelection {
  return { pieces, shipping: false, fee: 0, to: 'the-way-it-came', ...more };
}

function giveBack(order: ReturnableOrder, selection: ReturnSelection): ReturnEffect {
  const effect = computeReturn(order, selection, poolOf);
  if ('refused' in effect) throw new Error(JSON.stringify(effect));
  return effect;
}

function refusalOf(order: ReturnableOrder, selection: ReturnSelection): ReturnRefusal | undefined {
  const effect = computeReturn(order, selection, poolOf);
  return 'refused' in effect ? effect : undefined;
}

/** The order after a return. */
function applied(order: ReturnableOrder, effect: ReturnEffect): ReturnableOrder {
  return {
    ...order,
    before: [...order.before, effect],
    payments: order.payments.map(({ id, left, held }) => ({
      id,
      held,
      left: left - (effect.toPayments.find((one) => one.id === id)?.amount ?? 0),
    })),
    admissions: order.admissions.map((admission) => ({
      ...admission,
      persons:
        effect.admissions.find(({ barcode }) => barcode === admission.barcode)?.persons ?? admission.persons,
    })),
    vouchers: order.vouchers.filter(({ barcode }) => !effect.closes.includes(barcode)),
  };
}

const one: SelectedPieces = { line: 0, part: 0, count: 1 };
const FAMILY = ticketLine(part('Family', 1, 2000, 7, 2), part('Grown-up', 2, 0), part('Child', 3, 100));

describe('a part of an order that is given back', () => {
  it.each<[string, OrderLine[], SelectedPieces, Partial<ReturnEffect>]>([
    [
      'one of three tickets: its price, its place, the last admission',
      [ticketLine(part('Adult', 3, 1400))],
      one,
      { amount: 1400, admissions: [{ barcode: 'A-0-2', persons: 0 }], isLast: false, isWhole: false },
    ],
    [
      'a ticket that is pointed at',
      [ticketLine(part('Adult', 3, 1400))],
      { ...one, numbers: [1] },
      { admissions: [{ barcode: 'A-0-0', persons: 0 }] },
    ],
    [
      'a child of a family, which comes in together',
      [FAMILY],
      { line: 0, part: 2, count: 1 },
      { amount: 100, admissions: [{ barcode: 'A-0-0', persons: 4 }] },
    ],
    [
      'a family, with its people',
      [FAMILY],
      one,
      { amount: 2300, admissions: [{ barcode: 'A-0-0', persons: 0 }], isLast: true },
    ],
    [
      'a day ticket of the second kind',
      [dayTicketLine(part('Adult', 2, 1400), part('Child', 2, 700))],
      { line: 0, part: 1, count: 1 },
      { amount: 700, admissions: [{ barcode: 'A-0-3', persons: 0 }] },
    ],
    [
      'one of two groups, with its people',
      [groupsLine(2, 12_000, 31)],
      one,
      { amount: 12_000, admissions: [{ barcode: 'A-0-1', persons: 0 }] },
    ],
    ['a piece of an article, without what its parcel cost', [articleLine(2, 1900)], one, { amount: 1900 }],
    ['a voucher that nobody has spent', [voucherLine(2, 2500)], one, { amount: 2500, closes: ['V-0-1'] }],
  ])('%s', (_, lines, pieces, expected) => {
    expect(giveBack(exampleOrder(lines, [], 549).order, select([pieces]))).toMatchObject(expected);
  });

  it.each<[string, OrderLine, SelectedPieces, number[]]>([
    ['a ticket', ticketLine(part('Adult', 3, 1400)), one, [1]],
    ['a child of a family', FAMILY, { line: 0, part: 2, count: 1 }, [1]],
    ['a family', FAMILY, one, [5]],
    [
      'a day ticket',
      dayTicketLine(part('A', 2, 1400), part('B', 2, 700)),
      { line: 0, part: 1, count: 1 },
      [1],
    ],
    ['the larger of two groups', groupsLine(2, 12_000, 31), one, [16]],
    ['an article', articleLine(3, 1900), { ...one, count: 2 }, [2]],
  ])('frees the places and pieces of %s', (_, line, pieces, quantities) => {
    const { frees } = giveBack(exampleOrder([line]).order, select([pieces]));
    expect(frees.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it.each<[string, OrderLine[], ReturnSelection, ReturnRefusal]>([
    [
      'more than there are',
      [ticketLine(part('Adult', 3, 1400))],
      select([{ ...one, count: 4 }]),
      { refused: 'too-many', line: 0, left: 3 },
    ],
    [
      'half a person',
      [ticketLine(part('Adult', 3, 1400))],
      select([{ ...one, count: 0.5 }]),
      { refused: 'too-many', line: 0, left: 3 },
    ],
    ['a line that is not there', [FAMILY], select([{ line: 1 }]), { refused: 'line-unknown', line: 1 }],
    [
      'a part that is not there',
      [FAMILY],
      select([{ line: 0, part: 3 }]),
      { refused: 'part-unknown', line: 0 },
    ],
    [
      'a ticket that is not there',
      [ticketLine(part('Adult', 3, 1400))],
      select([{ ...one, numbers: [4] }]),
      { refused: 'admission-unknown', line: 0 },
    ],
    ['a gift', [FAMILY, donationLine(500)], select([{ line: 1 }]), { refused: 'only-amount', line: 1 }],
    ['nothing', [FAMILY], select([]), { refused: 'nothing-selected' }],
    ['shipping of what is not sent', [FAMILY], select([], { shipping: true }), { refused: 'no-shipping' }],
    [
      'more money than was paid',
      [FAMILY],
      select([], { amount: { cents: 2301 } }),
      { refused: 'amount-too-large', most: 2300 },
    ],
    [
      'money for a gift that nobody names',
      [donationLine(500)],
      select([], { amount: { cents: 1 } }),
      { refused: 'amount-too-large', most: 0 },
    ],
    [
      'a part of a voucher',
      [voucherLine(1, 2500)],
      select([], { amount: { cents: 1, line: 0 } }),
      { refused: 'amount-too-large', most: 0 },
    ],
    ['no amount', [FAMILY], select([], { amount: { cents: 0 } }), { refused: 'amount-invalid' }],
    [
      'a fee above the price',
      [FAMILY],
      select([one], { fee: 2301 }),
      { refused: 'fee-too-large', most: 2300 },
    ],
    [
      'an amount that is kept',
      [FAMILY],
      select([], { amount: { cents: 1 }, to: 'kept' }),
      { refused: 'amount-kept' },
    ],
  ])('is not %s', (_, lines, selection, refusal) => {
    expect(refusalOf(exampleOrder(lines).order, selection)).toEqual(refusal);
  });

  it('is no voucher that is spent', () => {
    const { order } = exampleOrder([voucherLine(2, 2500)]);
    const spent = order.vouchers.map((code, index) => ({ ...code, left: index === 0 ? 2499 : 2500 }));
    expect(giveBack({ ...order, vouchers: spent }, select([one])).closes).toEqual(['V-0-1']);
    expect(refusalOf({ ...order, vouchers: spent }, select([{ line: 0 }]))).toEqual({
      refused: 'vouchers-spent',
      barcodes: ['V-0-0'],
    });
  });

  it('of a discounted order is worth what was paid for it, and takes its share of the discount with it', () => {
    const { order, total } = exampleOrder(
      [ticketLine(part('Adult', 3, 1000))],
      [{ kind: 'discount', amount: 1000 }],
    );
    const first = giveBack(order, select([one]));
    const rest = giveBack(applied(order, first), select('everything'));
    expect([total, first.amount, rest.amount]).toEqual([2000, 667, 1333]);
    expect(first.frees.map(({ pool }) => pool)).toEqual(['day-0']);
    expect(rest.frees.map(({ pool }) => pool)).toContain('voucher:CODE-0');
  });

  it('goes to the payment first, and what codes paid back to the last of them first', () => {
    const codes = [
      { kind: 'value', amount: 500 },
      { kind: 'value', amount: 700 },
    ] as const;
    const { order, total } = exampleOrder([ticketLine(part('Adult', 3, 1000))], codes);
    expect(total).toBe(1800);
    const first = giveBack(order, select([{ ...one, count: 2 }]));
    expect(first).toMatchObject({
      toPayments: [{ id: 'payment', amount: 1800 }],
      toCodes: [{ barcode: 'CODE-1', amount: 200 }],
    });
    expect(giveBack(applied(order, first), select('everything'))).toMatchObject({
      toPayments: [],
      toCodes: [
        { barcode: 'CODE-1', amount: 500 },
        { barcode: 'CODE-0', amount: 500 },
      ],
    });
  });

  it('becomes a voucher as far as money paid for it', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))], [{ kind: 'value', amount: 500 }]);
    expect(giveBack(order, select('everything', { to: 'voucher' }))).toMatchObject({
      toPayments: [],
      voucher: 1500,
      toCodes: [{ barcode: 'CODE-0', amount: 500 }],
    });
  });

  it('keeps a fee at its rates of VAT, which an amount can give back later', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000)), articleLine(1, 1000)]);
    const first = giveBack(order, select([{ line: 0 }, { line: 1 }], { fee: 300 }));
    expect(first).toMatchObject({
      amount: 2700,
      fee: 300,
      vat: [
        { vat_value: 19, gross: 900, net: 756, tax: 144 },
        { vat_value: 7, gross: 1800, net: 1682, tax: 118 },
      ],
      isLast: true,
    });
    const late = applied(order, first);
    expect(refusalOf(late, select('everything'))).toEqual({ refused: 'nothing-left' });
    expect(giveBack(late, select([], { amount: { cents: 300 } }))).toMatchObject({ amount: 300 });
    expect(refusalOf(late, select([], { amount: { cents: 301 } }))).toMatchObject({ most: 300 });
  });

  it('is kept whole: its places are free, codes stay spent, no money moves', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))], [{ kind: 'value', amount: 500 }]);
    const effect = giveBack(order, select('everything', { to: 'kept' }));
    expect(effect).toMatchObject({
      amount: 0,
      fee: 2000,
      toPayments: [],
      toCodes: [],
      vat: [],
      isLast: true,
    });
    expect(effect.frees.map(({ pool }) => pool)).toEqual(['day-0']);
  });

  it('does not give again what the provider’s own pages have given', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))]);
    const payments = [{ id: 'payment', left: 500, held: 0 }];
    expect(giveBack({ ...order, payments }, select('everything'))).toMatchObject({
      amount: 2000,
      toPayments: [{ id: 'payment', amount: 500 }],
      alreadyBack: 1500,
    });
  });

  it.each([
    ['some', 500, [{ id: 'payment', amount: 500 }], 1500],
    ['all', 2000, [{ id: 'payment', amount: 2000 }], 0],
    ['none', 0, [], 2000],
  ])('issues no voucher for what the payer’s bank has: %s of it', (_, held, toPayments, voucher) => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))]);
    const payments = [{ id: 'payment', left: 2000, held }];
    const asVoucher = { ...select('everything'), to: 'voucher' } as const;
    expect(giveBack({ ...order, payments }, asVoucher)).toMatchObject({ amount: 2000, toPayments, voucher });
  });

  it('leaves no place free that a visitor still has', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))]);
    const claims = order.claims.map((claim) => ({ ...claim, quantity: 3 }));
    const first = giveBack({ ...order, claims }, select([one]));
    const last = giveBack(applied({ ...order, claims }, first), select([one]));
    expect([first, last].map(({ frees }) => frees.map(({ quantity }) => quantity))).toEqual([[1], [2]]);
  });

  it('of an older order is refused where nobody knows whose claim is whose, but all of it is not', () => {
    const { order } = exampleOrder([ticketLine(part('Adult', 2, 1000))], [{ kind: 'value', amount: 500 }]);
    const claims = order.claims.map(({ orderLine: _line, part: _part, ...claim }) => claim);
    expect(refusalOf({ ...order, claims }, select([one]))).toEqual({ refused: 'claims-unknown' });
    expect(giveBack({ ...order, claims }, select('everything')).frees).toHaveLength(2);
  });
});

describe('any series of returns', () => {
  const price = fc.integer({ min: 0, max: 9999 });
  const rate = fc.constantFrom(0, 7, 19);
  const count = fc.integer({ min: 1, max: 5 });
  const line: fc.Arbitrary<OrderLine> = fc.oneof(
    fc.tuple(count, price, rate).map(([n, p, r]) => ticketLine(part('Adult', n, p, r))),
    fc
      .tuple(price, count, price, count, price, rate)
      .map(([own, n, p, m, q, r]) =>
        ticketLine(part('Family', 1, own, r, 2), part('A', n, p, r), part('B', m, q, 7)),
      ),
    fc
      .tuple(count, price, count, price, rate)
      .map(([n, p, m, q, r]) =>
        dayTicketLine(part('A', n, p, r), part('Family', 1, q, 7, 1), part('B', m, q, r)),
      ),
    fc.tuple(count, price, count).map(([n, p, more]) => groupsLine(n, p, n + more)),
    fc.tuple(count, price, rate).map(([n, p, r]) => articleLine(n, p, r)),
    fc.tuple(count, fc.integer({ min: 1, max: 9999 }), rate).map(([n, p, r]) => voucherLine(n, p, r)),
    fc.integer({ min: 1, max: 9999 }).map(donationLine),
  );
  const code = fc.record({
    kind: fc.constantFrom('value' as const, 'discount' as const),
    amount: fc.integer({ min: 1, max: 20_000 }),
    vat_value: fc.constantFrom(undefined, undefined, 7, 19),
  });
  const codes = fc
    .array(code, { maxLength: 3 })
    .map((some) => some.map((one) => (one.kind === 'value' ? one : { ...one, vat_value: undefined })));
  const selection = fc.record({
    line: fc.nat(5),
    part: fc.nat(3),
    count: fc.integer({ min: 1, max: 3 }),
    shipping: fc.boolean(),
    amount: fc.option(fc.nat(3000), { nil: undefined, freq: 4 }),
    fee: fc.constantFrom(0, 0, 0, 1, 250),
    to: fc.constantFrom(
      'the-way-it-came' as const,
      'the-way-it-came' as const,
      'voucher' as const,
      'kept' as const,
    ),
  });
  const orders = fc
    .tuple(fc.array(line, { minLength: 1, maxLength: 5 }), codes, fc.integer({ min: 0, max: 999 }))
    .map(([lines, spent, cost]) => exampleOrder(lines, spent, cost));
  type Tried = typeof selection extends fc.Arbitrary<infer Value> ? Value : never;

  function play(order: ReturnableOrder, tries: readonly Tried[], isFree: boolean) {
    const effects: ReturnEffect[] = [];
    let now = order;
    for (const { line, part, count, shipping, amount, fee, to } of tries) {
      const wanted = isFree
        ? select([{ line, part, count }], { shipping })
        : select([{ line, part, count }], {
            shipping,
            fee,
            to,
            amount: amount ? { cents: amount } : undefined,
          });
      const effect = computeReturn(now, wanted, poolOf);
      if ('refused' in effect) continue;
      effects.push(effect);
      now = applied(now, effect);
    }
    return { effects, now };
  }
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('never gives back more than was paid: in all, by payment, by code, by rate', () => {
    fc.assert(
      fc.property(orders, fc.array(selection, { maxLength: 12 }), ({ order, total, vat }, tries) => {
        const { effects, now } = play(order, tries, false);
        for (const { amount, toPayments, toCodes, voucher, alreadyBack } of effects)
          expect(sum([...toPayments, ...toCodes].map((to) => to.amount)) + voucher + alreadyBack).toBe(
            amount,
          );
        const paid =
          total + sum(order.codes.filter(({ kind }) => kind === 'value').map(({ discount }) => discount));
        expect(sum(effects.map(({ amount }) => amount)) + valueLeft(now)).toBe(paid);
        expect(valueLeft(now)).toBeGreaterThanOrEqual(0);
        for (const { left, value } of orderLeft(now).parts) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(value).toBeGreaterThanOrEqual(0);
          if (left === 0) expect(value).toBe(0);
        }
        for (const { left } of now.payments) expect(left).toBeGreaterThanOrEqual(0);
        for (const { barcode, discount } of order.codes) {
          const back = effects.flatMap(({ toCodes }) => toCodes).filter((to) => to.barcode === barcode);
          expect(sum(back.map(({ amount }) => amount))).toBeLessThanOrEqual(discount);
        }
        for (const { vat_value, gross } of effects.flatMap((effect) => effect.vat)) {
          expect(gross).toBeGreaterThan(0);
          const back = effects.flatMap((effect) => effect.vat).filter((one) => one.vat_value === vat_value);
          const sold = vat.find((one) => one.vat_value === vat_value)?.gross ?? 0;
          expect(sum(back.map((one) => one.gross))).toBeLessThanOrEqual(sold);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('leaves single-purpose codes to pay for what has their rate alone, and taxes the rest', () => {
    fc.assert(
      fc.property(orders, fc.array(selection, { maxLength: 12 }), ({ order, vat }, tries) => {
        const { effects, now } = play(order, tries, false);
        const { parts, shipping } = orderLeft(now);
        for (const rate of [7, 19]) {
          const stays = sum(
            [...parts, ...shipping]
              .filter(({ vat_value }) => vat_value === rate)
              .map(({ value, kept }) => value + kept),
          );
          const spent = sum(
            singlePurposeLeft(now)
              .filter(({ vat_value }) => vat_value === rate)
              .map(({ amount }) => amount),
          );
          expect(spent).toBeLessThanOrEqual(stays);
          const back = effects.flatMap((effect) => effect.vat).filter(({ vat_value }) => vat_value === rate);
          const sold = vat.find(({ vat_value }) => vat_value === rate)?.gross ?? 0;
          expect(sold - sum(back.map(({ gross }) => gross))).toBe(stays - spent);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('gives back exactly everything in the end: money, codes, VAT, places, admissions', () => {
    fc.assert(
      fc.property(orders, fc.array(selection, { maxLength: 12 }), ({ order, total, vat }, tries) => {
        const { effects, now } = play(order, tries, true);
        const last = computeReturn(now, select('everything'), poolOf);
        if (!('refused' in last)) effects.push(last);
        expect(sum(effects.flatMap(({ toPayments }) => toPayments).map(({ amount }) => amount))).toBe(
          'refused' in last && valueLeft(now) > 0 ? total - valueLeft(now) : total,
        );
        if ('refused' in last) return;
        for (const sold of vat) {
          const back = effects
            .flatMap((effect) => effect.vat)
            .filter((one) => one.vat_value === sold.vat_value);
          expect({
            vat_value: sold.vat_value,
            gross: sum(back.map(({ gross }) => gross)),
            net: sum(back.map(({ net }) => net)),
            tax: sum(back.map(({ tax }) => tax)),
          }).toEqual(sold);
        }
        const freed = new Map<string, number>();
        for (const { pool, quantity } of effects.flatMap(({ frees }) => frees))
          freed.set(pool, (freed.get(pool) ?? 0) + quantity);
        const claimed = new Map<string, number>();
        for (const { pool, quantity } of order.claims) claimed.set(pool, (claimed.get(pool) ?? 0) + quantity);
        expect(Object.fromEntries(freed)).toEqual(Object.fromEntries(claimed));
        expect(applied(now, last).admissions.every(({ persons }) => persons === 0)).toBe(true);
        expect(effects.filter(({ isLast }) => isLast)).toHaveLength(1);
      }),
      { numRuns: 400 },
    );
  });
});
