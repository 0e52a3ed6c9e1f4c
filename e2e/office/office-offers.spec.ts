// A company asks, declines an offer that is withdrawn at that moment, is offered the same again, changes its numbers and accepts by
// the link; a school comes on two days and changes its numbers after it has paid. The pages fit a phone.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { cartWording } from '../../domain/wording/cart/cart-wording.ts';
import { customersWording } from '../../domain/wording/customers/customers-wording.ts';
import { groupOffersWording } from '../../domain/wording/group-offers/group-offers-wording.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { mailProblems } from '../support/valid-html.ts';
import { newEmail } from '../support/visitor.ts';
import { amountInEffect, looksRight, PHONE } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

/** Far enough away for a transfer, and open. */
const DAY = '2026-12-12';

const NEXT_DAY = '2026-12-13';
const DESK = { width: 1280, height: 800 };

async function ask(page: Page, language: string, email: string, organisation: string): Promise<number> {
  const data = {
    ...{ kind: 'company', name: 'Ada Lovelace', organisation, email, phone: '' },
    ...{ people: '12', days: 'December', wishes: 'With a tour, please', answers: {} },
  };
  const answer = await page.request.post(`/api/${language}/group-request`, { data });
  return (await answer.json()).data.number;
}

/** From the request: chooses the day and how many come. */
async function beginOffer(page: Page, { t }: OfficeSpeech): Promise<void> {
  await page.getByRole('link', { name: t('offer.begin') }).click();
  await expect(page.getByRole('button', { name: t('offer.hold') })).toBeVisible();
  await choose(page, { t }, DAY, '12');
}

async function choose(page: Page, { t }: Pick<OfficeSpeech, 't'>, day: string, count: string): Promise<void> {
  await page.getByLabel(t('desk.day'), { exact: true }).fill(day);
  await page.waitForURL(new RegExp(`day=${day}`));
  await page.getByRole('radio', { name: /Stehende Wellen|Standing Waves/ }).check();
  await page.locator('.desk-rows [type="number"]').first().fill(count);
}

async function makeOffer(page: Page, { t }: OfficeSpeech): Promise<void> {
  await page.getByRole('button', { name: t('offer.make', { total: '' }).replace(/\s+$/, '') }).click();
  await expect(page.getByText(t('offer.state.open'), { exact: true })).toBeVisible();
}

/** Opens the link in the mail that has another one than `before`, and answers it. */
async function openLink(page: Page, email: string, language: string, before = ''): Promise<string> {
  const linkIn = (text = '') => new RegExp(`http\\S+/${language}/offer/#\\S+`).exec(text)?.[0] ?? '';
  const found = async () =>
    (await mailsTo(email)).find(({ text }) => linkIn(text) !== '' && linkIn(text) !== before);
  await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
  const mail = await found();
  expect(await mailProblems(mail?.html ?? '')).toEqual([]);
  // Only the part after `#` may differ from the page before.
  await page.goto('about:blank');
  await page.goto(linkIn(mail?.text));
  return linkIn(mail?.text);
}

async function fillInAddress(visitor: Page, language: 'de' | 'en'): Promise<void> {
  const fields = customersWording[language];
  await visitor.getByLabel(fields['customers.field.street']).fill('Am Steg 1');
  await visitor.getByLabel(fields['customers.field.zip']).fill('10115');
  await visitor.getByLabel(fields['customers.field.city']).fill('Berlin');
  await visitor.getByRole('checkbox').check();
}

