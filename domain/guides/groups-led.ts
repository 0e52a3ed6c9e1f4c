// How many people are needed to lead a tour at a time: one for each group that booked it whole, and one for every group that
// single visitors make up. A tour that single visitors can join has somebody from the start, also before the first has booked.

export type BookedGroups = {
  /** Groups or tours that were booked whole; 0 for single places. */
  readonly tours: number;
  readonly participants: number;
};

export function groupsLed(
  bookings: readonly BookedGroups[],
  { max_participants, single_ticketing }: { max_participants: number; single_ticketing: boolean },
): number {
  const whole = bookings.reduce((sum, { tours }) => sum + tours, 0);
  const single = bookings.reduce((sum, { tours, participants }) => sum + (tours === 0 ? participants : 0), 0);
  return Math.max(single_ticketing ? 1 : 0, whole + Math.ceil(single / max_participants));
}
