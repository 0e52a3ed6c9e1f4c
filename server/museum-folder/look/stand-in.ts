// Until the museum's face has arrived, a face that every system has is shown, stretched to its measures, so that nothing
// moves when it arrives: CSS' `size-adjust` and the overrides of ascent and descent.
import type { Font } from 'fontkit';
import type { StoredFace } from './stored-look.ts';

type StandIn = StoredFace['standIns'][number];

/** Running text in three of the shop's languages; its width tells how wide a face runs. */
export const SAMPLE =
  'Morgens Maschinen, mittags die Barkasse, nachmittags Malerei. Eine Karte, zwei Museen, und so oft hinein, wie Sie ' +
  'wollen. Tickets are valid on the day you choose; children under six need none. Le billet donne droit aux deux ' +
  'maisons, du mardi au dimanche de 10 h 00 a 18 h 00.';

/** The width of the sample in ems, as Arial and Times New Roman set it (those of Helvetica's and Times' AFM are the same). */
export const SAMPLE_WIDTHS = {
  sans: { regular: 124.059, bold: 132.545 },
  serif: { regular: 112.567, bold: 118.866 },
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
