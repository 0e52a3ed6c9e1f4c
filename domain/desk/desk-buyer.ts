// Who buys at the desk (operations 2). Whoever stands there pays and leaves with the tickets, and need not be named. What is
// mailed needs an address, and what is paid later somebody who owes it. No address is ever made up.
import { emailProblem } from '../customers/registration.ts';
import type { FieldProblem } from '../refusal.ts';
import type { DeskBuyer } from './desk-contract.ts';

export const NOBODY: DeskBuyer = {
  name: '',
  email: '',
  company: '',
  street: '',
  zip: '',
  city: '',
  country: '',
};

/** What the sale asks of its buyer. */
export type BuyerNeed =
  /** Nothing; an address that is given must be one. */
  | 'none'
  /** It is paid later: somebody with an address. */
  | 'debtor'
  /** As before, and the museum gives credit to companies and authorities alone. */
  | 'company';

export function trimBuyer(buyer: DeskBuyer): DeskBuyer {
  return Object.fromEntries(Object.entries(buyer).map(([name, value]) => [name, value.trim()])) as DeskBuyer;
}

/** Problems per field of a trimmed buyer; empty where there are none. */
export function buyerProblems(
  { name, email, company }: DeskBuyer,
  need: BuyerNeed,
): Partial<Record<keyof DeskBuyer, FieldProblem[]>> {
  const mail: FieldProblem | undefined =
    email === '' ? (need === 'none' ? undefined : 'REQUIRED') : emailProblem(email);
  return {
    ...(need !== 'none' && name === '' && { name: ['REQUIRED'] as FieldProblem[] }),
    ...(mail && { email: [mail] }),
    ...(need === 'company' && company === '' && { company: ['REQUIRED'] as FieldProblem[] }),
  };
}
