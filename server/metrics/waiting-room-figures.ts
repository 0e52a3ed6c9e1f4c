// The waiting room for monitors: its lines are the same in all processes, what went through this process is its own.
import type { Registry } from 'prom-client';
import { addFigures, type Figure } from '../platform/process-metrics.ts';
import type { RoomFigures } from '../waiting-room/room-figures.ts';
import type { WaitingRoom } from '../waiting-room/waiting-room-shop.ts';

/** @param read answers undefined while the lines cannot be read */
export function addRooms(registry: Registry, read: () => Promise<readonly RoomFigures[] | undefined>): void {
  const add = (
    family: { readonly type: 'counter' | 'gauge'; readonly name: string; readonly help: string },
    figureOf: (room: RoomFigures) => Figure,
    labels: readonly string[] = ['line'],
  ) =>
    addFigures(registry, { ...family, labels, shared: true }, async () =>
      ((await read()) ?? []).map(figureOf),
    );
  add(
    { type: 'gauge', name: 'foyer_waiting_room_open', help: 'Whether visitors have to wait, by line.' },
    ({ line, isOpen }) => [{ line }, isOpen ? 1 : 0],
  );
  add(
    {
      type: 'gauge',
      name: 'foyer_waiting_room_visitors',
      help: 'Visitors who are not let in: waiting for their turn, or early, before the sale opens.',
    },
    ({ line, waiting, isEarly }) => [{ line, state: isEarly ? 'early' : 'waiting' }, waiting],
    ['line', 'state'],
  );
  add(
    {
      type: 'counter',
      name: 'foyer_waiting_room_let_in_total',
      help: 'Visitors let in since the line began, those who had not to wait among them.',
    },
    ({ line, letIn }) => [{ line }, letIn],
  );
}

export type CountedRoom = Pick<WaitingRoom, 'counts' | 'isBehind'>;

/** What a process has done for its waiting rooms, and whether it is behind. */
export function addWaitingCounts(registry: Registry, { counts, isBehind }: CountedRoom): void {
  addFigures(
    registry,
    {
      type: 'gauge',
      name: 'foyer_waiting_room_slowed',
      help: 'Whether the process has too much to do, so that the room that opens by itself lets in a tenth.',
    },
    () => [[{}, isBehind() ? 1 : 0]],
  );
  addFigures(
    registry,
    {
      type: 'counter',
      name: 'foyer_waiting_room_purchases_total',
      help: 'Purchases while a waiting room was open: passed, or sent to wait.',
      labels: ['outcome'],
    },
    () => [
      [{ outcome: 'passed' }, counts.passed],
      [{ outcome: 'sent-to-wait' }, counts.refused],
    ],
  );
  addFigures(
    registry,
    {
      type: 'counter',
      name: 'foyer_waiting_room_answers_total',
      help: 'What visitors were answered in a waiting room: a place, or how their turn stands.',
      labels: ['answer'],
    },
    () => [
      [{ answer: 'place' }, counts.entered],
      [{ answer: 'turn' }, counts.asked],
    ],
  );
}
