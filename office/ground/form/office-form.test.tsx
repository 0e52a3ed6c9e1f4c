// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { OfficeForm } from './office-form.tsx';

let screen: TestScreen;
afterEach(() => screen.close());

const submit = vi.fn(async () => {});
const form = { errors: {}, listed: [], tries: 0, failure: undefined, busy: false, submit };

function show(waiting: boolean) {
  return openTestScreen(
    '/office/',
    <OfficeForm form={form} labels={{}} submitLabel="Give back" waiting={waiting}>
      <p>12.00 EUR</p>
    </OfficeForm>,
  );
}

test('an act whose effect is not shown yet is not done, and says that it waits', async () => {
  screen = await show(true);
  const status = () => screen.box.querySelector('[role=status]')?.textContent;
  expect(screen.box.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  expect(status()).toBe('');
  await screen.click('button');
  expect(submit).not.toHaveBeenCalled();
  expect(status()).toContain('One moment');
});

test('it is done once its effect is shown', async () => {
  screen = await show(false);
  await screen.click('button');
  expect(submit).toHaveBeenCalledOnce();
});
