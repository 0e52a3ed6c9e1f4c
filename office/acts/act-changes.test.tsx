// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openTestScreen, type TestScreen } from '../ground/test-screen.tsx';
import { ActChanges } from './act-changes.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

test.each([
  [{ field: 'total', before: '', after: '1200' }, 'total: €12.00'],
  [{ field: 'means', before: '', after: 'terminal' }, 'paid: at the card terminal'],
  [{ field: 'roles', before: '', after: 'admin, haus' }, 'Roles: Administration, haus'],
  [{ field: 'by', before: '', after: 'mail' }, 'by: a link in a mail'],
  [{ field: 'to', before: '', after: 'the-way-it-came' }, 'The money: goes back the way it came'],
  [{ field: 'kind', before: '', after: 'closure' }, 'kind: closure'],
  [{ field: 'cause', before: '', after: 'few' }, 'cause: too few people'],
  [{ field: 'offers', before: '', after: 'money, voucher' }, 'offered: The money back · A voucher'],
  [{ field: 'unanswered', before: '', after: 'money' }, 'without an answer: the money back'],
  [{ field: 'pools', before: '', after: 'event:moon' }, 'for what: event:moon'],
  [{ field: 'weekdays', before: '', after: '1, 7' }, 'weekdays: Mon, Sun'],
  [
    { field: 'last_day', before: '2026-11-30', after: '2026-12-01' },
    'last day: 30 November 2026 → 1 December 2026',
  ],
  [{ field: 'datetime', before: '', after: '2026-12-01 21:10' }, 'date and time: 1 December 2026, 21:10'],
  [{ field: 'receipt', before: '', after: '2026-45-01' }, 'receipt number: 2026-45-01'],
  [{ field: 'receipt', before: '', after: '2026-11-30' }, 'receipt number: 2026-11-30'],
  [{ field: 'until', before: '', after: '2026-45-01' }, 'until: 2026-45-01'],
  [{ field: 'offers', before: '', after: 'money, dinner' }, 'offered: The money back · dinner'],
  [{ field: 'of-a-newer-version', before: '', after: 'x' }, 'of-a-newer-version: x'],
])('the journal says %j in words', async (change, text) => {
  screen = await openTestScreen('/office/acts', <ActChanges changes={[change]} />);
  expect(screen.box.textContent?.toLowerCase().replaceAll('\u00a0', ' ')).toBe(text.toLowerCase());
});
