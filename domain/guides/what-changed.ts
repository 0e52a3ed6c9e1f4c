// What a guide is told (operations 3): the difference between the tours that they know of and those that they have now. What was
// given and taken back before a mail left is in none, and a whole month is one mail.
import type { MuseumDateTime } from '../museum-time.ts';

export type Told = {
  readonly tour: string;
  readonly datetime: MuseumDateTime;
  readonly datetime_end: MuseumDateTime;
};

export type WhatChanged = {
  readonly added: readonly Told[];
  readonly changed: readonly Told[];
  readonly gone: readonly Told[];
};

/**
 * Only what is still to come is told.
 * @param known what they were told before
 * @param have what they lead now
 */
export function whatChanged(known: readonly Told[], have: readonly Told[], now: MuseumDateTime): WhatChanged {
  const toCome = ({ datetime }: Told) => datetime > now;
  const before = new Map(known.filter(toCome).map((one) => [keyOf(one), one]));
  const after = new Map(have.filter(toCome).map((one) => [keyOf(one), one]));
  const inOrder = (some: readonly Told[]) => some.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return {
    added: inOrder([...after].flatMap(([key, one]) => (before.has(key) ? [] : [one]))),
    changed: inOrder(
      [...after].flatMap(([key, one]) => {
        const earlier = before.get(key);
        return earlier && earlier.datetime_end !== one.datetime_end ? [one] : [];
      }),
    ),
    gone: inOrder([...before].flatMap(([key, one]) => (after.has(key) ? [] : [one]))),
  };
}

export function isNothing({ added, changed, gone }: WhatChanged): boolean {
  return added.length + changed.length + gone.length === 0;
}

function keyOf({ datetime, tour }: Told): string {
  return `${datetime} ${tour}`;
}
