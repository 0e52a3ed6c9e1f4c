// Who buys, as far as this order asks for it (domain/customers/asked-fields.ts): a guest tells it right here, and of
// somebody known only what is missing is asked.
import { useState } from 'react';
import { askedFields, type BuyerNeeds, missingFields } from '../../../domain/customers/asked-fields.ts';
import type { FieldDefinition, Registration } from '../../../domain/customers/customer.ts';
import {
  checkRegistration,
  type RegistrationProblems,
  trimRegistration,
} from '../../../domain/customers/registration.ts';
import type { FieldErrors } from '../../../domain/refusal.ts';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import {
  type Draft,
  draftOf,
  keepDraft,
  updateCustomer,
  useCustomer,
  useDraft,
  useToken,
} from '../../customers/session/customer-store.ts';
import { signInWithToken } from '../../customers/session/sign-in-with-token.ts';
import { useShell } from '../../ground/use-shell.ts';
import { useInvoiceToCompany } from '../invoice/use-request-invoice.ts';
import { isDirectDebit, isExpress, isForCompanies, type PaymentType } from '../payment-type.ts';

/** Known by a token or by the provider of an express payment, a guest to be, or somebody who must sign in first. */
export type BuyerKind = 'known' | 'express' | 'guest' | 'unknown';

export type Buyer = {
  readonly kind: BuyerKind;
  /** What is asked for here, in order. */
  readonly fields: readonly FieldDefinition[];
  /** Those of them that this order needs besides what every guest is asked for. */
  readonly added: readonly FieldDefinition[];
  /** They are for the invoice; else for the direct debit. */
  readonly toCompany: boolean;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly problems: RegistrationProblems;
  /** The server's words about what was sent, by field. */
  readonly refused: FieldErrors;
  /** Tells the museum what was typed; answers the token, '' for none. Rejects with the server's refusal. */
  readonly identify: () => Promise<string>;
};

export function useBuyerKind(payment: PaymentType | undefined): BuyerKind {
  const { config } = useShell();
  if (useToken() !== '') return 'known';
  if (payment && isExpress(payment)) return 'express';
  return config.hasGuestRegistration ? 'guest' : 'unknown';
}

/** @param guestFields what the museum asks of every guest */
export function useBuyer(guestFields: readonly FieldDefinition[], payment: PaymentType | undefined): Buyer {
  const call = useCall();
  const { config, info } = useShell();
  const token = useToken();
  const kind = useBuyerKind(payment);
  const customer = useCustomer();
  const typed = useDraft();
  const toCompany = useInvoiceToCompany();
  const needs = {
    debited: payment !== undefined && isDirectDebit(payment),
    toCompany: toCompany || (payment !== undefined && isForCompanies(payment)),
  };
  const fields = useAsked(kind, guestFields, needs);
  const draft = typed ?? (customer ? draftOf(customer) : { country: config.default_user_country_key });
  const given = onlyAsked({ country: config.default_user_country_key, ...draft }, fields);
  const [refused, setRefused] = useState<{ readonly of: string; readonly fields: FieldErrors }>();
  const sent = JSON.stringify(given);
  return {
    kind,
    fields,
    added: fields.filter(({ name }) => kind !== 'guest' || !guestFields.some((asked) => asked.name === name)),
    toCompany,
    draft,
    change: keepDraft,
    problems: checkRegistration(given, fields, Object.keys(info.countries)),
    // The server's errors are about the values that it saw.
    refused: refused?.of === sent ? refused.fields : {},
    identify: async () => {
      if (fields.length === 0) return token;
      try {
        return await tell(call, token, trimRegistration(given));
      } catch (problem) {
        if (problem instanceof ApiRefusal) setRefused({ of: sent, fields: problem.fields });
        throw problem;
      }
    },
  };
}

function useAsked(kind: BuyerKind, guestFields: readonly FieldDefinition[], needs: BuyerNeeds) {
  const customer = useCustomer();
  if (kind === 'guest') return askedFields(guestFields, needs);
  return kind === 'known' && customer ? missingFields(customer, needs) : [];
}

/** What was typed elsewhere, or before it was no longer needed, stays in the browser. */
function onlyAsked(draft: Draft, fields: readonly FieldDefinition[]): Registration {
  return Object.fromEntries(Object.entries(draft).filter(([key]) => fields.some(({ name }) => name === key)));
}

async function tell(call: Call, token: string, c: Registration): Promise<string> {
  if (token === '') {
    const given = await call('POST auth/guest', { body: { c } });
    await signInWithToken(call, given);
    return given;
  }
  updateCustomer(await call('POST customer/update', { token, body: { c } }));
  return token;
}
