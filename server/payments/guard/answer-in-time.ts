// No provider keeps a visitor or a job waiting: what is not answered in time counts as not answered, whatever the library
// beneath goes on waiting for. It may have been done all the same, so it is asked about again.
import type { PaymentProvider } from '../payment-provider.ts';

/** The same provider; each question to it ends within `ms`. */
export function answerInTime(provider: PaymentProvider, ms: number): PaymentProvider {
  const ask = <Answer>(what: string, answer: Promise<Answer>) =>
    inTime(answer, ms, `${provider.name}: ${what}`);
  return {
    ...provider,
    start: (request) => ask('start', provider.start(request)),
    lookUp: (reference) => ask('look up', provider.lookUp(reference)),
    cancel: (reference) => ask('cancel', provider.cancel(reference)),
    refund: (request) => ask('refund', provider.refund(request)),
    lookUpRefund: (refund) => ask('look up refund', provider.lookUpRefund(refund)),
  };
}

/** @throws Error when the answer takes longer; an answer that comes after that is dropped */
function inTime<Answer>(answer: Promise<Answer>, ms: number, what: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${what}: no answer within ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
