// Whether the colours that an event or a tour gives its page can be read there.
import { contrastOf, TEXT_CONTRAST } from './contrast.ts';
import { paperOf, SIDES, type Theme } from './theme.ts';
import type { Report } from './yaml-file.ts';

/**
 * Reports an accent that has too little contrast on its paper, with the figure.
 * @param theme the museum's own colours, if it has some
 */
export function checkAccent(
  accent: Readonly<Record<(typeof SIDES)[number], string>>,
  theme: Theme | undefined,
  report: Report,
): void {
  for (const side of SIDES) {
    const contrast = contrastOf(accent[side], paperOf(theme, side));
    // Rounded down, or 4.47 would be refused as 4.5.
    const figure = Math.floor(contrast * 10) / 10;
    if (contrast < TEXT_CONTRAST)
      report(
        ['accent', side],
        `${accent[side]} has a contrast of ${figure}:1 on ${side} paper; text needs ${TEXT_CONTRAST}:1, so choose a ${side === 'light' ? 'darker' : 'lighter'} one`,
      );
  }
}
