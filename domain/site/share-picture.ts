// The picture that networks show beside a link to a page: of the one size that all of them take, and no drawing, which
// none of them shows. The server makes it of the museum's picture when first asked for.
/** Pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The address of a picture in that size; undefined where the museum's picture does not come in sizes. */
export function sharePicture(src: string): string | undefined {
  return src.endsWith('-{width}.webp')
    ? src.replace('-{width}.webp', `-${SHARE_SIZE.width}x${SHARE_SIZE.height}.jpg`)
    : undefined;
}
