// Staff correct what a customer is called and how they are reached. An account's e-mail is its owner's alone to change; orders
// keep what their papers say.
import { checkRegistration, emailProblem } from '../../../domain/customers/registration.ts';
import { CORRECTABLE, type CorrectableField } from '../../../domain/office/customers/customers-contract.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { correctDetails } from '../../customers/correct-guest.ts';
import type { KnownCustomer } from '../../customers/known-customer.ts';
import type { Database } from '../../platform/database/sql.ts';
import { customerObject } from '../../staff/acts/begin-act.ts';
import { writeAct } from '../../staff/acts/write-act.ts';
import { searchOrdersAgain } from '../search/index-orders.ts';
import { type AskedCustomerAct, actOnCustomer, type CustomerActed } from './act-on-customer.ts';
import { bookingsOfCustomer } from './customers-store.ts';

export type CorrectingShop = {
  readonly database: Database;
  readonly now: () => Date;
  readonly museum: { readonly settings: { readonly countries: readonly string[] } };
};

type Problems = Record<string, FieldProblem[]>;
type Fields = Readonly<Record<string, string>>;
const VERB = 'customer.corrected';

/** `result` names what is wrong by field; nothing is changed then. */
export function correctCustomer(
  { database, now, museum }: CorrectingShop,
  { fields, ...asked }: AskedCustomerAct & { readonly fields: Fields },
): Promise<CustomerActed<Problems>> {
  return actOnCustomer<Problems>(database, asked, VERB, async (sql, customer) => {
    const changed = changedFields(customer, fields);
    const problems = problemsOf(customer, changed, museum.settings.countries);
    if (Object.keys(problems).length > 0 || Object.keys(changed).length === 0) return problems;
    await correctDetails(sql, customer, changed);
    if ('phone' in changed) await searchOrdersAgain(sql, await bookingsOfCustomer(sql, customer.id));
    const { by, key } = asked;
    // The journal keeps no names: only what was corrected.
    const after = { fields: Object.keys(changed) };
    await writeAct(sql, { by, verb: VERB, on: customerObject(customer.id), key, after }, now());
    return problems;
  });
}

function changedFields({ details }: KnownCustomer, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([field, value]) => (details[field as CorrectableField] ?? '') !== value),
  );
}

function problemsOf({ is_guest }: KnownCustomer, changed: Fields, countries: readonly string[]): Problems {
  const checked = checkRegistration(changed, [], countries);
  const problems = Object.keys(changed).flatMap((field): [string, FieldProblem[]][] => {
    const known = CORRECTABLE.some((one) => one === field) && (field !== 'email' || is_guest);
    if (!known) return [[field, ['OPTION_UNKNOWN']]];
    const problem = field === 'email' ? emailProblem(changed[field] ?? '') : checked[field]?.[0];
    return problem ? [[field, [problem]]] : [];
  });
  return Object.fromEntries(problems);
}
