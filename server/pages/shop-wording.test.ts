import { expect, test } from 'vitest';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import { apiWording } from './shop-wording.ts';

test('the API uses the museum’s wording, and that of the host page before it', () => {
  const museum = { de: { 'refusal.NOT_FOUND': 'Nichts da.', 'field.REQUIRED': 'Pflicht.' } };
  const hostPage = { de: { 'field.REQUIRED': 'Bitte.' }, fr: { 'field.REQUIRED': 'Oui.' } };
  expect(apiWording('de', museum, undefined, hostPage)).toMatchObject({
    'refusal.NOT_FOUND': 'Nichts da.',
    'field.REQUIRED': 'Bitte.',
    'refusal.FORBIDDEN': refusalsWording.de['refusal.FORBIDDEN'],
  });
  expect(apiWording('en', museum, hostPage)).toEqual(apiWording('en'));
});
