// A company asks, is offered what it asked for, changes its numbers and accepts by the link; another declines; a school comes on two
// days and changes its numbers after it has paid. The pages fit a phone.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { cartWording } from '../../domain/wording/cart/cart-wording.ts';
import { customersWording } from '../../domain/wording/customers/customers-wording.ts';
import { groupOffersWording } from '../../domain/wording/group-offers/group-offers-wording.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect, sidewaysOverflow, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { mailsTo } from '../support/mailbox.ts';
import { mailProblems } from '../support/valid-html.ts';
import { newEmail } from '../support/visitor.ts';
import { amountInEffect } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

/** Far enough away for a transfer, and open. */
const DAY = '2026-12-12';

async function ask(page: Page, language: string, email: string): Promise<number> {
  const data = {
    ...{ kind: 'company', name: 'Ada Lovelace', organisation: 'Steg GmbH', email, phone: '' },
    ...{ people: '12', days: 'December', wishes: 'With a tour, please', answers: {} },
  };
  const answer = await page.request.post(`/api/${language}/group-request`, { data });
  return (await answer.json()).data.number;
}

async function offerTo(page: Page, { t }: OfficeSpeech, number: number): Promise<void> {
  await page.goto(officePaths.groupRequest(String(number)));
  await page.getByRole('link', { name: t('offer.begin') }).click();
  await expect(page.getByRole('button', { name: t('offer.hold') })).toBeVisible();
  await page.goto(`${officePaths.groupOffer(String(number))}?day=${DAY}`);
  await page.getByRole('radio', { name: /Stehende Wellen|Standing Waves/ }).check();
  await page.locator('.desk-rows [type="number"]').first().fill('12');
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: t('offer.hold') }).click();
  await page.getByLabel(t('offer.message')).fill('Welcome!\nWe look forward to it.');
  await inspect(page);
  await page.screenshot({ path: test.info().outputPath('office-offer.png'), fullPage: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: t('offer.make', { total: '' }).replace(/\s+$/, '') }).click();
  await expect(page.getByText(t('offer.state.open'), { exact: true })).toBeVisible();
}

async function openLink(page: Page, email: string, language: string): Promise<void> {
  const found = async () => (await mailsTo(email)).find(({ text }) => text?.includes('/offer/#'));
  await expect.poll(found, { timeout: 60_000 }).toBeTruthy();
  const mail = await found();
  expect(await mailProblems(mail?.html ?? '')).toEqual([]);
  await page.goto(new RegExp(`http\\S+/${language}/offer/#\\S+`).exec(mail?.text ?? '')?.[0] ?? '');
}

for (const language of ['de', 'en'] as const)
  test(`in ${language}, a company is offered a visit, changes its numbers and accepts`, async ({
    anotherVisitor,
    watch,
  }) => {
    watch.expectStatus(401);
    watch.expectStatus(422);
    const speech = officeSpeech(language);
    const page = await anotherVisitor({ locale: language === 'de' ? 'de-DE' : 'en-GB' });
    await enterAs(page, speech, 'service');
    const email = newEmail();
    const number = await ask(page, language, email);
    await offerTo(page, speech, number);

    const w = groupOffersWording[language];
    const fields = customersWording[language];
    const visitor = await anotherVisitor();
    await openLink(visitor, email, language);
    await expect(visitor.getByRole('heading', { level: 1, name: w['offer.open'] })).toBeVisible();
    expect(visitor.url()).not.toContain('#');
    await checkPage(visitor, language);
    for (const width of [360, 768, 1280]) {
      await visitor.setViewportSize({ width, height: 800 });
      await visitor.screenshot({ path: test.info().outputPath(`offer-${width}.png`), fullPage: true });
    }
    await visitor.setViewportSize({ width: 360, height: 800 });
    const count = visitor.locator('form').first().getByRole('textbox').first();
    await count.fill('10');
    await visitor.getByRole('button', { name: w['offer.numbers.check'] }).click();
    await expect(visitor.getByText(w['offer.numbers.new'].replace(/\{.*/, '').trim())).toBeVisible();
    await waitForCompletePage(visitor);
    expect(await violations(visitor)).toEqual([]);
    expect(await sidewaysOverflow(visitor)).toBeLessThanOrEqual(0);
    await visitor.getByRole('button', { name: w['offer.numbers.save'] }).click();
    await expect(visitor.getByText(/10 × /)).toBeVisible();

    await visitor.getByRole('button', { name: cartWording[language]['cart.order'], exact: true }).click();
    await expect(visitor.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await waitForCompletePage(visitor);
    expect(await violations(visitor)).toEqual([]);
    await visitor.getByLabel(fields['customers.field.street']).fill('Am Steg 1');
    await visitor.getByLabel(fields['customers.field.zip']).fill('10115');
    await visitor.getByLabel(fields['customers.field.city']).fill('Berlin');
    await visitor.getByRole('checkbox').check();
    await visitor.getByRole('button', { name: cartWording[language]['cart.order'], exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: w['offer.accepted'] })).toBeVisible();
    await checkPage(visitor, language);
    await visitor.screenshot({ path: test.info().outputPath('accepted.png'), fullPage: true });

    await page.goto(`${officePaths.groupRequests()}?state=accepted`);
    await expect(page.getByRole('link', { name: /Steg GmbH/ }).first()).toBeVisible();
    await inspect(page);
    await page.goto(officePaths.groupRequest(String(number)));
    await expect(page.getByText(speech.t('offer.state.accepted'))).toBeVisible();
    await inspect(page);
    await page.screenshot({ path: test.info().outputPath('office-request.png'), fullPage: true });
  });

test('a company declines in one window and reads so in the other; an offer that was withdrawn says so', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  watch.expectStatus(410);
  const speech = officeSpeech('de');
  const { t } = speech;
  const w = groupOffersWording.de;
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const number = await ask(page, 'de', email);
  await offerTo(page, speech, number);
  const visitor = await anotherVisitor();
  await openLink(visitor, email, 'de');
  await visitor.getByRole('button', { name: w['offer.decline'] }).click();
  await visitor.getByLabel(w['offer.because']).fill('Zu spät am Tag');
  await page.getByRole('button', { name: t('offer.withdraw') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('offer.withdraw') })
    .click();
  await expect(page.getByText(t('offer.state.withdrawn'), { exact: true })).toBeVisible();
  await visitor.getByRole('button', { name: w['offer.decline.button'], exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: w['offer.withdrawn'] })).toBeVisible();
  await checkPage(visitor, 'de');
});

