// Who an annual pass is for (spec 5, "Annual-pass owners"): one owner per pass. A new count resizes the list. What was
// typed for a removed pass comes back with it.
import { checkRegistration } from '../customers/registration.ts';
import type { FieldProblem } from '../refusal.ts';
import { noOwner } from './no-owner.ts';
import type { Owner } from './owner.ts';

const MOST_CHARACTERS = 100;
const ADDRESS_FIELDS = ['street', 'zip', 'city', 'country'] as const;

/** As many owners as passes; `typed` keeps all that were ever filled in. */
export function ownersFor(typed: readonly Owner[], count: number, country: string): Owner[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => typed[index] ?? noOwner(country));
}

/**
 * What is wrong, by field, with the same rule for each address as elsewhere; fields are named as `owners.0.name` and
 * `owners.0.address.zip`.
 */
export function ownerProblems(
  owners: readonly Owner[],
  countries: Readonly<Record<string, string>>,
): Record<string, FieldProblem[]> {
  const problems: Record<string, FieldProblem[]> = {};
  const note = (field: string, problem: FieldProblem | undefined) => {
    if (problem) problems[field] = [problem];
  };
  owners.forEach((owner, index) => {
    note(`owners.${index}.name`, nameProblem(owner.name));
    if (!owner.send_to_custom_addr) return;
    const wrong = checkRegistration({ shipping: owner.address }, [], Object.keys(countries));
    for (const field of ADDRESS_FIELDS)
      note(`owners.${index}.address.${field}`, wrong[`shipping.${field}`]?.[0]);
  });
  return problems;
}

function nameProblem(name: string): FieldProblem | undefined {
  if (name.trim() === '') return 'REQUIRED';
  return name.trim().length > MOST_CHARACTERS ? 'TOO_LONG' : undefined;
}
