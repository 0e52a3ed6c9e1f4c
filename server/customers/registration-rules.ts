// What a registration must contain: the fields that the museum asks its guests for, and the additional fields of an
// account.
import type { FieldDefinition } from '../../domain/customers/customer.ts';
import type { RegistrationField } from '../../domain/customers/registration-fields.ts';
import { inLanguage, type Language, type LocalizedText } from '../../domain/language.ts';

export type RegistrationRules = {
  readonly fields: readonly FieldDefinition[];
  readonly countries: readonly string[];
};

/** What the museum's settings say about registrations. */
export type RegistrationSettings = {
  /** The museum's. */
  readonly name: string;
  readonly countries: readonly string[];
  readonly guest_fields: readonly { readonly name: string; readonly required: boolean }[];
  readonly salutations?: readonly { readonly value: string; readonly name: LocalizedText }[] | undefined;
};

const FIELD_TYPES: Partial<Record<RegistrationField, FieldDefinition['type']>> = {
  email: 'email',
  phone: 'tel',
  salutation: 'select',
  country: 'country',
};

const OF_ACCOUNTS: readonly FieldDefinition[] = [
  { name: 'password', required: true, type: 'password' },
  { name: 'newsletter', required: false, type: 'checkbox' },
];

/** The rules for guests, in the museum's order of fields; a field that offers nothing in a language is not asked for in it. */
export function guestRules(settings: RegistrationSettings, language: Language): RegistrationRules {
  const fields = settings.guest_fields.flatMap(({ name, required }): FieldDefinition[] => {
    const type = FIELD_TYPES[name as RegistrationField] ?? 'text';
    if (type !== 'select') return [{ name, required, type }];
    const options = salutationsIn(settings, language);
    return options.length > 0 ? [{ name, required, type, options }] : [];
  });
  return { fields, countries: settings.countries };
}

/** Languages without salutations leave their names empty. */
function salutationsIn({ salutations = [] }: RegistrationSettings, language: Language) {
  return salutations
    .map((salutation) => ({ value: salutation.value, name: inLanguage(salutation.name, language) }))
    .filter(({ name }) => name !== '');
}

/** The rules for accounts, which have a password and say whether the museum may write to them. */
export function accountRules(settings: RegistrationSettings, language: Language): RegistrationRules {
  const { fields, countries } = guestRules(settings, language);
  return { fields: [...fields, ...OF_ACCOUNTS], countries };
}
