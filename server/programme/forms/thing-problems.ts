// What the check says of a file, at the field of its form. A message begins with the way to the value: `tickets[2].price`.
import {
  isGroupValue,
  type ThingField,
  type ThingShape,
  type ThingValue,
} from '../../../domain/programme/thing-shape.ts';
import type { FolderProblem } from '../../museum-folder/folder-problem.ts';

export type ThingMessage = { readonly field: string; readonly reason: string };

const WAY = /^([A-Za-z_][\w-]*(?:\[\d+\]|\.[A-Za-z_][\w-]*)*): (.*)$/s;

/**
 * Of a file that several forms share, each has what stands in its own fields.
 * @param value as the form has it: which of the entries with names of their own is meant, it tells
 */
export function thingProblems(
  problems: readonly FolderProblem[],
  path: string,
  fields: readonly ThingField[],
  isShared: boolean,
  value: ThingValue = {},
): ThingMessage[] {
  return problems
    .filter(({ file }) => file === path)
    .flatMap(({ reason }) => {
      const [, way = '', text = reason] = WAY.exec(reason) ?? [];
      const [, lacked] = /^is missing (\w+)/.exec(text) ?? [];
      const field = nearest(fields, lacked ? [way, lacked].filter(Boolean).join('.') : way, value);
      if (isShared && field === '') return [];
      // Which of the entries it is stands in the message alone, where the field is all of them.
      const isEntries = fields.find(({ name }) => name === field)?.shape.kind === 'entries';
      return [{ field, reason: field === '' || isEntries ? reason : text }];
    });
}

/** The name that the field has on the page: `tickets-1-price`; '' where the form has none. */
function nearest(fields: readonly ThingField[], way: string, value: unknown): string {
  const [, name = '', rest = ''] = /^([\w-]+)\.?(.*)$/.exec(way) ?? [];
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const own = isGroupValue(value) ? value[name] : undefined;
  return [field.name, ...within(field.shape, rest, own)].join('-');
}

function within(shape: ThingShape, way: string, value: unknown): string[] {
  const [, number, rest = ''] = /^\[(\d+)\]\.?(.*)$/.exec(way) ?? [];
  if (shape.kind === 'either') {
    const one = shape.ways.find(({ kind }) => kind === (number ? 'list' : 'group'));
    return one ? within(one, way, value) : [];
  }
  if (shape.kind === 'picture') return way.startsWith('alt') ? ['alt'] : [];
  if (shape.kind === 'pictures' && number) return [at(number), ...(rest.startsWith('alt') ? ['alt'] : [])];
  if (shape.kind === 'group') return named(shape.fields, way, value);
  if (shape.kind === 'entries') return amongEntries(shape.fields, way, value);
  if (shape.kind !== 'list' || !number) return [];
  const entries = Array.isArray(value) ? value : [];
  return [at(number), ...named(shape.fields, rest, entries[Number(number) - 1])];
}

/** Names of entries are the museum's own, and may have dots: the longest that fits is meant. */
function amongEntries([own, says]: readonly [ThingField, ThingField], way: string, value: unknown): string[] {
  const names = (Array.isArray(value) ? value : []).map((entry: ThingValue) => String(entry[own.name] ?? ''));
  const fitting = names
    .filter((name) => name !== '' && way.startsWith(name) && /^(?:[.[]|$)/.test(way.slice(name.length)))
    .toSorted((one, other) => other.length - one.length);
  const [name] = fitting;
  if (name === undefined) return [];
  const index = names.indexOf(name);
  const said = (value as ThingValue[])[index]?.[says.name];
  return [String(index), says.name, ...within(says.shape, way.slice(name.length).replace(/^\./, ''), said)];
}

function at(number: string): string {
  return String(Number(number) - 1);
}

function named(fields: readonly ThingField[], way: string, value: unknown): string[] {
  const found = nearest(fields, way, value);
  return found === '' ? [] : [found];
}
