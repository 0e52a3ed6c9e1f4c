// A voucher as it is stored: every language of its texts, days absolute, money in cents.
import type { LocalizedText } from '../../domain/language.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { StoredPicture } from '../museum-folder/stored-picture.ts';

/** What an import writes and the catalogue reads. */
export type StoredVoucher = {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly picture: StoredPicture;
  /** What a fixed one costs and is worth; what a variable one suggests. */
  readonly price: number;
  readonly vat_value: number;
  readonly variable_amount: boolean;
  /** Both are the price of a fixed one. */
  readonly min_amount: number;
  readonly max_amount: number;
  readonly valid_months: number;
  readonly withdrawal_days: number;
  /** The last day on which it is sold; null: forever. */
  readonly ends_on: Day | null;
  readonly sequence_no: number;
  /** Whether it can be sent to somebody as a present. */
  readonly as_present: boolean;
};
