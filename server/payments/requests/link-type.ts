import type { Museum } from '../../site/museum.ts';
import { type PaymentType, paymentTypes } from '../payment-types.ts';
import type { Payments } from '../payments.ts';
import { providerOfType } from '../provider-registry.ts';

/** The way to pay of whoever follows a link; undefined where the museum has none that needs nothing but a page. */
export function linkType({
  museum,
  payments,
}: {
  readonly museum: Pick<Museum, 'settings'>;
  readonly payments: Pick<Payments, 'providers'>;
}): PaymentType | undefined {
  return paymentTypes(museum).find(
    ({ kind, payartId }) => kind === 'card' && providerOfType(payments.providers, payartId),
  );
}