test('a company declines an offer that is withdrawn, is offered the visit again, changes its numbers and accepts', async ({
  anotherVisitor,
  page,
  watch,
}) => {
  watch.expectStatus(401, 410, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  const w = groupOffersWording.de;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const organisation = `Steg ${email.replace(/@.*/, '')}`;
  const number = await ask(page, 'de', email, organisation);
  await page.goto(officePaths.groupRequest(String(number)));
  await beginOffer(page, speech);
  await inspect(page);
  await page.setViewportSize(DESK);
  await page.getByRole('button', { name: t('offer.hold') }).click();
  await page.getByLabel(t('offer.message')).fill('Welcome!\nWe look forward to it.');
  await inspect(page);
  await page.setViewportSize(DESK);
  await makeOffer(page, speech);
  const visitor = await anotherVisitor();
  const withdrawn = await openLink(visitor, email, 'de');

  await test.step('it is withdrawn while the company declines it', async () => {
    await visitor.getByRole('button', { name: w['offer.decline'] }).click();
    await visitor.getByLabel(w['offer.because']).fill('Zu spät am Tag');
    await page.getByRole('button', { name: t('offer.withdraw') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('offer.withdraw') }).click();
    await expect(page.getByText(t('offer.state.withdrawn'), { exact: true })).toBeVisible();
    await visitor.getByRole('button', { name: w['offer.decline.button'], exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: w['offer.withdrawn'] })).toBeVisible();
    await checkPage(visitor, 'de');
  });

  await test.step('it is offered again, and the company changes its numbers', async () => {
    await beginOffer(page, speech);
    await page.getByRole('button', { name: t('offer.hold') }).click();
    await makeOffer(page, speech);
    await openLink(visitor, email, 'de', withdrawn);
    await expect(visitor.getByRole('heading', { level: 1, name: w['offer.open'] })).toBeVisible();
    expect(visitor.url()).not.toContain('#');
    await checkPage(visitor, 'de');
    await visitor.setViewportSize(PHONE);
    await visitor.locator('form').first().getByRole('textbox').first().fill('10');
    await visitor.getByRole('button', { name: w['offer.numbers.check'] }).click();
    await expect(visitor.getByText(w['offer.numbers.new'].replace(/\{.*/, '').trim())).toBeVisible();
    await looksRight(visitor);
    await visitor.getByRole('button', { name: w['offer.numbers.save'] }).click();
    await expect(visitor.getByText(/10 × /)).toBeVisible();
  });

  await test.step('it accepts, and the office sees so', async () => {
    const accept = visitor.getByRole('button', { name: cartWording.de['cart.order'], exact: true });
    await accept.click();
    await expect(visitor.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await looksRight(visitor);
    await fillInAddress(visitor, 'de');
    await accept.click();
    await expect(visitor.getByRole('heading', { level: 1, name: w['offer.accepted'] })).toBeVisible();
    await checkPage(visitor, 'de');
    await menuLink(page, speech, 'office.menu.groupRequests').click();
    await page.getByRole('combobox', { name: t('requests.show') }).selectOption('accepted');
    const row = page.getByRole('link', { name: new RegExp(organisation) });
    await expect(row).toBeVisible();
    await page.setViewportSize(PHONE);
    await looksRight(page);
    await row.click();
    await expect(page.getByText(t('offer.state.accepted'))).toBeVisible();
    await inspect(page);
  });
});

async function notePaid(page: Page, { t }: OfficeSpeech, number: number): Promise<void> {
  await page.goto(officePaths.groupRequest(String(number)));
  await page.getByRole('link', { name: t('offer.order'), exact: true }).click();
  await page.getByRole('button', { name: t('note.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('note.means')).selectOption('transfer');
  await dialog.getByLabel(t('note.amount')).fill(await amountInEffect(dialog));
  await submitByEnter(page, dialog);
  await page.waitForURL(/\/office\/orders\/\d{4}-\d+$/);
}

test('a school is offered two days, pays, and changes its numbers afterwards', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('en');
  const { t } = speech;
  const w = groupOffersWording.en;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const number = await ask(page, 'en', email, 'School by the river');
  await page.goto(officePaths.groupOffer(String(number)));
  await choose(page, speech, DAY, '12');
  await choose(page, speech, NEXT_DAY, '6');
  await expect(page.locator('.desk-lines li')).toHaveCount(2);
  await page.getByRole('button', { name: t('offer.hold') }).click();
  await makeOffer(page, speech);

  const visitor = await anotherVisitor();
  await openLink(visitor, email, 'en');
  await expect(visitor.getByText(/12 × /)).toBeVisible();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: w['offer.pdf'] }).click();
  expect((await download).suggestedFilename()).toBe(`${number}-1.pdf`);
  await fillInAddress(visitor, 'en');
  await visitor.getByRole('button', { name: cartWording.en['cart.order'], exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: w['offer.accepted'] })).toBeVisible();
  await notePaid(page, speech, number);

  await openLink(visitor, email, 'en');
  await expect(visitor.getByRole('heading', { level: 1, name: w['offer.paid'] })).toBeVisible();
  const counts = visitor.locator('form').first().getByRole('textbox');
  await counts.first().fill('10');
  await counts.last().fill('8');
  await visitor.getByRole('button', { name: w['offer.numbers.check'] }).click();
  await expect(visitor.getByText(/will go back to you the way it came, and/)).toBeVisible();
  await checkPage(visitor, 'en');
  await visitor.getByRole('button', { name: w['offer.numbers.save'] }).click();
  await expect(visitor.getByRole('heading', { name: w['offer.more'] })).toBeVisible();
  await checkPage(visitor, 'en');

  await page.goto(officePaths.groupRequest(String(number)));
  await expect(page.getByText(t('offer.order.more'))).toBeVisible();
  await page.setViewportSize(PHONE);
  await looksRight(page);
});
