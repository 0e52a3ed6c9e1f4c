// The German handbook explains the import's messages: each that it quotes is one of the program's.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const handbook = readFileSync('docs/de/handbuch.md', 'utf8');
const [, table = ''] = /^## Meldungen des Imports$(.*?)^## /ms.exec(handbook) ?? [];
const messages = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, message = '']) => message);

const program = globSync([
  'server/{museum-import,museum-folder,platform/database}/*.ts',
  'server/programme/carry-out-import.ts',
])
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('it explains messages', () => {
  expect(messages.length).toBeGreaterThan(5);
});

test.each(messages)('%s', (message) => {
  // An ellipsis stands for what differs, and a comma for how counts are joined.
  const parts = message.split('…').map((part) => part.replace(/,\s*$/, '').trim());
  for (const part of parts.filter(Boolean)) expect(program).toContain(part);
});
