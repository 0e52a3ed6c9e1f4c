import { inSpan } from '../platform/tracing/span.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The same provider; each question to it is a span. What is asked and answered stays out of it. */
export function traceProvider(provider: PaymentProvider): PaymentProvider {
  const { name } = provider;
  const ask = <Answer>(what: string, work: () => Promise<Answer>) =>
    inSpan(`${name} ${what}`, work, 'client', { 'foyer.payment.provider': name });
  return {
    ...provider,
    start: (request) => ask('start', () => provider.start(request)),
    lookUp: (reference) => ask('look up', () => provider.lookUp(reference)),
    cancel: (reference) => ask('cancel', () => provider.cancel(reference)),
    refund: (request) => ask('refund', () => provider.refund(request)),
    lookUpRefund: (refund) => ask('look up refund', () => provider.lookUpRefund(refund)),
  };
}
