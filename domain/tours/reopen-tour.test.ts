import { expect, test } from 'vitest';
import { toTourLine } from './make-tour-line.ts';
import { reopenTour } from './reopen-tour.ts';
import { exampleTourOffer, exampleTourSale, flagsOf } from './tour-examples.ts';
import { openTourForm } from './tour-form.ts';
import { exampleTourLine } from './tour-line-examples.ts';

const LINE = exampleTourLine();

test('a booked tour is reopened with kind, counts, people and answers', () => {
  expect(reopenTour([{ type: 'donation' }, LINE], 1, LINE.tourId)).toEqual({
    places: [1],
    form: {
      kind: 'whole',
      tours: { group: 2 },
      tickets: { adult: 2 },
      parts: { family: { adults: 1, children: 1, 'baby-seat': 1 } },
      participants: 5,
      answers: { name: 'Form 7b' },
    },
  });
});

test('reopened and added again, it is the same line', () => {
  const sale = exampleTourSale(exampleTourOffer({ detail: flagsOf('s') }));
  const date = sale.offer.date ?? '';
  const form = { ...openTourForm(sale.offer, { date, time: '10:00' }), tickets: { adult: 3 } };
  const line = toTourLine(form, sale);
  if (!line) throw new Error('There is no line.');
  const again = { ...form, ...reopenTour([line], 0, line.tourId)?.form };
  expect(toTourLine(again, sale)).toEqual(line);
});

test.each([
  ['another tour', [exampleTourLine({ tourId: 'other' })]],
  ['another kind of line', [{ type: 'donation' }]],
  ['no line', []],
])('%s is not reopened', (_, lines) => {
  expect(reopenTour(lines, 0, LINE.tourId)).toBeUndefined();
});
