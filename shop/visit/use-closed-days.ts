import { closedDays } from '../../domain/visit/closed-days.ts';
import type { ClosedOn } from '../../domain/visit/visit-calendar.ts';
import { useShell } from '../ground/use-shell.ts';

/** When a house is closed. @param venue its id */
export function useClosedDays(venue: string): ClosedOn {
  const { closing_days, venues } = useShell().info;
  const openingHours = venues.find(({ id }) => id === venue)?.opening_hours ?? [];
  return closedDays({ closingDays: closing_days, openingHours });
}

/** When all houses of the museum are closed. */
export function useMuseumClosed(): ClosedOn {
  const { closing_days: closingDays, venues } = useShell().info;
  const houses = venues.map(({ opening_hours: openingHours = [] }) =>
    closedDays({ closingDays, openingHours }),
  );
  return (day) => houses.every((closedOn) => closedOn(day));
}
