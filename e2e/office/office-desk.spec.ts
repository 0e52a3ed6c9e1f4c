// A queue at the desk, served with the keyboard alone; a sale on the phone; and the desk on a phone's screen.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { waitForMails } from '../support/mailbox.ts';
import { newEmail } from '../support/visitor.ts';
import { goByMenu, looksRight, PHONE, typeInto } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

// One after the other: each looks at the next time, whose places the others take.
test.describe.configure({ mode: 'default' });

/** The count that has the focus, once the next sale can begin. */
async function awaitNextSale(page: Page) {
  await expect(page.locator('.desk-rows').getByRole('spinbutton').first()).toBeFocused();
}

/** Everything is typed; answers how many keys that took. */
async function typeSale(page: Page, { t }: OfficeSpeech, persons: string): Promise<number> {
  const keys = [persons, 'Enter', 'Enter'];
  await page.keyboard.press(persons);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: t('desk.way.terminal') })).toBeFocused();
  await page.keyboard.press('Enter');
  await awaitNextSale(page);
  return keys.length;
}

/** The tour that asks two questions, whole: what is missing is said, and answered, before anything is held. */
async function sellBirthday(page: Page, { t }: OfficeSpeech) {
  const { data } = await (await page.request.get('/api/de/tour?tour=papiergeburtstag-de')).json();
  await page.goto(`${officePaths.desk()}?day=${data.detail.next_date}`);
  await awaitNextSale(page);
  await page.keyboard.press('k');
  await expect(page.getByRole('radio', { name: t('desk.kind.tours') })).toBeChecked();
  const birthday = page.locator('[name="tour"][value="papiergeburtstag-de"]');
  await expect(birthday).toBeVisible();
  for (let tours = 0; tours < 20 && !(await birthday.isChecked()); tours += 1) await page.keyboard.press('e');
  await page.locator('[name="count-ticket.geburtstag-child"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(t('desk.tour.missing.people'));
  await page.keyboard.press('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(t('desk.tour.unanswered'));
  await expect(page.locator('.desk-questions input').first()).toBeFocused();
  await looksRight(page);
  await page.keyboard.type('Mia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: t('desk.way.terminal') })).toBeFocused();
  await page.keyboard.press('Enter');
  await awaitNextSale(page);
  await expect(page.getByRole('radio', { name: t('desk.kind.visits') })).toBeChecked();
}

/** A pass needs its owner's name; it is sold together with an article and a voucher. */
async function sellGoods(page: Page, { t }: OfficeSpeech) {
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await expect(page.locator('[name="pass"]:checked')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('desk.pass.owner'))).toBeFocused();
  await expect(page.getByText(t('desk.pass.missing'))).toBeVisible();
  await looksRight(page);
  await page.keyboard.type('Ada Lovelace');
  await page.locator('[name="kind"][value="goods"]').focus();
  await page.keyboard.press('Space');
  await page.locator('[name="count-katalog-mondwasser"]').fill('1');
  await looksRight(page);
  await page.locator('[name="kind"][value="vouchers"]').focus();
  await page.keyboard.press('Space');
  await page.getByRole('spinbutton', { name: t('desk.voucher') }).fill('1');
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: t('desk.way.terminal') })).toBeFocused();
  await page.keyboard.press('Enter');
  await awaitNextSale(page);
}

const numberIn = async (page: Page) =>
  /\d{4}-\d+/.exec((await page.getByRole('status').allTextContents()).join(' '))?.[0] ?? '';

