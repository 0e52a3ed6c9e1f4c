// A visitor pays by direct debit at Stripe, which takes days (a Stripe of the tests, in the shop where visitors confirm after
// paying); its return weeks later stands on Today's list, is said on the order's page, and is a question at the door, until it is
// paid again.
import { expect, type Page } from '@playwright/test';
import { STRIPE_TEST_KEY } from '../../server/testing/stripe/stripe-keys.ts';
import { stripeDelivery } from '../../server/testing/stripe/stripe-peer.ts';
import { looksRight } from '../office/by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from '../office/colleague.ts';
import { addressOf, journeyNow, stripePort } from '../servers.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import { acceptTerms, continueAsGuest, fillCart, newEmail, orderButton } from '../support/visitor.ts';
import { codesOf, doorSpeech, expectWord, inviteDevice, openDoor, typeCode } from './door-visitor.ts';

const { t } = GERMAN;
const STRIPE = `http://127.0.0.1:${stripePort}`;

/** What the payer's bank does with a debit, and what Stripe then tells the shop. */
async function atTheBank(page: Page, debit: string, pressed: string, type: string, about: object) {
  await page.request.post(`${STRIPE}/pay/${debit}`, { form: { pressed } });
  const { body, headers } = stripeDelivery(journeyNow(), type, about);
  const told = await page.request.post(`${addressOf('confirm')}/api/webhooks/stripe`, {
    data: Buffer.from(body),
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(told.status()).toBe(200);
}

test('a direct debit takes days: nobody has to come back for the order, and its return waits for a person', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  const email = newEmail();
  await fillCart(page, GERMAN);
  await continueAsGuest(page, GERMAN, email);
  await page.getByRole('radio', { name: 'Lastschrift' }).check();
  const given = [
    [t('cart.debit.holder'), 'Ada Lovelace'],
    [t('cart.debit.iban'), 'DE89 3704 0044 0532 0130 00'],
    [t('customers.field.street'), 'Am Kai 1'],
    [t('customers.field.zip'), '20457'],
    [t('customers.field.city'), 'Hamburg'],
  ] as const;
  for (const [name, value] of given) await page.getByRole('textbox', { name }).fill(value);
  await acceptTerms(page, GERMAN);
  await orderButton(page, GERMAN).click();
  await expect(page).toHaveURL(/\/checkout\/accepted/);
  await page.getByRole('button', { name: t('cart.order'), exact: true }).click();
  await expect(page.getByText(t('cart.settling.pending'))).toBeVisible();
  await page.goto('about:blank');

  const debits = await page.request.get(`${STRIPE}/v1/payment_intents`, {
    headers: { authorization: `Bearer ${STRIPE_TEST_KEY}` },
  });
  const [{ id }] = (await debits.json()).data;
  await atTheBank(page, id, 'collect', 'payment_intent.succeeded', { id, object: 'payment_intent' });
  const { text } = await onlyMailTo(email, 'confirm');
  expect(text).toContain('per SEPA-Lastschrift');
  const [number = ''] = /\d{4}-\d{6}/.exec(text ?? '') ?? [];
  const [, bookingId = ''] = /order-review\/([\w-]+)/.exec(text ?? '') ?? [];

  const dispute = { id: 'dp_1', object: 'dispute', payment_intent: id };
  await atTheBank(page, id, 'return', 'charge.dispute.closed', dispute);
  watch.expectStatus(401);
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|refused|NotFoundError/);
  const office = officeSpeech('de');
  await enterAs(page, office, 'admin', 'confirm');
  const matter = page.getByRole('listitem').filter({ hasText: number });
  await expect(matter).toContainText(office.t('today.matter.charged-back'));
  // The order stays valid until the museum decides.
  await matter.getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(office.t('order.payment.state.charged-back'));

  await expect(page.getByText(office.t('order.takenBack'), { exact: true })).toBeVisible();
  const order = page.url();
  const visitor = await anotherVisitor({ viewport: { width: 360, height: 740 } });
  await expectNotice(visitor, bookingId, true);
  const door = await anotherVisitor({ viewport: { width: 360, height: 740 } });
  await atTheDoor(door, page, office, bookingId);

  await test.step('the buyer pays again at the register: nothing is open, and nobody asks at the door', async () => {
    await page.goto(order);
    await page.getByRole('button', { name: office.t('acts.again.paid') }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(office.t('note.means')).selectOption('register');
    const [due = ''] =
      /\d+,\d\d/.exec(
        (await sheet
          .getByText(/\d+,\d\d/)
          .first()
          .textContent()) ?? '',
      ) ?? [];
    await sheet.getByLabel(office.t('note.amount')).fill(due);
    await sheet.getByLabel(office.t('note.receipt')).fill('K1-000417');
    await looksRight(page);
    await sheet.getByRole('button', { name: office.t('paidAgain.submit') }).click();
    await expect(page.getByText(office.t('paidAgain.done'))).toBeVisible();
    await expect(page.getByRole('button', { name: office.t('acts.again.paid') })).toBeHidden();
    await expect(page.getByText(office.t('order.takenBack'), { exact: true })).toBeHidden();
    await expect(page.getByRole('main')).toContainText('K1-000417');
    await expectNotice(visitor, bookingId, false);
    await menuLink(page, office, 'office.menu.today').click();
    await expect(page.getByRole('heading', { level: 1, name: office.t('today.title') })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeHidden();
  });
});

/** The order's page says that the money was taken back, and whom to ask; or no longer. */
async function expectNotice(visitor: Page, bookingId: string, isThere: boolean) {
  await visitor.goto(`/de/order-review/${bookingId}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByText(t('cart.takenBack'), { exact: true })).toBeVisible({ visible: isThere });
  if (isThere) await inspect(visitor);
}

/** The order's only ticket: whoever stands there is asked, also without network, and lets its visitor in. */
async function atTheDoor(door: Page, office: Page, speech: OfficeSpeech, bookingId: string) {
  const word = doorSpeech('de');
  const [code = ''] = await codesOf(office, bookingId);
  await openDoor(door, word, await inviteDevice(office, speech, 'Tor'));
  await typeCode(door, word, code);
  await expectWord(door, word('door.answer.taken-back'));
  await expect(door.getByText(word('door.detail.taken-back'))).toBeVisible();
  await inspect(door);
  await door.getByRole('button', { name: word('door.next') }).click();
  await door.context().setOffline(true);
  await typeCode(door, word, code);
  await expectWord(door, word('door.answer.taken-back'));
  await door.getByRole('button', { name: word('door.let-in', { count: 1 }) }).click();
  await expectWord(door, word('door.answer.in'));
  await typeCode(door, word, code);
  await expectWord(door, word('door.answer.already-in'));
}
