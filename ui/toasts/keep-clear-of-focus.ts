// Messages never lie over what has the focus (WCAG 2.2, 2.4.11): where they would, they go to the other edge of the window.

/** Chooses the edge for the messages in `corner`, now and whenever the focus moves. Returns what ends it. */
export function keepClearOfFocus(corner: HTMLElement): () => void {
  const choose = () => {
    // Whoever is about to close a message finds it where it is.
    if (corner.contains(document.activeElement)) return;
    corner.removeAttribute('data-moved');
    if (!liesOverFocus(corner)) return;
    corner.setAttribute('data-moved', '');
    // What fills the window lies behind them at either edge.
    if (liesOverFocus(corner)) corner.removeAttribute('data-moved');
  };
  choose();
  document.addEventListener('focusin', choose);
  return () => document.removeEventListener('focusin', choose);
}

function liesOverFocus(corner: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return false;
  const behind = focused.getBoundingClientRect();
  // The places of the messages: they themselves are still on their way in.
  return [...corner.children].some((place) => {
    const { top, bottom, left, right, height } = place.getBoundingClientRect();
    return (
      height > 0 && top < behind.bottom && bottom > behind.top && left < behind.right && right > behind.left
    );
  });
}