const NEXT_DAY = '2026-12-13';

async function accept(visitor: Page, language: 'de' | 'en'): Promise<void> {
  const fields = customersWording[language];
  await visitor.getByLabel(fields['customers.field.street']).fill('Am Steg 1');
  await visitor.getByLabel(fields['customers.field.zip']).fill('10115');
  await visitor.getByLabel(fields['customers.field.city']).fill('Berlin');
  await visitor.getByRole('checkbox').check();
  await visitor.getByRole('button', { name: cartWording[language]['cart.order'], exact: true }).click();
}

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

async function shoot(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: test.info().outputPath(`${name}-dark.png`), fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
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
  const number = await ask(page, 'en', email);
  await page.goto(`${officePaths.groupOffer(String(number))}?day=${DAY}`);
  await page.getByRole('radio', { name: /Stehende Wellen|Standing Waves/ }).check();
  await page.locator('.desk-rows [type="number"]').first().fill('12');
  await page.getByLabel(t('desk.day'), { exact: true }).fill(NEXT_DAY);
  await page.waitForURL(new RegExp(`day=${NEXT_DAY}`));
  await expect(page.locator('.desk-lines li')).toHaveCount(1);
  await page.getByRole('radio', { name: /Stehende Wellen|Standing Waves/ }).check();
  await page.locator('.desk-rows [type="number"]').first().fill('6');
  await expect(page.locator('.desk-lines li')).toHaveCount(2);
  await shoot(page, 'choosing');
  await page.getByRole('button', { name: t('offer.hold') }).click();
  await page.getByRole('button', { name: t('offer.make', { total: '' }).replace(/\s+$/, '') }).click();
  await expect(page.getByText(t('offer.state.open'), { exact: true })).toBeVisible();

  const visitor = await anotherVisitor();
  await openLink(visitor, email, 'en');
  await expect(visitor.getByText(/12 × /)).toBeVisible();
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: w['offer.pdf'] }).click();
  expect((await download).suggestedFilename()).toBe(`${number}-1.pdf`);
  await accept(visitor, 'en');
  await expect(visitor.getByRole('heading', { level: 1, name: w['offer.accepted'] })).toBeVisible();
  await notePaid(page, speech, number);

  await visitor.goto('about:blank');
  await openLink(visitor, email, 'en');
  await expect(visitor.getByRole('heading', { level: 1, name: w['offer.paid'] })).toBeVisible();
  const counts = visitor.locator('form').first().getByRole('textbox');
  await counts.first().fill('10');
  await counts.last().fill('8');
  await visitor.getByRole('button', { name: w['offer.numbers.check'] }).click();
  await expect(visitor.getByText(/will go back to you the way it came, and/)).toBeVisible();
  await checkPage(visitor, 'en');
  await shoot(visitor, 'paid');
  await visitor.getByRole('button', { name: w['offer.numbers.save'] }).click();
  await expect(visitor.getByRole('heading', { name: w['offer.more'] })).toBeVisible();
  await checkPage(visitor, 'en');
  await shoot(visitor, 'more');

  await page.goto(officePaths.groupRequest(String(number)));
  await expect(page.getByText(t('offer.order.more'))).toBeVisible();
  await inspect(page);
  await shoot(page, 'office-request');
});
