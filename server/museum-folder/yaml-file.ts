// A YAML file of the museum folder, and where each of its values stands.
import type { Static, TSchema } from 'typebox';
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLParseError,
  type YAMLWarning,
} from 'yaml';
import type { FolderProblem } from './folder-problem.ts';
import { type SchemaProblem, schemaProblems } from './schema-problems.ts';
import { writtenNumberProblems } from './written-numbers.ts';

export type Path = readonly (string | number)[];

/** Reports a problem at a value of the file, or at its nearest parent when the value is missing. */
export type Report = (path: Path, reason: string) => void;

/** A file that matches its schema. */
export type ReadFile<Value> = { readonly file: string; readonly value: Value; readonly report: Report };

type Found = Node | Pair;

/**
 * Reads a file's text; what is wrong with it goes to `problems`.
 * @returns undefined when it does not match the schema
 */
export function readYaml<Schema extends TSchema>(
  schema: Schema,
  file: string,
  text: string,
  problems: FolderProblem[],
): ReadFile<Static<Schema>> | undefined {
  const { document, lineOf, lineAt, sourceOf } = parseWithLines(text);
  for (const error of [...withoutConsequences(document.errors), ...document.warnings])
    problems.push({ file, line: lineAt(error.pos[0]), reason: yamlReason(error, text) });
  if (document.errors.length > 0) return undefined;
  const report: Report = (path, reason) =>
    problems.push({
      file,
      line: lineOf(path),
      reason: path.length > 0 ? `${pathText(path)}: ${reason}` : reason,
    });
  if (document.contents === null) {
    report([], 'is empty');
    return undefined;
  }
  let value: unknown;
  try {
    value = document.toJS();
  } catch (error) {
    report([], firstLine((error as Error).message));
    return undefined;
  }
  const wrong = allProblems(schema, value, sourceOf);
  for (const { path, key, reason } of wrong) {
    const line = lineOf(key === undefined ? path : [...path, key]);
    problems.push({ file, line, reason: path.length > 0 ? `${pathText(path)}: ${reason}` : reason });
  }
  return wrong.length === 0 ? { file, value: value as Static<Schema>, report } : undefined;
}

/** One for each place: what can be misread is said rather than what the schema makes of it. */
function allProblems(
  schema: TSchema,
  value: unknown,
  sourceOf: (path: Path) => string | undefined,
): SchemaProblem[] {
  const misread = writtenNumberProblems(schema, value, sourceOf);
  const places = new Set(misread.map(({ path }) => path.join('/')));
  return [...misread, ...schemaProblems(schema, value).filter(({ path }) => !places.has(path.join('/')))];
}

function parseWithLines(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const childOf = (node: unknown, step: string | number): Found | undefined => {
    const real = isAlias(node) ? node.resolve(document) : isPair(node) ? node.value : node;
    if (isSeq(real)) return real.items[Number(step)] as Found | undefined;
    if (!isMap(real)) return undefined;
    return real.items.find(({ key }) => isScalar(key) && String(key.value) === String(step)) as
      | Pair
      | undefined;
  };
  const nearest = (path: Path): Found | null => {
    let found: Found | null = document.contents;
    for (const step of path) {
      const child = childOf(found, step);
      if (!child) break;
      found = child;
    }
    return found;
  };
  const lineAt = (offset: number) => lines.linePos(offset).line || 1;
  const sourceOf = (path: Path) => {
    const found = nearest(path);
    const node = isPair(found) ? found.value : found;
    const real = isAlias(node) ? node.resolve(document) : node;
    return isScalar(real) ? (real.source ?? String(real.value)) : undefined;
  };
  return { document, lineAt, sourceOf, lineOf: (path: Path) => lineAt(offsetOf(nearest(path))) };
}

function offsetOf(found: Found | null): number {
  const node = isPair(found) ? (found.key as Node | null) : found;
  return node?.range?.[0] ?? 0;
}

/** Once a file has lost its shape, whatever follows is unexpected. */
function withoutConsequences(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  return errors.filter(({ code }, index) => index === 0 || code !== 'UNEXPECTED_TOKEN');
}

function yamlReason({ code, message, pos }: YAMLParseError | YAMLWarning, text: string): string {
  if (code === 'DUPLICATE_KEY') return `"${keyAt(text, pos[0])}" is there twice`;
  if (code === 'MULTIPLE_DOCS') return 'begins a second document: make a file of each, without the line ---';
  const hint =
    code === 'BLOCK_AS_IMPLICIT_KEY' || code === 'BLOCK_IN_FLOW' ? '; put a text with a colon in quotes' : '';
  return `${firstLine(message)}${hint}`;
}

/** `email`, as it is written at a place of the file, without quotes. */
function keyAt(text: string, offset: number): string {
  const [, double, single, plain = ''] =
    /^(?:"([^"\n]*)"|'([^'\n]*)'|([^:\n]*))/.exec(text.slice(offset)) ?? [];
  return (double ?? single ?? plain).trim();
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
}

/** `tickets[2].price`, for someone who reads the file. */
function pathText(path: Path): string {
  return path
    .map((step) => (/^\d+$/.test(String(step)) ? `[${Number(step) + 1}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}
