// What visitors wish for, seen to by somebody in the office who has a phone in the hand and keys to go by: a lost mail, a misspelt
// address, another day, one of three who cannot come, a pass for somebody who died. Each act says what it does before it is done.
import { expect, type Page, type Route } from '@playwright/test';
import { buy, PASS } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { mailsTo, waitForMails } from '../support/mailbox.ts';
import { findVisit, newEmail } from '../support/visitor.ts';
import { looksRight, PHONE, press, reach, tick, typeDay, typeInto } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** Three tickets for some weeks later. */
async function threeTickets(page: Page) {
  const { day, time } = await findVisit(page, 'mondwasser', (places) => places > 20, 45);
  return { type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}`, count: 3 };
}

/** Somebody bought, and telephones: their order is found by its number. */
async function answerCall(page: Page, speech: OfficeSpeech, email: string, items: readonly object[]) {
  const { t } = speech;
  const { number } = await buy(page, email, items);
  await waitForMails(email, 1);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: t('search.label') })).toBeFocused();
  await page.keyboard.type(number);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: t('acts.title', { number }) })).toBeFocused();
  await looksRight(page);
}

test('the mail is lost: it is sent again, once, and a note says so; the address was misspelt: the tickets go to the right one', async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const [wrong, right] = [newEmail(), newEmail()];
  await answerCall(page, speech, wrong, [await threeTickets(page)]);
  const dialog = page.getByRole('dialog');

  await test.step('the mail is sent again, once', async () => {
    await press(page, t('acts.again'));
    await expect(dialog.getByLabel(t('acts.again.email'))).toHaveValue(wrong);
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
  });
  await test.step('a note is left, struck out and restored', () => leaveNote(page, speech));
  await waitForMails(wrong, 2);
  await test.step('the address is corrected', () => correctAddress(page, speech, wrong, right));
  const [mail] = await waitForMails(right, 1);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
  await expect(page.getByRole('main')).toContainText(right);
  expect((await mailsTo(wrong)).length).toBe(2);
});

async function leaveNote(page: Page, { t }: OfficeSpeech) {
  const dialog = page.getByRole('dialog');
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
  await expect(page.locator('.order-note-head')).toContainText('Kim service');
  await looksRight(page);
  await press(page, t('acts.notes.strike'));
  await expect(page.locator('del')).toHaveText('Hat die E-Mail nicht bekommen.');
  await press(page, t('acts.notes.restore'));
  await expect(page.locator('del')).toHaveCount(0);
}

async function correctAddress(page: Page, { t }: OfficeSpeech, wrong: string, right: string) {
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
  await expect(field).toHaveValue(wrong);
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
}

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });

  test('one of three cannot come, another one comes on another day, and is moved back; a pass is for somebody who died', async ({
    page,
  }) => {
    const speech = officeSpeech('en');
    await enterAs(page, speech, 'service');
    const email = newEmail();
    await answerCall(page, speech, email, [await threeTickets(page), PASS]);
    await test.step('one of three is canceled', () => cancelOne(page, speech, email));
    await test.step('one of the two who are left is moved, told, and moved back', () =>
      moveOne(page, speech, email));
    await test.step('the pass gets another owner', () => handOver(page, speech));
    await waitForMails(email, 5);
  });
});

async function cancelOne(page: Page, { t }: OfficeSpeech, email: string) {
  await press(page, t('acts.cancel'));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(t('acts.problem.nothing-selected'));
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
  await press(page, t('acts.cancel'));
  await expect(dialog).toContainText(/ 2 left/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function moveOne(page: Page, { t }: OfficeSpeech, email: string) {
  const later = await findVisit(page, 'mondwasser', (places) => places > 20, 62);
  await press(page, t('acts.move'));
  const dialog = page.getByRole('dialog');
  const people = dialog.getByRole('spinbutton');
  await reach(page, people);
  await page.keyboard.press('ArrowDown');
  await expect(people).toHaveValue('1');
  const day = dialog.getByLabel(t('acts.move.day'));
  await reach(page, day);
  await typeDay(page, later.day);
  await expect(day).toHaveValue(later.day);
  const times = dialog.getByLabel(t('acts.move.time'), { exact: true });
  await expect(times.locator('option:not([value=""])')).not.toHaveCount(0);
  await reach(page, times);
  await page.keyboard.type(later.time);
  await expect(dialog).toContainText(t('acts.move.codes', { count: 1 }));
  await looksRight(page);
  const submit = dialog.getByRole('button', { name: t('acts.move.submit') });
  await reach(page, submit);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  const told = (await waitForMails(email, 3)).find(({ subject }) =>
    subject?.startsWith('Ihr Besuch ist verlegt'),
  );
  const papers = told?.attachments.map(({ mimeType }) => mimeType).toSorted();
  expect(papers).toEqual(['application/pdf', 'text/calendar']);
  const lines = page.getByRole('table', { name: t('order.lines') });
  await expect(lines.getByText(/Mondwasser|Moon Water/)).toHaveCount(2);
  await looksRight(page);

  await press(page, t('acts.move'));
  await dialog.getByLabel(t('acts.move.line')).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: /^Back to/ }).click();
  await expect(dialog).toContainText(t('acts.move.codes', { count: 1 }));
  await reach(page, submit);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await waitForMails(email, 4);
}

async function handOver(page: Page, { t }: OfficeSpeech) {
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
}
