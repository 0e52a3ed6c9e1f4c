// A tour that too few have booked is called off, from its page in the plan; its guests are written to, and get their money.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { closingWording } from '../../domain/wording/closing/closing-wording.ts';
import { journeyNow } from '../servers.ts';
import { buy } from '../support/bought.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { mailsTo, waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, officeSpeech } from './colleague.ts';

/** It takes place with four. */
const TOUR = 'galerie-highlights-de';

test('a tour for too few is called off, and its guests are written to and get their money', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  test.slow();
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const w = closingWording.de;
  const page = await anotherVisitor();
  await enterAs(page, speech, 'admin');
  const email = newEmail();
  const { number, datetime } = await bookTwo(page, email);
  await page.goto(officePaths.tourPeople(`${datetime.replace(' ', 'T')}~${TOUR}`));
  await page.getByRole('button', { name: t('tour.callOff'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: t('tour.callOff.few') })).toBeChecked();
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: t('tour.callOff.do') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('closings.new.title') })).toBeVisible();
  await page.getByRole('button', { name: t('closings.new.do') }).click();
  await page.waitForURL(/closings\/\d+$/);
  const told = async () => (await mailsTo(email)).map((mail) => mail.text ?? '').join('\n');
  await expect.poll(told, { timeout: 60_000 }).toMatch(/closed-visit\/?#\S+/);
  await page.reload();
  await expect(page.getByText(number)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await looksRight(page);

  await visitor.goto(/https?:\S+closed-visit\/?#\S+/.exec(await told())?.[0] ?? '');
  await expect(visitor.getByRole('heading', { level: 1, name: w['closing.title.few'] })).toBeVisible();
  await visitor.getByRole('radio', { name: w['closing.choice.money'] }).check();
  await checkPage(visitor, 'de');
  const back = visitor.getByRole('button', { name: w['closing.button.money'] });
  await expect(back).toBeEnabled();
  await back.click();
  await expect(visitor.getByRole('heading', { level: 1, name: w['closing.money.title'] })).toBeVisible();
  await waitForMails(email, 3);
});

/** Two places at the first time weeks ahead that has some left. */
async function bookTwo(page: Page, email: string): Promise<{ number: string; datetime: string }> {
  const today = journeyNow().toISOString().slice(0, 10);
  for (let ahead = 50; ahead < 80; ahead += 1) {
    const datetime = `${addDays(today, ahead)} 16:00`;
    const tickets = [{ id: 'galerie-adult', count: 2 }];
    const item = { type: 'guidedTour', tourId: TOUR, datetime, tickets };
    const bought = await buy(page, email, [item]).catch(() => undefined);
    if (bought) return { number: bought.number, datetime };
  }
  throw new Error('no time of the tour has places left');
}
