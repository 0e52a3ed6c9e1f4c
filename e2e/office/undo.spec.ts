// A code and a pass are blocked by mistake, and unblocked again from the message that says so: by keyboard alone in German, on a phone in
// English, where the code was changed in another window once.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const voucher = { type: 'voucher', id: 'gutschein-25', count: 1, greeting: '' };
const pass = {
  type: 'merchandise',
  id: 'jahreskarte',
  count: 1,
  owners: [
    {
      name: 'Ada Lovelace',
      address: { street: '', zip: '', city: '', country: '' },
      send_to_custom_addr: false,
    },
  ],
};

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
  const { number } = await buy(page, newEmail(), [voucher, pass]);
  const undoByKeys = async (said: string, state: string) => {
    const message = page.getByRole('status').filter({ hasText: said });
    await tabTo(page, message.getByRole('button', { name: t('acts.undo'), exact: true }), 120);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
    await expect(page.getByText(state).first()).toBeVisible();
  };
  const dialog = page.getByRole('dialog');

  await openBought(page, officePaths.codes(), number);
  await tabTo(page, page.getByRole('button', { name: t('code.act.block'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(t('code.act.reason')));
  await page.keyboard.type('verloren');
  await submitByEnter(page, dialog);
  await undoByKeys(t('code.act.done.block'), t('codes.state.usable'));

  await openBought(page, officePaths.passes(), number);
  await tabTo(page, page.getByRole('button', { name: t('pass.act.block'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(t('pass.act.reason')));
  await page.keyboard.type('verloren');
  await submitByEnter(page, dialog);
  await undoByKeys(t('pass.act.done.block'), t('passes.state.valid'));
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
  const { number } = await buy(page, newEmail(), [voucher, pass]);
  await page.setViewportSize({ width: 360, height: 740 });

  await openBought(page, officePaths.passes(), number);
  await block(page, speech, 'pass');
  await undo(page, speech, t('pass.act.done.block'));
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
  await undo(page, speech, t('code.act.done.block'));
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

async function undo(page: Page, { t }: OfficeSpeech, said: string) {
  const message = page.getByRole('status').filter({ hasText: said });
  await message.getByRole('button', { name: t('acts.undo'), exact: true }).click();
}
