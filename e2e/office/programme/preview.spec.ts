// A look at the page as it will be: from the form of an exhibition to its page in the shop, which nobody else sees.
import { expect } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { officePaths, previewAddress } from '../../../domain/office-addresses.ts';
import { test } from '../../support/journey.ts';
import { visit } from '../../support/visitor.ts';
import { enterAs, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';

test('an exhibition of a draft is looked at on its page in the shop, by staff alone', async ({
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

  const form = officePaths.draftEvent(`${draft}.mondwasser`);
  await page.goto(form);
  const name = page
    .getByRole('group', { name: t('event.name') })
    .first()
    .getByLabel(LANGUAGE_NAMES.de);
  const before = await name.inputValue();
  await name.fill('Wie es sein wird');
  await page.getByRole('button', { name: t('event.save') }).click();
  await expect(page.getByText(t('event.saved'))).toBeVisible();
  await page.goto(form);
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
});
