// What staff may correct of an order (operations 2): name, e-mail and addresses of its buyer, where its parcel goes, and
// names on passes. Not a parcel's country, which decided its price and VAT; not what was bought. Each field has a name, and
// a correction is new values by field.
import { checkRegistration, emailProblem } from '../customers/registration.ts';
import { isPassLine } from '../merchandise/pass-line.ts';
import type { OrderLine } from '../product-kinds.ts';
import type { FieldProblem } from '../refusal.ts';
import type { Admission, Order, Shipping } from './order.ts';

type Buyer = Pick<Order, 'email' | 'name' | 'company' | 'address'>;
export type CorrectableOrder = {
  readonly buyer: Buyer;
  readonly shipping: Shipping | null;
  readonly lines: readonly OrderLine[];
};
/** `email`, `address.street`, `shipping.zip`, or `owner.2.1`: of line 2, admission 1. */
export type FieldValues = Readonly<Record<string, string>>;

const ADDRESS = ['street', 'zip', 'city'] as const;
const LONGEST_NAME = 200;
const LONGEST_OWNER = 100;

/** All fields that can be corrected, with their values. */
export function correctableFields(
  { buyer, shipping, lines }: CorrectableOrder,
  admissions: readonly Admission[],
): FieldValues {
  return {
    email: buyer.email,
    name: buyer.name,
    company: buyer.company,
    ...Object.fromEntries(ADDRESS.map((part) => [`address.${part}`, buyer.address[part]])),
    'address.country': buyer.address.country,
    ...(shipping && {
      'shipping.name': shipping.name,
      ...Object.fromEntries(ADDRESS.map((part) => [`shipping.${part}`, shipping[part]])),
    }),
    ...Object.fromEntries(
      admissions
        .filter(({ line, persons }) => persons > 0 && isPass(lines[line]))
        .map(({ line, number, name }) => [ownerField(line, number), name]),
    ),
  };
}

function isPass(line: OrderLine | undefined): boolean {
  return line !== undefined && isPassLine(line);
}

export function ownerField(line: number, number: number): string {
  return `owner.${line}.${number}`;
}

/** The fields that get another value, trimmed. */
export function changedFields(now: FieldValues, asked: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(asked)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([field, value]) => now[field] !== value),
  );
}

/** What is wrong with changed values, by field. @param countries the keys of those that the museum knows */
export function correctionProblems(
  now: FieldValues,
  changed: FieldValues,
  countries: readonly string[],
): Record<string, FieldProblem[]> {
  const problems = Object.entries(changed).map(([field, value]): [string, FieldProblem | undefined] => [
    field,
    now[field] === undefined ? 'OPTION_UNKNOWN' : problemOf(field, value, countries),
  ]);
  return Object.fromEntries(problems.flatMap(([field, problem]) => (problem ? [[field, [problem]]] : [])));
}

function problemOf(field: string, value: string, countries: readonly string[]): FieldProblem | undefined {
  const [of = '', part = ''] = field.split('.');
  if (field === 'email') return value === '' ? 'REQUIRED' : emailProblem(value);
  if (of === 'owner') return nameProblem(value, LONGEST_OWNER);
  if (field === 'name') return nameProblem(value, LONGEST_NAME);
  if (field === 'company') return value.length > LONGEST_NAME ? 'TOO_LONG' : undefined;
  if (of === 'address') return checkRegistration({ [part]: value }, [], countries)[part]?.[0];
  // A parcel needs all of its address.
  return checkRegistration({ shipping: { [part]: value } }, [], countries)[field]?.[0];
}

function nameProblem(value: string, most: number): FieldProblem | undefined {
  if (value === '') return 'REQUIRED';
  return value.length > most ? 'TOO_LONG' : undefined;
}

/** The order with other values in these fields. @param changed fields of `correctableFields` */
export function withCorrection<Content extends CorrectableOrder>(
  content: Content,
  changed: FieldValues,
): Content {
  const { buyer, shipping, lines } = content;
  const given = (field: string, value: string): string => changed[field] ?? value;
  const street = (of: string, address: Shipping | Buyer['address']) => ({
    street: given(`${of}.street`, address.street),
    zip: given(`${of}.zip`, address.zip),
    city: given(`${of}.city`, address.city),
  });
  return {
    ...content,
    buyer: {
      email: given('email', buyer.email),
      name: given('name', buyer.name),
      company: given('company', buyer.company),
      address: {
        ...street('address', buyer.address),
        country: given('address.country', buyer.address.country),
      },
    },
    shipping: shipping && {
      ...shipping,
      name: given('shipping.name', shipping.name),
      ...street('shipping', shipping),
    },
    lines: lines.map((line, index) => withOwners(line, index, changed)),
  };
}

/** The owners of a line of passes stand in the order of its admissions. */
function withOwners(line: OrderLine, index: number, changed: FieldValues): OrderLine {
  if (!isPassLine(line)) return line;
  const owners = line.article.owners.map((owner, at) => ({
    ...owner,
    name: changed[ownerField(index, at + 1)] ?? owner.name,
  }));
  return { ...line, article: { ...line.article, owners } };
}
