// A component of the shop at an address of a made-up browser, for tests that run `@vitest-environment happy-dom`.
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';

export type TestPage = Awaited<ReturnType<typeof openTestPage>>;

export async function openTestPage(address: string, element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await act(async () => root.render(<RouterProvider router={router} />));

  return {
    router,
    box,
    /** Clicks as a browser does. @returns whether the browser would follow the link by itself */
    click: async (selector: string, held: MouseEventInit = {}): Promise<boolean> => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...held });
      let follows = false;
      const decide = () => {
        follows = !click.defaultPrevented;
        click.preventDefault();
      };
      document.addEventListener('click', decide, { once: true });
      await act(async () => box.querySelector(selector)?.dispatchEvent(click));
      return follows;
    },
    close: () => {
      act(() => root.unmount());
      box.remove();
    },
  };
}
