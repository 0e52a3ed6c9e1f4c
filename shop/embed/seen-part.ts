// The part of the frame that is visible. The frame is as high as its content, so a bar at the bottom of the window or a
// dialog in its middle needs to know where the window is.
export type SeenPart = { readonly top: number; readonly bottom: number; readonly height: number };

/** If the frame is hardly visible, this much counts as visible, so that fixed elements stay inside of it. */
const LEAST = 240;

/**
 * @param frame its position in pixels from the window's top
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
 * How far the page must scroll to show a part of the frame: 0 if it is visible, else to its beginning.
 * @param stretch in pixels from the window's top
 */
export function scrollTo(
  stretch: { readonly top: number; readonly bottom: number },
  window: { readonly height: number; readonly covered: number },
): number {
  const isSeen = stretch.top >= window.covered && stretch.bottom <= window.height;
  return isSeen ? 0 : Math.round(stretch.top - window.covered);
}
