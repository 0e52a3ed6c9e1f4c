// Spec 1: the express payment works without login, and the tickets go to the address that the payment provider gives. Each
// page on the way is checked here, because the crawl cannot reach these pages without a cart.
import { expect } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { attachment, onlyMailTo, pagesOf } from '../support/mailbox.ts';
import { speechIn, testedLanguages } from '../support/speech.ts';
import { chooseExpress, fillCart, newEmail, order, payExpress, waitForOrder } from '../support/visitor.ts';

for (const language of testedLanguages())
  test(`a visitor pays by express in ${language}, and the mail is in ${language} too`, async ({ page }) => {
    const speech = speechIn(language);
    const email = newEmail();
    await fillCart(page, speech);
    await chooseExpress(page, speech);
    await checkPage(page, language);
    await order(page, speech);
    await checkPage(page, language);
    await payExpress(page, speech, email);
    const number = await waitForOrder(page, speech);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${speech.t('cart.success')} - Museum am Strom`);
    await expect(page.getByText(email)).toBeVisible();
    await checkPage(page, language);
    await page.getByRole('link', { name: speech.t('cart.success.review') }).click();
    await expect(page.getByRole('heading', { level: 2, name: speech.t('cart.review.lines') })).toBeVisible();
    await checkPage(page, language);

    const mail = await onlyMailTo(email);
    expect(mail.subject).toContain(number);
    expect(mail.html).toContain(`lang="${language}"`);
    const pdf = attachment(mail, 'application/pdf', 3);
    expect(pdf.toString('latin1')).toMatch(new RegExp(`/Lang \\(${language}`));
    expect(pagesOf(pdf)).toBe(1);
  });
