import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { type CallExpression, type ImportExpression, parseSync, type TSImportType } from 'oxc-parser';

export interface Import {
  readonly file: string;
  readonly line: number;
  /** The file's path from the root where the import is relative, else the name of the package. */
  readonly target: string;
  readonly isPackage: boolean;
  /** Nothing is loaded for it when the program runs. */
  readonly isType: boolean;
}

/**
 * Every import of a file: static, by type only, re-exported, dynamic, `import('…').Type`, mocked in a test, and a
 * style sheet's `@import`. Paths have forward slashes and begin at the root.
 */
export function importsOf(file: string, text: string = readFileSync(file, 'utf8')): readonly Import[] {
  const found = file.endsWith('.css') ? importsOfStyles(text) : importsOfScript(file, text);
  return found.map(({ start, name, isType = false }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    ...resolve(file, name),
    isType,
  }));
}

/** How a message names an import. */
export function place({ file, line, target }: Import): string {
  return `${file}:${line} imports ${target}`;
}

interface Found {
  readonly start: number;
  readonly name: string;
  readonly isType?: boolean;
}

function resolve(file: string, name: string): Pick<Import, 'target' | 'isPackage'> {
  if (name.startsWith('.')) {
    const [path = ''] = name.split('?');
    return { target: posix.join(dirname(file), path), isPackage: false };
  }
  const [scope = '', rest] = name.split('/');
  return { target: scope.startsWith('@') && rest ? `${scope}/${rest}` : scope, isPackage: true };
}

function importsOfStyles(text: string): readonly Found[] {
  const pattern = /@import\s+(?:url\()?["']?([^"')\s;]+)|\bcomposes:[^;]*\bfrom\s+["']([^"']+)/g;
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    name: asRelative(match[1] ?? match[2] ?? ''),
  }));
}

/** In a style sheet `tokens.css` is what `./tokens.css` is in a script. */
function asRelative(name: string): string {
  return /^[./]|^\w+:/.test(name) ? name : `./${name}`;
}

function importsOfScript(file: string, text: string): readonly Found[] {
  const parsed = parseSync(file, text);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`);
  const { staticImports, staticExports } = parsed.module;
  // `import { type A }` loads the file; `import type` does not.
  const isType = (start: number) => /^(import|export)\s+type\b/.test(text.slice(start, start + 20));
  const found: Found[] = [
    ...staticImports.map(({ start, moduleRequest }) => ({ ...moduleRequest, isType: isType(start) })),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest ? { ...moduleRequest, isType: isType(start) } : [],
      ),
    ),
  ].map(({ start, value, isType }) => ({ start, name: value, isType }));
  // Reading the whole syntax tree takes ten times as long, so it is left to files with such a call in them.
  if (/\bimport\s*\(|\bvi\s*\.\s*(?:do)?[mM]ock\s*\(/.test(text)) found.push(...importsInExpressions(parsed));
  return found;
}

function importsInExpressions({ program }: ReturnType<typeof parseSync>): readonly Found[] {
  return nodesOf(program).flatMap((node) => {
    const source = isMock(node) ? node.arguments[0] : isImport(node) ? node.source : undefined;
    return isText(source)
      ? [{ start: source.start, name: source.value, isType: node.type === 'TSImportType' }]
      : [];
  });
}

interface SyntaxNode {
  readonly type: string;
}

function nodesOf(value: unknown): readonly SyntaxNode[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesOf);
  return hasType(value) ? [value, ...inside] : inside;
}

function hasType(value: object): value is SyntaxNode {
  return 'type' in value && typeof value.type === 'string';
}

function isImport(node: SyntaxNode): node is ImportExpression | TSImportType {
  return node.type === 'ImportExpression' || node.type === 'TSImportType';
}

/** `vi.mock('…')` and `vi.doMock('…')`. */
function isMock(node: SyntaxNode): node is CallExpression {
  return (
    node.type === 'CallExpression' &&
    'callee' in node &&
    nodesOf(node.callee).some((part) => 'name' in part && /^(m|doM)ock$/.test(String(part.name)))
  );
}

function isText(source: unknown): source is { readonly start: number; readonly value: string } {
  return (
    typeof source === 'object' && source !== null && 'value' in source && typeof source.value === 'string'
  );
}
