// A museum for the drill of closings: the drill's own, with a day that is sold and closed, and a role that may close it.
import { BENCH_MUSEUM_YAML, event, writeFolder } from '../../bench/bench-museum.ts';
import { dayAhead } from '../../bench/day-ahead.ts';
import { DRILL_EVENTS } from '../drill-museum.ts';

/** The day that is sold and closed. */
export const CLOSED_DAY = dayAhead(7);
export const CLOSED_POOL = 'event:sturm';

const ROLE = 'opening';
const PERMISSIONS = ['capacity.read', 'capacity.change', 'orders.read', 'orders.cancel', 'money.refund'];
/** In cents: the whole day is given back without asking for the second factor, which nobody here has. */
const MONEY_LIMIT = 10_000_000;
const FIRST_HOUR = 9;
const HOURS = 9;

/** Writes the museum's folder. */
export function writeClosingMuseum(folder: string): void {
  const role = `{id: ${ROLE}, name: {de: Öffnung}, permissions: [${PERMISSIONS.join(', ')}]}`;
  writeFolder(folder, {
    ...DRILL_EVENTS,
    'museum.yaml': BENCH_MUSEUM_YAML.replace(
      /^staff: .*\n/m,
      `staff: {money_limit: ${MONEY_LIMIT}, roles: [${role}]}\n`,
    ),
    'events/sturm.yaml': event('sturm', 30, '{first: "09:00", last: "17:00", every: 60}', 60),
  });
}

/** The ticket and time of the visitor of this number. */
export function closedVisit(turn: number): { readonly ticket: string; readonly datetime: string } {
  const hour = String(FIRST_HOUR + (turn % HOURS)).padStart(2, '0');
  return { ticket: 'sturm-karte', datetime: `${CLOSED_DAY} ${hour}:00` };
}

/** What the command line is told to invite somebody who may close days. */
export const INVITATION = ['invite', 'Mara', 'mara@museum.example', ROLE] as const;
