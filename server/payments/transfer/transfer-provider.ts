// The museum's own account as a provider (ADR 100). Instead of a page there is the order's reserved page in the shop; instead
// of webhooks there are bank statements (statements/). It keeps what was asked for and until when; what came, the lines of
// the statements say.
import { randomInt } from 'node:crypto';
import { addDays, dayOf } from '../../../domain/museum-time.ts';
import { creditorReference, REFERENCE_DIGITS } from '../../../domain/payments/creditor-reference.ts';
import { missingMoney, transferState } from '../../../domain/payments/transfer-outcome.ts';
import { transferDays } from '../../../domain/payments/transfer-terms.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { TransferSettings } from '../folder/transfer-fields.ts';
import { freeProvider } from '../free-provider.ts';
import type { PaymentOutcome, PaymentProvider, PaymentRequest, ProviderRefund } from '../payment-provider.ts';
import { settleReturns } from './settle-returns.ts';
import { writeTransferMail } from './transfer-mail-job.ts';
import { insertReturn, type ReturnRow, returnOfRefund, returnsOf } from './transfer-return-store.ts';
import { termsOf } from './transfer-settings.ts';
import {
  closeTransfer,
  findTransfer,
  insertTransfer,
  lockTransfer,
  type NewTransfer,
} from './transfer-store.ts';

export type TransferShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly jobs: Pick<Jobs, 'write'>;
  /** The museum's terms, as they are now; undefined where it takes no transfers any more. */
  readonly settings: () => TransferSettings | undefined;
  readonly clock: () => Pick<MuseumClock, 'fromInstant'>;
};

export const TRANSFER = 'transfer';

/** Does the order wait for a transfer? */
export function isByTransfer({ provider }: { readonly provider: string }): boolean {
  return provider === TRANSFER;
}

/** So many transfers would have to be open at once that a reference is drawn twice in a row. */
const MOST_TRIES = 5;

/** What a payment by transfer begins with. */
export type AskedTransfer = Pick<PaymentRequest, 'paymentId' | 'amount' | 'expires'>;

export type TransferProvider = PaymentProvider & {
  /**
   * Asks for the money in the transaction that holds the places, which are held for days: nobody may have them without bank data.
   * The mail with these follows from the same transaction. Asked again, it answers what was asked for before.
   * @returns the reference; undefined where the museum takes no transfers any more
   */
  ask(sql: Sql, asked: AskedTransfer): Promise<string | undefined>;
};

export function transferProvider(shop: TransferShop): TransferProvider {
  return {
    ...freeProvider,
    name: TRANSFER,
    ask: (sql, asked) => askForTransfer(shop, sql, asked),
    start: (request) => startTransfer(shop, request),
    lookUp: (reference) => lookUpTransfer(shop, reference),
    cancel: (reference) => cancelTransfer(shop, reference),
    refund: async ({ refundId, reference, amount }) => {
      const found = await findTransfer(shop.database, reference);
      if (!found) throw new Error(`there is no transfer ${reference}`);
      const due = { id: refundId, payment_id: found.payment_id, refund_id: refundId, amount };
      await insertReturn(shop.database, { ...due, reason: 'refund' }, shop.now());
      return asRefund((await returnOfRefund(shop.database, refundId)) as ReturnRow);
    },
    lookUpRefund: async ({ refundId }) => {
      const found = await returnOfRefund(shop.database, refundId);
      return found && asRefund(found);
    },
  };
}

async function startTransfer(
  shop: TransferShop,
  { returnUrl, ...asked }: PaymentRequest,
): Promise<{ reference: string; url: string }> {
  const reference = await shop.database.transaction((sql) => askForTransfer(shop, sql, asked));
  if (reference === undefined) throw new Error('the museum takes no transfers any more');
  return { reference, url: returnUrl };
}

async function askForTransfer(
  { jobs, now, settings, clock }: TransferShop,
  sql: Sql,
  { paymentId, amount, expires }: AskedTransfer,
): Promise<string | undefined> {
  const found = settings();
  if (!found) return undefined;
  const terms = termsOf(found);
  // Places are held to the end of a museum day; the visitor was told which (transfer-hold.ts).
  const ordered = addDays(dayOf(clock().fromInstant(expires)), -1 - terms.dueDays - terms.graceDays);
  const { due: due_on, remind: remind_on = null } = transferDays(terms, ordered);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const drawn = drawReference();
    const transfer: NewTransfer = { payment_id: paymentId, reference: drawn, amount, due_on, remind_on };
    if (await insertTransfer(sql, transfer, now())) {
      await writeTransferMail(jobs, sql, paymentId, 'asked', now());
      return drawn;
    }
    const known = await findTransfer(sql, paymentId);
    if (known) return known.reference;
  }
  throw new Error('no free reference was found');
}

function drawReference(): string {
  return creditorReference(String(randomInt(10 ** REFERENCE_DIGITS)).padStart(REFERENCE_DIGITS, '0'));
}

async function lookUpTransfer({ database }: TransferShop, reference: string): Promise<PaymentOutcome> {
  const transfer = await findTransfer(database, reference);
  if (!transfer) return { state: 'unknown' };
  const state = transferState(transfer, transfer.closed_at !== null);
  if (state === 'pending' || state === 'canceled') return { state };
  const refunds = (await returnsOf(database, transfer.payment_id))
    .filter(({ refund_id }) => refund_id !== null)
    .map(asRefund);
  // A bank may recall a part alone.
  const taken = state === 'charged-back' && { takenBack: missingMoney(transfer) };
  return { state, method: TRANSFER, fee: 0, chargeId: transfer.reference, refunds, ...taken };
}

/** What came in part goes back. Whoever waited in vain gets a mail, unless the visitor canceled (deliver-transfer.ts). */
function cancelTransfer({ database, jobs, now }: TransferShop, reference: string): Promise<void> {
  return database.transaction(async (sql) => {
    const found = await findTransfer(sql, reference);
    const transfer = found && (await lockTransfer(sql, found.payment_id));
    if (!transfer || !(await closeTransfer(sql, transfer.payment_id, now()))) return;
    await settleReturns(sql, { ...transfer, closed_at: now() }, now());
    // All of it came while it was being closed: it is settled next, and what is settled has mails of its own.
    if (transferState(transfer, true) === 'canceled')
      await writeTransferMail(jobs, sql, transfer.payment_id, 'lapsed', now());
  });
}

function asRefund({ id, refund_id, amount, state }: ReturnRow): ProviderRefund {
  return {
    reference: id,
    refundId: refund_id ?? undefined,
    amount,
    state: state === 'sent' ? 'done' : 'pending',
  };
}
