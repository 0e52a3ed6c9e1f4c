// What was typed in a form of the programme outlives a reload and a closed tab: it is in the form again, can be taken out and put
// back, and is forgotten once it is saved. What may not stay in a browser asks before it is lost.
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { test } from '../../support/journey.ts';
import { looksRight } from '../by-keys.ts';
import { enterAs, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';

test('what was typed and not saved is there after a reload and in another tab, until it is saved', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'programme');
  const draft = await openDraft(page, speech, 'Getipptes');
  const address = officePaths.draftThing(`${draft}.page.imprint`);
  const save = (at: Page) => at.getByRole('button', { name: t('event.save') }).click();
  const textOf = (at: Page) =>
    at
      .getByRole('group', { name: t('thing.field.markdown'), exact: true })
      .getByLabel(LANGUAGE_NAMES.de)
      .first();
  const isBack = (at: Page) => at.getByText(t('office.typed.in'));

  await page.goto(address);
  const before = await textOf(page).inputValue();
  await expect(isBack(page)).toHaveCount(0);
  const typed = `${before}\n\nHaus am Strom, seit 1904.`;
  await textOf(page).fill(typed);
  await page.reload();
  await expect(isBack(page)).toBeVisible();
  await expect(textOf(page)).toHaveValue(typed);
  await looksRight(page);

  await page.getByRole('button', { name: t('office.typed.discard') }).click();
  await expect(textOf(page)).toHaveValue(before);
  const putBack = page.getByRole('button', { name: t('office.typed.restore') });
  await expect(putBack).toBeFocused();
  await putBack.press('Enter');
  await expect(textOf(page)).toHaveValue(typed);

  // The tab is closed, and another one opened.
  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await expect(isBack(other)).toBeVisible();
  await expect(textOf(other)).toHaveValue(typed);
  await save(other);
  await expect(other.getByText(t('event.saved'))).toBeVisible();
  await other.goto(address);
  await expect(textOf(other)).toHaveValue(typed);
  await expect(isBack(other)).toHaveCount(0);

  // A code is money: no browser keeps it.
  await other.goto(officePaths.draftThing(`${draft}.code.new`));
  await other.getByLabel(t('thing.field.barcode'), { exact: true }).fill('WINTER-2026');
  const asked = other.waitForEvent('dialog');
  const reloading = other.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloading;
  await expect(other.getByLabel(t('thing.field.barcode'), { exact: true })).not.toHaveValue('WINTER-2026');
  await expect(isBack(other)).toHaveCount(0);
  expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('WINTER');
});

test('what somebody else has changed since is not overwritten by what was typed before', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'programme');
  const draft = await openDraft(page, speech, 'Getipptes');
  const address = officePaths.draftThing(`${draft}.page.imprint`);
  const textOf = (at: Page) =>
    at
      .getByRole('group', { name: t('thing.field.markdown'), exact: true })
      .getByLabel(LANGUAGE_NAMES.de)
      .first();
  await page.goto(address);
  await textOf(page).fill('Was Ada getippt hat');

  const colleague = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(colleague, speech, 'programme');
  await colleague.goto(address);
  await textOf(colleague).fill('Was Ben gespeichert hat');
  await colleague.getByRole('button', { name: t('event.save') }).click();
  await expect(colleague.getByText(t('event.saved'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(t('office.typed.changedSince'))).toBeVisible();
  await expect(textOf(page)).toHaveValue('Was Ben gespeichert hat');
  await page.getByRole('button', { name: t('office.typed.restore') }).click();
  await expect(textOf(page)).toHaveValue('Was Ada getippt hat');
});
