import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { exampleTourLine } from '../tours/tour-line-examples.ts';
import { cartTotals } from './cart-totals.ts';
import { readLines } from './read-lines.ts';

const TICKET = exampleTicketLine({ eventId: 'e1' });

const TOUR = exampleTourLine();

describe('a cart from storage', () => {
  it('comes back as it was', () => {
    expect(readLines(JSON.parse(JSON.stringify([TICKET, TOUR])))).toEqual([TICKET, TOUR]);
  });

  it.each([
    ['no tour', { tourId: undefined }],
    ['no language', { langName: undefined }],
    ['a day that no calendar has', { date: '2026-02-30' }],
    ['a time that no clock shows', { time: '25:00' }],
    ['an end that is no time', { datetime_end: 'later' }],
    ['half a participant', { participants: 2.5 }],
    ['fewer than no places', { places: -1 }],
    ['a flag that is none', { single_ticketing: 2 }],
    ['a flag that is a word', { book_complete_tour: 'yes' }],
    ['a rate above all', { vat_value: 101 }],
    ['tours that are no list', { tours: {} }],
    ['a tour without a count', { tours: [{ ...TOUR.tours[0], count: undefined }] }],
    ['a tour of half a cent', { tours: [{ ...TOUR.tours[0], price: 0.5 }] }],
    ['a ticket without subtickets', { tickets: [{ ...TOUR.tickets[0], subtickets: undefined }] }],
    ['a subticket that is none', { tickets: [{ ...TOUR.tickets[0], subtickets: ['adults'] }] }],
    ['tickets that are no list', { tickets: null }],
    ['an answer that is none', { answers: ['Form 7b'] }],
    ['an answer that is a number', { answers: [{ ...TOUR.answers[0], value: 7 }] }],
    ['an answer among numbers', { answers: [{ ...TOUR.answers[0], value: ['a', 7] }] }],
    ['a picture that is none', { picture: 7 }],
  ])('leaves out a guided tour with %s', (_, change) => {
    expect(readLines([{ ...TOUR, ...change }, TICKET])).toEqual([TICKET]);
  });

  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['an object', { lines: [TICKET] }],
    ['a line without a price', [{ ...TICKET, price: undefined }]],
    ['a line of a negative count', [{ ...TICKET, totalCount: -2 }]],
    ['a line of half a cent', [{ ...TICKET, totalPrice: 0.5 }]],
    ['a kind that the shop does not sell', [{ ...TICKET, type: 'spaceship' }]],
    ['subtickets that are none', [{ ...TICKET, subtickets: [{ id: 's1' }] }]],
    ['day tickets without entries', [{ ...TICKET, type: 'dayTicket' }]],
  ])('is empty when it holds %s', (_, stored) => {
    expect(readLines(stored)).toEqual([]);
  });

  it('keeps the lines that are whole', () => {
    expect(readLines([null, TICKET, 'x'])).toEqual([TICKET]);
  });

  it('never makes the shop fail, and what it keeps can be added up', () => {
    const nearly = (line: object) =>
      fc
        .record(
          Object.fromEntries(
            Object.entries(line).map(([key, value]) => [
              key,
              fc.oneof(
                { weight: 9, arbitrary: fc.constant(value) },
                { weight: 1, arbitrary: fc.jsonValue() },
              ),
            ]),
          ),
        )
        .map((changed) => changed as unknown);
    const almost = fc.oneof(nearly(TICKET), nearly(TOUR));
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almost, fc.jsonValue()))), (stored) => {
        const { total } = cartTotals(readLines(stored));
        expect(Number.isInteger(total) && total >= 0).toBe(true);
      }),
    );
  });
});
