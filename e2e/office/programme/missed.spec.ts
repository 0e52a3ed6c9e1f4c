// A draft is set for a time, and its check refuses it then: that stands on Today, until what is wrong is put right.
import { expect } from '@playwright/test';
import { officePaths } from '../../../domain/office-addresses.ts';
import { journeyNow } from '../../servers.ts';
import { inspect } from '../../support/inspect.ts';
import { test } from '../../support/journey.ts';
import { tabTo } from '../../support/keys.ts';
import { looksRight } from '../by-keys.ts';
import { enterAs, menuLink, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';

const SECOND = 1000;

/** A moment by the museum's clock, as its day and its time. */
function atMuseum(moment: Date): [day: string, time: string] {
  const [day = '', time = ''] = moment
    .toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' })
    .slice(0, 16)
    .split(' ');
  return [day, time];
}

test('what its check refuses at the set time stands on Today, and its page leads to where it is put right', async ({
  page,
  watch,
}) => {
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  await enterAs(page, speech, 'admin');
  const name = 'Gutscheine zum Jahreswechsel';
  const draft = await openDraft(page, speech, name);
  const revision = officePaths.revision(draft);

  // That a code keeps the rate with which it was given out, only the shop's books know: nothing is wrong with the folder.
  await page.goto(officePaths.draftThing(`${draft}.code.ebbe-10`));
  const rate = page.getByLabel(t('thing.field.vat_value'));
  const isSaved = () =>
    expect(page.getByRole('heading', { level: 1, name: t('thing.kind.code') })).toBeVisible();
  await rate.fill('7');
  await page.getByRole('button', { name: t('event.save') }).click();
  await isSaved();
  await page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true }).click();
  await page.getByRole('button', { name: t('revision.schedule') }).click();
  const dialog = page.getByRole('dialog');
  // The next minute that does not begin while the form is filled in.
  const [day, time] = atMuseum(new Date(journeyNow().getTime() + 90 * SECOND));
  await dialog.getByLabel(t('revision.schedule.day')).fill(day);
  await dialog.getByLabel(t('revision.schedule.time')).fill(time);
  await dialog.getByRole('button', { name: t('revision.schedule.submit') }).click();
  await expect(page.getByText(t('revision.schedule.done'))).toBeVisible();

  await menuLink(page, speech, 'office.menu.today').click();
  const missed = page.locator('.need', { has: page.getByRole('heading', { name: t('today.missed') }) });
  await expect(async () => {
    await page.getByRole('button', { name: t('today.refresh') }).click();
    await expect(missed.filter({ hasText: name })).toBeVisible({ timeout: 5 * SECOND });
  }).toPass({ timeout: 180 * SECOND });
  const moment = formats.moment(`${day} ${time}`);
  await expect(missed).toContainText(t('today.missed.at', { moment }));
  await expect(missed).toContainText(t('today.missed.wrong'));
  await looksRight(page);
  await tabTo(page, missed.getByRole('link', { name }), 200);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === revision);
  await expect(page.getByText(t('revision.missed.title'))).toBeVisible();
  await expect(page.getByText(t('revision.missed.wrong', { moment }))).toBeVisible();
  const problems = page.getByRole('table', { name: t('revision.problems') });
  await expect(problems).toContainText('EBBE-10-EURO');
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await problems.getByRole('link', { name: 'voucher-codes.yaml' }).press('Enter');
  await page.getByRole('link', { name: /^EBBE-10-EURO/ }).press('Enter');
  await expect(page.getByRole('main')).toContainText('EBBE-10-EURO');
  await expect(page.getByText(t('event.wrong', { count: 1 }))).toBeVisible();
  await rate.fill('');
  await page.getByRole('button', { name: t('event.save') }).press('Enter');
  await isSaved();
  await page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true }).click();
  await expect(page.getByRole('button', { name: t('revision.publish'), exact: true })).toBeEnabled();
  await expect(problems).toHaveCount(0);
});
