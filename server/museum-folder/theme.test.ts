import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTheme, DEFAULT_COLOURS, type Theme, themeCss } from './theme.ts';

function problems(theme: Theme) {
  const said: string[] = [];
  checkTheme({
    file: '',
    value: { theme },
    report: (path, reason) => said.push(`${path.join('.')}: ${reason}`),
  });
  return said;
}

test('the colours that a museum can change are those of the shop', () => {
  const css = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split('prefers-color-scheme: dark');
  for (const [name, colour] of Object.entries(DEFAULT_COLOURS.light))
    expect(light).toContain(`--${name.replace('_', '-')}: ${colour};`);
  for (const [name, colour] of Object.entries(DEFAULT_COLOURS.dark))
    expect(dark).toContain(`--${name.replace('_', '-')}: ${colour};`);
  expect(problems({})).toEqual([]);
});

test('an accent that cannot be read is refused with its figure, on each paper', () => {
  expect(problems({ light: { accent: '#e2a100' } })).toEqual([
    'theme.light.accent: accent #e2a100 has a contrast of 2.1:1 on paper #fbfcfb; text needs 4.5:1',
    'theme.light.accent: accent #e2a100 has a contrast of 1.9:1 on paper_deep #eff2f1; text needs 4.5:1',
  ]);
});

test('a paper on which the shop’s own texts cannot be read is refused there', () => {
  expect(problems({ dark: { paper: '#666666' } })[0]).toMatch(/^theme\.dark\.paper: /);
});

test('what is chosen takes the place of the shop’s tokens, on screens', () => {
  expect(themeCss({ light: { accent: '#7a2f63', paper_deep: '#f4efe9' }, corner: 6 })).toBe(
    '@media screen{@layer tokens{:root{--corner:6px}' +
      '@media not all and (prefers-color-scheme:dark){:root{--accent:#7a2f63;--paper-deep:#f4efe9}}}}',
  );
  expect(themeCss({ dark: { accent: '#f08a72' } })).toBe(
    '@media screen{@layer tokens{@media (prefers-color-scheme:dark){:root{--accent:#f08a72}}}}',
  );
});

test.each([undefined, {}, { light: {} }])('%j changes nothing', (theme) => expect(themeCss(theme)).toBe(''));
