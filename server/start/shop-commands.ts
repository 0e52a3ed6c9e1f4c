// What commands at a terminal ask for: done in their own process, or by the shop that runs on the embedded database (ADR 076, 090,
// 098, 100).
import { carryOutAttention } from '../attention/carry-out-attention.ts';
import { carryOutLedger, type LedgerTask } from '../ledger/books/carry-out-ledger.ts';
import { carryOutTask, type StatementTask } from '../payments/transfer/statements/carry-out-task.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Database } from '../platform/database/sql.ts';
import { carryOutImport, type ImportRequest } from '../programme/carry-out-import.ts';
import { carryOutRefund, type RefundTask } from '../returns/command/carry-out-refund.ts';
import { readMuseum } from '../site/read-museum.ts';
import { carryOutStaff, type StaffCommand } from '../staff/command/carry-out-staff.ts';
import { backUpOpenDatabase } from './back-up.ts';
import { carryOutJobs, type JobsTask } from './carry-out-jobs.ts';

export type ShopCommand =
  | ({ readonly command: 'import' } & ImportRequest)
  | { readonly command: 'statement'; readonly task: StatementTask; readonly user?: string }
  | { readonly command: 'refund'; readonly task: RefundTask }
  | ({ readonly command: 'staff' } & StaffCommand)
  | { readonly command: 'jobs'; readonly task: JobsTask }
  | { readonly command: 'ledger'; readonly task: LedgerTask }
  | { readonly command: 'attention' }
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
  switch (asked.command) {
    case 'import':
      return carryOutImport(database, asked, now());
    case 'statement':
      return carryOutTask(database, asked.task, now, asked.user);
    case 'refund':
      return carryOutRefund(database, asked.task, now);
    case 'staff': {
      const { settings } = await readMuseum(database);
      return carryOutStaff(database, asked, { publicUrl, settings }, now());
    }
    case 'jobs':
      return carryOutJobs({ database, config: { dataDir } }, asked.task);
    case 'ledger':
      return carryOutLedger(database, asked.task, now);
    case 'attention':
      return carryOutAttention(database, now());
    case 'backup':
      return backUpOpenDatabase(database, dataDir, asked.folder);
  }
}
