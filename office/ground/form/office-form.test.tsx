// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { type Awaited, OfficeForm } from './office-form.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

const submit = vi.fn(async () => {});
const form = { errors: {}, listed: [], tries: 0, failure: undefined, busy: false, submit };

function show(awaited: Awaited) {
  return openTestScreen(
    '/office/',
    <OfficeForm form={form} labels={{}} submitLabel="Give back" awaited={awaited}>
      <p>12.00 EUR</p>
    </OfficeForm>,
  );
}

test('an act whose effect is not shown yet is not done, and says that it waits', async () => {
  screen = await show({ stale: true });
  const status = () => screen.box.querySelector('[role=status]')?.textContent;
  expect(screen.box.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  expect(status()).toBe('');
  await screen.click('button');
  expect(submit).not.toHaveBeenCalled();
  expect(status()).toContain('One moment');
});

test('it is done once its effect is shown', async () => {
  screen = await show({ stale: false });
  await screen.click('button');
  expect(submit).toHaveBeenCalledOnce();
});

test('an act whose effect could not be had is not done: its effect is asked for once more', async () => {
  submit.mockClear();
  const again = vi.fn();
  screen = await show({ stale: false, failure: new ApiRefusal(0, {}), again });
  await screen.click('button');
  expect(submit).not.toHaveBeenCalled();
  expect(again).toHaveBeenCalledOnce();
});