test('a queue is served with the keyboard alone', async ({ anotherVisitor, watch }) => {
  watch.expectStatus(401);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'service');
  await menuLink(page, speech, 'office.menu.desk').click();
  await awaitNextSale(page);
  await looksRight(page);

  // Two adults for the next time, in at most six keys, and the next in the queue at once.
  expect(await typeSale(page, speech, '2')).toBeLessThanOrEqual(6);
  const first = await numberIn(page);
  await looksRight(page);
  await typeSale(page, speech, '1');
  const second = await numberIn(page);
  expect(first).toMatch(/^\d{4}-\d+$/);
  expect(second).not.toBe(first);

  // One key prints: the papers open beside the office.
  const asked = page
    .context()
    .waitForEvent('request', (request) => /\/documents\/.+tickets/.test(request.url()));
  const [paper] = await Promise.all([page.waitForEvent('popup'), asked, page.keyboard.press('p')]);
  await paper.close();
  await page.bringToFront();

  // Whoever turns back frees the places; the register is chosen by a digit.
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: t('desk.way.terminal') })).toBeFocused();
  await page.keyboard.press('2');
  await expect(page.getByRole('radio', { name: t('desk.way.register') })).toBeChecked();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await awaitNextSale(page);
  await expect(page.locator('.desk-rows').getByRole('spinbutton').first()).toHaveValue('3');
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('desk.sale.empty'))).toBeVisible();

  // The rest on a phone's screen.
  await page.setViewportSize(PHONE);
  await sellBirthday(page, speech);
  const tour = await numberIn(page);
  expect(tour).not.toBe(second);
  await sellGoods(page, speech);
  expect(await numberIn(page)).not.toBe(tour);

  // The order says who sold it.
  await page.goto(officePaths.order(second));
  await expect(page.getByText(t('journal.did.desk.sold'))).toBeVisible();
  await expect(page.getByText(t('order.payment.provider')).first()).toBeVisible();
});

test('on a phone, a call is answered: the tickets go by mail, are paid by a link, or given away', async ({
  page,
}) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  await page.setViewportSize(PHONE);
  await enterAs(page, speech, 'admin');
  await goByMenu(page, speech, 'office.menu.desk');
  await awaitNextSale(page);
  // One more of the first kind of ticket.
  const more = page.locator('.desk-rows').getByRole('button').nth(1);
  await more.click();
  await more.click();
  await looksRight(page);
  await page.getByRole('button', { name: t('desk.hold'), exact: true }).click();
  await looksRight(page);
  const email = newEmail();
  const address = page.getByLabel(t('desk.email'), { exact: false }).last();
  await typeInto(page, page.getByLabel(t('desk.name'), { exact: false }).first(), 'Ada Lovelace');
  await typeInto(page, address, 'ada@');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(t('desk.email'));
  await typeInto(page, address, email);
  await looksRight(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('desk.mailed', { email }))).toBeVisible();
  await awaitNextSale(page);
  await looksRight(page);
  await waitForMails(email, 1);

  // Paid by a link, for the first day after today on which the museum is open.
  const { data } = await (await page.request.get('/api/de/tour?tour=pumpwerk-rundgang-de')).json();
  await page.goto(`${officePaths.desk()}?day=${data.next_date}`);
  await awaitNextSale(page);
  await more.click();
  await page.getByRole('button', { name: t('desk.hold'), exact: true }).click();
  await page.getByRole('radio', { name: t('desk.way.link') }).check();
  await page.getByLabel(t('desk.name'), { exact: false }).first().fill('Ada Lovelace');
  await page.getByLabel(t('desk.email'), { exact: false }).last().fill(email);
  await expect(page.getByLabel(t('desk.until'))).not.toHaveValue('');
  await looksRight(page);
  await page.getByRole('button', { name: /Link senden/ }).click();
  await expect(page.getByText(/Der Link zum Bezahlen geht an/)).toContainText(email);
  await awaitNextSale(page);

  // Given away, with a reason.
  await more.click();
  await page.getByRole('button', { name: t('desk.hold'), exact: true }).click();
  await page.getByRole('radio', { name: t('desk.way.give') }).check();
  await page.getByRole('button', { name: t('desk.give'), exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText(t('desk.reason'));
  await page.getByLabel(t('desk.reason')).fill('Presse');
  await looksRight(page);
  await page.getByRole('button', { name: t('desk.give'), exact: true }).click();
  await expect(page.getByText(/verschenkt\./)).toBeVisible();
});
