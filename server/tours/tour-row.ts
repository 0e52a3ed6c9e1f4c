// A guided tour as it is stored: every language of its texts, days absolute, money in cents.
import type { LocalizedText } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { QuestionType } from '../../domain/tours/tour.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';

/** Another price on some days; the last that applies counts. */
export type DatedPrice = {
  /** 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  /** Both included; null: without a bound. */
  readonly from: Day | null;
  readonly to: Day | null;
  readonly price: number;
};

export type StoredPrice = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly per: 'tour' | 'person';
  readonly price: number;
  readonly vat_value: number;
  readonly differs: readonly DatedPrice[];
};

export type StoredSubticket = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly price: number;
  readonly vat_value: number;
  readonly min_quantity: number;
  readonly max_quantity: number;
};

export type StoredTicket = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  readonly vat_value: number;
  readonly subtickets: readonly StoredSubticket[];
};

export type StoredQuestion = {
  readonly id: string;
  readonly type: QuestionType;
  readonly label: LocalizedText;
  readonly hint: LocalizedText;
  readonly required: boolean;
  readonly options?: readonly { readonly value: string; readonly label: LocalizedText }[] | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
};

/** What an import writes and the catalogue reads. Prices, tickets and questions are in the order in which they show. */
export type StoredTour = {
  readonly id: string;
  readonly language: string;
  /** Null where the language's own name serves. */
  readonly language_name: LocalizedText | null;
  readonly name: LocalizedText;
  readonly teaser: LocalizedText;
  readonly description: LocalizedText;
  readonly meeting_point: LocalizedText;
  readonly picture: StoredPicture;
  readonly accent: { readonly light: string; readonly dark: string };
  readonly duration_minutes: number;
  readonly max_participants: number;
  readonly min_participants: number;
  readonly single_ticketing: boolean;
  readonly book_complete_tour: boolean;
  readonly booking_without_tickets: boolean;
  readonly bookable: boolean;
  readonly book_ahead_hours: number;
  readonly withdrawal_days: number;
  readonly prices: readonly StoredPrice[];
  readonly tickets: readonly StoredTicket[];
  readonly questions: readonly StoredQuestion[];
  readonly pool_id: string;
  /** Only where tours are booked whole and nothing else. */
  readonly guides_pool_id: string | null;
  readonly sequence_no: number;
};
