import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

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

it('Two admissions never share a picture', () => {
  expect(qrCode('K7QMZ2XV9APL4RTD')).not.toEqual(qrCode('B3NHW8YC5EJF6GSU'));
});
