import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hoverWithoutPointer } from './find-hover.ts';

test.each(globSync('{ui,shop,office}/**/*.css').sort())(
  '%s uses :hover only where the pointer can hover',
  (file) => {
    expect(hoverWithoutPointer(readFileSync(file, 'utf8'))).toEqual([]);
  },
);

test.each([
  ['.a {\n  &:hover { color: red; }\n}', [2]],
  ['.a,\n.a:hover {}', [2]],
  ['@media print { .a:hover {} }', [1]],
  ['.a { @media (hover: hover) { &:hover { color: red; } } }', []],
  ['@media (hover: hover) { .a { &:hover {} } }\n.b:hover {}', [2]],
  ['/* :hover\n*/ .a {}', []],
])('%j', (css, lines) => {
  expect(hoverWithoutPointer(css)).toEqual(lines);
});
