// A picture that another one has replaced is still in the draft: it is seen there as unused, and removed. Drafts are compared with
// each other.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { sidewaysOverflow } from '../../support/inspect.ts';
import { test } from '../../support/journey.ts';
import { looksRight, PHONE } from '../by-keys.ts';
import { enterAs, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';
import { seldomForms } from './seldom-forms.ts';

const drawing = readFileSync(new URL('../../../museum/images/mondwasser.svg', import.meta.url), 'utf8');

test('a picture that nothing names any more is shown, and removed from the draft', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'programme');
  const draft = await openDraft(page, speech, 'Ordnung in den Bildern');

  const { inLanguage, openSection, save, listed } = seldomForms(page, speech, draft);
  for (const name of ['Winter.svg', 'Sommer.svg']) {
    await openSection('look');
    await inLanguage(t('thing.field.title')).fill('Am Strom');
    await page.getByLabel(t('thing.field.link')).fill('/vouchers');
    await page.getByLabel(t('thing.field.image'), { exact: true }).setInputFiles({
      name,
      mimeType: 'image/svg+xml',
      // Two files, not one under two names.
      buffer: Buffer.from(`${drawing}<!-- ${name} -->`),
    });
    await expect(page.getByText(t('event.picture.now', { file: name }))).toBeVisible();
    await save();
    await listed('settings');
  }

  await page.getByRole('link', { name: t('revision.title', { number: draft }), exact: true }).click();
  await page.getByRole('link', { name: t('unused.title') }).click();
  const old = page.getByRole('checkbox', { name: 'images/winter.svg' });
  await expect(old).toBeChecked();
  await expect(page.getByText('images/sommer.svg')).toHaveCount(0);
  await expect(page.locator('.unused-look').first()).toHaveJSProperty('complete', true);
  await looksRight(page);
  await page.setViewportSize(PHONE);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  const chosen = page.getByRole('checkbox', { checked: true });
  while ((await chosen.count()) > 0) await chosen.first().uncheck();
  const remove = page.getByRole('button', { name: t('unused.remove') });
  await remove.click();
  await expect(page.getByText(t('office.form.errors'))).toBeVisible();
  await old.check();
  await remove.click();
  await expect(page.getByText(t('unused.removed', { count: 1 }))).toBeVisible();
  await expect(old).toHaveCount(0);

  // Another draft knows nothing of the picture: compared with this one, it takes it out.
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDraft(page, speech, 'Ein anderer Entwurf');
  await expect(page.getByText(t('revision.changes.none'))).toBeVisible();
  await page.getByLabel(t('revision.compare')).selectOption(draft);
  await page.waitForURL(new RegExp(`with=${draft}$`));
  await expect(page.getByText('images/sommer.svg')).toBeVisible();
  await looksRight(page);
  await page.reload();
  await expect(page.getByText('images/sommer.svg')).toBeVisible();
});
