// A part of a screen at an address, in English, for tests that run `@vitest-environment happy-dom`.
import compile from 'icu-minify/compile';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PERMISSIONS } from '../../domain/staff/permissions.ts';
import { officeWording } from '../../domain/wording/office/office-catalogue.ts';
import { I18nProvider } from '../../ui/i18n/i18n.tsx';
import { OFFICE_ROUTE } from './session/me.ts';
import type { Me } from './session/session-calls.ts';

const WORDING = Object.fromEntries(
  Object.entries(officeWording.en).map(([key, message]) => [key, compile(message)]),
);

/** May do everything. */
export const ADMIN: Me = {
  ...{ id: 'S1', name: 'Ada Lovelace', email: 'ada@example.org', language: 'en', roles: ['admin'] },
  ...{
    permissions: Object.keys(PERMISSIONS),
    museum: 'Haus am Strom',
    has_password: true,
    of_directory: false,
  },
  ...{ houses: [], factor: { factors: ['app'], missing: false, given_at: null } },
};

export type TestScreen = Awaited<ReturnType<typeof openTestScreen>>;

/** @param me who is signed in, where the screen asks what they may do */
export async function openTestScreen(address: string, element: ReactNode, me?: Me) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const route = { id: OFFICE_ROUTE, path: '*', element };
  const router = createMemoryRouter([me ? { ...route, loader: () => me } : route], {
    initialEntries: [address],
    ...(me && { hydrationData: { loaderData: { [OFFICE_ROUTE]: me } } }),
  });
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
