// The demo bank's messenger: tells the shop what was decided, signed, a few at a time, again when nobody answers. What
// it has not delivered is in the books, and a job finds it there after a restart.
import { inBatches } from '../../database/in-batches.ts';
import type { Sql } from '../../database/sql.ts';
import { noteWebhooksSent } from './demo-bank-store.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const AT_ONCE = 8;

export type WebhookSettings = {
  readonly sql: Sql;
  readonly url: string;
  readonly secret: string;
  /** How often each is sent; 0 for a bank that never tells. */
  readonly times: number;
  readonly now: () => Date;
};

export type Webhooks = { send(id: string): void; close(): void };

/** Makes the messenger. A webhook that is waiting or under way is not queued twice. */
export const createWebhooks = ({ sql, url, secret, times, now }: WebhookSettings): Webhooks => {
  const waiting = new Set<string>();
  const noteSent = inBatches(
    async (ids: string[]) => {
      await noteWebhooksSent(sql, ids);
      return ids;
    },
    { size: 64, atOnce: 1 },
  );
  let underWay = 0;
  let closed = false;

  const deliver = async (id: string) => {
    const body = JSON.stringify({ id, event: 'payment.decided', created: now().toISOString() });
    for (let time = 0; time < times; time += 1) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signWebhook(secret, body, now()) },
        body,
        signal: AbortSignal.timeout(10_000),
      });
      await response.arrayBuffer();
      if (!response.ok) return;
    }
    await noteSent(id);
  };

  const next = () => {
    for (const id of waiting) {
      if (closed || underWay >= AT_ONCE) return;
      waiting.delete(id);
      underWay += 1;
      // Not delivered is not lost: the books still say that it is due.
      deliver(id)
        .catch(() => {})
        .finally(() => {
          underWay -= 1;
          next();
        });
    }
  };

  return {
    send: (id) => {
      if (times === 0 || closed) return;
      waiting.add(id);
      next();
    },
    close: () => {
      closed = true;
      waiting.clear();
    },
  };
};
