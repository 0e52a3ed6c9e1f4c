// Providers and the ledger: each payment that moved lately is asked about again. A provider that does not answer is no
// difference.
import type { PaymentOutcome } from '../../../payments/payment-provider.ts';
import type { Payments } from '../../../payments/payments.ts';
import { providerNamed } from '../../../payments/provider-registry.ts';
import { type MovedPayment, paymentsMovedSince } from './check-providers-store.ts';
import { money } from './money.ts';

/** So many are asked about in one night, one after the other: it takes minutes, and no provider minds. */
const MOST = 1000;

/** A sentence for each difference with what providers say now. */
export async function checkProviders(
  { database, providers, log }: Pick<Payments, 'database' | 'providers' | 'log'>,
  since: Date,
): Promise<string[]> {
  const differences: string[] = [];
  for (const payment of await paymentsMovedSince(database, since, MOST))
    try {
      const outcome = await providerNamed(providers, payment.provider).lookUp(payment.reference);
      differences.push(...differencesOf(payment, outcome));
    } catch (problem) {
      log.warn(
        { err: problem, payment: payment.id },
        'a provider could not be asked whether the ledger is right',
      );
    }
  return differences;
}

function differencesOf({ id, provider, ...ledger }: MovedPayment, outcome: PaymentOutcome): string[] {
  const name = `Payment ${id} (${provider})`;
  if (!('refunds' in outcome) && !MONEY.has(outcome.state))
    return ledger.arrived === 0
      ? []
      : [
          `${name}: ${money(ledger.arrived)} have arrived in the ledger, and the provider says ${outcome.state}.`,
        ];
  const { refunds } = outcome as Extract<PaymentOutcome, { refunds?: unknown }>;
  const back = refunds
    ?.filter(({ state }) => state !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0);
  return [
    ...(back === undefined || back === ledger.refunded
      ? []
      : [`${name}: the provider gives ${money(back)} back, in the ledger ${money(ledger.refunded)}.`]),
    ...takenBackDiffers(name, ledger, outcome),
  ];
}

/** A dispute about money that had gone back already takes nothing. Not every provider says how much was taken. */
function takenBackDiffers(
  name: string,
  ledger: Pick<MovedPayment, 'arrived' | 'refunded' | 'taken_back'>,
  outcome: PaymentOutcome,
): string[] {
  const isTaken = outcome.state === 'disputed' || outcome.state === 'charged-back';
  const taken = isTaken ? outcome.takenBack : 0;
  const agree = taken === undefined ? ledger.taken_back > 0 : ledger.taken_back === taken;
  if (agree || ledger.refunded >= ledger.arrived) return [];
  const said = taken ? `${outcome.state}, ${money(taken)}` : outcome.state;
  return [`${name}: the provider says ${said}, in the ledger ${money(ledger.taken_back)} are taken back.`];
}

const MONEY: ReadonlySet<PaymentOutcome['state']> = new Set(['paid', 'refunded', 'disputed', 'charged-back']);
