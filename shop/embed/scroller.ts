/** The element that scrolls: the page, or a scrollable part of it. */
export function scrollerOf(element: Element): Element {
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around;
  }
  return document.scrollingElement ?? document.documentElement;
}
