import { describe, expect, test } from 'vitest';
import type { CartLine } from '../product-kinds.ts';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import { linkDays } from './link-days.ts';

const TODAY = '2026-11-18';
const visit = (datetime: string): CartLine => exampleTicketLine({ datetime });
const tour = (date: string): CartLine => exampleTourLine({ date });

describe('an order that is taken on the phone can be paid by a link', () => {
  test.each<[string, CartLine[], string, string]>([
    [
      'for a week, or until the day before the visit',
      [visit('2026-12-02 10:00')],
      '2026-12-01',
      '2026-11-25',
    ],
    ['until the day before, where that is sooner', [visit('2026-11-20 10:00')], '2026-11-19', '2026-11-19'],
    ['and a tour is a visit', [visit('2026-12-02 10:00'), tour('2026-11-22')], '2026-11-21', '2026-11-21'],
    ['for a week, or sixty days, where the day is open', [visit('')], '2027-01-17', '2026-11-25'],
  ])('%s', (_, lines, last, usual) => {
    expect(linkDays(TODAY, lines)).toEqual({ first: TODAY, last, usual });
  });

  test('unless the visit is today', () => {
    expect(linkDays(TODAY, [visit(`${TODAY} 16:00`)])).toBeUndefined();
  });
});
