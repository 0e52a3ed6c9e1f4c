// Staff correct what a customer is called and how they are reached. An account's e-mail is its owner's alone to change; orders
// keep what their papers say.
import type { Registration } from '../../../domain/customers/customer.ts';
import {
  checkRegistration,
  emailProblem,
  SHIPPING_FIELDS,
  type ShippingField,
} from '../../../domain/customers/registration.ts';
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
    await correctDetails(sql, customer, registrationOf(customer, changed));
    if ('phone' in changed) await searchOrdersAgain(sql, await bookingsOfCustomer(sql, customer.id));
    const { by, key } = asked;
    // The journal keeps no names: only what was corrected.
    const after = { fields: Object.keys(changed) };
    await writeAct(sql, { by, verb: VERB, on: customerObject(customer.id), key, after }, now());
    return problems;
  });
}

function changedFields(customer: KnownCustomer, fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([field, value]) => (valueIn(customer, field) ?? '') !== value),
  );
}

function valueIn({ details }: KnownCustomer, field: string): string | undefined {
  const part = shippingPart(field);
  return part ? details.shipping?.[part] : details[field as Exclude<CorrectableField, `shipping.${string}`>];
}

function shippingPart(field: string): ShippingField | undefined {
  return SHIPPING_FIELDS.find((part) => field === `shipping.${part}`);
}

/** As it would be registered: an address for parcels of which nothing is left is none. */
function registrationOf({ details }: KnownCustomer, changed: Fields): Registration {
  const parts = Object.entries(changed);
  const own = Object.fromEntries(parts.filter(([field]) => !shippingPart(field)));
  if (parts.length === Object.keys(own).length) return own;
  const part = (name: ShippingField) => changed[`shipping.${name}`] ?? details.shipping?.[name] ?? '';
  const shipping = Object.fromEntries(SHIPPING_FIELDS.map((name) => [name, part(name)]));
  return { ...own, shipping: Object.values(shipping).every((value) => value === '') ? null : shipping };
}

function problemsOf(customer: KnownCustomer, changed: Fields, countries: readonly string[]): Problems {
  const checked = checkRegistration(registrationOf(customer, changed), [], countries);
  const shipping = Object.entries(checked).filter(([field]) => shippingPart(field));
  const problems = Object.keys(changed).flatMap((field): [string, FieldProblem[]][] => {
    const known = CORRECTABLE.some((one) => one === field) && (field !== 'email' || customer.is_guest);
    if (!known) return [[field, ['OPTION_UNKNOWN']]];
    const problem = field === 'email' ? emailProblem(changed[field] ?? '') : checked[field]?.[0];
    return problem ? [[field, [problem]]] : [];
  });
  // Of an address that is begun, what is missing is said, too.
  return { ...Object.fromEntries(shipping), ...Object.fromEntries(problems) };
}
