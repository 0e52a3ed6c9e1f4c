// A mail leaves once, however often its job runs: it is noted when it has left. The note is repeated until the database takes
// it, and what could not be noted is remembered here. Should the process die in between, the next one sends the mail again
// under the same Message-ID, by which mail servers and readers know it as the same.
import { setTimeout } from 'node:timers/promises';
import { PointlessToRetry } from '../../platform/jobs/job-errors.ts';
import type { MailShop } from '../documents-shop.ts';
import { type MailNote, noteMailRefused, noteMailSent, wasMailSent } from './mail-store.ts';
import type { Mail } from './send-mail.ts';
import { refusingAnswer } from './server-answer.ts';

type Sending = Pick<MailShop, 'database' | 'mailer'>;

/** A database that is restarted or moved is back within these. */
const PAUSES_MS = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 60_000] as const;

/**
 * Sends a mail, unless it has left already.
 * @param make undefined for a mail that is not wanted any more
 * @param pausesMs between the tries to note it
 */
export async function sendOnce(
  shop: Sending,
  note: MailNote,
  make: () => Promise<Mail | undefined>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  const { database, mailer } = shop;
  const { subjectId, kind } = note;
  const name = `${kind} ${subjectId}`;
  if (!mailer.left.has(name)) {
    if (await wasMailSent(database, subjectId, kind)) return;
    const mail = await make();
    if (!mail) return;
    mailer.left.set(name, await send(shop, note, mail));
  }
  const answer = mailer.left.get(name) ?? '';
  await patiently(() => noteMailSent(database, note, answer), pausesMs);
  mailer.left.delete(name);
}

/** @returns what the server has said */
async function send({ database, mailer }: Sending, note: MailNote, mail: Mail): Promise<string> {
  try {
    return await mailer.send(mail);
  } catch (error) {
    const refusal = { answer: refusingAnswer(error), forGood: error instanceof PointlessToRetry };
    // Why the mail has not left is what the job fails with, whether or not it could be noted.
    await noteMailRefused(database, note, refusal).catch(() => {});
    throw error;
  }
}

async function patiently(work: () => Promise<void>, pausesMs: readonly number[]): Promise<void> {
  for (const pause of pausesMs)
    try {
      return await work();
    } catch {
      await setTimeout(pause);
    }
  await work();
}
