// A part of a screen at an address, in English, for tests that run `@vitest-environment happy-dom`.
import compile from 'icu-minify/compile';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';

const WORDING = Object.fromEntries(
  Object.entries(officeWording.en).map(([key, message]) => [key, compile(message)]),
);

export type TestScreen = Awaited<ReturnType<typeof openTestScreen>>;

export async function openTestScreen(address: string, element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <I18nProvider language="en" wording={WORDING}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  return {
    router,
    box,
    press: (key: string, more: KeyboardEventInit = {}) =>
      act(async () => {
        const target = document.activeElement ?? document.body;
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
      }),
    click: (selector: string) => act(async () => box.querySelector<HTMLElement>(selector)?.click()),
    close: () => {
      act(() => root.unmount());
      box.remove();
    },
  };
}
