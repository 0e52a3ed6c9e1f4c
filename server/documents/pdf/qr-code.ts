// A QR code as black bars, to be drawn as vectors: sharp at any printer's resolution.
import bwip from 'bwip-js/node';

/** A run of black modules: column, row and length, in modules. */
export type Bar = { readonly column: number; readonly row: number; readonly length: number };
export type QrCode = { readonly size: number; readonly bars: readonly Bar[] };

/** White modules that ISO/IEC 18004 wants around a code. */
export const QUIET_ZONE = 4;

/** The code of a text, with error correction M (a folded or dirty ticket still scans). `size` is without quiet zone. */
export function qrCode(text: string): QrCode {
  const [symbol] = bwip.raw('qrcode', text, 'eclevel=M');
  if (!symbol || !('pixs' in symbol)) throw new Error('bwip-js gave no matrix');
  const { pixs, pixx: size } = symbol;
  const bars: Bar[] = [];
  for (let row = 0; row < size; row++) {
    let start = -1;
    for (let column = 0; column <= size; column++) {
      const black = column < size && pixs[row * size + column] === 1;
      if (black && start < 0) start = column;
      if (!black && start >= 0) {
        bars.push({ column: start, row, length: column - start });
        start = -1;
      }
    }
  }
  return { size, bars };
}
