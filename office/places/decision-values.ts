// What the sheet of a decision asks, as text, and what of it is sent.
import type { AskedDecision, PlacesPool } from '../../domain/places/places-contract.ts';

export type Kind = AskedDecision['kind'];

export type DecisionValues = {
  /** `all`, `house:ID` or `pool:ID`. */
  readonly about: string;
  readonly from: string;
  readonly to: string;
  readonly weekdays: readonly string[];
  readonly times: string;
  readonly places: string;
  readonly minutes: string;
  readonly name: string;
  readonly release: 'never' | 'at' | 'before';
  readonly releaseDay: string;
  readonly releaseDays: string;
  readonly releaseTime: string;
  readonly reason: string;
  readonly keepTaken: boolean;
};

/** What the sheet begins with: one time, or a day. */
export function firstValues(
  kind: Kind,
  given: { readonly day: string; readonly pool: string; readonly time: string },
  pools: readonly PlacesPool[],
): DecisionValues {
  const first = pools.find(({ kind }) => kind === 'visit')?.id ?? '';
  const pool = given.pool || (kind === 'closure' ? '' : first);
  return {
    about: pool ? `pool:${pool}` : 'all',
    from: given.day,
    to: given.day,
    weekdays: [],
    times: kind === 'extra' ? '' : given.time,
    places: '',
    minutes: '60',
    name: '',
    release: 'before',
    releaseDay: given.day,
    releaseDays: '1',
    releaseTime: '12:00',
    reason: '',
    keepTaken: false,
  };
}

/** What is sent of it. */
export function askedDecision(
  kind: Kind,
  values: DecisionValues,
  pools: readonly PlacesPool[],
): AskedDecision {
  const { from, weekdays, reason, keepTaken } = values;
  const about = aboutOf(values.about);
  const isAllDay = pools.some(({ id, all_day }) => about.pools?.includes(id) && all_day);
  return {
    kind,
    ...about,
    from,
    to: values.to || from,
    ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }),
    times: isAllDay ? [] : timesIn(values.times),
    ...(kind !== 'closure' && values.places.trim() !== '' && { places: Number(values.places) }),
    ...(kind === 'extra' && !isAllDay && { minutes: Number(values.minutes) }),
    ...(kind === 'block' && { name: values.name, ...releaseOf(values) }),
    reason,
    ...(keepTaken && { keep_taken: true }),
  };
}

function aboutOf(about: string): Pick<AskedDecision, 'pools' | 'house'> {
  const colon = about.indexOf(':');
  const id = about.slice(colon + 1);
  if (about.startsWith('pool:')) return { pools: [id] };
  return about.startsWith('house:') ? { house: id } : {};
}

function releaseOf(values: DecisionValues): Pick<AskedDecision, 'release'> {
  const { release, releaseDay, releaseDays, releaseTime } = values;
  if (release === 'at') return { release: { kind: 'at', datetime: `${releaseDay} ${releaseTime}` } };
  if (release === 'before')
    return { release: { kind: 'before', days: Number(releaseDays), time: releaseTime } };
  return {};
}

/** Times as they are typed: `9:00, 14.30`. */
export function timesIn(text: string): string[] {
  return text
    .split(/[\s,;]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [hour = '', minute = '00'] = part.split(/[:.]/);
      return `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
    });
}

/** Whether what was typed as times can be sent. */
export function areTimes(text: string): boolean {
  return timesIn(text).every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time));
}
