// Loaded before a process of the drill (`node --import`): its clock is ahead.
import { shiftClock } from '../e2e/support/shift-clock.ts';

const AHEAD_MS = 25 * 60_000;

shiftClock(AHEAD_MS);
