// A list of entries of which one has a form: every other one stays as it was written.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fitFields } from '../../../domain/programme/thing-shape.ts';
import { voucherCodeForm } from '../../vouchers/folder/voucher-code-form.ts';
import { readEntries, withoutEntry, writeEntry } from './entry-yaml.ts';
import { type Offered, sectionsOf } from './shape-of-schema.ts';

const FIELDS = sectionsOf(voucherCodeForm, {} as Offered).flatMap(({ fields }) => fields);
const CODES = `# Given out at the desk.
- id: a # the first
  barcode: AAAA-1
  name: {de: Dank}
  kind: value
  amount: 5000
# For the fair.
- id: b
  barcode: BBBB-2
  name: {de: Messe}
  kind: discount
  amount: 1000
  valid_to: '2027-01-31'
`;

const at = (id: string) => ({ id, was: id });
const idsOf = (text: string | undefined) => [...(readEntries(text)?.keys() ?? [])];
function changed(text: string, id: string, change: object): string {
  return writeEntry(text, at(id), FIELDS, { ...readEntries(text)?.get(id), ...change });
}

test('what differs is written, and nothing else', () => {
  expect(changed(CODES, 'b', { amount: 2000 })).toBe(CODES.replace('amount: 1000', 'amount: 2000'));
  const ended = changed(CODES, 'a', { valid_to: '2027-12-31', amount: undefined });
  expect(ended).toBe(CODES.replace('amount: 5000', "valid_to: '2027-12-31'"));
});

test('those of the demo museum, looked at one by one, stay as they are', () => {
  const text = readFileSync(new URL('../../../museum/voucher-codes.yaml', import.meta.url), 'utf8');
  expect(idsOf(text).length).toBeGreaterThan(3);
  for (const [id, value] of readEntries(text) ?? [])
    expect(writeEntry(text, at(id), FIELDS, fitFields(FIELDS, value))).toBe(text);
});

test('a new one stands at the end, with what it has that nobody types', () => {
  const after = { barcode: 'CCCC-3', kind: 'value', name: { de: 'Neu' }, amount: 100 };
  const written = writeEntry(CODES, { id: 'neu', was: 'new' }, FIELDS, after, { kind: 'value' });
  expect(written.startsWith(CODES)).toBe(true);
  expect(readEntries(written)?.get('neu')).toEqual({ id: 'neu', ...after });
  expect(idsOf(written)).toEqual(['a', 'b', 'neu']);
});

test.each([
  ['no file', undefined],
  ['an empty list', '# none so far\n[]\n'],
  ['a remark alone', '# none so far\n'],
])('the first one comes into %s', (_, text) => {
  const written = writeEntry(
    text,
    { id: 'x', was: 'new' },
    FIELDS,
    { kind: 'value', barcode: 'XXXX' },
    { kind: 'value' },
  );
  expect(written.replace('# none so far\n', '').trim()).toBe('- id: x\n  kind: value\n  barcode: XXXX');
  if (text) expect(written).toContain('# none so far');
});

test('one is taken out with what is said of it; what stands at the head of the file stays', () => {
  const second = withoutEntry(CODES, 'b') ?? '';
  expect(idsOf(second)).toEqual(['a']);
  expect(second).not.toContain('fair');
  const first = withoutEntry(CODES, 'a') ?? '';
  expect(first).toMatch(/^# Given out at the desk\.\n/);
  expect(first).toContain('# For the fair.\n- id: b');
  const none = withoutEntry(second, 'a') ?? '';
  expect(idsOf(none)).toEqual([]);
  expect(none).toContain('# Given out at the desk.');
  expect(withoutEntry(CODES, 'c')).toBeUndefined();
});

test('one without an id, or with the id of another, is found by its place and gets one', () => {
  const twice = CODES.replace('id: b', 'id: a');
  expect(idsOf(twice)).toEqual(['a', '~2']);
  const written = writeEntry(twice, { id: 'messe', was: '~2' }, FIELDS, {
    ...readEntries(twice)?.get('~2'),
    amount: 900,
  });
  expect(idsOf(written)).toEqual(['a', 'messe']);
  expect(written).toContain('amount: 900');
});

test.each(['a: 1\n', '- [\n'])('what is no list of entries has no forms: %j', (text) => {
  expect(readEntries(text)).toBeUndefined();
});
