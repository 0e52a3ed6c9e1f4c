// Ends a process without losing anybody: proxies are told first, what is in flight is finished.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../compose-shop.ts';
import { type Drain, IN_FLIGHT_MS } from '../http/drain.ts';
import { closePayments } from '../payments/payments-module.ts';

const IDLE_CHECK_MS = 100;
const DATABASE_CHECK_MS = 1_000;

type Servers = {
  readonly app: FastifyInstance;
  /** Serves monitors until the end, where they have an address of their own. */
  readonly monitors: FastifyInstance | undefined;
  /** Takes no more commands; one that is under way is finished. */
  readonly commands: (() => Promise<void>) | undefined;
};

/** Ends the process with 0 when it is told to: SIGTERM drains first, Ctrl-C does not. */
export function endShopOnSignals(servers: Servers, shop: Shop, drain: Drain): void {
  const end = (drainMs: number) => void endShop(servers, shop, drain, drainMs);
  // Both may come twice: from the launcher and from the shell.
  process.on('SIGTERM', () => end(shop.config.drainSeconds * 1000));
  // Somebody presses Ctrl-C and waits.
  process.on('SIGINT', () => end(0));
}

async function endShop(
  { app, monitors, commands }: Servers,
  shop: Shop,
  drain: Drain,
  drainMs: number,
): Promise<void> {
  if (drain.begun) return;
  drain.begun = true;
  setTimeout(() => process.exit(1), drainMs + 2 * IN_FLIGHT_MS).unref();
  await setTimeoutPromise(drainMs);
  const ended = new AbortController();
  void abandonSilentDatabase(shop, ended.signal);
  // A client that was answered while we closed would keep the connection for another request.
  const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  // Browsers open connections in advance and ask nothing: nobody waits for those.
  const late = setTimeout(() => app.server.closeAllConnections(), IN_FLIGHT_MS);
  await app.close();
  clearInterval(closing);
  clearTimeout(late);
  await commands?.();
  await shop.jobs.stop();
  await monitors?.close();
  closePayments(shop.payments);
  shop.mailer.close();
  await shop.printer.close();
  await shop.database.close();
  ended.abort();
  await shop.tracing?.close();
  process.exit(0);
}

/** Visitors who are being answered are told at once to come again, and jobs are tried again by another process. */
async function abandonSilentDatabase({ database, log }: Shop, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    await setTimeoutPromise(DATABASE_CHECK_MS);
    if (ended.aborted || !(await database.abandonWhenSilent())) continue;
    log.warn({}, 'The database is silent: nothing that waits for it keeps this process from ending.');
    return;
  }
}
