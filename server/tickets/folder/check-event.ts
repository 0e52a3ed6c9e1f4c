// Whether an event makes sense beyond its shape: what it names exists, and what it sells fits how it is dated.
import type { Day } from '../../../domain/museum-time.ts';
import { type PausedDays, writtenPause } from '../../../domain/visit/pauses.ts';
import { checkAccent } from '../../museum-folder/check-accent.ts';
import { checkDay, checkOrder, checkRules, checkUnique } from '../../museum-folder/check-rules.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { SlotRule } from '../../museum-folder/museum-fields.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { EventFile } from './event-file.ts';
import { runOf } from './plan-event-pools.ts';
import type { TicketFields } from './ticket-fields.ts';

type Ticket = EventFile['tickets'][number];
type Museum = MuseumBasics & TicketFields;

/** Which modes of ticket go with which dating (spec decisions 2). */
const MODES: Record<EventFile['dating'], readonly number[]> = { slot: [1, 5], day: [1, 3], open: [3] };

const DAY_WORDS = 'whole days (rules without times)';
const TIME_WORDS = 'time slots (rules with times)';

/** Reports everything that is wrong with it, except its picture and what it shares with other events. */
export function checkEvent(file: ReadFile<EventFile>, museum: Museum, today: Day): void {
  const { value: event, report } = file;
  checkNames(file, museum);
  checkAccent(event.accent, museum.theme, report);
  checkDating(file, today);
  checkPool(file, 'slots', museum, today);
  checkPool(file, 'days', museum, today);
  checkPauses(file, today);
  checkOnlyWithPaid(event, report);
  event.tickets.forEach((ticket, index) => checkTicket(ticket, ['tickets', index], event, museum, report));
}

function checkNames({ value: event, report }: ReadFile<EventFile>, museum: Museum): void {
  if (!museum.venues.some(({ id }) => id === event.venue))
    report(['venue'], `there is no venue "${event.venue}"`);
  event.custom_groups.forEach((group, index) => {
    if (!museum.custom_groups.some(({ id }) => id === group))
      report(['custom_groups', index], `there is no custom group "${group}"`);
  });
  checkUnique(event.custom_groups, (index) => ['custom_groups', index], report);
}

function checkDating({ value: event, report }: ReadFile<EventFile>, today: Day): void {
  checkDay(event.start, ['start'], today, report);
  if (event.end !== undefined) {
    checkDay(event.end, ['end'], today, report);
    checkOrder(event.start, event.end, ['end'], today, report);
  }
  if (event.dating === 'slot' && event.slots === undefined) report(['dating'], 'slot needs slots');
  if (event.dating === 'day' && event.days === undefined) report(['dating'], 'day needs days');
  if (event.dating !== 'slot' && event.slots !== undefined)
    report(['slots'], `have no meaning where the dating is ${event.dating}`);
  checkTimes(event, report);
}

/** Whether times are an entry is said of times alone, and how long a visit takes of an entry alone. */
function checkTimes({ dating, times, visit_minutes }: EventFile, report: Report): void {
  if (dating !== 'slot' && times !== undefined)
    report(['times'], `have no meaning where the dating is ${dating}`);
  if (visit_minutes === undefined) return;
  if (dating !== 'slot') report(['visit_minutes'], `have no meaning where the dating is ${dating}`);
  else if (times === 'duration')
    report(['visit_minutes'], 'go with times: entry; with times: duration a visit is as long as its slot');
}

/** Pauses are days of the calendar and of the run, and do not overlap: each day has one reason. */
function checkPauses({ value: event, report }: ReadFile<EventFile>, today: Day): void {
  const run = runOf(event, today);
  const known: PausedDays[] = [];
  event.pauses?.forEach(({ days }, index) => {
    const path = ['pauses', index, 'days'];
    const pause = writtenPause(days, today);
    if (!pause) return report(path, `the calendar has no ${days}`);
    if (pause.to !== null && pause.to < run.from)
      report(path, `${days} is before the first day, ${run.from}`);
    if (run.to !== null && pause.from > run.to) report(path, `${days} is after the last day, ${run.to}`);
    const other = known.find(
      ({ from, to }) => (to === null || pause.from <= to) && (pause.to === null || from <= pause.to),
    );
    if (other) report(path, `${days} overlaps the pause from ${other.from}`);
    known.push(pause);
  });
}

