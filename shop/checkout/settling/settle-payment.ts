// Asks the server to settle a payment until it is decided (spec decisions 3). While the provider has not decided, the payment
// is pending; free tickets wait for the link in a mail. If the server cannot be reached, it is asked again. A doubt is never shown as "failed".
import type { TransferToPay } from '../../../domain/payments/transfer-to-pay.ts';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';

export type Settled =
  | { readonly state: 'confirmed'; readonly booking_id: string; readonly has_tickets: boolean }
  | { readonly state: 'failed' }
  | { readonly state: 'gone' }
  /** Free tickets were not confirmed in time. */
  | { readonly state: 'lapsed' }
  /** The transfer did not come in time. */
  | { readonly state: 'overdue' }
  /** The money came for places that were gone, and goes back in full. */
  | { readonly state: 'refunded'; readonly message: string }
  | { readonly state: 'refused'; readonly message: string };

export type Waiting = 'asking' | 'pending' | 'unconfirmed' | 'unreachable' | 'transfer';

const FIRST_MS = 1000;
const LONGEST_MS = 5000;
/** Transfers take days. */
const TRANSFER_MS = 60_000;

export type SettleInput = {
  readonly cartId: string;
  readonly srcURL?: string;
  readonly token?: string;
};

/**
 * Resolves once the payment is decided, with undefined when it was aborted.
 * @param onWait called each time the payment is not decided yet; with what is to be transferred, where that is why
 */
export async function settlePayment(
  call: Call,
  { cartId, token, ...query }: SettleInput,
  onWait: (why: Waiting, transfer?: TransferToPay) => void,
  signal: AbortSignal,
): Promise<Settled | undefined> {
  // What a cart that is gone had waited for.
  let waited: Waiting | undefined;
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    let transfer: TransferToPay | undefined;
    const answer = await call('POST checkout/execPayment', { query, body: { cartId }, token }).then(
      (order): Settled => ({ state: 'confirmed', ...order }),
      (problem: unknown) => {
        if (problem instanceof ApiRefusal) {
          transfer = transferIn(problem);
          return decided(problem);
        }
        throw problem;
      },
    );
    if (signal.aborted) return undefined;
    if (typeof answer === 'object') return answer.state === 'gone' ? goneAfter(waited) : answer;
    if (answer === 'unconfirmed' || answer === 'transfer') waited = answer;
    onWait(answer, transfer);
    await pause(answer === 'transfer' ? TRANSFER_MS : waitBefore(attempt), signal);
  }
  return undefined;
}

function goneAfter(waited: Waiting | undefined): Settled {
  if (waited === 'transfer') return { state: 'overdue' };
  return { state: waited === 'unconfirmed' ? 'lapsed' : 'gone' };
}

function transferIn({ code, details }: ApiRefusal): TransferToPay | undefined {
  return code === 'TRANSFER_AWAITED' ? (details as TransferToPay) : undefined;
}

function decided(refusal: ApiRefusal): Settled | Waiting {
  if (refusal.code === 'ORDER_UNCONFIRMED') return 'unconfirmed';
  if (refusal.code === 'TRANSFER_AWAITED') return 'transfer';
  if (refusal.code === 'PAYMENT_PENDING' || refusal.status === 202) return 'pending';
  if (refusal.code === 'PAYMENT_REFUNDED') return { state: 'refunded', message: refusal.message };
  if (refusal.status === 410) return { state: 'gone' };
  if (refusal.code === 'PAYMENT_FAILED') return { state: 'failed' };
  if (refusal.status === 0 || refusal.status === 429 || refusal.status >= 500) return 'unreachable';
  return { state: 'refused', message: refusal.message };
}

function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Milliseconds before the next question: 1 s, then half as long again each time, up to 5 s. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 1.5 ** attempt);
}
