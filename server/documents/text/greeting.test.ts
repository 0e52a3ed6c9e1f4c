import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exampleMuseum } from '../examples/example-order.ts';
import { documentI18n } from './document-i18n.ts';
import { greetingOf } from './greeting.ts';

const i18n = documentI18n({ language: 'de' }, exampleMuseum);
const DOCUMENTS = join(import.meta.dirname, '..');

it.each([
  ['Ada Lovelace', 'Guten Tag Ada Lovelace,'],
  [' ', 'Guten Tag,'],
  ['Ada\r\n\r\n-- \r\nIhre Bank', 'Guten Tag Ada --  Ihre Bank,'],
  ['gewonnen: https://evil.example/login', 'Guten Tag gewonnen: https:\u200b//evil.\u200bexample/login,'],
])('%j is greeted within one line, and without a link', (name, greeting) => {
  expect(greetingOf(i18n, name)).toBe(greeting);
});

it('every mail greets by it: a name that is put into a greeting elsewhere might have a link in it', () => {
  const sources = readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const greeting = sources.filter((file) =>
    readFileSync(join(DOCUMENTS, file), 'utf8').includes(`'documents.mail.greeting'`),
  );
  expect(greeting).toEqual([join('text', 'greeting.ts')]);
});
