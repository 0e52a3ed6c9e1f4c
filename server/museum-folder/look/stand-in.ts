// Until the museum's face has arrived, a face that every system has is shown, stretched to its measures, so that nothing
// moves when it arrives: CSS' `size-adjust` and the overrides of ascent and descent.
import type { Font } from 'fontkit';
import type { StoredFace } from './stored-look.ts';

type StandIn = StoredFace['standIns'][number];

/** Running text in two of the shop's languages; its width tells how wide a face runs. */
export const SAMPLE =
  'Eintritt in das Museum, tickets for the exhibitions and guided tours; billets pour les visites et les expositions';

/** The width of the sample in ems, as Arial and Times New Roman set it (those of Helvetica's and Times' AFM are the same). */
export const SAMPLE_WIDTHS = {
  sans: { regular: 47.075, bold: 51.514 },
  serif: { regular: 43.167, bold: 45.78 },
} as const;

/** @param bold whether the system's bold face stands in for it */
export function standInFor(font: Font, serif: boolean, bold: boolean): StandIn {
  const own = font.layout(SAMPLE).advanceWidth / font.unitsPerEm;
  const size = own / SAMPLE_WIDTHS[serif ? 'serif' : 'sans'][bold ? 'bold' : 'regular'];
  const percent = (units: number) => rounded((units / font.unitsPerEm / size) * 100);
  return {
    bold,
    size: rounded(size * 100),
    ascent: percent(font.ascent),
    descent: percent(Math.abs(font.descent)),
    lineGap: percent(font.lineGap),
  };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
