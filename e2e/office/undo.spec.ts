// A code and a pass are blocked by mistake, and unblocked again from the message that says so: by keyboard alone in German, on a phone in
// English, where the code was changed in another window once.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { buy, PASS, VOUCHER } from './bought.ts';
import { press, typeInto, undoButton, undoByKeys } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

/** Opens the page of what an order has bought, from its list. */
async function openBought(page: Page, path: string, number: string) {
  await page.goto(path);
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
}

test('a code and a pass are blocked and unblocked again by keyboard alone, in German', async ({ page }) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const { number } = await buy(page, newEmail(), [VOUCHER, PASS]);
  const dialog = page.getByRole('dialog');

  await openBought(page, officePaths.codes(), number);
  await press(page, t('code.act.block'));
  await typeInto(page, dialog.getByLabel(t('code.act.reason')), 'verloren');
  await submitByEnter(page, dialog);
  await undoByKeys(page, speech, t('code.act.done.block'));
  await expect(page.getByText(t('codes.state.usable')).first()).toBeVisible();

  await openBought(page, officePaths.passes(), number);
  await press(page, t('pass.act.block'));
  await typeInto(page, dialog.getByLabel(t('pass.act.reason')), 'verloren');
  await submitByEnter(page, dialog);
  await undoByKeys(page, speech, t('pass.act.done.block'));
  await expect(page.getByText(t('passes.state.valid')).first()).toBeVisible();
});

test('a code and a pass are unblocked on a phone in English, but not over a change since', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401, 409);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'service');
  const { number } = await buy(page, newEmail(), [VOUCHER, PASS]);
  await page.setViewportSize({ width: 360, height: 740 });

  await openBought(page, officePaths.passes(), number);
  await block(page, speech, 'pass');
  await undoButton(page, speech, t('pass.act.done.block')).click();
  await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
  await expect(page.getByText(t('passes.state.valid')).first()).toBeVisible();

  await openBought(page, officePaths.codes(), number);
  await block(page, speech, 'code');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: t('code.act.unblock'), exact: true }).click();
  await other.getByLabel(t('code.act.reason')).fill('found');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('code.act.unblock'), exact: true })
    .click();
  await expect(other.getByText(t('code.act.done.unblock'))).toBeVisible();
  await other.close();
  await undoButton(page, speech, t('code.act.done.block')).click();
  const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'changed' });
  await expect(page.getByRole('alert')).toContainText(tooLate);
  await expect(page.getByText(t('codes.state.usable')).first()).toBeVisible();
});

async function block(page: Page, { t }: OfficeSpeech, thing: 'code' | 'pass') {
  await page.getByRole('button', { name: t(`${thing}.act.block`), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t(`${thing}.act.reason`)).fill('lost');
  await dialog.getByRole('button', { name: t(`${thing}.act.block`), exact: true }).click();
  const undoing = page.getByRole('status').getByRole('button', { name: t('acts.undo'), exact: true });
  // It stays while somebody points at it.
  await undoing.hover();
}
