// Whether an order can be paid by transfer, and until when its places are held then (ADR 100).
import { addDays } from '../../../domain/museum-time.ts';
import { transferDays, transferOffer, transferProblem } from '../../../domain/payments/transfer-terms.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { HoldFor } from '../../orders/quote/quote-cart.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { TransferSettings } from '../folder/transfer-fields.ts';
import { termsOf } from './transfer-settings.ts';

/** How long carts are held that are paid by transfer. */
export function transferHold(
  settings: TransferSettings,
  clock: Pick<MuseumClock, 'today' | 'toInstant'>,
): HoldFor {
  const terms = termsOf(settings);
  return (order): Date | Refusal => {
    const today = clock.today();
    const { first_visit, minimum } = transferOffer(terms, today);
    const problem = transferProblem(order, { first_visit, minimum });
    if (problem) return refuse('TRANSFER_NOT_POSSIBLE', { details: { problem, first_visit, minimum } });
    // To the end of the museum's day, however long it is.
    return clock.toInstant(addDays(transferDays(terms, today).held, 1));
  };
}
