// A QR code as black bars, to be drawn as vectors: sharp at any printer's resolution.
import { encodeQR } from 'qr';

/** A run of black modules: column, row and length, in modules. */
export type Bar = { readonly column: number; readonly row: number; readonly length: number };
export type QrCode = { readonly size: number; readonly bars: readonly Bar[] };

/** White modules that ISO/IEC 18004 wants around a code. */
export const QUIET_ZONE = 4;

/** The code of a text, with error correction M (a folded or dirty ticket still scans). `size` is without quiet zone. */
export function qrCode(text: string): QrCode {
  // The library draws at least one module of quiet zone.
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const size = modules.length - 2;
  const bars: Bar[] = [];
  for (let row = 0; row < size; row++) {
    let start = -1;
    for (let column = 0; column <= size; column++) {
      const black = column < size && modules[row + 1]?.[column + 1] === true;
      if (black && start < 0) start = column;
      if (!black && start >= 0) {
        bars.push({ column: start, row, length: column - start });
        start = -1;
      }
    }
  }
  return { size, bars };
}
