import { expect, test } from 'vitest';
import { checkAccent } from './check-accent.ts';
import type { Theme } from './theme.ts';

function problems(light: string, dark: string, theme?: Theme) {
  const said: string[] = [];
  checkAccent({ light, dark }, theme, (path, reason) => said.push(`${path.join('.')}: ${reason}`));
  return said;
}

test('colours that can be read are accepted', () => {
  expect(problems('#1f6f78', '#7fd0d8')).toEqual([]);
  expect(problems('#000000', '#ffffff')).toEqual([]);
});

test('a colour that is just too pale is refused, and its figure is not rounded up', () => {
  expect(problems('#787878', '#7fd0d8')).toEqual([
    'accent.light: #787878 has a contrast of 4.2:1 on light paper; text needs 4.5:1, so choose a darker one',
  ]);
});

test('on the museum’s own paper, that one counts', () => {
  expect(problems('#787878', '#7fd0d8', { light: { paper: '#ffffff' } })).toEqual([
    'accent.light: #787878 has a contrast of 4.4:1 on light paper; text needs 4.5:1, so choose a darker one',
  ]);
});
