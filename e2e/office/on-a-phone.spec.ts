// What visitors wish for, seen to by somebody in the office who has a phone in the hand and keys to go by: another day, one of three
// who cannot come, a misspelt address, a lost mail, a school that pays later, a pass for somebody who died.
import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { mailsTo, waitForMails } from '../support/mailbox.ts';
import { findVisit, newEmail } from '../support/visitor.ts';
import { buy, buyTickets, PASS, reserve } from './bought.ts';
import { follow, goByMenu, looksRight, PHONE, press, reach, tick, typeDay, typeInto } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Finds an order by its number, as whoever telephones says it. */
async function findOrder(page: Page, { t }: OfficeSpeech, number: string) {
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t('search.label') })).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('acts.title', { number }) })).toBeFocused();
  await looksRight(page);
}

async function openTickets(page: Page, speech: OfficeSpeech, email: string): Promise<void> {
  await enterAs(page, speech, 'service');
  const { number } = await buyTickets(page, email, 3);
  await waitForMails(email, 1);
  await findOrder(page, speech, number);
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  const speech = officeSpeech('en');
  const { t } = speech;

  test('a visitor wants another day', async ({ page }) => {
    const email = newEmail();
    await openTickets(page, speech, email);
    const later = await findVisit(page, 'mondwasser', (places) => places > 20, 62);
    await press(page, t('acts.move'));
    const dialog = page.getByRole('dialog');
    const day = dialog.getByLabel(t('acts.move.day'));
    await reach(page, day);
    await typeDay(page, later.day);
    await expect(day).toHaveValue(later.day);
    const times = dialog.getByLabel(t('acts.move.time'), { exact: true });
    await expect(times.locator('option:not([value=""])')).not.toHaveCount(0);
    await reach(page, times);
    await page.keyboard.type(later.time);
    await expect(dialog).toContainText(t('acts.move.codes', { count: 3 }));
    await looksRight(page);
    await reach(page, dialog.getByRole('button', { name: t('acts.move.submit') }));
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await waitForMails(email, 2);
    await looksRight(page);
  });

  test('one of three cannot come', async ({ page }) => {
    const email = newEmail();
    await openTickets(page, speech, email);
    await press(page, t('acts.cancel'));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByRole('spinbutton'), '1');
    await expect(dialog).toContainText(t('acts.effect.voided', { count: 1 }));
    await expect(dialog).toContainText(t('acts.effect.mail', { email }));
    await looksRight(page);
    await reach(page, dialog.locator('button[type=submit]'));
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await waitForMails(email, 2);
    await expect(page.getByRole('main')).toContainText(t('orders.state.returned'));
    await looksRight(page);
  });
});

