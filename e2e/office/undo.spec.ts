// A pass and a code are blocked by mistake, and unblocked again from the message that says so, by keyboard alone on a phone; not the code
// that was changed in another window meanwhile.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { buy, PASS, VOUCHER } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { PHONE, press, reach, typeInto, undoButton, undoByKeys } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Opens the page of what an order has bought, from its list. */
async function openBought(page: Page, path: string, number: string) {
  await page.goto(path);
  await page.getByRole('row').filter({ hasText: number }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('');
}

test('a pass is blocked and unblocked again by keyboard alone, and a code not over a change since', async ({
  page,
  watch,
}) => {
  watch.expectStatus(409);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const { number } = await buy(page, newEmail(), [VOUCHER, PASS]);

  await openBought(page, officePaths.passes(), number);
  await block(page, speech, 'pass');
  await undoByKeys(page, speech, t('pass.act.done.block'));
  await expect(page.getByText(t('passes.state.valid')).first()).toBeVisible();

  await openBought(page, officePaths.codes(), number);
  await block(page, speech, 'code');
  const undo = undoButton(page, speech, t('code.act.done.block'));
  // It stays while it has the focus.
  await reach(page, undo);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: t('code.act.unblock'), exact: true }).click();
  await other.getByLabel(t('code.act.reason')).fill('gefunden');
  await other
    .getByRole('dialog')
    .getByRole('button', { name: t('code.act.unblock'), exact: true })
    .click();
  await expect(other.getByText(t('code.act.done.unblock'))).toBeVisible();
  await other.close();
  await press(page, t('acts.undo'), page.getByRole('status'));
  const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'changed' });
  await expect(page.getByRole('alert')).toContainText(tooLate);
  await expect(page.getByText(t('codes.state.usable')).first()).toBeVisible();
});

async function block(page: Page, { t }: OfficeSpeech, thing: 'code' | 'pass') {
  const dialog = page.getByRole('dialog');
  await press(page, t(`${thing}.act.block`));
  await typeInto(page, dialog.getByLabel(t(`${thing}.act.reason`)), 'verloren');
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
}
