// Whose turn it is (ADR 058): a visitor's number against what the line has let in, the wait that follows from it, and when to
// ask again.
import { type DrawKeys, drawnNumber } from './draw.ts';
import { type Line, type Pace, presentPace } from './line.ts';

export type Turn =
  /** The sale has not opened. */
  | { readonly state: 'early'; readonly seconds: number }
  | { readonly state: 'waiting'; readonly ahead: number; readonly seconds: number }
  | { readonly state: 'called' }
  /** Called long ago, and did not come. */
  | { readonly state: 'lapsed' };

/** A number that was called is good until so many minutes' worth of others were called after it. */
const KEPT_MINUTES = 15;

const SHORTEST_PAUSE = 5;
const LONGEST_PAUSE = 60;
/** Those who wait for the opening learn of it over so many seconds: it is drawn, so nobody gains by asking first. */
const SPREAD = 30;

/** @param line as it is at `now`, see `advanceLine`; @param keys of the draw */
export function turnOf(number: number, line: Line, pace: Pace, keys: DrawKeys, now: number): Turn {
  const { perMinute, opens } = pace;
  if (opens !== undefined && now < opens) return { state: 'early', seconds: Math.ceil((opens - now) / 1000) };
  const early = line.early ?? 0;
  const place = number <= early ? drawnNumber(number, early, keys) : number;
  const behind = line.served - place;
  if (behind > perMinute * KEPT_MINUTES) return { state: 'lapsed' };
  if (behind >= 0) return { state: 'called' };
  return {
    state: 'waiting',
    ahead: Math.ceil(-behind) - 1,
    seconds: Math.ceil((-behind * 60) / presentPace(pace)),
  };
}

/** Seconds until it makes sense to ask again: seldom while there is long to wait, so that many can wait. */
export function pauseOf(turn: Turn, number: number): number {
  switch (turn.state) {
    case 'early':
      return turn.seconds < LONGEST_PAUSE ? turn.seconds + (number % SPREAD) : LONGEST_PAUSE;
    case 'waiting':
      return Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, Math.ceil(turn.seconds / 2)));
    default:
      return LONGEST_PAUSE;
  }
}
