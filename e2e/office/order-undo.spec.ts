// An act on an order is undone: from the message that says it is done, from the history later, and not over a colleague's change.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { buyTickets } from '../support/bought.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

test('what was done is undone, but for what a colleague has changed since', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401, 409);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en' });
  await enterAs(page, speech, 'service');
  const { number } = await buyTickets(page, newEmail(), 2);
  await page.goto(officePaths.order(number));

  await leaveNote(page, speech, 'Kommt später.');
  const message = page.getByRole('status').filter({ hasText: t('acts.note.done') });
  await tabTo(page, message.getByRole('button', { name: t('acts.undo'), exact: true }), 120);
  await inspect(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
  await expect(page.locator('del', { hasText: 'Kommt später.' })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await leaveNote(page, speech, 'Mit Kinderwagen.');
  const colleague = await anotherVisitor({ locale: 'en' });
  await enterAs(colleague, speech, 'service');
  await colleague.goto(officePaths.order(number));
  const inHistory = new RegExp(`^${t('acts.undo')}.*service`);
  await colleague.setViewportSize(PHONE);
  await looksRight(colleague);
  await colleague.getByRole('button', { name: inHistory }).click();
  await expect(colleague.getByText(t('acts.undo.done'))).toBeVisible();
  await expect(colleague.getByRole('button', { name: inHistory })).toHaveCount(0);

  // This page still shows the note as it was.
  await page.getByRole('button', { name: inHistory }).click();
  const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'changed' });
  await expect(page.getByRole('alert')).toContainText(tooLate);
  await expect(page.locator('del', { hasText: 'Mit Kinderwagen.' })).toBeVisible();
  await expect(page.getByRole('button', { name: inHistory })).toHaveCount(0);
});

async function leaveNote(page: Page, { t }: OfficeSpeech, text: string) {
  await page.getByRole('button', { name: t('acts.note'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('acts.note.text')).fill(text);
  await dialog.getByRole('button', { name: t('acts.note.submit') }).click();
  await expect(dialog).toBeHidden();
}
