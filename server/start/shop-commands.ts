// What a running shop on the embedded database does for commands at a terminal (ADR 076, 090, 098, 100).
import { carryOutImport, type ImportRequest } from '../museum-import/carry-out-import.ts';
import { carryOutTask, type StatementTask } from '../payments/transfer/statements/carry-out-task.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Database } from '../platform/database/sql.ts';
import { carryOutRefund, type RefundTask } from '../returns/command/carry-out-refund.ts';
import { readMuseum } from '../site/read-museum.ts';
import { carryOutStaff, type StaffCommand } from '../staff/command/carry-out-staff.ts';
import { backUpOpenDatabase } from './back-up.ts';

export type ShopCommand =
  | ({ readonly command: 'import' } & ImportRequest)
  | { readonly command: 'statement'; readonly task: StatementTask }
  | { readonly command: 'refund'; readonly task: RefundTask }
  | ({ readonly command: 'staff' } & StaffCommand)
  | {
      readonly command: 'backup';
      /** An absolute path. */
      readonly folder: string;
    };

type CommandedShop = {
  readonly database: Database;
  readonly dataDir: string;
  /** The origin that visitors see. */
  readonly publicUrl: string;
  readonly now: () => Date;
};

/** Carries out one command. */
export async function carryOutCommand(
  { database, dataDir, publicUrl, now }: CommandedShop,
  asked: ShopCommand,
): Promise<CommandAnswer> {
  if (asked.command === 'import') return carryOutImport(database, asked, now());
  if (asked.command === 'statement') return carryOutTask(database, asked.task, now);
  if (asked.command === 'refund') return carryOutRefund(database, asked.task, now);
  if (asked.command === 'staff') {
    const { settings } = await readMuseum(database);
    return carryOutStaff(database, asked, { publicUrl, settings }, now());
  }
  return backUpOpenDatabase(database, dataDir, asked.folder);
}
