// Back where one was (spec 2, 9): the router scrolls as soon as the page is there. What the page still asks the server
// for makes it longer and moves it: as long as a call runs it is scrolled again every 500 ms, unless the visitor moves on.
const WAIT_MS = 500;
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What the router calls an entry that it did not make itself. */
const FIRST_VISIT = 'default';

let stop = new AbortController();
let restored: string | undefined;

/** @param top pixels from the top of the page; @param visit the history entry that this was measured in */
export function restoreScroll(top: number, visit: string): void {
  if (visit === restored) return;
  restored = visit;
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  for (const move of MOVES) window.addEventListener(move, () => stop.abort(), { passive: true, signal });
  const again = () => {
    if (signal.aborted || (window.history.state?.key ?? FIRST_VISIT) !== visit) return;
    window.scrollTo(0, top);
    if ('busy' in document.documentElement.dataset) setTimeout(again, WAIT_MS);
    else stop.abort();
  };
  setTimeout(again, WAIT_MS);
}
