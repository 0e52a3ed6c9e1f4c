// A page that nobody touches draws nothing: whatever moves for ever uses up a phone's battery.
import { expect, type Page } from '@playwright/test';
import { test, waitForCompletePage } from '../support/journey.ts';
import { visit } from '../support/visitor.ts';

function moving(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
  );
}

test('nothing moves on the home page, the list of tickets and the login once they are complete', async ({
  page,
}) => {
  for (const path of ['/de', '/de/tickets', '/de/login']) {
    await visit(page, path);
    await waitForCompletePage(page);
    await expect.poll(() => moving(page), { message: path }).toEqual([]);
  }
});
