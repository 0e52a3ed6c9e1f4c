// A registration being filled in: nothing is called wrong before the first submit, everything is checked live after it,
// and whatever was typed stays (law-and-ux "Practice").
import { useState } from 'react';
import type { FieldDefinition } from '../../domain/customers/customer.ts';
import {
  checkRegistration,
  type RegistrationProblems,
  trimRegistration,
} from '../../domain/customers/registration.ts';
import type { FieldErrors } from '../../domain/refusal.ts';
import { ApiRefusal } from '../api/call.ts';
import { useCall } from '../api/call-context.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { type Draft, draftOf, keepDraft, signIn, useCustomer, useDraft } from './customer-store.ts';

type Options = {
  fields: readonly FieldDefinition[];
  countries: readonly string[];
  defaultCountry: string;
  onDone: () => void;
};

/** What is wrong with the draft, in words per field: the server's, where that value still stands, else our own. */
const useErrors = (problems: RegistrationProblems, refused: FieldErrors) => {
  const { t } = useI18n();
  const errors: Record<string, string> = {};
  for (const [field, messages] of Object.entries(refused)) if (messages[0]) errors[field] = messages[0];
  for (const [field, [problem]] of Object.entries(problems))
    if (problem) errors[field] = t(`field.${problem}`);
  return errors;
};

const typedIn = (draft: Draft, field: string): unknown => (draft as Record<string, unknown>)[field];

/** Where the parcel goes stands in the same draft, but is asked and checked at the checkout. */
const ofPerson = (draft: Draft): Draft => ({ ...draft, shipping: null });

export const useRegistration = ({ fields, countries, defaultCountry, onDone }: Options) => {
  const call = useCall();
  const customer = useCustomer();
  const typed = useDraft();
  const draft: Draft = typed ?? (customer ? draftOf(customer) : { country: defaultCountry });
  const [tries, setTries] = useState(0);
  // Fields that the summary names: those wrong at the last submit, less those put right since.
  const [listed, setListed] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<ApiRefusal>();
  const [busy, setBusy] = useState(false);
  const problems = checkRegistration(ofPerson(draft), fields, countries);
  const errors = useErrors(tries > 0 ? problems : {}, refused);

  const change = (next: Draft) => {
    // The server's words belong to the value it saw.
    setRefused((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([field]) => typedIn(next, field) === typedIn(draft, field)),
      ),
    );
    const stillWrong = checkRegistration(ofPerson(next), fields, countries);
    setListed((known) =>
      known.filter((field) => stillWrong[field] || typedIn(next, field) === typedIn(draft, field)),
    );
    keepDraft(next);
  };

  const register = async () => {
    const c = trimRegistration(ofPerson(draft));
    const token = await call('POST auth/guest', { body: { c } });
    signIn(token, await call('GET CUSTOMER_DATA', { token }));
    onDone();
  };

  const submit = async () => {
    if (busy) return;
    setTries((count) => count + 1);
    setListed(Object.keys(problems));
    setFailure(undefined);
    if (Object.keys(problems).length > 0) return;
    setBusy(true);
    try {
      await register();
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setListed(Object.keys(problem.fields));
      if (Object.keys(problem.fields).length > 0) setRefused(problem.fields);
      else setFailure(problem);
      setTries((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };

  return { draft, change, errors, listed, tries, busy, failure, submit };
};
