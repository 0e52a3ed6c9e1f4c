// What a guide is owed (operations 3): the fee that was agreed when a tour was given to them, for each that is over and counts.
import type { MuseumDateTime } from '../museum-time.ts';
import type { FeeCounts } from './guide.ts';

export type Led = {
  readonly datetime_end: MuseumDateTime;
  readonly participants: number;
  readonly fee: number;
  readonly fee_counts: FeeCounts;
};

/** Is it over, and does it count? */
export function isOwed({ datetime_end, participants, fee_counts }: Led, now: MuseumDateTime): boolean {
  return datetime_end <= now && (fee_counts === 'assigned' || participants > 0);
}

/** How many tours count, and their fees in cents. */
export function owedFor(led: readonly Led[], now: MuseumDateTime): { tours: number; amount: number } {
  const counted = led.filter((one) => isOwed(one, now));
  return { tours: counted.length, amount: counted.reduce((sum, { fee }) => sum + fee, 0) };
}
