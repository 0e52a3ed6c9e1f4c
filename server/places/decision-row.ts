import type { AskedDecision } from '../../domain/places/places-contract.ts';
import type { DecisionRow } from '../capacity/decide-slots.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A decision as it is stored: every field is set, and none that its kind does not have. */
export function decisionRow(asked: AskedDecision, id: string, now: Date): DecisionRow {
  const { kind, pools, house, from, to, weekdays, times, places, minutes, release, name } = asked;
  return {
    id,
    kind,
    pools: pools ? [...new Set(pools)] : null,
    venue_id: pools ? null : (house ?? null),
    first_day: from,
    last_day: to,
    weekdays: [...new Set(weekdays ?? EVERY_DAY)].sort(),
    times: [...new Set(times ?? [])].sort(),
    places: kind === 'closure' ? null : (places ?? null),
    minutes: kind === 'extra' ? (minutes ?? null) : null,
    release: kind === 'block' ? (release ?? null) : null,
    name: kind === 'block' ? (name ?? '').trim() : '',
    made_at: now,
    cause: 'decided',
    taken_back_at: null,
  };
}
