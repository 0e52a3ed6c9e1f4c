// Where the drill finds the mails that have left, and which order each belongs to. A mail's Message-ID is its order's.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** How often the mail of each order has left, by booking. */
export type MailCopies = ReadonlyMap<string, number>;

const ORDER_MAIL = /^Message-ID:\s*<order\.([^@>\s]+)@/im;
/** Longer than the headers of a mail. */
const HEAD_BYTES = 8192;

/** The mails in an outbox. */
export function mailsInOutbox(dataDir: string): MailCopies {
  const outbox = join(dataDir, 'outbox');
  return countCopies(filesIn(outbox).map((file) => bookingOfMail(headOf(join(outbox, file)))));
}

export function countCopies(bookings: readonly (string | undefined)[]): MailCopies {
  const copies = new Map<string, number>();
  for (const booking of bookings) if (booking) copies.set(booking, (copies.get(booking) ?? 0) + 1);
  return copies;
}

/** The booking whose tickets a mail carries; undefined for other mails. */
export function bookingOfMail(text: string): string | undefined {
  return ORDER_MAIL.exec(text)?.[1];
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

function headOf(file: string): string {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  try {
    return bytes.toString('latin1', 0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}
