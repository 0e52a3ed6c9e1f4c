// One of three cannot come: staff give one person back (ADR 098). The order's page and a mail say so, and the place is free.
import { execFileSync } from 'node:child_process';
import { expect, type Page } from '@playwright/test';
import { dataFolder } from '../servers.ts';
import { buy } from '../support/bought.ts';
import { checkPage } from '../support/check-page.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo, waitForMails } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import { newEmail, ticketOffer, type Visit, visit } from '../support/visitor.ts';
import { findPlaces, ticketsFor } from './paid.ts';

const EVENT = 'mondwasser';

/** Beside the running shop. */
function giveBack(...args: string[]): string {
  const program = new URL('../../server/commands/refund.ts', import.meta.url).pathname;
  return execFileSync(process.execPath, [program, ...args, '--yes'], {
    env: { ...process.env, DATA_DIR: dataFolder('shop') },
    encoding: 'utf8',
  });
}

async function placesLeft(page: Page, { day, time }: Visit): Promise<number> {
  const { timeslot } = await ticketOffer(page, GERMAN, EVENT, day);
  return timeslot.find(({ datetime }) => datetime === `${day} ${time}`)?.max_tickets ?? 0;
}

const { t, formats } = GERMAN;

test('one of three is given back, with a fee: page, mail and place say so', async ({ page }) => {
  const email = newEmail();
  const at = await findPlaces(page, 40);
  const [adult] = (await ticketOffer(page, GERMAN, EVENT)).tickets;
  const price = adult?.price ?? 0;
  const { number } = await buy(page, email, [ticketsFor(at, 3)]);
  const link = (await onlyMailTo(email)).text?.match(/http\S+\/order-review\/\w+/)?.[0] ?? '';
  const before = await placesLeft(page, at);

  const fee = 200;
  const reason = 'Wunsch des Gastes';
  const said = giveBack(number, '--line', '1', '--persons', '1', '--fee', '2.00', '--reason', reason);
  expect(said).toContain(`${((price - fee) / 100).toFixed(2)} EUR go back`);

  await visit(page, link);
  await expect(
    page.getByRole('region', { name: t('cart.tickets', { count: 2 }) }).getByRole('img'),
  ).toHaveCount(2);
  const returned = page.getByRole('region', { name: t('cart.return.heading') });
  await expect(returned).toContainText(formats.money(price - fee));
  await expect(returned).toContainText(t('cart.return.fee', { amount: formats.money(fee) }));
  await expect(returned).toContainText(reason);
  await checkPage(page, 'de');

  const mail = (await waitForMails(email, 2)).find(({ text }) => text?.includes(reason));
  expect(mail?.text).toContain(formats.money(price - fee));
  await expect.poll(() => placesLeft(page, at), { timeout: 20_000 }).toBe(before + 1);
});
