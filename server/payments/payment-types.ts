// The ways to pay, in the museum's order (spec 9).
import type { Day } from '../../domain/museum-time.ts';
import { type TransferOffer, transferOffer } from '../../domain/payments/transfer-terms.ts';
import { settingsPart } from '../museum-folder/settings-part.ts';
import { PaymentFields } from './folder/payment-fields.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { TypeOfPayment } from './provider-registry.ts';
import { termsOf, transferSettings } from './transfer/transfer-settings.ts';

export type PaymentType = {
  readonly payartId: number;
  readonly name: Record<string, string>;
  readonly kind: PaymentFields['payment_types'][number]['kind'];
  /** What its provider calls it. */
  readonly method?: string | undefined;
};

type OfferedType = PaymentType & {
  readonly test?: true;
  readonly transfer?: TransferOffer;
  readonly collector?: string;
};

const CREDIT_CARD: PaymentType = {
  payartId: 166,
  kind: 'card',
  name: {
    de: 'Kreditkarte',
    en: 'Credit card',
    fr: 'Carte bancaire',
    it: 'Carta di credito',
    nl: 'Creditcard',
    es: 'Tarjeta de crédito',
    sv: 'Kreditkort',
    da: 'Betalingskort',
  },
};

/** The museum's payment types, each with the provider it names. */
export function typesOfPayment({ settings }: { readonly settings: object }): readonly TypeOfPayment[] {
  const types = settingsPart(settings, PaymentFields).payment_types;
  return types.some(({ id }) => id === CREDIT_CARD.payartId)
    ? types
    : [{ id: CREDIT_CARD.payartId }, ...types];
}

/** The same in every language; 166, credit card, is always one of them. */
export function paymentTypes({ settings }: { readonly settings: object }): PaymentType[] {
  const types = settingsPart(settings, PaymentFields).payment_types.map(({ id, kind, method, name }) => ({
    payartId: id,
    kind,
    method,
    name: { ...name },
  }));
  return types.some(({ payartId }) => payartId === CREDIT_CARD.payartId) ? types : [CREDIT_CARD, ...types];
}

/**
 * `checkout/payments`: the ways to pay that a provider takes, and credit card, which is always offered (spec 9): a cart that
 * costs nothing is ordered with it, whatever providers there are. `test` where no real money moves.
 * @param providerOf who takes payments of this type
 * @param today in museum time
 */
export function offeredTypes(
  museum: { readonly settings: object },
  providerOf: (payart: number) => Pick<PaymentProvider, 'hasTestKeys' | 'collector'> | undefined,
  today: Day,
): OfferedType[] {
  const transfer = transferSettings(museum);
  return paymentTypes(museum).flatMap((type) => {
    const provider = providerOf(type.payartId);
    if (!provider && type.payartId !== CREDIT_CARD.payartId) return [];
    return [
      {
        ...type,
        ...(provider?.hasTestKeys && { test: true as const }),
        ...(type.kind === 'direct-debit' && provider?.collector && { collector: provider.collector }),
        ...(type.kind === 'transfer' && transfer && { transfer: transferOffer(termsOf(transfer), today) }),
      },
    ];
  });
}
