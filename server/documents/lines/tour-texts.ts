// Guided tours: besides the visit, the language, the meeting point, and for how many the tour is booked.
import type { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';
import type { Labelled } from '../text/labelled.ts';
import { type Booking, countedPart, type ProductTexts } from './product-texts.ts';
import { visitLineTime } from './visit-time.ts';

export const tourTexts: ProductTexts<TourOrderLine> = {
  when: visitLineTime,
  booking,
  partText: countedPart,
  partWithoutPrice: countedPart,
  facts: (line, i18n) => {
    const { exhibition, party } = booking(line, i18n);
    return [exhibition, party].filter((fact) => fact !== undefined);
  },
  isForGroup: ({ tour }) => tour.tours > 0,
  paysForAll: hasNoTickets,
  untaxed: 'exempt',
};

function booking({ tour }: TourOrderLine, i18n: DocumentI18n): Booking {
  const { t } = i18n;
  return {
    subtitle: t('documents.tour.kind', { language: tour.langName }),
    meetingPoint: labelled(t('documents.tour.meeting'), tour.meeting_point),
    exhibition: labelled(t('documents.tour.exhibition'), tour.eventName),
    party: { label: t('documents.tour.group'), value: partyText(tour, i18n) },
    answers: tour.answers.map(({ label, text }) => ({ label, value: text })),
  };
}

function labelled(label: string, value: string): Labelled | undefined {
  return value.trim() === '' ? undefined : { label, value: value.trim() };
}

function partyText(
  { tours: groups, participants: persons }: TourOrderLine['tour'],
  { t }: DocumentI18n,
): string {
  return groups > 0
    ? t('documents.tour.groups', { groups, persons })
    : t('documents.tour.persons', { persons });
}

/** Only the tours are paid for. Where their members need tickets, an admission costs more than its tour. */
function hasNoTickets({ parts, tour }: TourOrderLine): boolean {
  return parts.reduce((sum, { count }) => sum + count, 0) === tour.tours;
}
