import { describe, expect, test } from 'vitest';
import { compactVatId } from './compact-ids.ts';
import { isVatId } from './vat-id.ts';

describe('A VAT id', () => {
  test.each([
    'DE136695976',
    'de 136 695 976',
    'ATU13585627',
    'BE0123456749',
    'CHE-107.787.577 MWST',
    'DK13585628',
    'EL094259216',
    'ESX1234567X',
    'FR40303265045',
    'IT00743110157',
    'NL004495445B01',
    'SE556188840401',
    'XI110305878',
    'US123456789',
  ])('%s can exist', (id) => expect(isVatId(id)).toBe(true));

  test.each([
    '',
    'DE12345678',
    'DE1234567890',
    '136695976',
    'ATU1358562',
    'NL004495445',
    'SE5561888404',
    'FRIO303265045',
    'D€136695976',
    'XX136695976',
    'EU372012345',
  ])('“%s” cannot', (id) => expect(isVatId(id)).toBe(false));

  test('is kept without spaces, in capitals', () => {
    expect(compactVatId(' che-107.787.577 mwst')).toBe('CHE107787577MWST');
  });
});
