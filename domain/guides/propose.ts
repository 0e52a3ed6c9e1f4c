// Who should lead what (operations 3): a proposal for all tours that nobody leads yet, in which nobody gets what they cannot
// lead. Tours that few can lead are given first; each goes to whoever has the fewest, so that work is shared fairly. The same
// question has the same answer, in whatever order it is asked.
import type { Guide } from './guide.ts';
import { type Duty, type Obstacle, obstaclesTo, type Taken } from './obstacles.ts';

/** A tour at a time; where several groups are led at once, each is a place. */
export type Place = Duty & { readonly place: number };

export type Leading = Taken & { readonly guide: string };

export type Proposal =
  | { readonly place: Place; readonly guide: string }
  /** Nobody can: what speaks against each. */
  | { readonly place: Place; readonly guide: null; readonly against: readonly Against[] };

export type Against = { readonly guide: string; readonly obstacles: readonly Obstacle[] };

/**
 * @param places that nobody has yet
 * @param guides all there are
 * @param leading what they lead already; it stays as it is, and counts for how much each has
 */
export function propose(
  places: readonly Place[],
  guides: readonly Guide[],
  leading: readonly Leading[],
  walkMinutes: number,
): Proposal[] {
  const people = guides.toSorted((one, other) => compare(one.id, other.id));
  const taken = new Map(people.map(({ id }) => [id, leading.filter(({ guide }) => guide === id)]));
  const obstacles = (guide: Guide, place: Place) =>
    obstaclesTo(guide, place, taken.get(guide.id) ?? [], walkMinutes);
  const begun = new Map(
    places.map((place) => [place, people.filter((one) => obstacles(one, place).length === 0).length]),
  );
  const inTurn = places.toSorted(
    (one, other) => (begun.get(one) ?? 0) - (begun.get(other) ?? 0) || compare(keyOf(one), keyOf(other)),
  );
  const proposals = inTurn.map((place): Proposal => {
    const able = people.filter((one) => obstacles(one, place).length === 0);
    const chosen = fewest(able, taken);
    if (!chosen) {
      const against = people
        .filter(({ active }) => active)
        .map((one) => ({ guide: one.id, obstacles: obstacles(one, place) }));
      return { place, guide: null, against };
    }
    taken.get(chosen.id)?.push({ ...place, guide: chosen.id });
    return { place, guide: chosen.id };
  });
  return proposals.toSorted((one, other) => compare(keyOf(one.place), keyOf(other.place)));
}

/** Whoever has the fewest tours; of several the first. */
function fewest(able: readonly Guide[], taken: ReadonlyMap<string, readonly Leading[]>): Guide | undefined {
  const count = ({ id }: Guide) => taken.get(id)?.length ?? 0;
  return able.reduce<Guide | undefined>(
    (best, one) => (best && count(best) <= count(one) ? best : one),
    undefined,
  );
}

function keyOf({ datetime, tour, place }: Place): string {
  return `${datetime} ${tour} ${String(place).padStart(4, '0')}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
