import type { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import { capitalised } from '../../../ui/i18n/capitalised.ts';
import { namedParts, type OrderLineView } from '../../products/order-line-view.ts';
import { BookedTour } from './booked-tour.tsx';
import { GivenAnswers } from './given-answers.tsx';

export const tourOrderView: OrderLineView<TourOrderLine> = {
  facts: ({ tour }) => <BookedTour tour={tour} />,
  parts: namedParts,
  typedText: ({ tour }) => tour.answers.length > 0 && <GivenAnswers answers={tour.answers} />,
  ticketFacts: ({ tour }, { t, formats }) => [
    [t('tours.line.language'), capitalised(tour.langName, formats.locale)],
    [t('tours.line.meeting'), tour.meeting_point],
  ],
};
