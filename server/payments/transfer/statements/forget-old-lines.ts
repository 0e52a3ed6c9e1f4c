// Forgets who paid by transfer, when the orders of their year are forgotten (GDPR art. 5(1)(e), ADR 022). Day and amount stay:
// they are the museum's books.
import { keptSince } from '../../../../domain/orders/order-retention.ts';
import { type MuseumSettings, retentionOf } from '../../../site/museum.ts';
import type { Payments } from '../../payments.ts';
import { forgetLines } from './bank-line-store.ts';

type ForgetLinesShop = {
  readonly payments: Pick<Payments, 'database' | 'today'>;
  readonly museum: { readonly settings: MuseumSettings };
};

export async function forgetOldLines({ payments, museum }: ForgetLinesShop): Promise<void> {
  const { orderYears } = retentionOf(museum.settings);
  await forgetLines(payments.database, keptSince(payments.today(), orderYears));
}
