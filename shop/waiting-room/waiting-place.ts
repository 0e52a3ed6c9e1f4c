// The visitor's place in a line and the pass that came with its turn: the same in every tab, and still there after a reload
// or a lost connection. Without storage they last as long as the page.
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { localValue } from '../ground/session-value.ts';

type WaitingPlace = {
  /** Of the server, for a place of another line would be of no use; '' where the visitor has none. */
  readonly line: string;
  readonly place: string;
  readonly pass: string;
  /** Until when the pass is good, by the browser's own clock. */
  readonly passUntil: number;
};

const NO_PLACE: WaitingPlace = { line: '', place: '', pass: '', passUntil: 0 };

const stored = localValue('waiting room', NO_PLACE, (value) => {
  const known = typeof value === 'object' && value !== null ? (value as Partial<WaitingPlace>) : {};
  const text = (part: unknown) => (typeof part === 'string' ? part : '');
  return {
    line: text(known.line),
    place: text(known.place),
    pass: text(known.pass),
    passUntil: Number(known.passUntil) || 0,
  };
});

/** Keeps what the server has answered. What has lapsed is kept, too: only the visitor gives it up. */
export function keepTurn({ line = '', place, pass = '', passSeconds = 0 }: WaitingTurn): void {
  if (place) stored.set({ line, place, pass, passUntil: Date.now() + passSeconds * 1000 });
}

/** The place in a line, or in whichever line there is for ''; '' where the visitor has none. */
export function placeIn(line: string): string {
  const known = stored.get();
  return line === '' || known.line === line ? known.place : '';
}

export function forgetPlace(): void {
  stored.set(NO_PLACE);
}

/** The pass to send with an order. An expired one still lets another try of the same order through. */
export function waitingRoomPass(): string {
  return stored.get().pass;
}

/** Whether the way to the checkout is open for the visitor. */
export function hasPassOf(line: string): boolean {
  const known = stored.get();
  return known.line === line && known.pass !== '' && Date.now() < known.passUntil;
}

/** The server has refused the pass. The place says whether there is another one. */
export function dropPass(): void {
  stored.set({ ...stored.get(), pass: '', passUntil: 0 });
}
