// What was typed in a form of the programme outlives a reload and a closed tab: it is in the form again, can be taken out and put
// back, and is forgotten once it is saved. What may not stay in a browser asks before it is lost.
import { expect, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../domain/language.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { test } from '../../support/journey.ts';
import { looksRight } from '../by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from '../colleague.ts';
import { openDraft } from './open-draft.ts';
import { seldomForms } from './seldom-forms.ts';

/** A page's form in a draft, in a tab. */
function imprintIn(at: Page, { t }: OfficeSpeech) {
  return {
    text: at
      .getByRole('group', { name: t('thing.field.markdown'), exact: true })
      .getByLabel(LANGUAGE_NAMES.de)
      .first(),
    isBack: at.getByText(t('office.typed.in')),
    putBack: at.getByRole('button', { name: t('office.typed.restore') }),
    async save() {
      await at.getByRole('button', { name: t('event.save') }).click();
      await expect(at.getByText(t('event.saved'))).toBeVisible();
    },
  };
}

test('what was typed and not saved is there after a reload and in another tab, until it is saved, and does not overwrite what somebody else has changed since', async ({
  page: first,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(first, speech, 'programme');
  const draft = await openDraft(first, speech, 'Getipptes');
  const address = officePaths.draftThing(`${draft}.page.imprint`);
  const closed = imprintIn(first, speech);
  await seldomForms(first, speech, draft).openKind('page');
  await first.getByRole('link', { name: 'Impressum' }).click();
  const before = await closed.text.inputValue();
  await expect(closed.isBack).toHaveCount(0);
  const typed = `${before}\n\nHaus am Strom, seit 1904.`;
  await closed.text.fill(typed);
  await first.reload();
  await expect(closed.isBack).toBeVisible();
  await expect(closed.text).toHaveValue(typed);
  await looksRight(first);

  await first.getByRole('button', { name: t('office.typed.discard') }).click();
  await expect(closed.text).toHaveValue(before);
  await expect(closed.putBack).toBeFocused();
  await closed.putBack.press('Enter');
  await expect(closed.text).toHaveValue(typed);

  const page = await first.context().newPage();
  const { text, isBack, putBack, save } = imprintIn(page, speech);
  await test.step('the tab is closed, and another one opened', async () => {
    await first.close();
    await page.goto(address);
    await expect(isBack).toBeVisible();
    await expect(text).toHaveValue(typed);
    await save();
    await page.getByRole('link', { name: 'Impressum' }).click();
    await expect(text).toHaveValue(typed);
    await expect(isBack).toHaveCount(0);
  });

  await test.step('a colleague saves what somebody else still types', async () => {
    await text.fill('Was Ada getippt hat');
    const colleague = await anotherVisitor({ locale: 'de-DE' });
    await enterAs(colleague, speech, 'programme');
    await colleague.goto(address);
    const other = imprintIn(colleague, speech);
    await other.text.fill('Was Ben gespeichert hat');
    await other.save();
    await page.reload();
    await expect(page.getByText(t('office.typed.changedSince'))).toBeVisible();
    await expect(text).toHaveValue('Was Ben gespeichert hat');
    await putBack.click();
    await expect(text).toHaveValue('Was Ada getippt hat');
  });

  await test.step('a code is money: no browser keeps it', async () => {
    await page.goto(officePaths.draftThing(`${draft}.code.new`));
    const code = page.getByLabel(t('thing.field.barcode'), { exact: true });
    await code.fill('WINTER-2026');
    const asked = page.waitForEvent('dialog');
    const reloading = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloading;
    await expect(code).not.toHaveValue('WINTER-2026');
    await expect(isBack).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('WINTER');
  });
});
