// Every link between the pages of this package leads to a file, and to a heading in it.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deadLinks } from './doc-links.ts';

test.each(globSync(['*.md', 'docs/**/*.md']).sort())('every link of %s leads somewhere', (file) => {
  expect(deadLinks(file)).toEqual([]);
});

test.each([
  ['a file that is there', '[x](CHANGELOG.md) and [y](docs/decisions/)', []],
  ['a heading of its own', '# One two: `three`\n[x](#one-two-three)', []],
  ['the second heading of a name', '# One\n# One\n[x](#one-1)', []],
  ['a heading elsewhere', '[x](README.md#start)', []],
  ['an address', '[x](https://museum.example/nothing)', []],
  ['what is in a block of code', '```\n[x](gone.md)\n```', []],
  ['a file that is gone', '\n[x](gone.md)', ['2: gone.md']],
  ['a heading that is gone', '[x](README.md#nowhere)', ['1: README.md#nowhere']],
])('%s', (_what, text, dead) => {
  expect(deadLinks('README.md', text)).toEqual(dead);
});
