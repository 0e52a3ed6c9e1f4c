import { describe, expect, test } from 'vitest';
import { cheaperFamily } from './cheaper-family.ts';
import { exampleOffer, examplePart, exampleSlot, exampleTicket } from './ticket-examples.ts';
import { openForm } from './ticket-form.ts';

const DAY = '2026-12-24';
const ADULT = exampleTicket({ id: 'adult', price: 1200 });
const REDUCED = exampleTicket({ id: 'reduced', price: 800 });
const CHILD = exampleTicket({ id: 'child', price: 0 });
const FAMILY = exampleTicket({
  id: 'family',
  family: 1,
  price: 2000,
  subtickets: [examplePart('adults', 1, 2), examplePart('children', 1, 4)],
});

function hint(counts: Record<string, number>, family = FAMILY) {
  const sale = { offer: exampleOffer([ADULT, REDUCED, CHILD, family]), taken: [] };
  return cheaperFamily({ ...openForm(sale.offer, { day: DAY, time: '10:00' }), counts }, sale);
}

describe('a family ticket is offered in place of single ones', () => {
  test.each([
    [
      'two adults and a child',
      { adult: 2, child: 1 },
      400,
      { adults: 2, children: 1 },
      { adult: 0, child: 0 },
    ],
    [
      'what it does not hold stays as it is',
      { adult: 3, child: 5, reduced: 1 },
      400,
      { adults: 2, children: 4 },
      { adult: 1, child: 1, reduced: 1 },
    ],
  ])('%s', (_, counts, saved, family, left) => {
    const found = hint(counts);
    expect(found).toMatchObject({ saved, parts: family });
    expect(found?.form).toMatchObject({ counts: left, parts: { family } });
  });

  test.each([
    ['a single parent for whom it costs more', { adult: 1, child: 3 }],
    ['adults without a child', { adult: 2 }],
    ['people on reduced tickets, who may be anybody', { reduced: 4, child: 1 }],
  ])('but not for %s', (_, counts) => {
    expect(hint(counts)).toBeUndefined();
  });

  test('nor where it saves nothing, has no room, or is chosen already', () => {
    const counts = { adult: 2, child: 1 };
    expect(hint(counts, { ...FAMILY, price: 2400 })).toBeUndefined();
    expect(hint(counts, { ...FAMILY, schedule: [exampleSlot(`${DAY} 10:00`, 2)] })).toBeUndefined();
    const sale = { offer: exampleOffer([ADULT, CHILD, FAMILY]), taken: [] };
    const form = { ...openForm(sale.offer, { day: DAY, time: '10:00' }), counts };
    const chosen = { ...form, parts: { family: { adults: 1, children: 1 } } };
    expect(cheaperFamily(chosen, sale)).toBeUndefined();
  });
});