function checkPool(file: ReadFile<EventFile>, field: 'slots' | 'days', museum: Museum, today: Day): void {
  const { value: event, report } = file;
  const source = event[field];
  if (source === undefined) return;
  if (typeof source !== 'string') {
    checkRules(source, [field], today, report, runOf(event, today));
    checkKind(source, field, [field], report);
    return;
  }
  const pool = museum.pools?.find(({ id }) => id === source);
  if (!pool) report([field], `there is no pool "${source}"`);
  else if (pool.slots.some((rule) => (rule.times !== undefined) !== (field === 'slots')))
    report([field], `the pool "${source}" is not made of ${field === 'slots' ? TIME_WORDS : DAY_WORDS}`);
}

function checkKind(rules: readonly SlotRule[], field: 'slots' | 'days', path: Path, report: Report): void {
  rules.forEach((rule, index) => {
    const timed = rule.times !== undefined;
    if (timed === (field === 'slots')) return;
    report([...path, index], `${field} are made of ${field === 'slots' ? TIME_WORDS : DAY_WORDS}`);
  });
}

function checkTicket(ticket: Ticket, path: Path, event: EventFile, museum: Museum, report: Report): void {
  if (!museum.ticket_groups.some(({ id }) => id === ticket.group))
    report([...path, 'group'], `there is no ticket group "${ticket.group}"`);
  if (!MODES[event.dating].includes(ticket.mode))
    report(
      [...path, 'mode'],
      `${ticket.mode} does not go with the dating ${event.dating}: ${MODES[event.dating].join(' or ')}`,
    );
  if (ticket.mode === 5 && ticket.stay_minutes === undefined)
    report(path, 'is missing stay_minutes, which mode 5 needs');
  if (ticket.mode !== 5 && ticket.stay_minutes !== undefined)
    report([...path, 'stay_minutes'], 'goes with mode 5 alone');
  checkLimit(ticket, path, event, report);
  checkSubtickets(ticket, path, report);
}

/** What is free only beside something paid needs a price of 0, and something paid. */
function checkOnlyWithPaid({ tickets }: EventFile, report: Report): void {
  const isFree = ({ price, subtickets = [] }: Ticket) =>
    price === 0 && subtickets.every((part) => part.price === 0);
  tickets.forEach((ticket, index) => {
    const path = ['tickets', index, 'only_with_paid'];
    if (!ticket.only_with_paid) return;
    if (!isFree(ticket)) report(path, 'goes with the price 0 alone');
    else if (tickets.every(isFree)) report(path, 'needs a ticket of the same event that costs something');
  });
}

function checkLimit(ticket: Ticket, path: Path, event: EventFile, report: Report): void {
  const per = ticket.limit?.per;
  if (per === 'slot' && event.dating !== 'slot')
    report([...path, 'limit', 'per'], 'slot goes with the dating slot alone');
  if (per === 'day' && event.dating === 'open')
    report([...path, 'limit', 'per'], 'day does not go with the dating open');
  if (per === 'run' && event.end === undefined)
    report([...path, 'limit', 'per'], 'run needs an end of the event');
}

function checkSubtickets(ticket: Ticket, path: Path, report: Report): void {
  const parts = ticket.subtickets ?? [];
  checkUnique(
    parts.map(({ id }) => id),
    (index) => [...path, 'subtickets', index, 'id'],
    report,
  );
  parts.forEach((part, index) => {
    if (part.max_quantity < part.min_quantity)
      report([...path, 'subtickets', index, 'max_quantity'], `is below min_quantity, ${part.min_quantity}`);
  });
  if (ticket.family && parts.length === 0)
    report([...path, 'family'], 'needs subtickets, the members of the family');
}

/** Ids are unique over all events: orders and carts name a ticket by its id alone. */
export function checkEventIds(files: readonly ReadFile<EventFile>[]): void {
  const events = new Map<string, string>();
  const tickets = new Map<string, string>();
  const claim = (
    known: Map<string, string>,
    id: string,
    path: Path,
    { file, report }: ReadFile<EventFile>,
  ) => {
    const owner = known.get(id);
    if (owner) report(path, `"${id}" is already in ${owner}`);
    else known.set(id, file);
  };
  for (const file of files) {
    claim(events, file.value.id, ['id'], file);
    file.value.tickets.forEach((ticket, index) => claim(tickets, ticket.id, ['tickets', index, 'id'], file));
  }
}
