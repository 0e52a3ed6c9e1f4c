// The picture that networks show beside a link to a page: in the one size that all of them accept, and never an SVG,
// which none of them shows. The server makes it from the museum's picture on the first request.
/** Pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const WHOLE = `${SHARE_SIZE.width}x${SHARE_SIZE.height}`;
/** Percent: so few places that nobody can have the server make thousands of pictures. What is cut off moves by a few percent of a step. */
const STEP = 25;
const MIDDLE = 50;

/** Percent from the left and from the top. */
export type ShareFocus = { readonly x: number; readonly y: number };

/**
 * The address of a picture in that size; undefined where the museum's picture has no sizes.
 * @param focus what stays in view where it is cropped; without it, the middle
 */
export function sharePicture(src: string, focus?: ShareFocus): string | undefined {
  return src.endsWith('-{width}.webp') ? src.replace('{width}.webp', shareFile(focus)) : undefined;
}

function shareFile(focus: ShareFocus = { x: MIDDLE, y: MIDDLE }): string {
  const [x, y] = [focus.x, focus.y].map((share) => Math.round(share / STEP) * STEP);
  return x === MIDDLE && y === MIDDLE ? `${WHOLE}.jpg` : `${WHOLE}at${x}x${y}.jpg`;
}

/** What stays in view in a file of that size, by the end of its name; undefined for any other. */
export function shareFocusOf(size: string): ShareFocus | undefined {
  const [, x = MIDDLE, y = MIDDLE] = /^\d+x\d+(?:at(\d{1,3})x(\d{1,3}))?\.jpg$/.exec(size) ?? [];
  const focus = { x: Number(x), y: Number(y) };
  return size === shareFile(focus) && Math.max(focus.x, focus.y) <= 100 ? focus : undefined;
}
