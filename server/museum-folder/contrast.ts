// How well text in a colour can be read on another (WCAG 2.2, 1.4.3).

/** What text needs. */
export const TEXT_CONTRAST = 4.5;

/** The contrast of two colours written `#rrggbb`: 1 for the same, 21 for black on white. */
export function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
