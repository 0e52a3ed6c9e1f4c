// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { ActSheet } from './act-sheet.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

const form = { errors: {}, listed: [], tries: 0, failure: undefined, busy: false, submit: async () => {} };
const text = 'Gives 12.00 EUR back';

function show(more: Pick<Parameters<typeof ActSheet>[0], 'preview' | 'awaited'>) {
  return openTestScreen(
    '/office/',
    <ActSheet open title="Cancel" onClose={() => {}} form={form} confirmLabel="Give back" {...more} />,
  );
}
const box = () => screen.box.querySelector('.act-preview');

test('while its effect is asked for, an act keeps the place of it and says that it is coming', async () => {
  screen = await show({ awaited: { stale: true } });
  expect(box()?.textContent).toContain('Loading');
  expect(box()?.querySelector('.skeleton-lines')).not.toBeNull();
});

test('the effect that was shown last stays until the next one is there', async () => {
  screen = await show({ preview: <p>{text}</p>, awaited: { stale: true } });
  expect(box()?.textContent).toContain(text);
  expect(box()?.querySelector('.skeleton-lines')).toBeNull();
});

test('an act that has no effect to show has no empty box', async () => {
  screen = await show({ awaited: { stale: false } });
  expect(box()).toBeNull();
});

test('an effect that could not be had is said, and asked for again', async () => {
  const again = vi.fn();
  const failure = new ApiRefusal(0, { code: 'TIMEOUT' });
  screen = await show({ preview: <p>{text}</p>, awaited: { stale: false, failure, again } });
  expect(box()?.textContent).toContain('The server is slow');
  expect(box()?.textContent).not.toContain(text);
  await screen.click('.act-preview button');
  expect(again).toHaveBeenCalledOnce();
});
