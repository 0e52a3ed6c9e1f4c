// All payment providers of this process by name, and which of them takes which payment (spec decisions 4). A payment
// type says `provider: NAME` in museum.yaml; without it, the only configured provider takes it.
import { meansOfPayart, providerOfMeans } from '../../domain/payments/elsewhere.ts';
import { freeProvider } from './free-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { TransferProvider } from './transfer/transfer-provider.ts';

/** A payment type of the museum, with the provider it names. */
export type TypeOfPayment = { readonly id: number; readonly provider?: string | undefined };

export type ProviderRegistry = {
  readonly demoBank: PaymentProvider;
  /** Those whose keys are set. */
  readonly real: readonly PaymentProvider[];
  readonly mailedLink: PaymentProvider;
  /** The museum's own account. It takes only what a payment type names it for. */
  readonly transfer: TransferProvider;
  /** One for each means by which money is taken elsewhere. Staff alone use them. */
  readonly elsewhere: readonly PaymentProvider[];
  /** `off`: visitors cannot pay with it. `if-named`: only when the museum names it. */
  readonly demo: 'on' | 'off' | 'if-named';
  /** The museum's payment types, as they are now. */
  readonly paymentTypes: () => readonly TypeOfPayment[];
};

/** What decides which provider takes a cart's payment. */
export type CartToPay = {
  readonly payart: number;
  readonly total: number;
  /** It costs nothing, and the buyer confirms it by a link in a mail. */
  readonly byLink: boolean;
};

/** The provider that takes a new payment; undefined when none does. A total of 0 needs no real provider. */
export function providerFor(
  registry: ProviderRegistry,
  { payart, total, byLink }: CartToPay,
): PaymentProvider | undefined {
  if (byLink) return registry.mailedLink;
  return total === 0 ? freeProvider : providerOfType(registry, payart);
}

/** The provider of a payment type; undefined when it has none here. */
export function providerOfType(registry: ProviderRegistry, payart: number): PaymentProvider | undefined {
  const means = meansOfPayart(payart);
  if (means) return registry.elsewhere.find(({ name }) => name === providerOfMeans(means));
  const named = registry.paymentTypes().find(({ id }) => id === payart)?.provider;
  if (named === registry.transfer.name) return registry.transfer;
  const configured = configuredProviders(registry);
  if (named !== undefined) return configured.find(({ name }) => name === named);
  return configured.length === 1 ? configured[0] : undefined;
}

/** The providers with which visitors can pay. */
export function configuredProviders(registry: ProviderRegistry): PaymentProvider[] {
  return [...registry.real, ...(isDemoBankOn(registry) ? [registry.demoBank] : [])];
}

/** Can visitors pay at the demo bank? Not where others take real money: its tickets would be for nothing. */
export function isDemoBankOn({ demo, demoBank, real, paymentTypes }: ProviderRegistry): boolean {
  if (demo !== 'if-named') return demo === 'on';
  const isNamed = paymentTypes().some((type) => type.provider === demoBank.name);
  return isNamed && real.every(({ hasTestKeys }) => hasTestKeys);
}

/** The configured provider of that name, which may send webhooks. */
export function configuredProvider(registry: ProviderRegistry, name: string): PaymentProvider | undefined {
  return configuredProviders(registry).find((provider) => provider.name === name);
}

/**
 * The provider of an earlier payment, even when it takes no new ones.
 * @throws Error when this Foyer does not know it
 */
export function providerNamed(
  { demoBank, mailedLink, transfer, elsewhere, real }: ProviderRegistry,
  name: string,
): PaymentProvider {
  const found = [...real, demoBank, freeProvider, mailedLink, transfer, ...elsewhere].find(
    (provider) => provider.name === name,
  );
  if (!found) throw new Error(`no payment provider is called ${name}`);
  return found;
}

/** The payment types that visitors cannot use and why, for the log at the start. */
export function unpayableTypes(registry: ProviderRegistry): string[] {
  return registry.paymentTypes().flatMap(({ id, provider }) => {
    if (providerOfType(registry, id)) return [];
    const named = provider === undefined ? 'names no provider and none is the only one' : `names ${provider}`;
    const names = configuredProviders(registry).map(({ name }) => name);
    const configured = names.length === 0 ? 'no provider is configured' : `configured: ${names.join(', ')}`;
    return [
      `Nobody can pay by payment type ${id} (payment_types in museum.yaml): it ${named}; ${configured}.`,
    ];
  });
}
