import { SIGNATURE_HEADER, signWebhook } from '../../server/payments/demo-bank/webhook-signature.ts';
import type { Database } from '../../server/platform/database/sql.ts';
import { findOpenPayments } from '../audit-store.ts';
import type { DrillShop } from '../drill-shop.ts';
import { playPart, type Stage } from '../play-part.ts';
import type { Fault } from '../strike.ts';

/** Its webhooks come after the visitors, and three times. */
const LATE = { DEMO_BANK_WEBHOOK_DELAY_SECONDS: '3', DEMO_BANK_WEBHOOK_TIMES: '3' };

/** A bank that is late, repeats itself, is lied about, and does not answer. */
export function drillBank(stage: Stage): Promise<string[]> {
  return playPart(stage, {
    name: 'bank',
    settings: LATE,
    faults: (shop, admin) => [
      { name: 'webhooks are late, and come three times', begin: () => {}, seconds: 8 },
      forgedWebhooks(shop, admin),
      {
        name: 'the bank is down for 8 s',
        begin: () => restartAll(shop, { DEMO_BANK_DOWN: 'on' }),
        seconds: 8,
        end: () => restartAll(shop, {}),
      },
    ],
  });
}

/** Says of every open payment that it is paid. The audit finds an order that came of it. */
function forgedWebhooks({ processes }: DrillShop, admin: () => Database): Fault {
  return {
    name: 'forged webhooks',
    begin: async () => {
      const database = admin();
      const open = await findOpenPayments(database);
      await database.close();
      for (const [index, id] of open.entries()) {
        const { port = 0 } = processes[index % processes.length] ?? {};
        const body = JSON.stringify({ id });
        const { status } = await fetch(`http://127.0.0.1:${port}/api/webhooks/demo`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: signWebhook('not the secret', body, new Date()),
          },
          body,
        });
        if (status < 400 || status >= 500) throw new Error(`a forged webhook was answered ${status}`);
      }
    },
  };
}

/** One after the other, so that the shop stays open. */
async function restartAll(
  { processes }: DrillShop,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  for (const process of processes) await process.restart(settings);
}
