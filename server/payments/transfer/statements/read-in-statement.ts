// The file of a bank is read in (ADR 100): by a command, or in the office.
import { createHash } from 'node:crypto';
import { beginAct } from '../../../staff/acts/begin-act.ts';
import { writeAct } from '../../../staff/acts/write-act.ts';
import type { TransferSettings } from '../../folder/transfer-fields.ts';
import { lockStatement } from './bank-line-store.ts';
import { type Booked, type BookShop, bookLines } from './book-lines.ts';
import type { Deciding } from './decide-line.ts';
import { readStatement } from './read-statement.ts';

/**
 * Books the lines of a file. The journal says who brought it before the first of them is booked: each has a transaction of its
 * own, and a process may end between two.
 * @throws StatementError when it cannot be read; nothing of it is
 */
export async function readInStatement(
  shop: BookShop,
  file: Uint8Array,
  { iban, csv }: Pick<TransferSettings, 'iban' | 'csv'>,
  deciding: Deciding,
): Promise<Booked> {
  const lines = readStatement(file, iban, csv);
  const id = createHash('sha256').update(file).digest('hex').slice(0, 16);
  await shop.database.transaction(async (sql) => {
    const on = { kind: 'statement', id } as const;
    await lockStatement(sql, id);
    if ((await beginAct(sql, on, 'statement.read', deciding)).state === 'before') return;
    await writeAct(
      sql,
      { ...deciding, verb: 'statement.read', on, after: { entries: lines.length } },
      shop.now(),
    );
  });
  return bookLines(shop, lines, iban);
}
