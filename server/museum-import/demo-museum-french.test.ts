// The demo museum's French keeps the narrow spaces that the shop's own wording keeps (domain/wording/typography.test.ts).
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = `${import.meta.dirname}/../../museum`;
function filesOf(pattern: string): [string, string][] {
  return globSync(pattern, { cwd: folder }).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]);
}

function frenchIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const here = 'fr' in node && typeof node.fr === 'string' ? [node.fr] : [];
  return [...here, ...Object.values(node).flatMap(frenchIn)];
}

test('French texts of the museum have a narrow space before ; : ! ? and inside « »', () => {
  const said = [
    ...filesOf('**/*.yaml').flatMap(([file, text]) =>
      frenchIn(parse(text)).map((one): [string, string] => [file, one]),
    ),
    ...filesOf('pages/*.fr.md'),
  ];
  expect(said.length).toBeGreaterThan(100);
  for (const [file, text] of said)
    expect(text.match(/.{0,20}(?:[^\u202f][;!?»]|[^\u202f]:(?=\s|$)|«[^\u202f])/g), file).toBeNull();
});