test('the address was misspelt', async ({ page, watch }) => {
  watch.expectStatus(422);
  const speech = officeSpeech('de');
  const { t } = speech;
  const [wrong, right] = [newEmail(), newEmail()];
  await openTickets(page, speech, wrong);
  const answer = Promise.withResolvers<void>();
  const late = async (route: Route) => {
    await answer.promise;
    await route.continue();
  };
  await page.route('**/correct/preview', late, { times: 1 });
  await press(page, t('acts.correct'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toHaveText(t('office.loading'));
  answer.resolve();
  const field = dialog.getByLabel(t('acts.field.email'), { exact: true });
  await expect(field).toBeFocused();
  await typeInto(page, field, 'nobody@');
  await submitByEnter(page, dialog);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await looksRight(page);
  await typeInto(page, field, right);
  const change = { label: t('acts.field.email'), before: wrong, after: right };
  await expect(dialog).toContainText(t('acts.correct.change', change));
  await tick(page, dialog.getByRole('checkbox', { name: t('acts.correct.send') }));
  await looksRight(page);
  await reach(page, dialog.getByRole('button', { name: t('acts.correct.submit') }));
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await waitForMails(right, 1);
  await expect(page.getByRole('main')).toContainText(right);
  expect((await mailsTo(wrong)).length).toBe(1);
});

test('the mail is lost', async ({ page }) => {
  const speech = officeSpeech('de');
  const { t } = speech;
  const email = newEmail();
  await openTickets(page, speech, email);
  await press(page, t('acts.again'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('acts.again.email'))).toHaveValue(email);
  await looksRight(page);
  await reach(page, dialog.getByRole('button', { name: t('acts.again.submit') }));
  // Twice, as somebody does who is in a hurry, and held down until the sheet is gone: that opens it no second time.
  await expect(dialog.locator('button[type=submit]')).toBeEnabled();
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('acts.again'), exact: true })).toBeFocused();
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(dialog).toBeHidden();
  await press(page, t('acts.note'));
  await press(page, t('office.form.cancel'), dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: t('acts.note'), exact: true })).toBeFocused();
  // Enter could still be the second one of somebody who is in a hurry.
  await page.keyboard.press('Space');
  await typeInto(page, dialog.getByLabel(t('acts.note.text')), 'Hat die E-Mail nicht bekommen.');
  await looksRight(page);
  await reach(page, dialog.getByRole('button', { name: t('acts.note.submit') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Hat die E-Mail nicht bekommen.')).toBeVisible();
  await looksRight(page);
  await press(page, t('acts.notes.strike'));
  await expect(page.locator('del')).toHaveText('Hat die E-Mail nicht bekommen.');
  await waitForMails(email, 2);
});

test('a school pays later', async ({ page, watch }) => {
  watch.expectStatus(422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const school = `Schule ${email.replace(/@.*/, '')}`;
  const { amount } = await reserve(page, email, school);
  await waitForMails(email, 1);
  await goByMenu(page, speech, 'office.menu.reserved');
  await typeInto(page, page.getByRole('searchbox', { name: t('reserved.search') }), school);
  const found = page.getByRole('link', { name: new RegExp(school) });
  await expect(page.getByRole('row')).toHaveCount(2);
  await looksRight(page);
  await follow(page, found);
  const title = t('reserved.order.title', { name: school });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await looksRight(page);
  await press(page, t('note.button'));
  const dialog = page.getByRole('dialog');
  await reach(page, dialog.getByLabel(t('note.means')));
  await page.keyboard.press('ArrowDown');
  const paid = dialog.getByLabel(t('note.amount'));
  await typeInto(page, paid, '1,00');
  await typeInto(page, dialog.getByLabel(t('note.receipt')), 'T-4712');
  await submitByEnter(page, dialog);
  await expect(paid).toHaveAccessibleDescription(/./);
  await looksRight(page);
  await typeInto(page, paid, (amount / 100).toFixed(2).replace('.', ','));
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await page.waitForURL(/\/office\/orders\/\d{4}-\d+$/);
  await expect(page.getByRole('main')).toContainText('T-4712');
  await looksRight(page);
  await waitForMails(email, 2);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('a pass is for somebody who died', async ({ page }) => {
    const speech = officeSpeech('en');
    const { t } = speech;
    await enterAs(page, speech, 'service');
    const email = newEmail();
    const { number } = await buy(page, email, [PASS]);
    await waitForMails(email, 1);
    await findOrder(page, speech, number);
    await press(page, t('acts.pass'));
    const dialog = page.getByRole('dialog');
    await typeInto(page, dialog.getByLabel(t('acts.pass.owner')), 'Anne Byron');
    const handedOver = t('acts.pass.effect.owner', { before: 'Ada Lovelace', after: 'Anne Byron' });
    await expect(dialog).toContainText(handedOver);
    await typeInto(page, dialog.getByLabel(t('acts.pass.reason')), 'Ms Lovelace has died');
    await looksRight(page);
    await submitByEnter(page, dialog);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('acts.pass.done', { owner: 'Anne Byron' }))).toBeVisible();
    await expect(page.getByText('Ms Lovelace has died')).toBeVisible();
    await looksRight(page);
    await waitForMails(email, 2);
  });
});
