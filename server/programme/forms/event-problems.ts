// What the check says of an event's file, at the field of its form. A message begins with the way to the value: `tickets[2].price`.
import type { FolderProblem } from '../../museum-folder/folder-problem.ts';

export type FieldMessage = { readonly field: string; readonly reason: string };

/** Of the fields that are called otherwise in the file. */
const FIELDS: readonly [RegExp, string][] = [
  [/^custom_groups/, 'groups'],
  [/^(slots|days)\[1\]\.times\.(first|last|every)/, '$2'],
  [/^(slots|days)\[1\]\.(weekdays|capacity)/, '$2'],
  [/^picture\.alt/, 'picture-0-alt'],
  [/^picture/, 'picture-0'],
  [/^more_pictures\[(\d+)\]\.alt/, 'picture-$1-alt'],
  [/^more_pictures\[(\d+)\]/, 'picture-$1'],
  [/^(name|subtitle|teaser|description|venue|start|end|dating)\b/, '$1'],
];

export function eventProblems(problems: readonly FolderProblem[], path: string): FieldMessage[] {
  return problems.filter(({ file }) => file === path).map(({ reason }) => messageOf(reason));
}

function messageOf(reason: string): FieldMessage {
  const [, way = '', text = reason] =
    /^([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+(?:\[\d+\])?)*): (.*)$/s.exec(reason) ?? [];
  const [, number, part] = /^tickets\[(\d+)\](?:\.(name|description|group|price|vat_value))?/.exec(way) ?? [];
  if (number !== undefined) {
    const lacked = /^is missing (name|group|price|vat_value)/.exec(text)?.[1];
    const ticket = `ticket-${Number(number) - 1}`;
    return { field: `${ticket}-${part === 'vat_value' ? 'vat' : (part ?? lacked ?? 'name')}`, reason: text };
  }
  for (const [pattern, field] of FIELDS) {
    const found = pattern.exec(way);
    if (found)
      return { field: field.replace(/\$(\d)/, (_, group) => found[Number(group)] ?? ''), reason: text };
  }
  return { field: '', reason };
}
