// Reads pages as the server sends them, in a frame in which no script runs: a quarter of the work of opening them.
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { type PageReading, readPage } from '../support/read-page.ts';

export type ReadHtml = (address: string) => Promise<{ reading: PageReading; overflow: number }>;

/** Without what runs, and what is only loaded for that. */
function atRest(html: string): string {
  return html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '');
}

/** Opens a frame of this size, in a tab of its own. */
export async function openReadingFrame(
  page: Page,
  origin: string,
  { width, height }: ViewportSize,
): Promise<ReadHtml> {
  const tab = await page.context().newPage();
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  // A frame obeys the policy of the page around it: that has none.
  const around = `${origin}/around-a-frame`;
  await tab.route(around, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await tab.goto(around);
  await tab.unroute(around);
  return async (address) => {
    const answer = await page.request.get(address);
    expect.soft(answer.status(), address).toBe(200);
    const overflow = await tab.evaluate(
      async ({ html, size }) => {
        document.querySelector('iframe')?.remove();
        const frame = Object.assign(document.createElement('iframe'), {
          id: 'reading',
          ...size,
          srcdoc: html,
        });
        frame.style.border = 'none';
        await new Promise((loaded) => {
          frame.addEventListener('load', loaded, { once: true });
          document.body.append(frame);
        });
        await frame.contentDocument?.fonts.ready;
        return (frame.contentDocument?.documentElement.scrollWidth ?? Infinity) - frame.clientWidth;
      },
      { html: atRest(await answer.text()), size: { width: String(width), height: String(height) } },
    );
    return { reading: await readPage(tab, address), overflow };
  };
}
