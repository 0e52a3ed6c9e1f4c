// A guest's details: kept while they are typed, checked by the domain's rule, exchanged for a token.
import type { FieldDefinition } from '../../domain/customers/customer.ts';
import { checkRegistration, trimRegistration } from '../../domain/customers/registration.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { type Draft, draftOf, keepDraft, signIn, useCustomer, useDraft } from './session/customer-store.ts';

type Options = {
  fields: readonly FieldDefinition[];
  countries: readonly string[];
  defaultCountry: string;
  onDone: () => void;
};

export function useRegistration({ fields, countries, defaultCountry, onDone }: Options) {
  const call = useCall();
  const customer = useCustomer();
  const typed = useDraft();
  const draft: Draft = typed ?? (customer ? draftOf(customer) : { country: defaultCountry });
  const form = useShopForm<Draft>({
    values: draft,
    keep: keepDraft,
    check: (values) => checkRegistration(ofPerson(values), fields, countries),
    send: async (values) => {
      const token = await call('POST auth/guest', { body: { c: trimRegistration(ofPerson(values)) } });
      signIn(token, await call('GET CUSTOMER_DATA', { token }));
      onDone();
    },
  });
  return { draft, ...form };
}

/** The shipping address is in the same draft, but is asked for and checked at the checkout. */
function ofPerson(draft: Draft): Draft {
  return { ...draft, shipping: null };
}
