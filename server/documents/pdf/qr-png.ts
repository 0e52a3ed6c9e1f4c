// A code as PNG, for mails: their readers show no SVG. Black on white with its quiet zone, one bit per pixel, so that it stays
// readable on dark paper and is a few hundred bytes.
import { crc32, deflateSync } from 'node:zlib';
import { QUIET_ZONE, qrCode } from './qr-code.ts';

/** Pixels of a module: twice what is shown, for sharp screens. */
const MODULE = 12;
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export type QrPng = {
  readonly png: Buffer;
  /** How wide and high it is shown, in CSS pixels. */
  readonly shown: number;
};

export function qrPng(text: string): QrPng {
  const { size, bars } = qrCode(text);
  const side = (size + 2 * QUIET_ZONE) * MODULE;
  // A row begins with its filter, none, and has a bit for each pixel, 1 for white.
  const blank = Buffer.alloc(1 + Math.ceil(side / 8), 0xff);
  blank[0] = 0;
  const rows = Array.from({ length: size + 2 * QUIET_ZONE }, () => Buffer.from(blank));
  for (const { column, row, length } of bars)
    blacken(rows[row + QUIET_ZONE], (column + QUIET_ZONE) * MODULE, length * MODULE);
  const pixels = Buffer.concat(rows.flatMap((row) => Array.from({ length: MODULE }, () => row)));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit of grey; compression, filters and interlacing are the usual ones.
  header[8] = 1;
  const png = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { png, shown: side / 2 };
}

function blacken(row: Buffer | undefined, from: number, count: number): void {
  for (let x = from; row && x < from + count; x++) {
    const byte = 1 + (x >> 3);
    row[byte] = (row[byte] ?? 0) & ~(0x80 >> (x & 7));
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
