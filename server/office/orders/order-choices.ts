// `office/order-choices`: what lists of orders can be narrowed to.
import type { AnswerOf } from '../../../domain/endpoint.ts';
import { inLanguage, type Language } from '../../../domain/language.ts';
import type { officeOrdersContract } from '../../../domain/office/orders/orders-contract.ts';
import { PAYMENT_MEANS } from '../../../domain/payments/elsewhere.ts';
import { PROVIDER_NAMES } from '../../payments/provider-names.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';

export type ChoicesShop = {
  readonly imported: Pick<Catalogue, 'event'>;
  readonly museum: { readonly settings: { readonly languages: readonly string[] } };
};

type Choices = AnswerOf<(typeof officeOrdersContract)['GET office/order-choices']>;

export function orderChoices({ imported, museum }: ChoicesShop, language: Language): Choices {
  const events = [...imported.event.values()].map(({ id, name }) => ({
    id,
    name: inLanguage(name, language),
  }));
  return {
    events: events.toSorted((one, other) => one.name.localeCompare(other.name, language)),
    providers: [...new Set([...PROVIDER_NAMES, ...PAYMENT_MEANS])],
    languages: [...museum.settings.languages],
  };
}
