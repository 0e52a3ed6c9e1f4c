// A pass for somebody who died: their family has it from now on, by keyboard alone. The old code lets nobody in, the new pass is
// in the mail and on the order's page. Once it is lost, it is blocked until it is found again.
import { expect } from '@playwright/test';
import { localPath, shopPaths } from '../../domain/addresses.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { buy, PASS } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { submitByEnter } from '../support/keys.ts';
import { waitForMails } from '../support/mailbox.ts';
import { apiData, newEmail } from '../support/visitor.ts';
import { looksRight, press, typeInto } from './by-keys.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

const OWNER = 'Wilhelmine Kästle';

type Admitted = { readonly admissions: readonly { readonly barcode: string; readonly name: string }[] };

test('a pass for somebody who died is handed over by keyboard; when it is lost it is found by a name with a wrong letter, blocked, unblocked and given days more', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401, 422);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const email = newEmail();
  const { number, booking_id } = await buy(page, email, [PASS]);
  await waitForMails(email, 1);
  const [old] = (await apiData<Admitted>(page, `/api/de/order/review?id=${booking_id}`)).admissions;

  await page.goto(officePaths.order(number));
  await press(page, t('acts.pass'));
  const dialog = page.getByRole('dialog');
  const owner = dialog.getByLabel(t('acts.pass.owner'));
  await expect(owner).toHaveValue('Ada Lovelace');
  await typeInto(page, owner, OWNER);
  const handedOver = t('acts.pass.effect.owner', { before: 'Ada Lovelace', after: OWNER });
  await expect(dialog).toContainText(handedOver);
  await expect(dialog).toContainText(t('acts.pass.effect.mail', { email }));
  await typeInto(page, dialog.getByLabel(t('acts.pass.reason')), 'Frau Lovelace ist gestorben');
  await looksRight(page);
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('acts.pass.done', { owner: OWNER }))).toBeVisible();

  const [renewed] = (await apiData<Admitted>(page, `/api/de/order/review?id=${booking_id}`)).admissions;
  expect(renewed?.name).toBe(OWNER);
  expect(renewed?.barcode).not.toBe(old?.barcode);
  await expect(page.getByText('Frau Lovelace ist gestorben')).toBeVisible();
  await waitForMails(email, 2);

  await menuLink(page, speech, 'office.menu.passes').click();
  await page.getByLabel(t('passes.find.q')).fill('Wilhelmina Kästle');
  await page.getByRole('button', { name: t('passes.find.submit'), exact: true }).click();
  await page.getByRole('link', { name: OWNER }).first().click();
  await expect(page.getByText(t('passes.state.valid')).first()).toBeVisible();

  const act = async (name: 'block' | 'unblock' | 'extend' | 'shorten', days = '') => {
    await page.getByRole('button', { name: t(`pass.act.${name}`), exact: true }).click();
    await dialog.getByLabel(t('pass.act.reason')).fill('am Empfang verloren');
    if (days !== '') await dialog.getByLabel(t('pass.act.extend.days')).fill(days);
    await dialog.getByRole('button', { name: t(`pass.act.${name}`), exact: true }).click();
  };
  await act('block');
  await expect(page.getByText(t('pass.act.done.block'))).toBeVisible();
  await expect(page.getByText(t('pass.mail.waits'))).toBeVisible();
  await looksRight(page);
  const visitor = await page.context().newPage();
  await visitor.goto(localPath('de', shopPaths.orderReview(booking_id)));
  await expect(visitor.getByText('Gesperrt')).toBeVisible();
  await visitor.close();

  await act('unblock');
  await expect(page.getByText(t('pass.act.done.unblock'))).toBeVisible();
  await act('extend', '0');
  await expect(dialog.getByText('eine ganze Zahl von Tagen').first()).toBeVisible();
  await looksRight(page);
  await dialog.getByLabel(t('pass.act.extend.days')).fill('14');
  await dialog.getByRole('button', { name: t('pass.act.extend'), exact: true }).click();
  await expect(page.getByText(t('pass.act.done.extend'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('pass.act.shorten') })).toBeVisible();
});
