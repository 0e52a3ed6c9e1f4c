// Somebody in a hurry presses Enter twice or clicks twice. Where the first press closed a sheet, the second one would reach what
// is behind it: the button that opened it, which has the focus again, or whatever lies below the pointer. Where the first press
// opened one, the second would reach what has come to lie there: the field that has the focus, or the button that closes it.

/** As long as the second press of the same hand may take. */
const HURRY_MS = 500;

/** Twice at the same place, as far as a hand is steady. */
const STEADY_PX = 8;

const PRESSES = ['Enter', ' '];

export type Press = { readonly key: string } | { readonly x: number; readonly y: number };

let last: { readonly press: Press; readonly at: number } | undefined;

/** Remembers what was pressed last on the page: it may open a sheet. */
export function watchPresses(): void {
  addEventListener('keydown', note, true);
  addEventListener('click', note, true);
}

function note(event: KeyboardEvent | MouseEvent): void {
  const press = pressOf(event);
  if (press) last = { press, at: event.timeStamp };
  else if (event.type === 'keydown') last = undefined;
}

/** Called when a sheet has opened and has the focus. */
export function ignorePressThatOpened(): void {
  if (last) ignoreSecondPress(last.press, last.at);
}

/**
 * Lets the same press do nothing for a moment, and as long as the key is held down. Any other one ends this, and so does a focus
 * that has gone elsewhere. Called when the sheet has closed.
 * @param at when it was pressed first
 */
export function ignoreSecondPress(first: Press, at = performance.now()): void {
  const until = at + HURRY_MS;
  const focused = document.activeElement;
  let isHeld = false;
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  const judge = (event: UIEvent, isSame: boolean) => {
    if (!isSame) return ending.abort();
    event.preventDefault();
    event.stopPropagation();
  };
  const isKey = (event: KeyboardEvent) =>
    'key' in first && event.key === first.key && document.activeElement === focused;
  addEventListener(
    'keydown',
    (event) => {
      isHeld = isKey(event) && (event.repeat || event.timeStamp < until);
      judge(event, isHeld);
    },
    options,
  );
  // Some browsers press a button when the space bar is let go, whatever became of its way down.
  addEventListener(
    'keyup',
    (event) => {
      if (!isHeld || !isKey(event)) return;
      isHeld = false;
      judge(event, true);
    },
    options,
  );
  const judgeClick = (event: MouseEvent) =>
    judge(event, 'x' in first && isNear(first, event) && event.detail > 0 && event.timeStamp < until);
  // Its way down moves the focus already, and unfolds a list.
  addEventListener('mousedown', judgeClick, options);
  addEventListener('click', judgeClick, options);
}

/** What presses a button. */
export function pressOf(event: KeyboardEvent | MouseEvent): Press | undefined {
  if ('key' in event) return PRESSES.includes(event.key) ? { key: event.key } : undefined;
  // A click that a key makes has no place of its own.
  return event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined;
}

function isNear({ x, y }: { readonly x: number; readonly y: number }, event: MouseEvent): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) < STEADY_PX;
}
