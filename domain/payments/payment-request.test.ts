// Until when a reserved order can be paid by a link, and what its link says.
import { describe, expect, test } from 'vitest';
import { type RequestFacts, type RequestState, requestDays, requestState } from './payment-request.ts';

const NOW = new Date('2026-11-18T12:00:00Z');
const open: RequestFacts = { state: 'held', expires: new Date('2026-11-20T23:00:00Z'), ended: false };

describe('a payment request', () => {
  test.each<[string, RequestFacts, RequestState]>([
    ['is open while its order waits', open, 'open'],
    ['is paid with its order, however that was paid', { ...open, state: 'confirmed' }, 'paid'],
    ['is paid before the visitor has confirmed', { ...open, state: 'paid' }, 'paid'],
    ['is paid even where a newer link was sent', { ...open, state: 'confirmed', ended: true }, 'paid'],
    ['ends with its order', { ...open, state: 'canceled' }, 'canceled'],
    ['is replaced by a newer link', { ...open, ended: true }, 'replaced'],
    ['ends at its time, to the moment', { ...open, expires: NOW }, 'expired'],
    ['ends with what is held', { ...open, state: 'expired' }, 'expired'],
  ])('%s', (_, facts, state) => {
    expect(requestState(facts, NOW)).toBe(state);
  });

  test.each([
    ['to the day before the first visit', ['2026-12-02', '2026-12-01'], '2026-11-30'],
    ['for sixty days where no visit is so near', ['2027-06-01'], '2027-01-17'],
    ['for sixty days where nothing is visited', [], '2027-01-17'],
    ['today alone, where the visit is tomorrow', ['2026-11-19'], '2026-11-18'],
  ])('can be used %s', (_, visits, last) => {
    expect(requestDays('2026-11-18', visits)).toEqual({ first: '2026-11-18', last });
  });

  test('cannot be sent for a visit of today', () => {
    expect(requestDays('2026-11-18', ['2026-11-18'])).toBeUndefined();
  });
});
