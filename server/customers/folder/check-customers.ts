// Checks `customers.yaml` beyond its shape, by the rules for a registration in the shop.
import type { FieldDefinition } from '../../../domain/customers/customer.ts';
import { checkRegistration } from '../../../domain/customers/registration.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import { passwordProblemOf } from '../add-customers.ts';
import type { CustomersFile } from './customers-file.ts';
import type { GuestFields } from './guest-fields.ts';

type Museum = MuseumBasics & GuestFields;

const REASONS: Partial<Record<FieldProblem, string>> = {
  REQUIRED: 'is missing',
  TOO_LONG: 'is too long',
  EMAIL_INVALID: 'is no e-mail address',
  PHONE_INVALID: 'is no phone number',
  ZIP_INVALID: 'is no postcode',
  COUNTRY_UNKNOWN: 'is not among the countries',
  OPTION_UNKNOWN: 'is none of the salutations',
  PASSWORD_TOO_SHORT: 'is too short',
  PASSWORD_COMMON: 'is among the passwords that are tried first',
};

/** Reports all problems. */
export function checkCustomers({ value, report }: ReadFile<CustomersFile>, museum: Museum): void {
  value.forEach((customer, index) => checkCustomer(customer, [index], museum, report));
  checkUnique(
    value.map(({ id }) => id),
    (index) => [index, 'id'],
    report,
  );
  checkUnique(
    value.map(({ email }) => emailKey(email)),
    (index) => [index, 'email'],
    report,
  );
}

function checkCustomer(customer: CustomersFile[number], path: Path, museum: Museum, report: Report): void {
  const { id: _id, language, password, ...details } = customer;
  if (!museum.languages.includes(language))
    report([...path, 'language'], `"${language}" is none of ${museum.languages.join(', ')}`);
  const problems: [string, readonly FieldProblem[]][] = Object.entries(
    checkRegistration(details, fieldsOf(museum), museum.countries),
  );
  const wrong = passwordProblemOf(password, details.email);
  for (const [field, [problem]] of wrong ? [...problems, ['password', [wrong]] as const] : problems)
    if (problem) report([...path, ...field.split('.')], REASONS[problem] ?? 'is not possible');
}

function fieldsOf({ guest_fields, salutations }: GuestFields): FieldDefinition[] {
  return guest_fields.map(({ name, required }) =>
    name === 'salutation'
      ? {
          name,
          required,
          type: 'select',
          options: (salutations ?? []).map(({ value }) => ({ value, name: value })),
        }
      : { name, required, type: 'text' },
  );
}
