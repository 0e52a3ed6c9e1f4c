// What happens to a code at the door. The device decides by itself; where there is network the server decides between doors,
// and is waited for no longer than nobody notices. What it says later is shown later.
import { answerScan, type DoorAnswer, isAdmitting } from '../../domain/admissions/answer-scan.ts';
import type { DoorSaid } from '../../domain/admissions/door-contract.ts';
import { plainCode, readCode } from '../../domain/admissions/read-code.ts';
import { UNDO_MS } from '../../domain/admissions/scan.ts';
import { addAdmission, addScan, admissionsOf, type Known, ordersByName, scansOf } from '../book/door-book.ts';
import { digestOf } from '../ground/digest.ts';
import { DoorRefusal } from '../ground/door-call.ts';
import { atTheDoor, type Door, note, show } from './door.ts';
import type { Said } from './door-state.ts';
import { sendNotes } from './keep-in-touch.ts';

/** As long as an answer may take to be felt as at once. */
const AT_ONCE_MS = 150;
/** For a code that the device does not know, the server is worth waiting for. */
const UNKNOWN_MS = 4_000;

/** As much as the server reads. */
const MOST_LETTERS = 200;

type Meant = { readonly code: string; readonly ref: string; readonly order: string };

/** A code that was scanned, or whatever was typed. One after the other: the same code twice is one entry. */
export function scanText(door: Door, text: string): Promise<void> {
  door.turn = door.turn.then(() => readText(door, text));
  return door.turn;
}

async function readText(door: Door, text: string): Promise<void> {
  const read = readCode(text);
  if (read.kind === 'order') return findOrder(door, read.number);
  const code = text.trim().slice(0, MOST_LETTERS);
  if (read.kind === 'other' || !door.digestKey) return findName(door, code);
  const ref = await digestOf(door.digestKey, read.code);
  await answer(door, { code, ref, order: door.book.admissions.get(ref)?.order ?? '' });
}

/** A ticket that was chosen from a list. */
export function chooseKnown(door: Door, { ref, admission }: Known): Promise<void> {
  return answer(door, { code: '', ref, order: admission.order });
}

async function answer(door: Door, meant: Meant): Promise<void> {
  show(door, { found: undefined });
  if (door.state.out) return goOut(door, meant);
  const local = answerHere(door, meant.ref);
  if (local.answer === 'unknown') return askServer(door, meant);
  if (local.answer !== 'in') return say(door, meant, local);
  // Of several people it is asked first how many come in now.
  if (local.left > 1) return say(door, meant, local);
  return comeIn(door, meant, 1);
}

function answerHere(door: Door, ref: string): DoorAnswer {
  return answerScan(door.book.admissions.get(ref), scansOf(door.book, ref), atTheDoor(door));
}

/** So many people come in with what was said last. */
export async function letIn(door: Door, said: Said, persons: number): Promise<void> {
  const meant = { code: said.code, ref: said.ref, order: said.admission?.order ?? '' };
  await comeIn(door, meant, persons, said.answer === 'taken-back');
}

/** @param confirmed somebody was asked whether they may, and has said so */
async function comeIn(door: Door, meant: Meant, persons: number, confirmed = false): Promise<void> {
  const asked = { ...newNote(door, meant, persons), ...(confirmed && { confirmed }) };
  const asking = ask(door, asked);
  const soon = await Promise.race([asking, later(AT_ONCE_MS)]);
  if (soon && !isNoted(soon, asked.nonce)) return sayServer(door, meant, soon);
  // Its nonce is the same: what the server has noted is not noted again.
  const before = answerHere(door, meant.ref);
  await note(door, { ...asked, kind: 'in', undoes: '' });
  sayIn(door, meant, before, { persons, nonce: asked.nonce });
  if (!soon)
    void asking.then((late) => {
      if (late && !isNoted(late, asked.nonce)) sayServer(door, meant, late);
    });
}

function sayIn(
  door: Door,
  { code, ref }: Meant,
  before: DoorAnswer,
  { persons, nonce }: { readonly persons: number; readonly nonce: string },
): void {
  const undo = { nonce, until: door.clock.now() + UNDO_MS };
  const last = isAdmitting(before) ? before.before : undefined;
  showSaid(door, {
    answer: 'in',
    code,
    ref,
    admission: door.book.admissions.get(ref),
    persons,
    left: 0,
    undo,
    last,
  });
}

/** Lets somebody in although the answer was no. */
export async function force(door: Door, said: Said, reason: string): Promise<void> {
  const meant = { code: said.code, ref: said.ref, order: said.admission?.order ?? '' };
  const asked = { ...newNote(door, meant, 1), forced: true, reason };
  await note(door, { ...asked, kind: 'in', undoes: '' });
  sayIn(door, meant, { answer: 'unknown' }, { persons: 1, nonce: asked.nonce });
}

/** Takes back what was said last. */
export async function undo(door: Door, { code, ref, admission, undo: last }: Said): Promise<void> {
  if (!last || door.clock.now() > last.until) return;
  const meant = { code, ref, order: admission?.order ?? '' };
  const undone = door.notes.get(last.nonce)?.at ?? 0;
  const taking = newNote(door, meant, 0);
  // A contact may have set back a clock that was fast: taken back before it was noted, nothing would be.
  await note(door, { ...taking, at: Math.max(taking.at, undone), kind: 'undo', undoes: last.nonce });
  show(door, { said: undefined });
}

