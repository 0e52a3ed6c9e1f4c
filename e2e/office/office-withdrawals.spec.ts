// A visitor withdraws from a purchase: from the list to the money on its way back.
import { expect, type Page } from '@playwright/test';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

async function withdraw(page: Page, email: string, name: string): Promise<void> {
  const voucher = { type: 'voucher', id: 'gutschein-25', count: 1, greeting: '' };
  const { number } = await buy(page, email, [voucher]);
  await waitForMails(email, 1);
  const answer = await page.request.post('/api/de/withdrawal', { data: { name, number, email } });
  expect(answer.status()).toBe(200);
}

for (const language of ['de', 'en'] as const)
  test(`in ${language}, a withdrawal is carried out from the list`, async ({ anotherVisitor, watch }) => {
    watch.expectStatus(401);
    const speech = officeSpeech(language);
    const { t } = speech;
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'service');
    const email = newEmail();
    const name = `Ada ${email.replace(/@.*/, '')}`;
    await withdraw(page, email, name);
    await menuLink(page, speech, 'office.menu.withdrawals').click();
    await page.getByRole('link', { name }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('withdrawal.title', { name }) }),
    ).toBeVisible();
    await inspect(page);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: t('withdrawal.carryOut'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expect(dialog).toContainText(email);
    await looksRight(page);
    await dialog.getByRole('button', { name: t('withdrawal.carryOut'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: t('withdrawal.carryOut'), exact: true })).toHaveCount(0);
    // The order's, the receipt of the declaration, and that about the money.
    await waitForMails(email, 3);
    await menuLink(page, speech, 'office.menu.withdrawals').click();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  });
