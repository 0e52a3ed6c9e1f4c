// Sends the demo bank's signed webhooks to the shop, a few at a time, and again when one fails. Undelivered ones are in
// the books, where a job finds them after a restart.
import { Agent as PlainAgent, request as requestPlain } from 'node:http';
import { request as requestOverTls, Agent as TlsAgent } from 'node:https';
import { type Batches, emptyBatches, runInBatch } from '../../platform/database/batches.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { noteWebhooksFailed, noteWebhooksSent } from './demo-bank-store.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const TIMEOUT_MS = 10_000;
const PLAIN = { request: requestPlain, agent: new PlainAgent({ keepAlive: true }) };
const OVER_TLS = { request: requestOverTls, agent: new TlsAgent({ keepAlive: true }) };
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

/** The webhooks that wait in this process, or are being sent. */
export type Webhooks = WebhookSettings & {
  readonly waiting: Set<string>;
  readonly underWay: Set<string>;
  readonly sent: Batches<string, string>;
  readonly failed: Batches<string, string>;
  closed: boolean;
};

export function openWebhooks(settings: WebhookSettings): Webhooks {
  return {
    ...settings,
    waiting: new Set(),
    underWay: new Set(),
    sent: emptyBatches({ size: 64, atOnce: 1 }),
    failed: emptyBatches({ size: 64, atOnce: 1 }),
    closed: false,
  };
}

/** Sends the webhook about a payment, unless it is waiting or being sent already. */
export function sendWebhook(webhooks: Webhooks, id: string): void {
  if (webhooks.times === 0 || webhooks.closed || webhooks.underWay.has(id)) return;
  webhooks.waiting.add(id);
  sendWaiting(webhooks);
}

export function closeWebhooks(webhooks: Webhooks): void {
  webhooks.closed = true;
  webhooks.waiting.clear();
}

function sendWaiting(webhooks: Webhooks): void {
  const { waiting, underWay } = webhooks;
  for (const id of waiting) {
    if (webhooks.closed || underWay.size >= AT_ONCE) return;
    waiting.delete(id);
    underWay.add(id);
    // If this fails nothing is lost: the books still say that it is due.
    deliver(webhooks, id)
      .catch(() => {})
      .finally(() => {
        underWay.delete(id);
        sendWaiting(webhooks);
      });
  }
}

async function deliver(webhooks: Webhooks, id: string): Promise<void> {
  const delivered = await post(webhooks, id).catch(() => false);
  if (!webhooks.closed) await (delivered ? noteSent(webhooks, id) : noteFailed(webhooks, id));
}

async function post({ url, secret, times, now }: Webhooks, id: string): Promise<boolean> {
  const body = JSON.stringify({ id, event: 'payment.decided', created: now().toISOString() });
  for (let time = 0; time < times; time += 1)
    if (!(await postOnce(url, signWebhook(secret, body, now()), body))) return false;
  return true;
}

/** By `http.request` on kept connections: `fetch` costs the shop, in whose process the bank lives, several times as much. */
function postOnce(url: string, signature: string, body: string): Promise<boolean> {
  const { request, agent } = url.startsWith('https:') ? OVER_TLS : PLAIN;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    [SIGNATURE_HEADER]: signature,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers, timeout: TIMEOUT_MS }, (response) => {
      const status = response.statusCode ?? 0;
      response.on('error', reject).on('end', () => resolve(status >= 200 && status < 300));
      response.resume();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time'))).on('error', reject);
    sent.end(body);
  });
}

function noteSent({ sql, sent }: Webhooks, id: string): Promise<string> {
  return runInBatch(sent, id, async (ids) => {
    await noteWebhooksSent(sql, ids);
    return ids;
  });
}

function noteFailed({ sql, failed, now }: Webhooks, id: string): Promise<string> {
  return runInBatch(failed, id, async (ids) => {
    await noteWebhooksFailed(sql, ids, now(), MOST_RETRIES);
    return ids;
  });
}
