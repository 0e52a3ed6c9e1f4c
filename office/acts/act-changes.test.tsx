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
  [{ field: 'of-a-newer-version', before: '', after: 'x' }, 'of-a-newer-version: x'],
])('the journal says %j in words', async (change, text) => {
  screen = await openTestScreen('/office/acts', <ActChanges changes={[change]} />);
  expect(screen.box.textContent?.toLowerCase()).toBe(text.toLowerCase());
});
