import { describe, expect, test } from 'vitest';
import { DEFAULT_ORDER_LIMITS, defaultFreeTicketLimits, exceededLimit } from './order-limits.ts';

const LIMITS = { admissionsPerOrder: 30, freeTicketsPerOrder: 10 };

/** A line for so many people, some of them free of charge. */
function line(persons: readonly number[], freeAdmissions = 0) {
  return { admissions: persons.map((count) => ({ name: 'Ticket', persons: count })), freeAdmissions };
}

describe('an order of at most thirty people, ten of them free', () => {
  test.each([
    ['nothing but things', [line([]), line([])]],
    ['thirty single tickets', [line(Array(30).fill(1))]],
    ['a tour of thirty', [line([30])]],
    ['ten who pay nothing and twenty who do', [line([10], 10), line([20])]],
  ])('%s is within the limits', (_, lines) => {
    expect(exceededLimit(lines, LIMITS)).toBeUndefined();
  });

  test.each([
    ['thirty-one single tickets', [line(Array(31).fill(1))]],
    ['a tour of thirty and one ticket', [line([30]), line([1])]],
    ['eight families of four', Array(8).fill(line([4]))],
    ['thirty-one who pay nothing', [line([31], 31)]],
  ])('%s is too large', (_, lines) => {
    expect(exceededLimit(lines, LIMITS)).toEqual({ code: 'CART_TOO_LARGE', most: 30 });
  });

  test.each([
    ['eleven who pay nothing', [line([11], 11)]],
    ['eleven who pay nothing, on two days, beside ten who pay', [line([6], 6), line([5], 5), line([10])]],
  ])('%s are too many free tickets', (_, lines) => {
    expect(exceededLimit(lines, LIMITS)).toEqual({ code: 'CART_TOO_MANY_FREE_TICKETS', most: 10 });
  });
});

test('without limits of its own, a museum sells to two school classes at once', () => {
  expect(exceededLimit([line([30]), line([30])], DEFAULT_ORDER_LIMITS)).toBeUndefined();
  expect(exceededLimit([line([30]), line([31])], DEFAULT_ORDER_LIMITS)?.most).toBe(60);
  expect(exceededLimit([line([20], 20)], DEFAULT_ORDER_LIMITS)).toBeUndefined();
  expect(exceededLimit([line([21], 21)], DEFAULT_ORDER_LIMITS)?.most).toBe(20);
});

test('without limits of its own, a museum gives sixty free tickets a day to a mail address, and four hundred to a network', () => {
  const { freeTicketsPerOrder } = DEFAULT_ORDER_LIMITS;
  expect(defaultFreeTicketLimits(freeTicketsPerOrder)).toEqual({ perEmail: 60, perNetwork: 400 });
});

test('a museum that sets the free tickets of an order has limits a day that go with them', () => {
  expect(defaultFreeTicketLimits(5)).toEqual({ perEmail: 15, perNetwork: 100 });
});