async function goOut(door: Door, meant: Meant): Promise<void> {
  const admission = door.book.admissions.get(meant.ref);
  if (!admission) return say(door, meant, { answer: 'unknown' });
  const asked = newNote(door, meant, 1);
  await note(door, { ...asked, kind: 'out', undoes: '' });
  const undoable = { nonce: asked.nonce, until: door.clock.now() + UNDO_MS };
  showSaid(door, {
    answer: 'out',
    code: meant.code,
    ref: meant.ref,
    admission,
    persons: 1,
    left: 0,
    undo: undoable,
  });
}

function newNote(door: Door, meant: Meant, persons: number) {
  return { ...meant, nonce: crypto.randomUUID(), persons, at: door.clock.now(), forced: false, reason: '' };
}

/** What the server says, once the device knows it, too; undefined without an answer. */
async function ask(door: Door, asked: ReturnType<typeof newNote>): Promise<DoorSaid | undefined> {
  if (!door.state.online) return undefined;
  const began = Date.now();
  try {
    // What was taken back a moment ago must not be held against whoever comes in now.
    if (hasUnsent(door, asked.ref)) await sendNotes(door);
    const said = await door.call('POST door/ask', { body: asked });
    door.clock.set(said.now, began);
    if (said.admission) {
      const { ref, ...admission } = said.admission;
      addAdmission(door.book, ref, admission);
    }
    for (const { ref, ...scan } of said.scans) addScan(door.book, ref, scan);
    return said;
  } catch (problem) {
    // Contacts of `keep-in-touch.ts` say what is wrong, and wipe a device that was revoked.
    if (!(problem instanceof DoorRefusal)) show(door, { online: false });
    return undefined;
  }
}

function hasUnsent({ notes }: Door, ref: string): boolean {
  return [...notes.values()].some((own) => own.ref === ref && !own.sent);
}

function isNoted({ scans }: DoorSaid, nonce: string): boolean {
  return scans.some((scan) => scan.nonce === nonce);
}

/** The device has never heard of it: sold a moment ago, for a far day, or none of ours. */
async function askServer(door: Door, meant: Meant): Promise<void> {
  const { code, ref } = meant;
  if (door.state.online) showSaid(door, { answer: 'asking', code, ref, persons: 0, left: 0 });
  const said = await Promise.race([ask(door, newNote(door, meant, 0)), later(UNKNOWN_MS)]);
  if (!said) return sayAlone(door, meant);
  if (said.answer !== 'in' && said.answer !== 'taken-back') return sayServer(door, meant, said);
  await answer(door, { ...meant, order: said.admission?.order ?? '' });
}

/** Nobody can be asked: a voucher is known as one, if not what it is worth. */
async function sayAlone(door: Door, meant: Meant): Promise<void> {
  const { book, digestKey } = door;
  const ref = digestKey && meant.code !== '' ? await digestOf(digestKey, plainCode(meant.code)) : '';
  if (!book.vouchers.has(ref)) return say(door, meant, { answer: 'unknown' });
  showSaid(door, { answer: 'voucher', code: meant.code, ref: '', persons: 0, left: 0 });
}

function sayServer(door: Door, { code, ref }: Meant, said: DoorSaid): void {
  const here = answerHere(door, ref);
  const last = here.answer === 'already-in' ? here.last : undefined;
  const admission = door.book.admissions.get(ref);
  const left = isAdmitting(here) ? here.left : 0;
  const voucherLeft = said.voucher_left ?? undefined;
  showSaid(door, { answer: said.answer, code, ref, admission, last, persons: 0, left, voucherLeft });
}

function say(door: Door, { code, ref }: Meant, said: DoorAnswer): void {
  const last = said.answer === 'already-in' ? said.last : isAdmitting(said) ? said.before : undefined;
  const left = isAdmitting(said) ? said.left : 0;
  showSaid(door, {
    answer: said.answer,
    code,
    ref,
    admission: door.book.admissions.get(ref),
    last,
    persons: 0,
    left,
  });
}

function showSaid(door: Door, said: Omit<Said, 'place'>): void {
  show(door, { said: { ...said, place: (door.state.said?.place ?? 0) + 1 } });
}

async function findOrder(door: Door, number: string): Promise<void> {
  if (admissionsOf(door.book, number).length === 0 && door.state.online) await readOrder(door, number);
  const found = admissionsOf(door.book, number);
  if (found.length === 0)
    return showSaid(door, { answer: 'no-order', code: number, ref: '', persons: 0, left: 0 });
  show(door, { found, said: undefined });
}

async function readOrder(door: Door, number: string): Promise<void> {
  try {
    const { admissions, scans } = await door.call('GET door/order', { query: { number } });
    for (const { ref, ...admission } of admissions) addAdmission(door.book, ref, admission);
    for (const { ref, ...scan } of scans) addScan(door.book, ref, scan);
  } catch (problem) {
    if (!(problem instanceof DoorRefusal)) show(door, { online: false });
  }
}

/** Somebody's name, or else a code that is none of a ticket: only the server knows those of vouchers. */
async function findName(door: Door, typed: string): Promise<void> {
  const found = ordersByName(door.book, typed).flatMap((number) => admissionsOf(door.book, number));
  if (found.length > 0) return show(door, { found, said: undefined });
  await askServer(door, { code: typed, ref: '', order: '' });
}

function later(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
