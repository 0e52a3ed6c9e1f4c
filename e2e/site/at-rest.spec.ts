// A page that nobody touches draws nothing: whatever moves for ever uses up a phone's battery.
import { expect } from '@playwright/test';
import { test, waitForCompletePage } from '../support/journey.ts';
import { visit } from '../support/visitor.ts';

for (const path of ['/de', '/de/tickets', '/de/login'])
  test(`nothing moves on ${path} once it is complete`, async ({ page }) => {
    await visit(page, path);
    await waitForCompletePage(page);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
      );
    await expect.poll(moving).toEqual([]);
  });
