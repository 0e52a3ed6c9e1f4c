// The picture that networks show beside a link to a page: in the one size that all of them accept, and never an SVG,
// which none of them shows. The server makes it from the museum's picture on the first request.
/** Pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a picture in that size; undefined where the museum's picture has no sizes. */
export function sharePicture(src: string): string | undefined {
  return src.endsWith('-{width}.webp')
    ? src.replace('-{width}.webp', `-${SHARE_SIZE.width}x${SHARE_SIZE.height}.jpg`)
    : undefined;
}
