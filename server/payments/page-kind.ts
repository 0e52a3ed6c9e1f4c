import type { PaymentKind } from './payment-provider.ts';

/** What visitors pay with on a page of a provider. */
export type PageKind = Exclude<PaymentKind, 'transfer'>;

/**
 * The kind, for a provider that has a page.
 * @throws Error for a transfer, which goes to the museum's own account: an import refuses other providers for it
 */
export function pageKindOf(kind: PaymentKind): PageKind {
  if (kind === 'transfer') throw new Error('a transfer has no page');
  return kind;
}
