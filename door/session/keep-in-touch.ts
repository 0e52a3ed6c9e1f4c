// Contact with the server: the list, what has changed since, and the notes that it does not have yet. Without network it tries
// again every few seconds, for as long as the door is open.
import { countsOf, readList } from '../book/door-book.ts';
import { DoorRefusal } from '../ground/door-call.ts';
import { WRONG_MS } from '../ground/door-clock.ts';
import { atTheDoor, type Door, keepNote, show, waitingOf } from './door.ts';
import { wipe } from './pair.ts';

const EVERY_MS = 4_000;
const AT_ONCE = 100;

/** Until the page is closed. */
export async function keepInTouch(door: Door): Promise<never> {
  for (;;) {
    if (door.state.phase === 'open') await touch(door);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** One contact. */
export async function touch(door: Door): Promise<void> {
  const today = door.clock.today();
  if (door.day !== '' && door.day !== today) await forgetDay(door);
  try {
    await sendNotes(door);
    if (door.day === '') await readWhole(door);
    else await readChanges(door);
    show(door, { online: true });
  } catch (problem) {
    if (problem instanceof DoorRefusal && problem.code === 'DOOR_SIGNED_OUT') return wipe(door);
    show(door, { online: false });
  }
  const off = door.clock.ahead();
  show(door, { clockOff: Math.abs(off) > WRONG_MS ? off : 0, counts: countsOf(door.book, atTheDoor(door)) });
}

/** Sends what the server does not have yet. @throws NoAnswerError without network */
export async function sendNotes(door: Door): Promise<void> {
  for (;;) {
    const unsent = [...door.notes.values()].filter(({ sent }) => !sent).slice(0, AT_ONCE);
    if (unsent.length === 0) return;
    const began = Date.now();
    const scans = unsent.map(({ sent: _, ...scan }) => scan);
    const { now, noted } = await door.call('POST door/scans', {
      body: { scans, sent_at: began, waiting: waitingOf(door) },
    });
    door.clock.set(now, began);
    const has = new Set(noted);
    for (const own of unsent) if (has.has(own.nonce)) await keepNote(door, { ...own, sent: true });
    show(door, { waiting: waitingOf(door) });
  }
}

async function readWhole(door: Door): Promise<void> {
  const setup = { ...(await door.call('GET door/setup', {})), key: '' };
  const began = Date.now();
  const list = await door.call('GET door/list', {});
  // Reading takes seconds: the answer's clock is of its end.
  door.clock.set(list.now, Date.now() - Math.min(Date.now() - began, 200));
  show(door, { setup });
  readList(door.book, list);
  door.cursor = list.cursor;
  door.day = door.clock.today();
  show(door, { ready: true });
  await keep(door, () => door.kept.keepList(door.day, list));
}

async function readChanges(door: Door): Promise<void> {
  const began = Date.now();
  const body = { after: door.cursor, sent_at: began, waiting: waitingOf(door) };
  const { list } = await door.call('POST door/changes', { body });
  if (!list) return readWhole(door);
  door.clock.set(list.now, began);
  readList(door.book, list);
  const isNew = list.admissions.length > 0 || list.scans.length > 0;
  door.cursor = list.cursor;
  if (isNew) await keep(door, () => door.kept.keepChanges(list));
}

/** What cannot be kept is said: over a restart the device would not know it. */
async function keep(door: Door, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    show(door, { storageFull: true });
  }
}

/** The day is over: everything of it goes but what was not sent yet. */
async function forgetDay(door: Door): Promise<void> {
  door.book.admissions.clear();
  door.book.scans.clear();
  door.book.orders.clear();
  door.book.holders.clear();
  door.book.vouchers.clear();
  for (const [nonce, { sent }] of door.notes) if (sent) door.notes.delete(nonce);
  door.day = '';
  door.cursor = '';
  show(door, { ready: false, said: undefined, found: undefined });
  await keep(door, () => door.kept.forgetDay());
}
