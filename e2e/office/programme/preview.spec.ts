// A look at the page as it will be: from the form of an exhibition to its page in the shop, which nobody else sees. What shall not
// be any more is taken out of the draft.
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { officePaths, previewAddress } from '../../../domain/office-addresses.ts';
import { test } from '../../support/journey.ts';
import { tabTo } from '../../support/keys.ts';
import { visit } from '../../support/visitor.ts';
import { looksRight, PHONE } from '../by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';

test('an exhibition of a draft is looked at on its page in the shop, by staff alone; it and an article are taken out of the draft by keyboard, on a phone', async ({
  page: visitor,
  anotherVisitor,
  watch,
}) => {
  test.setTimeout(300_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, speech, 'programme');
  const draft = await openDraft(page, speech, 'Ein Blick voraus');

  await page.getByRole('link', { name: t('revision.events') }).click();
  await page.getByRole('link', { name: 'Mondwasser' }).click();
  const name = page
    .getByRole('group', { name: t('event.name') })
    .first()
    .getByLabel(LANGUAGE_NAMES.de);
  const before = await name.inputValue();
  await name.fill('Wie es sein wird');
  await page.getByRole('button', { name: t('event.save') }).click();
  await expect(page.getByText(t('event.saved'))).toBeVisible();
  await page.getByRole('link', { name: 'Wie es sein wird' }).click();
  await page.getByRole('button', { name: t('revision.preview') }).click();
  await page.waitForURL(/\/de\/tickets\/mondwasser$/, { timeout: 120_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie es sein wird');
  await expect(page.getByText(t('programme.preview.note'))).toBeVisible();

  // The secret leads to pages of the shop, and nowhere else.
  const secret = (await page.context().cookies()).find((one) => one.name === 'foyer-preview')?.value ?? '';
  for (const elsewhere of ['//museum.example/de/x', 'https://museum.example', '/de/../office']) {
    const answer = await page.request.get(previewAddress(secret, elsewhere), { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([303, '/']);
  }
  await page.getByRole('link', { name: t('programme.preview.end') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('programme.title') })).toBeVisible();
  await visit(visitor, '/de/tickets/mondwasser');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(before);

  await page.setViewportSize(PHONE);
  await page.goto(officePaths.draftEvent(`${draft}.mondwasser`));
  await takeOut(page, speech, 'Wie es sein wird', officePaths.draftEvents(draft));
  await page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true }).click();
  const kinds = page.getByRole('navigation', { name: t('things.more') });
  await kinds.getByRole('link', { name: t('thing.kind.article'), exact: true }).click();
  await page.getByRole('link', { name: 'Pegelbecher' }).click();
  await takeOut(page, speech, 'Pegelbecher', officePaths.draftThings(`${draft}.article`));
});

/** By keyboard, thought over once; ends at the list of what is left. */
async function takeOut(page: Page, { t }: OfficeSpeech, named: string, list: string) {
  const remove = page.getByRole('button', { name: t('event.remove') });
  await tabTo(page, remove, 100);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('event.remove.effect'))).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: t('event.remove') }), 20);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === list);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: named })).toHaveCount(0);
}
