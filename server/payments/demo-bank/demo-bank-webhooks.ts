// Sends the demo bank's signed webhooks to the shop, a few at a time, and again when one fails. Undelivered ones are in
// the books, where a job finds them after a restart.
import { emptyBatches, runInBatch } from '../../platform/database/batches.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { noteWebhooksFailed, noteWebhooksSent } from './demo-bank-store.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const AT_ONCE = 8;
/** After that, reconciliation finds out by asking, as it always does. */
const MOST_RETRIES = 5;

export type WebhookSettings = {
  readonly sql: Sql;
  readonly url: string;
  readonly secret: string;
  /** How often each is sent; 0 for a bank without webhooks. */
  readonly times: number;
  readonly now: () => Date;
};

export type Webhooks = { send(id: string): void; close(): void };

/** Creates the sender. A webhook that is queued or being sent is not queued twice. */
export function createWebhooks({ sql, url, secret, times, now }: WebhookSettings): Webhooks {
  const waiting = new Set<string>();
  const sent = emptyBatches<string, string>({ size: 64, atOnce: 1 });
  const failed = emptyBatches<string, string>({ size: 64, atOnce: 1 });
  const noteSent = (id: string) =>
    runInBatch(sent, id, async (ids) => {
      await noteWebhooksSent(sql, ids);
      return ids;
    });
  const noteFailed = (id: string) =>
    runInBatch(failed, id, async (ids) => {
      await noteWebhooksFailed(sql, ids, now(), MOST_RETRIES);
      return ids;
    });
  const underWay = new Set<string>();
  let closed = false;

  const post = async (id: string): Promise<boolean> => {
    const body = JSON.stringify({ id, event: 'payment.decided', created: now().toISOString() });
    for (let time = 0; time < times; time += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, now()) },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      if (!response.ok) return false;
    }
    return true;
  };

  const deliver = async (id: string) => {
    const delivered = await post(id).catch(() => false);
    if (!closed) await (delivered ? noteSent(id) : noteFailed(id));
  };

  const next = () => {
    for (const id of waiting) {
      if (closed || underWay.size >= AT_ONCE) return;
      waiting.delete(id);
      underWay.add(id);
      // If this fails nothing is lost: the books still say that it is due.
      deliver(id)
        .catch(() => {})
        .finally(() => {
          underWay.delete(id);
          next();
        });
    }
  };

  return {
    send: (id) => {
      if (times === 0 || closed || underWay.has(id)) return;
      waiting.add(id);
      next();
    },
    close: () => {
      closed = true;
      waiting.clear();
    },
  };
}
