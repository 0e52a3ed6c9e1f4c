import { encodeQR } from 'qr';
import type { CodePicture } from '../../domain/app-setup.ts';

/** A QR code as one path, in modules, with the white that it wants around it. */
export function qrPath(text: string): CodePicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size: rows.length, path: path.join('') };
}
