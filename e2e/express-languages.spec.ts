// Spec 1: the express payment works without login, in every language, and the tickets go to the provider's address.
import { expect } from '@playwright/test';
import { LANGUAGES } from '../domain/language.ts';
import { test } from './journey.ts';
import { attachment, onlyMailTo, pagesOf } from './mailbox.ts';
import { speak } from './speech.ts';
import { anEmail, buyExpress, fillCart } from './visitor.ts';

for (const language of LANGUAGES)
  test(`a visitor pays by express in ${language}, and the mail is in ${language} too`, async ({ page }) => {
    const speech = speak(language);
    const email = anEmail();
    await fillCart(page, speech);
    const number = await buyExpress(page, speech, email);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(`${speech.t('cart.success')} - Museum am Strom`);
    await expect(page.getByText(email)).toBeVisible();

    const mail = await onlyMailTo(email);
    expect(mail.subject).toContain(number);
    expect(mail.html).toContain(`lang="${language}"`);
    const pdf = attachment(mail, 'application/pdf', 2);
    expect(pdf.toString('latin1')).toMatch(new RegExp(`/Lang \\(${language}`));
    expect(pagesOf(pdf)).toBe(1);
  });
