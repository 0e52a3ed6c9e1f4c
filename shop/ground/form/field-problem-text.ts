import { FIELD_LENGTHS } from '../../../domain/customers/registration.ts';
import type { FieldProblem } from '../../../domain/refusal.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import type { AddressField } from './input-attributes.ts';

/**
 * What is wrong with a field, in words; of an empty one, what to give.
 * @param field `zip`, `shipping.zip` or `owners.0.address.zip`
 */
export function fieldProblemText(field: string, problem: FieldProblem, t: I18n['t']): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return t(problem === 'REQUIRED' && isAddressField(name) ? `field.missing.${name}` : `field.${problem}`);
}

function isAddressField(name: string): name is AddressField {
  return Object.hasOwn(FIELD_LENGTHS, name);
}
