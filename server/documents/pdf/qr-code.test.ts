import { decodeQR } from 'qr/decode.js';
import { expect, it } from 'vitest';
import { QUIET_ZONE, qrCode } from './qr-code.ts';

it('A code is a square with the three corner marks of a QR code', () => {
  const { size, bars } = qrCode('K7QMZ2XV9APL4RTD');
  const marks = bars.filter(({ row, length }) => (row === 0 || row === size - 1) && length === 7);
  expect(size).toBe(21);
  expect(marks.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [14, 0],
    [0, 20],
  ]);
  expect(bars.every(({ column, length }) => column + length <= size)).toBe(true);
});

it.each(['K7QMZ2XV9APL4RTD', 'B3NHW8YC5EJF', 'https://europa.eu/youreurope/reklamationsr%C3%A4tt'])(
  'A scanner reads %s',
  (text) => {
    expect(decodeQR(picture(qrCode(text)))).toBe(text);
  },
);

it('Two admissions never share a picture', () => {
  expect(qrCode('K7QMZ2XV9APL4RTD')).not.toEqual(qrCode('B3NHW8YC5EJF6GSU'));
});

/** Four pixels a module, black on white. */
function picture({ size, bars }: ReturnType<typeof qrCode>) {
  const scale = 4;
  const side = (size + 2 * QUIET_ZONE) * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const { column, row, length } of bars)
    for (let y = 0; y < scale; y += 1)
      for (let x = 0; x < length * scale; x += 1) {
        const at = ((row + QUIET_ZONE) * scale + y) * side + (column + QUIET_ZONE) * scale + x;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return { width: side, height: side, data };
}
