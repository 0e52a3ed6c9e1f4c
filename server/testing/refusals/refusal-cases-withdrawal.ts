// Every wrong request about withdrawing from a contract, for `refusals.test.ts`. A missing order is not an error there.
import { type RefusalCase, sentTo } from './refusal-case.ts';

const call = 'POST withdrawal';
const good = { name: 'Ada Lovelace', number: '2026-100001', email: 'ada@example.org' };

/** The table's rows about withdrawal. */
export const WITHDRAWAL_REFUSAL_CASES: readonly RefusalCase[] = [
  ...sentTo(call, '400 REQUEST_MALFORMED', {
    'nothing declared': {},
    'a name that is a number': { ...good, name: 7 },
    'a number that is a number': { ...good, number: 2026 },
    'a part that is a list': { ...good, part: ['all'] },
    'a field that no declaration has': { ...good, iban: 'DE02120300000000202051' },
    'a name with a NUL in it': { ...good, name: 'A\0da' },
    'an address as long as a book': { ...good, email: `${'a'.repeat(2000)}@example.org` },
  }),
  ...sentTo(call, '422 FIELDS_INVALID', {
    'nothing but empty fields': { name: '', number: '', email: '', part: '' },
    'a name of spaces': { ...good, name: ' \n ' },
    'no order’s number': { ...good, number: ' ' },
    'an address to which no mail can go': { ...good, email: 'ada' },
    'two addresses': { ...good, email: 'ada@example.org,eve@example.org' },
    'an address with a line break in it': { ...good, email: 'ada@example.org\nBcc: eve@example.org' },
    'a name that is too long': { ...good, name: 'x'.repeat(201) },
    'a part that is a letter': { ...good, part: 'x'.repeat(501) },
  }),
];
