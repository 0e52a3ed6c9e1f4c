// @vitest-environment happy-dom
// A second press of somebody in a hurry is not meant for what is behind the sheet, nor for what is in it.
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestScreen, type TestScreen } from '../test-screen.tsx';
import { watchPresses } from './second-press.ts';
import { Sheet } from './sheet.tsx';

let screen: TestScreen;
let close: () => void;
const opened = vi.fn();

watchPresses();

function Opener() {
  const [open, setOpen] = useState(false);
  close = () => setOpen(false);
  const show = () => {
    opened();
    setOpen(true);
  };
  return (
    <>
      <button type="button" id="opener" onClick={show}>
        Note
      </button>
      <button type="button" id="other">
        Other
      </button>
      {open && (
        <Sheet open title="Note" onClose={close}>
          <input id="text" />
          <button type="button" id="does">
            Do
          </button>
        </Sheet>
      )}
    </>
  );
}

beforeEach(async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000);
  // As browsers do: the focus goes back to what opened the sheet.
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    this.open = false;
    screen.box.querySelector<HTMLElement>('#opener')?.focus();
  });
  screen = await openTestScreen('/office/', <Opener />);
  await screen.press('Tab');
  await screen.click('#opener');
});
afterEach(() => {
  vi.restoreAllMocks();
  screen.close();
});

/** Whether a press reaches what is pressed. */
async function reaches(selector: string, event: Event, at: number): Promise<boolean> {
  Object.defineProperty(event, 'timeStamp', { value: at });
  await act(async () => screen.box.querySelector(selector)?.dispatchEvent(event));
  return !event.defaultPrevented;
}
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more });
const click = (clientX: number) =>
  new MouseEvent('click', { clientX, clientY: 20, detail: 1, bubbles: true, cancelable: true });

test('Enter right after the Enter that closed a sheet does not open it again, and a moment later it does', async () => {
  await reaches('#text', key('Enter'), 9_900);
  await act(async () => close());
  expect(await reaches('#opener', key('Enter'), 10_200)).toBe(false);
  expect(await reaches('#opener', key('Enter'), 10_700)).toBe(true);
});

test('Enter that is held down does not open it again, however long', async () => {
  await reaches('#text', key('Enter'), 9_900);
  await act(async () => close());
  expect(await reaches('#opener', key('Enter', { repeat: true }), 12_000)).toBe(false);
});

test('Enter on another button that has the focus by now is another press', async () => {
  await reaches('#text', key('Enter'), 9_900);
  await act(async () => close());
  screen.box.querySelector<HTMLElement>('#other')?.focus();
  expect(await reaches('#other', key('Enter'), 10_200)).toBe(true);
});

test('the space bar does nothing either, when it is let go again', async () => {
  const letGo = () => new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true });
  await reaches('#text', key(' '), 9_900);
  await act(async () => close());
  expect(await reaches('#opener', letGo(), 10_050)).toBe(true);
  expect(await reaches('#opener', key(' '), 10_200)).toBe(false);
  expect(await reaches('#opener', letGo(), 10_700)).toBe(false);
  expect(await reaches('#opener', key(' '), 10_900)).toBe(true);
});

test('another key in between, or Escape that closed it, leaves Enter its meaning', async () => {
  await reaches('#text', key('Enter'), 9_900);
  await act(async () => close());
  expect(await reaches('#opener', key('Tab'), 10_100)).toBe(true);
  expect(await reaches('#opener', key('Enter'), 10_200)).toBe(true);
  await screen.click('#opener');
  await reaches('#text', key('Escape'), 10_300);
  await act(async () => close());
  expect(await reaches('#opener', key('Enter'), 10_400)).toBe(true);
});

test('the second click of a double click does not reach what lies below, a click elsewhere does', async () => {
  await reaches('#text', click(30), 9_900);
  await act(async () => close());
  expect(await reaches('#opener', click(32), 10_200)).toBe(false);
  expect(await reaches('#opener', click(90), 10_250)).toBe(true);
});

describe('a sheet that a press has opened', () => {
  beforeEach(async () => {
    await act(async () => close());
    opened.mockClear();
  });
  const open = async (event: Event) => {
    await act(async () => close());
    await reaches('#opener', event, 9_900);
  };

  test('takes the second click of a double click for none, wherever it lands, and one elsewhere or later for one', async () => {
    await open(click(30));
    const down = new MouseEvent('mousedown', {
      clientX: 31,
      clientY: 20,
      detail: 2,
      bubbles: true,
      cancelable: true,
    });
    expect(await reaches('#does', down, 10_100)).toBe(false);
    expect(await reaches('#does', click(31), 10_150)).toBe(false);
    expect(await reaches('#opener', click(31), 10_200)).toBe(false);
    expect(opened).toHaveBeenCalledOnce();
    expect(await reaches('#does', click(90), 10_250)).toBe(true);
    expect(await reaches('#does', click(31), 10_300)).toBe(true);
    await open(click(30));
    expect(await reaches('#does', click(30), 10_500)).toBe(true);
  });

  test('takes the second Enter for none, and one that is held down', async () => {
    screen.box.querySelector<HTMLElement>('#opener')?.focus();
    await reaches('#opener', key('Enter'), 9_900);
    await screen.click('#opener');
    expect(await reaches('#text', key('Enter'), 10_200)).toBe(false);
    expect(await reaches('#text', key('Enter', { repeat: true }), 12_000)).toBe(false);
    expect(await reaches('#text', key('Enter'), 12_500)).toBe(true);
  });
});

test('the browser’s Back closes the sheet and stays on the page, and the next one leaves it', async () => {
  await act(async () => close());
  await act(() => screen.router.navigate('/office/orders'));
  await screen.click('#opener');
  await act(() => screen.router.navigate(-1));
  expect(screen.box.querySelector('dialog')).toBeNull();
  expect(screen.router.state.location.pathname).toBe('/office/orders');
  await act(() => screen.router.navigate(-1));
  expect(screen.router.state.location.pathname).toBe('/office/');
});

test('what is done in a sheet leads on', async () => {
  expect(screen.box.querySelector('dialog')).not.toBeNull();
  await act(() => screen.router.navigate('/office/orders'));
  expect(screen.router.state.location.pathname).toBe('/office/orders');
});
