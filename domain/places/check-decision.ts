// What is wrong with a decision about places before anything is looked at (operations 3). Days are of the future or today; a
// pattern is at most two years long.
import { addDays, type Day, isDay, isMuseumDateTime, type MuseumDateTime } from '../museum-time.ts';
import type { FieldProblem } from '../refusal.ts';
import type { StaffFieldProblem } from '../staff-refusal.ts';
import type { AskedDecision, PlacesPool } from './places-contract.ts';

const MOST_DAYS = 731;
const MOST_PLACES = 100_000;
const MOST_MINUTES = 1440;

type Problem = FieldProblem | StaffFieldProblem;
type Problems = Record<string, Problem[]>;

/** @param pools those named, as far as they are known */
export function decisionProblems(
  asked: AskedDecision,
  pools: readonly Pick<PlacesPool, 'all_day'>[],
  now: MuseumDateTime,
): Problems {
  const today = now.slice(0, 10);
  const { from, to, places, name, minutes, kind } = asked;
  const isExtra = kind === 'extra';
  const needsPlaces = kind !== 'closure';
  const isTimed = isExtra && pools.length === 1 && !pools[0]?.all_day;
  return present({
    pools: asked.pools && pools.length < asked.pools.length && 'POOL_UNKNOWN',
    pool: isExtra && pools.length !== 1 && 'REQUIRED',
    from: isDay(from) ? from < today && 'DAY_PAST' : 'DAY_INVALID',
    to: isDay(from) && !(isDay(to) && to >= from && to <= addDays(from, MOST_DAYS)) && 'LAST_DAY_INVALID',
    places: needsPlaces && placesProblem(places, kind === 'capacity' ? 0 : 1),
    name: kind === 'block' && !name?.trim() && 'REQUIRED',
    times: isTimed && (asked.times ?? []).length === 0 && 'REQUIRED',
    minutes: isTimed && !(minutes && minutes >= 5 && minutes <= MOST_MINUTES) && 'NUMBER_INVALID',
    release: releaseProblem(asked, to, now),
  });
}

function placesProblem(places: number | undefined, least: number): Problem | false {
  if (places === undefined) return 'REQUIRED';
  return (places < least || places > MOST_PLACES) && 'NUMBER_INVALID';
}

function releaseProblem({ kind, release }: AskedDecision, to: Day, now: MuseumDateTime): Problem | false {
  if (kind !== 'block' || release?.kind !== 'at') return false;
  const { datetime } = release;
  const isPossible = isMuseumDateTime(datetime) && datetime > now && datetime <= `${to} 23:59`;
  return !isPossible && 'RELEASE_INVALID';
}

function present(problems: Readonly<Record<string, Problem | false | undefined>>): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])),
  );
}
