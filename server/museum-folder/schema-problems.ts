// A schema's complaints in words for someone who writes YAML and does not know schemas.
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';

/** `path` leads to the value; `key` names a property of it that should not be there. */
export type SchemaProblem = {
  readonly path: readonly string[];
  readonly key?: string;
  readonly reason: string;
};

type Complaint = {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly params: object;
  readonly message: string;
};

const PATTERN_WORDS: readonly [part: string, words: string][] = [
  [
    '))?)?$',
    'must be a day, a range, or a day from which on, with its year: 2027-01-10, 2027-01-10..2027-03-03, 2027-01-10..',
  ],
  [
    '\\.\\.',
    'must be a day, a range, or one of these for every year: 2026-12-24, 2026-12-24..2027-01-06, 12-24, 12-24..01-06',
  ],
  ['today', 'must be a day such as 2026-12-24, today or today+14'],
  ['[0-5]\\d', 'must be a time such as 09:30'],
  ['0-9a-fA-F', 'must be a colour such as #1f6f78'],
  ['[a-z]{2,3}', 'must be a language such as de or gsg'],
  ['[A-Z]{2}', 'must be a country key of two capital letters, such as DE'],
  ['[A-Za-z0-9-]{4,40}', 'must be 4 to 40 letters, digits and hyphens'],
  ['a-z0-9-', 'must be an id of small letters, digits and hyphens'],
];
const TYPE_WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'text (put it in quotes if it looks like a number)',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
const COMPARISONS: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'above',
  '<': 'below',
};

const ALL = 10_000;

/** Everything in which the value does not match the schema; empty when it matches. */
export function schemaProblems<Schema extends TSchema>(schema: Schema, value: unknown): SchemaProblem[] {
  return withoutChoices(errorsOf(schema, value)).flatMap((complaint) => toProblems(complaint, value));
}

function withoutChoices(complaints: readonly Complaint[]): Complaint[] {
  const choice = complaints
    .filter(({ keyword }) => keyword === 'anyOf')
    .sort((a, b) => b.schemaPath.length - a.schemaPath.length)[0];
  if (!choice) return [...complaints];
  const isMember = (other: Complaint) =>
    other.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`) &&
    within(other.instancePath, choice.instancePath);
  const rest = complaints.filter((other) => other !== choice && !isMember(other));
  return withoutChoices([...rest, ...ofMeantBranch(choice, complaints.filter(isMember))]);
}

function within(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`);
}

/** Only the complaints of the branch that the author meant. */
function ofMeantBranch(choice: Complaint, members: readonly Complaint[]): Complaint[] {
  const branches = Map.groupBy(
    members,
    (member) => member.schemaPath.slice(choice.schemaPath.length).split('/')[2],
  );
  const atChoice = members.filter((member) => member.instancePath === choice.instancePath);
  const one = (message: string): Complaint[] => [{ ...choice, keyword: 'choice', message }];
  const constants = atChoice.filter((member) => member.keyword === 'const');
  if (constants.length === branches.size)
    return one(`must be one of ${constants.map((member) => params(member).allowedValue).join(', ')}`);
  const isOther = (member: Complaint) =>
    member.keyword === 'type' && member.instancePath === choice.instancePath;
  const meant = [...branches.values()].find((branch) => !branch.some(isOther));
  return meant ?? one(`must be ${atChoice.filter(isOther).map(typeName).join(' or ')}`);
}

function params(complaint: Complaint) {
  return complaint.params as Readonly<Record<string, unknown>>;
}

function typeName(complaint: Complaint): string {
  return TYPE_WORDS[String(params(complaint).type)] ?? String(params(complaint).type);
}

function errorsOf(schema: TSchema, value: unknown): Complaint[] {
  const { maxErrors } = Settings.Get();
  Settings.Set({ maxErrors: ALL });
  try {
    return Errors(schema, value)[1];
  } finally {
    Settings.Set({ maxErrors });
  }
}

function toProblems(complaint: Complaint, value: unknown): SchemaProblem[] {
  const path = pathOf(complaint.instancePath);
  if (complaint.keyword === 'boolean') return [];
  if (complaint.keyword !== 'additionalProperties') return [{ path, reason: words(complaint) }];
  const keys = params(complaint).additionalProperties as string[];
  return keys.map((key) => ({ path, key, reason: unknownField(key, valueAt(value, path)) }));
}

/** `{ de: Machine, berth }` has a field "berth" without a value, where a comma was meant as part of the text. */
function unknownField(key: string, group: unknown): string {
  const isEmpty = (group as Readonly<Record<string, unknown>> | undefined)?.[key] === null;
  const hint = /^\d+$/.test(key)
    ? '; a number has no comma, and money is whole cents: 1250 for 12.50'
    : '; if it belongs to the text before it, put that text in quotes: a comma ends it';
  return `there is no field "${key}" here${isEmpty ? hint : ''}`;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((part, step) => (part as Readonly<Record<string, unknown>> | undefined)?.[step], value);
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function words(complaint: Complaint): string {
  const given = params(complaint);
  switch (complaint.keyword) {
    case 'required':
      return `is missing ${(given.requiredProperties as string[]).join(', ')}`;
    case 'type':
      return `must be ${typeName(complaint)}`;
    case 'pattern':
      return PATTERN_WORDS.find(([part]) => String(given.pattern).includes(part))?.[1] ?? complaint.message;
    case 'minimum':
    case 'maximum':
      return `must be ${COMPARISONS[String(given.comparison)] ?? given.comparison} ${given.limit}`;
    case 'minItems':
      return `needs at least ${given.limit} ${given.limit === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
      return `takes at most ${given.limit} entries`;
    default:
      return complaint.message;
  }
}
