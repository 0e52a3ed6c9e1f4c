// A school orders by transfer (ADR 100): the order's page and the mail say how to pay, a bank statement is read in, and the
// tickets arrive.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { referencesIn } from '../../domain/payments/creditor-reference.ts';
import { camt } from '../../server/testing/transfers/camt.ts';
import { dataFolder } from '../servers.ts';
import { checkPage } from '../support/check-page.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { type Speech, speechesOf } from '../support/speech.ts';
import { mailProblems } from '../support/valid-html.ts';
import {
  acceptTerms,
  arriveWithCart,
  fillInDetails,
  findVisit,
  newEmail,
  orderButton,
  ticketOffer,
  waitForApp,
  waitForOrder,
} from '../support/visitor.ts';

const EVENT = 'mondwasser';

/** Goes to the checkout with a class's tickets for a visit so many days ahead. */
async function fillForClass(page: Page, speech: Speech, daysAhead: number): Promise<void> {
  const { day, time } = await findVisit(page, EVENT, (places) => places > 10, daysAhead);
  const { tickets } = await ticketOffer(page, speech, EVENT);
  const id = tickets.find(({ price }) => price > 500)?.id ?? '';
  await arriveWithCart(page, speech, [{ type: 'ticket', id, datetime: `${day} ${time}`, count: 4 }]);
}

function transferIn(page: Page, { language }: Speech) {
  const name = { de: /^Überweisung/, en: /^Bank transfer/ }[language as 'de' | 'en'];
  return page.getByRole('radio', { name });
}

async function tellSchool(page: Page, speech: Speech, email: string): Promise<void> {
  const { t } = speech;
  await fillInDetails(page, speech, email);
  await transferIn(page, speech).check();
  const given = { company: 'Grundschule am Hafen', street: 'Schulweg 1', zip: '20457', city: 'Hamburg' };
  for (const [field, value] of Object.entries(given))
    await page
      .getByRole('textbox', { name: t(`customers.field.${field as keyof typeof given}`), exact: true })
      .fill(value);
}

/** The bank's file with one booking, read in beside the running shop. */
function readStatement(amount: string, said: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'statement-'));
  try {
    const file = join(folder, 'statement.xml');
    writeFileSync(file, camt([{ amount, said }]));
    const program = new URL('../../server/commands/statement.ts', import.meta.url).pathname;
    return execFileSync(process.execPath, [program, file], {
      env: { ...process.env, DATA_DIR: dataFolder('shop') },
      encoding: 'utf8',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const speech of speechesOf('de')) {
  const { t, language } = speech;

  test(`a school pays by transfer, in ${language}`, async ({ page }) => {
    const email = newEmail();
    await fillForClass(page, speech, 51);
    await tellSchool(page, speech, email);
    await checkPage(page, language);
    await acceptTerms(page, speech);
    await orderButton(page, speech).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer.title'));
    await expect(page.getByRole('img', { name: t('transfer.code') })).toBeVisible();
    await checkPage(page, language);
    await page.reload();
    await waitForApp(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer.title'));
    await expect(page.getByRole('img', { name: t('transfer.code') })).toBeVisible();

    const [mail] = await waitForMails(email, 1);
    expect(await mailProblems(mail?.html ?? '')).toEqual([]);
    const [reference = ''] = referencesIn(mail?.text ?? '');
    const shown = await page.getByRole('definition').allTextContents();
    expect(referencesIn(shown.join(' | '))).toEqual([reference]);

    const amount = /(\d+)[.,](\d\d)/.exec(mail?.subject ?? '');
    expect(readStatement(`${amount?.[1]}.${amount?.[2]}`, `Klasse 5b ${reference.toLowerCase()}`)).toContain(
      '1 matched',
    );
    const withPdf = ({ attachments }: Email) =>
      attachments.some(({ mimeType }) => mimeType === 'application/pdf');
    expect((await waitForMails(email, 2)).filter(withPdf)).toHaveLength(1);
    await page.reload();
    await waitForOrder(page, speech);
  });
}

const speech = speechesOf('en')[0] as Speech;
const { t } = speech;

test('a visit in a few days cannot be paid by transfer; with the keyboard alone, the reference of a later one is copied and its order canceled', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatus(410);
  await test.step('the checkout says from when on a visit can be paid by transfer', async () => {
    await fillForClass(page, speech, 3);
    await waitForCompletePage(page);
    await expect(transferIn(page, speech)).toHaveCount(0);
    const [before = ''] = t('transfer.not.visit_too_soon', { day: '§' }).split('§');
    await expect(page.getByText(before.trim())).toBeVisible();
  });

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await fillForClass(page, speech, 58);
  await tellSchool(page, speech, newEmail());
  await acceptTerms(page, speech);
  await orderButton(page, speech).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('transfer.title'));
  const copy = page.getByRole('button', {
    name: t('transfer.copy.label', { what: t('transfer.reference') }),
    exact: true,
  });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: t('transfer.reference') })).toBeVisible();
  expect(referencesIn(await page.evaluate(() => navigator.clipboard.readText()))).toHaveLength(1);
  await tabTo(page, page.getByRole('button', { name: t('transfer.cancel'), exact: true }));
  await page.keyboard.press('Enter');
  await checkPage(page, 'en');
  await tabTo(page, page.getByRole('button', { name: t('transfer.cancel.yes'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('transfer.canceled'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('transfer.canceled.text'))).toBeVisible();
  await page.reload();
  await waitForApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
});
