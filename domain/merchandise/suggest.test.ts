import { describe, expect, test } from 'vitest';
import { type CartAdmission, type Offer, onePersonsAdmissions, suggestOffers } from './suggest.ts';

function offer(id: string, more: Partial<Offer> = {}): Offer {
  return {
    id,
    price: 1000,
    isPass: false,
    available: true,
    goes_with: [],
    ...more,
  };
}
const PASS = offer('pass', { price: 4800, isPass: true });
const CONCESSION = offer('concession', { price: 2400, isPass: true });
const POSTER = offer('poster', { goes_with: ['flut'] });
const BOOK = offer('book', { goes_with: ['flut', 'ebbe'] });
const CARDS = offer('cards', { goes_with: ['ebbe'] });
const BAG = offer('bag');
const CUP = offer('cup');
const ALL = [BAG, POSTER, CUP, BOOK, CARDS, PASS, CONCESSION];

function visit(price: number, eventId = 'flut', day = '2026-11-18'): CartAdmission {
  return {
    eventId,
    day,
    price,
  };
}
function suggest(cart: Partial<Parameters<typeof suggestOffers>[0]>) {
  return suggestOffers({
    offers: ALL,
    inCart: new Set(),
    events: [],
    visits: true,
    admissions: [],
    ...cart,
  }).map(({ id, of }) => `${id}${of && ` with ${of}`}`);
}

describe('what is offered beside a cart', () => {
  test.each<[string, Parameters<typeof suggest>[0], string[]]>([
    ['a cart without a visit: nothing', { visits: false }, []],
    [
      'an exhibition: what goes with it, in the museum’s order',
      { events: ['flut'] },
      ['poster with flut', 'book with flut'],
    ],
    [
      'two exhibitions: each thing once, three at most',
      { events: ['ebbe', 'flut'] },
      ['book with ebbe', 'cards with ebbe', 'poster with flut'],
    ],
    [
      'a poster in the cart: not again',
      { events: ['flut'], inCart: new Set(['poster']) },
      ['book with flut'],
    ],
    [
      'a poster that is sold out: not at all',
      { events: ['flut'], offers: [{ ...POSTER, available: false }, BOOK] },
      ['book with flut'],
    ],
    [
      'an exhibition that nothing goes with: what belongs to the museum',
      { events: ['sonne'] },
      ['bag', 'cup'],
    ],
    ['a tour through no exhibition: likewise', {}, ['bag', 'cup']],
    ['a museum that sells nothing else', { offers: [], events: ['flut'], admissions: [visit(9900)] }, []],
  ])('%s', (_, cart, offered) => {
    expect(suggest(cart)).toEqual(offered);
  });
});

describe('an annual pass is offered', () => {
  const offers = [PASS, CONCESSION];
  test.each<[string, readonly CartAdmission[], boolean]>([
    ['for one ticket of 12 €', [visit(1200)], false],
    ['for four tickets of 12 € to one exhibition: four people', Array(4).fill(visit(1200)), false],
    ['for four exhibitions of 12 €', ['a', 'b', 'c', 'd'].map((id) => visit(1200, id)), true],
    [
      'for four days in one exhibition',
      [18, 19, 20, 21].map((day) => visit(1200, 'flut', `2026-11-${day}`)),
      true,
    ],
    ['for one cent less', [visit(4799)], false],
    ['for exactly its price', [visit(4800)], true],
    [
      'for a grown-up who comes with children',
      [visit(2400, 'a'), visit(0, 'a'), visit(2400, 'b'), visit(900, 'b')],
      true,
    ],
    ['for two events that may be seen on any day', [visit(2400, 'a', ''), visit(2400, 'b', '')], true],
    ['for no visit', [], false],
  ])('%s: %#', (_, admissions, offered) => {
    expect(suggest({ offers, admissions })).toEqual(offered ? ['pass'] : []);
  });

  const dear = [visit(9900)];
  test.each<[string, Parameters<typeof suggest>[0], string[]]>([
    [
      'before everything else',
      { offers: ALL, events: ['flut'] },
      ['pass', 'poster with flut', 'book with flut'],
    ],
    ['but not a second one', { offers, inCart: new Set(['pass']) }, []],
    ['nor beside a concession', { offers, inCart: new Set(['concession']) }, []],
    ['nor the concession in its place', { offers: [{ ...PASS, available: false }, CONCESSION] }, []],
  ])('%s', (_, cart, offered) => {
    expect(suggest({ admissions: dear, ...cart })).toEqual(offered);
  });

  test('and says why', () => {
    const [first] = suggestOffers({ offers, inCart: new Set(), events: [], visits: true, admissions: dear });
    expect(first).toEqual({ id: 'pass', reason: 'would-be-cheaper', of: '' });
  });
});

test('what one person pays: the dearest ticket of each visit', () => {
  expect(onePersonsAdmissions([visit(1200), visit(700), visit(900, 'ebbe'), visit(1200, 'flut', '')])).toBe(
    3300,
  );
  expect(onePersonsAdmissions([])).toBe(0);
});
