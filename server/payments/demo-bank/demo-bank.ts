// The demo bank (spec decisions 4): a bank in the same process with its own books, page and webhooks, for demos, tests
// and load tests. It can be late, send a webhook twice, or be down. This is what it remembers in this process; its books
// are in the database, so that nothing is lost when the process ends.
import { type Batches, emptyBatches } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { DemoBankConfig } from '../../platform/payment-config.ts';
import type { BankPayment, Decision, NewBankPayment } from './demo-bank-store.ts';
import { closeWebhooks, openWebhooks, type Webhooks } from './demo-bank-webhooks.ts';

export type DemoBank = {
  readonly sql: Database;
  /** The origin of the bank's pages. */
  readonly publicUrl: string;
  readonly secret: string;
  readonly config: Omit<DemoBankConfig, 'open'>;
  readonly now: () => Date;
  readonly mood: BankMood;
  readonly webhooks: Webhooks;
  /** What waits for its second. */
  readonly timers: Set<NodeJS.Timeout>;
  readonly opening: Batches<NewBankPayment, NewBankPayment>;
  readonly deciding: Batches<Decision, BankPayment | undefined>;
};

/**
 * How the bank behaves at present. `mute`: it starts payments and gives money back, and its answers are lost. `silent`: the shop waits for its
 * answers in vain.
 */
export type BankMood = {
  down: boolean;
  mute: boolean;
  silent: boolean;
  refunds: 'pending' | 'done' | 'failed';
};

export type DemoBankOptions = Pick<DemoBank, 'sql' | 'publicUrl' | 'secret' | 'config' | 'now'> & {
  readonly webhookUrl: string;
};

/** Opens the bank. */
export function openDemoBank({ webhookUrl, ...options }: DemoBankOptions): DemoBank {
  const { sql, secret, config, now } = options;
  return {
    ...options,
    mood: { down: config.down, mute: false, silent: false, refunds: 'done' },
    webhooks: openWebhooks({ sql, url: webhookUrl, secret, times: config.webhookTimes, now }),
    timers: new Set(),
    opening: emptyBatches({ size: 64, atOnce: 1 }),
    deciding: emptyBatches({ size: 64, atOnce: 1 }),
  };
}

/** Ends what the bank has started. What was still to be done is in its books. */
export function closeDemoBank({ timers, webhooks }: DemoBank): void {
  for (const timer of timers) clearTimeout(timer);
  closeWebhooks(webhooks);
}

/** @throws Error while the bank is down */
export function mustAnswer({ mood }: DemoBank): void {
  if (mood.down) throw new Error('the demo bank is down');
}

/** Answers the shop, or keeps it waiting. */
export async function answerShop<Answer>({ mood }: DemoBank, answer: Promise<Answer>): Promise<Answer> {
  const said = await answer;
  return mood.silent ? new Promise<never>(() => {}) : said;
}

export function inSeconds({ now }: DemoBank, seconds: number): Date {
  return new Date(now().getTime() + seconds * 1000);
}

/** Does something after some seconds, unless the bank is closed before. */
export function after({ timers }: DemoBank, seconds: number, act: () => void): void {
  if (seconds === 0) {
    act();
    return;
  }
  const timer = setTimeout(() => {
    timers.delete(timer);
    act();
  }, seconds * 1000);
  timers.add(timer.unref());
}
