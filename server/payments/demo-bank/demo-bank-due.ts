// What the demo bank does when its time has come: it settles delayed payments and tells the shop.
import { after, type DemoBank, inSeconds } from './demo-bank.ts';
import { dueWebhooks, payDue } from './demo-bank-store.ts';
import { sendWebhook } from './demo-bank-webhooks.ts';

/** Settles delayed payments and sends the webhooks that are due: after a restart, or after a failed delivery. */
export async function sendDueWebhooks(bank: DemoBank): Promise<void> {
  if (bank.mood.down) return;
  await payWhatIsDue(bank);
  for (const id of await dueWebhooks(bank.sql, bank.now())) sendWebhook(bank.webhooks, id);
}

export async function payWhatIsDue(bank: DemoBank): Promise<void> {
  for (const id of await payDue(bank.sql, bank.now(), webhookTime(bank))) tellShop(bank, id);
}

/** Sends the webhook about a payment that is decided now, as late as the bank is. */
export function tellShop(bank: DemoBank, id: string): void {
  after(bank, bank.config.webhookDelaySeconds, () => sendWebhook(bank.webhooks, id));
}

/** When the webhook about a payment that is decided now is due; null for a bank without webhooks. */
export function webhookTime(bank: DemoBank): Date | null {
  const { webhookTimes, webhookDelaySeconds } = bank.config;
  return webhookTimes === 0 ? null : inSeconds(bank, webhookDelaySeconds);
}
