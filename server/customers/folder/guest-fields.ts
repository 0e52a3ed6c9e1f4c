// The fields of `museum.yaml` that say what a customer is asked for.
import { type Static, Type } from 'typebox';
import { REGISTRATION_FIELDS } from '../../../domain/customers/registration-fields.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import { strict, Text } from '../../museum-folder/museum-fields.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';

export const GUEST_FIELDS = {
  /** Registration fields in the order in which they are asked for. */
  guest_fields: Type.Array(Type.Object({ name: Type.String(), required: Type.Boolean() }, strict), {
    minItems: 1,
  }),
  /** Values of the salutation field and their names. */
  salutations: Type.Optional(Type.Array(Type.Object({ value: Type.String(), name: Text }, strict))),
};

const GuestFields = Type.Object(GUEST_FIELDS);
export type GuestFields = Static<typeof GuestFields>;

/** Reports unknown fields, and fields that visitors could not fill in. */
export function checkGuestFields({ value, report }: ReadFile<GuestFields>): void {
  const { guest_fields: fields, salutations = [] } = value;
  fields.forEach(({ name }, index) => {
    if (!REGISTRATION_FIELDS.some((field) => field === name))
      report(['guest_fields', index, 'name'], `"${name}" is none of ${REGISTRATION_FIELDS.join(', ')}`);
  });
  checkUnique(
    fields.map(({ name }) => name),
    (index) => ['guest_fields', index],
    report,
  );
  if (!fields.some(({ name, required }) => name === 'email' && required))
    report(['guest_fields'], 'must ask for email, required: the tickets are sent there');
  const asked = fields.findIndex(({ name }) => name === 'salutation');
  if (asked >= 0 && salutations.length === 0)
    report(['guest_fields', asked], 'asks for a salutation, and there are no salutations to choose from');
  checkUnique(
    salutations.map(({ value: key }) => key),
    (index) => ['salutations', index, 'value'],
    report,
  );
}
