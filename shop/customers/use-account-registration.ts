// A registration with a password (spec 2 and 5): what is typed survives a reload, except the passwords.
import { useState } from 'react';
import type { FieldDefinition, Registration } from '../../domain/customers/customer.ts';
import { checkRegistration, trimRegistration } from '../../domain/customers/registration.ts';
import { passwordProblem } from '../../domain/password-rules.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { sessionValue } from '../ground/session-value.ts';
import { type Draft, draftOf, keepDraft, useCustomer, useDraft } from './session/customer-store.ts';
import { digestOf } from './session/password-digest.ts';
import { signInWithToken, withCurrentToken } from './session/sign-in-with-token.ts';

type AccountFields = { readonly emailRepeated: string; readonly newsletter: boolean };

const NOTHING: AccountFields = { emailRepeated: '', newsletter: false };

/** Fields of a registration that a guest does not have. */
const accountFields = sessionValue<AccountFields>('registration', NOTHING, (stored) => {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    emailRepeated: typeof given.emailRepeated === 'string' ? given.emailRepeated : '',
    newsletter: given.newsletter === true,
  };
});

const NO_PASSWORDS = { password: '', passwordRepeated: '' };

type Values = Draft & AccountFields & typeof NO_PASSWORDS;

type Rules = { readonly fields: readonly FieldDefinition[]; readonly countries: readonly string[] };

type Options = Rules & { readonly defaultCountry: string; readonly onDone: () => void };

export function useAccountRegistration({ fields, countries, defaultCountry, onDone }: Options) {
  const call = useCall();
  const customer = useCustomer();
  const typed = useDraft();
  const more = accountFields.use();
  const { requestInvoice } = useCart();
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const draft = typed ?? (customer ? draftOf(customer) : { country: defaultCountry });
  const values: Values = { ...draft, ...more, ...passwords };
  const form = useShopForm({
    values,
    keep: ({ emailRepeated, newsletter, password, passwordRepeated, ...next }: Values) => {
      keepDraft(next);
      accountFields.set({ emailRepeated, newsletter });
      setPasswords({ password, passwordRepeated });
    },
    check: (given) => accountProblems(given, { fields, countries }),
    send: async (given) => {
      const c = { ...payload(given, countries), send_invoice: requestInvoice };
      await signInWithToken(
        call,
        await withCurrentToken((who) => call('POST customer/register', { ...who, body: { c } })),
      );
      accountFields.set(NOTHING);
      onDone();
    },
  });
  return { values, ...form };
}

/** The payload `c`. A shipping address is included once it is complete. */
function payload(
  { emailRepeated: _repeated, passwordRepeated: _again, password, newsletter, ...draft }: Values,
  countries: readonly string[],
): Registration {
  const { shipping = null, ...details } = trimRegistration(draft);
  const complete = shipping && Object.keys(checkRegistration({ shipping }, [], countries)).length === 0;
  return { ...details, shipping: complete ? shipping : null, newsletter, password: digestOf(password) };
}

/** Errors of a registration by field. The shipping address is checked at the checkout. */
export function accountProblems(
  { emailRepeated, password, passwordRepeated, newsletter: _newsletter, ...draft }: Values,
  { fields, countries }: Rules,
): Record<string, FieldProblem[]> {
  const found = {
    ...checkRegistration({ ...draft, shipping: null }, fields, countries),
    emailRepeated: repeated((draft.email ?? '').trim(), emailRepeated.trim(), 'EMAILS_DIFFER'),
    password: [passwordProblem(password) ?? []].flat(),
    passwordRepeated: repeated(password, passwordRepeated, 'PASSWORDS_DIFFER'),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problems]) => problems.length > 0));
}

function repeated(first: string, second: string, differ: FieldProblem): FieldProblem[] {
  return second === '' ? ['REQUIRED'] : first === second ? [] : [differ];
}
