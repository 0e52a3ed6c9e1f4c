// The door while it is open: what it knows, what it shows, what it keeps.
import type { AtTheDoor } from '../../domain/admissions/answer-scan.ts';
import type { NotedScan } from '../../domain/admissions/door-contract.ts';
import { addScan, type DoorBook, emptyBook, readList } from '../book/door-book.ts';
import { createDoorCall, type DoorCall } from '../ground/door-call.ts';
import { createDoorClock, type DoorClock } from '../ground/door-clock.ts';
import { type Kept, type OwnNote, openKept } from '../ground/kept.ts';
import { type DoorState, NO_STATE } from './door-state.ts';

export type Door = {
  readonly kept: Kept;
  readonly clock: DoorClock;
  readonly call: DoorCall;
  book: DoorBook;
  state: DoorState;
  /** '' while it is not paired. */
  token: string;
  digestKey: CryptoKey | undefined;
  /** Of the list that is read. */
  cursor: string;
  /** The day of the list that is read; '' for none. */
  day: string;
  /** The device's own notes of the day, by their nonces. */
  readonly notes: Map<string, OwnNote>;
  readonly watching: Set<() => void>;
  /** The end of what is being scanned. */
  turn: Promise<void>;
};

/** Opens what the device keeps. @param language of the words of refusals, as it is then */
export async function openDoor(language: () => string): Promise<Door> {
  const door: Door = {
    kept: await openKept(),
    clock: createDoorClock(() => door.state.setup?.time_zone ?? 'UTC'),
    call: createDoorCall(() => ({ language: language(), token: door.token })),
    book: emptyBook(),
    state: NO_STATE,
    token: '',
    digestKey: undefined,
    cursor: '',
    day: '',
    notes: new Map(),
    watching: new Set(),
    turn: Promise.resolve(),
  };
  const identity = await door.kept.identity();
  door.digestKey = await door.kept.digestKey();
  if (!identity || !door.digestKey) {
    show(door, { phase: 'unpaired' });
    return door;
  }
  door.token = identity.token;
  show(door, { setup: identity.setup });
  await readKept(door);
  show(door, { phase: 'open' });
  return door;
}

/** The list of today as it was kept, and the device's own notes. */
async function readKept(door: Door): Promise<void> {
  const today = door.clock.today();
  const lists = await door.kept.lists(today);
  for (const list of lists) readList(door.book, list);
  for (const note of await door.kept.notes()) {
    door.notes.set(note.nonce, note);
    addOwn(door, note);
  }
  const last = lists.at(-1);
  if (last) {
    door.cursor = last.cursor;
    door.day = today;
  }
  show(door, { ready: last !== undefined, waiting: waitingOf(door) });
}

/** Shows what has changed. */
export function show(door: Door, changed: Partial<DoorState>): void {
  door.state = { ...door.state, ...changed };
  for (const tell of door.watching) tell();
}

export function atTheDoor({ clock, state }: Door): AtTheDoor {
  return {
    now: clock.museumTime(clock.now()),
    houses: state.setup?.houses ?? [],
    countsExits: state.setup?.counts_exits ?? false,
    dayOfScan: ({ at }) => clock.museumTime(at).slice(0, 10),
  };
}

/** Notes something and keeps it. What cannot be kept stays in this page, which says so. */
export async function note(door: Door, scan: NotedScan): Promise<void> {
  const own = { ...scan, sent: false };
  door.notes.set(own.nonce, own);
  addOwn(door, own);
  show(door, { waiting: waitingOf(door) });
  await keepNote(door, own);
}

export async function keepNote(door: Door, own: OwnNote): Promise<void> {
  door.notes.set(own.nonce, own);
  try {
    await door.kept.keepNote(own);
  } catch {
    // Whatever the reason, the device is full or broken: whoever stands there must know.
    show(door, { storageFull: true });
  }
}

function addOwn(door: Door, { ref, nonce, at, kind, persons, undoes, forced }: OwnNote): void {
  const device = door.state.setup?.device ?? '';
  if (ref !== '') addScan(door.book, ref, { nonce, device, at, kind, persons, undoes, forced });
}

export function waitingOf({ notes }: Door): number {
  return [...notes.values()].filter(({ sent }) => !sent).length;
}
