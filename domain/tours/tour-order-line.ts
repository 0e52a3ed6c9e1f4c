// A booking of a guided tour as an order keeps it; `title` is the tour.
import { type Static, Type } from 'typebox';
import { visitFields } from '../products/order-line-fields.ts';
import { GivenAnswer } from './tour.ts';

/** What a guide must know of a booking; words in the language of the order. */
const BookedTour = Type.Object({
  langIdentifier: Type.String(),
  langName: Type.String(),
  meeting_point: Type.String(),
  /** The exhibition that it leads through, '' for none. */
  eventName: Type.String(),
  participants: Type.Integer(),
  /** Tours or groups that are booked whole; 0 for single places on a tour that others join. */
  tours: Type.Integer(),
  book_complete_tour: Type.Boolean(),
  answers: Type.Array(GivenAnswer),
});

export const TourOrderLine = Type.Object({
  type: Type.Literal('guidedTour'),
  ...visitFields,
  tour: BookedTour,
});
export type TourOrderLine = Static<typeof TourOrderLine>;

export function isTourOrderLine(line: { readonly type: string }): line is TourOrderLine {
  return line.type === 'guidedTour';
}
