// Loaded before a process of the drill (`node --import`): its clock is ahead by as many milliseconds as the environment says.
import { shiftClock } from '../e2e/support/shift-clock.ts';

shiftClock(Number(process.env['DRILL_CLOCK_AHEAD_MS'] ?? 0));
