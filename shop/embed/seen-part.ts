// Which part of the frame the visitor sees: the frame is as high as its content, so that what a window would hold in place
// (a bar at its bottom, a dialog in its middle) must be told where the window is.
export type SeenPart = { readonly top: number; readonly bottom: number; readonly height: number };

/** Of a frame that is hardly in sight this much counts as seen, or what stays in place would fall out of it. */
const LEAST = 240;

/**
 * @param frame where it stands in the window, in pixels from the window's top
 * @param covered how much of the window's top a header of the page covers
 */
export function seenPart(
  frame: { readonly top: number; readonly bottom: number },
  window: { readonly height: number; readonly covered: number },
): SeenPart {
  const height = frame.bottom - frame.top;
  const most = Math.max(height - LEAST, 0);
  const within = (length: number) => Math.round(Math.min(Math.max(length, 0), most));
  return {
    top: within(window.covered - frame.top),
    bottom: within(frame.bottom - window.height),
    height: Math.round(Math.max(window.height - window.covered, 0)),
  };
}

/**
 * How far the page must scroll so that a stretch of the frame is seen: not at all where it is, else to where it begins.
 * @param stretch in pixels from the window's top
 */
export function scrollTo(
  stretch: { readonly top: number; readonly bottom: number },
  window: { readonly height: number; readonly covered: number },
): number {
  const isSeen = stretch.top >= window.covered && stretch.bottom <= window.height;
  return isSeen ? 0 : Math.round(stretch.top - window.covered);
}
