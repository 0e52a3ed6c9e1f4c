import { expect, test } from 'vitest';
import type { I18n } from '../../../ui/i18n/i18n.tsx';
import { namedError } from './named-error.ts';

const t = ((_key: string, { label, message }: Record<string, string>) =>
  `${label}: ${message}`) as unknown as I18n['t'];

test.each([
  ['Ort', 'Bitte füllen Sie dieses Feld aus.', 'Ort: Bitte füllen Sie dieses Feld aus.'],
  ['Welche Tage passen Ihnen?', 'Bitte wählen Sie.', 'Welche Tage passen Ihnen? Bitte wählen Sie.'],
])('%s', (label, message, named) => {
  expect(namedError(t, label, message)).toBe(named);
});
