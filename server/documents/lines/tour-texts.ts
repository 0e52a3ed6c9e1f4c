// What a guided tour's documents say beyond those of every visit: the language it is given in, where it sets out, and
// for how many it is booked. Answers are for the mail alone: a ticket is shown around.
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { TourOrderLine } from '../../../domain/tours/tour-order-line.ts';
import type { DocumentI18n } from '../text/document-i18n.ts';

export type Labelled = { readonly label: string; readonly value: string };

export type TourWords = {
  /** "Guided tour, German" */
  readonly kind: string;
  /** Where it sets out; undefined when the museum does not say. */
  readonly meeting: Labelled | undefined;
  /** What it leads through; undefined when it is no exhibition's. */
  readonly exhibition: Labelled | undefined;
  /** For how many it is booked. */
  readonly party: Labelled;
  /** What the visitor told the museum. */
  readonly answers: readonly Labelled[];
};

/** Undefined for a line that is no tour. */
export function lineTour(line: OrderLine, i18n: DocumentI18n): TourWords | undefined {
  if (!('tour' in line)) return undefined;
  const { tour } = line;
  const { t } = i18n;
  return {
    kind: t('documents.tour.kind', { language: tour.langName }),
    meeting: labelled(t('documents.tour.meeting'), tour.meeting_point),
    exhibition: labelled(t('documents.tour.exhibition'), tour.eventName),
    party: { label: t('documents.tour.group'), value: partyText(tour, i18n) },
    answers: tour.answers.map(({ label, text }) => ({ label, value: text })),
  };
}

function labelled(label: string, value: string): Labelled | undefined {
  return value.trim() === '' ? undefined : { label, value: value.trim() };
}

type Tour = TourOrderLine['tour'];

function partyText({ tours: groups, participants: persons }: Tour, { t }: DocumentI18n): string {
  return groups > 0
    ? t('documents.tour.groups', { groups, persons })
    : t('documents.tour.persons', { persons });
}
