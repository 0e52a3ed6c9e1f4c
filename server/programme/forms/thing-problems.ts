// What the check says of a file, at the field of its form. A message begins with the way to the value: `tickets[2].price`.
import type { ThingField, ThingShape } from '../../../domain/programme/thing-shape.ts';
import type { FolderProblem } from '../../museum-folder/folder-problem.ts';

export type ThingMessage = { readonly field: string; readonly reason: string };

const WAY = /^([A-Za-z_]\w*(?:\[\d+\])?(?:\.[A-Za-z_]\w*(?:\[\d+\])?)*): (.*)$/s;

/** Of a file that several forms share, each has what stands in its own fields. */
export function thingProblems(
  problems: readonly FolderProblem[],
  path: string,
  fields: readonly ThingField[],
  isShared: boolean,
): ThingMessage[] {
  return problems
    .filter(({ file }) => file === path)
    .flatMap(({ reason }) => {
      const [, way = '', text = reason] = WAY.exec(reason) ?? [];
      const steps = [...way.matchAll(/[A-Za-z_]\w*|\[\d+\]/g)].map(([step]) => step);
      const [, lacked] = /^is missing (\w+)/.exec(text) ?? [];
      const field = nearest(fields, lacked ? [...steps, lacked] : steps);
      if (isShared && field === '') return [];
      // Which of the entries it is stands in the message alone.
      const isAmongEntries = fields.find(({ name }) => name === steps[0])?.shape.kind === 'entries';
      return [{ field, reason: field === '' || isAmongEntries ? reason : text }];
    });
}

/** The name that the field has on the page: `tickets-1-price`; '' where the form has none. */
function nearest(fields: readonly ThingField[], [name, ...rest]: readonly string[]): string {
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  return [field.name, ...within(field.shape, rest)].join('-');
}

function within(shape: ThingShape, steps: readonly string[]): string[] {
  const [first = ''] = steps;
  const [, number] = /^\[(\d+)\]$/.exec(first) ?? [];
  if (shape.kind === 'either') {
    const way = shape.ways.find((one) => one.kind === (number ? 'list' : 'group'));
    return way ? within(way, steps) : [];
  }
  if (shape.kind === 'picture') return first === 'alt' ? ['alt'] : [];
  if (shape.kind === 'pictures' && number)
    return [String(Number(number) - 1), ...(steps[1] === 'alt' ? ['alt'] : [])];
  if (shape.kind === 'group') return named(shape.fields, steps);
  if (shape.kind !== 'list' || !number) return [];
  return [String(Number(number) - 1), ...named(shape.fields, steps.slice(1))];
}

function named(fields: readonly ThingField[], steps: readonly string[]): string[] {
  const found = nearest(fields, steps);
  return found === '' ? [] : [found];
}
