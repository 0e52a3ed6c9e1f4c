// A header of the page that stays at the window's top and so covers part of the shop. Pages declare it by `scroll-margin-top`;
// in others it is measured, since most themes have one.
/** A higher header is a picture that shrinks while scrolling. */
const HIGHEST = 160;

/** Pixels that it covers now. @param x of a point in the middle of the shop */
export function coveringHeader(x: number, shop: Element): number {
  let element = document.elementFromPoint(x, 1);
  while (element && element !== shop && !stays(element)) element = element.parentElement;
  if (!element || element === shop) return 0;
  const { bottom } = element.getBoundingClientRect();
  return bottom > HIGHEST ? 0 : Math.max(Math.round(bottom), 0);
}

function stays(element: Element): boolean {
  return /^(fixed|sticky)$/.test(getComputedStyle(element).position);
}
