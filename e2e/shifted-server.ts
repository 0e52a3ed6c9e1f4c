// Loaded before a server of the journeys (`node --import`): Foyer itself has no setting that moves its clock.
import { clockShift } from './servers.ts';
import { shiftClock } from './support/shift-clock.ts';

shiftClock(clockShift);
