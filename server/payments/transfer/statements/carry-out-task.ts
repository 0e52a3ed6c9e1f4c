// What staff ask for about bank statements, in an open database, whether or not the shop is running (ADR 100). Orders and mails
// follow as jobs of the shop.
import { readFileSync } from 'node:fs';
import type { Actor } from '../../../../domain/staff/act.ts';
import type { CommandAnswer } from '../../../platform/command-socket.ts';
import type { Database } from '../../../platform/database/sql.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';
import { randomId } from '../../../platform/random-id.ts';
import { readMuseum } from '../../../site/read-museum.ts';
import { transferSettings } from '../transfer-settings.ts';
import type { Booked, BookShop } from './book-lines.ts';
import { TRANSFER_BOOKED } from './booked-job.ts';
import { type Decided, type Deciding, ignoreByHand, matchByHand, sentBackByHand } from './decide-line.ts';
import { openMatters } from './open-matters.ts';
import { readInStatement } from './read-in-statement.ts';
import { StatementError } from './statement-line.ts';
import { decidedText, openText, readText } from './statement-texts.ts';

export type StatementTask =
  /** `file` is an absolute path. */
  | { readonly do: 'read'; readonly file: string }
  | { readonly do: 'open' }
  | { readonly do: 'match'; readonly line: string; readonly name: string }
  | { readonly do: 'ignore'; readonly line: string; readonly why: string }
  | { readonly do: 'sent-back'; readonly id: string };

const log = { error: () => {}, warn: () => {} };

/** Does a task, and says what became of it. @param user who asks for it, as the system knows them */
export async function carryOutTask(
  database: Database,
  task: StatementTask,
  now: () => Date,
  user = '',
): Promise<CommandAnswer> {
  const jobs = createJobs(database, { work: false, log });
  jobs.work(TRANSFER_BOOKED, async () => {});
  await jobs.start();
  try {
    return await carryOut({ database, jobs, now }, task, { kind: 'command', user });
  } catch (problem) {
    if (!(problem instanceof StatementError)) throw problem;
    return { text: problem.message, done: false };
  } finally {
    await jobs.stop();
  }
}

async function carryOut(shop: BookShop, task: StatementTask, by: Actor): Promise<CommandAnswer> {
  const deciding = { by, key: randomId() };
  switch (task.do) {
    case 'read': {
      const read = readText(await readFile(shop, task.file, deciding));
      return { text: `${read}\n${openText(await openMatters(shop.database))}`, done: true };
    }
    case 'open':
      return { text: openText(await openMatters(shop.database)), done: true };
    case 'match':
      return answerOf(await matchByHand(shop, task.line, task.name, deciding));
    case 'ignore':
      return answerOf(await ignoreByHand(shop, task.line, task.why, deciding));
    case 'sent-back':
      return answerOf(await sentBackByHand(shop, task.id, deciding));
  }
}

function answerOf(decided: Decided): CommandAnswer {
  return { text: decidedText(decided), done: decided === 'done' };
}

async function readFile(shop: BookShop, file: string, deciding: Deciding): Promise<Booked> {
  const settings = transferSettings(await readMuseum(shop.database));
  if (!settings) throw new StatementError('The museum takes no transfers: museum.yaml has no `transfer`.');
  return readInStatement(shop, bytesOf(file), settings, deciding);
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (problem) {
    throw new StatementError(unreadableText(file, problem as NodeJS.ErrnoException));
  }
}

/** Where the shop runs on the embedded database, it is the shop that reads the file, and a service does not see all of them. */
function unreadableText(file: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return `There is no file ${file} that the process with the database sees: a service sees nothing in /home, /root and /tmp.`;
  if (code === 'EACCES') return `The user who runs Foyer may not read ${file}.`;
  return code === 'EISDIR' ? `${file} is a folder.` : `${file} cannot be read: ${message}`;
}
