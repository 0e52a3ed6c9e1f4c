// What a customer does with their account. Controls are found by the words on the page.
import { expect, type Locator, type Page } from '@playwright/test';
import type { VisitorRefusalCode } from '../../domain/refusal.ts';
import { refusalsWording } from '../../domain/wording/refusals/refusals-wording.ts';
import { digestOf } from '../../shop/customers/session/password-digest.ts';
import { mailsTo } from '../support/mailbox.ts';
import type { Speech } from '../support/speech.ts';
import { addToCart, choose, ticketOffer, visit, waitForApp } from '../support/visitor.ts';

export const PASSWORD = 'elf Meter Ufer, Hochwasser';

/** The server's words for a refusal. */
export function refusal({ language }: Speech, code: VisitorRefusalCode): string {
  return refusalsWording[language][`refusal.${code}`];
}

/** Creates an account through the API, without confirming its address. */
export async function createAccount(page: Page, { language }: Speech, email: string): Promise<void> {
  const c = {
    email,
    password: digestOf(PASSWORD),
    fname: 'Ada',
    lname: 'Lovelace',
    street: 'Am Kai 1',
    zip: '20457',
    city: 'Hamburg',
    country: 'DE',
    send_invoice: true,
  };
  const response = await page.request.post(`/api/${language}/customer/register`, { data: { c } });
  expect(response.status()).toBe(200);
}

/** Fills in the open login form and sends it. The answer may be a refusal. */
export async function tryLogin(page: Page, { t }: Speech, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: t('accounts.email'), exact: true }).fill(email);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
}

/** Logs in on the way to a page, and waits for that page. */
export async function logIn(
  page: Page,
  speech: Speech,
  email: string,
  { password = PASSWORD, to = 'settings' } = {},
): Promise<void> {
  const goal = `/${speech.language}/${to}`;
  await visit(page, `/${speech.language}/login?returnTo=${encodeURIComponent(goal)}`);
  await tryLogin(page, speech, email, password);
  await page.waitForURL(`**${goal}`);
  await waitForApp(page);
}

/** Waits for a mail to an address that links to one of our pages, and returns the newest such link. */
export async function mailedLink(email: string, to: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const texts = (await mailsTo(email)).map(({ text = '' }) => text).reverse();
      link = texts.flatMap((text) => text.match(/https?:\/\/\S+/g) ?? []).find((url) => url.includes(to));
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}

/** Opens the mailed link that confirms an address, and confirms it: with the password where nobody is signed in. */
export async function confirmAddress(page: Page, { t }: Speech, email: string): Promise<void> {
  await visit(page, await mailedLink(email, '/confirm-email'));
  const password = page.getByRole('textbox', { name: t('accounts.password'), exact: true });
  if (await password.isVisible()) await password.fill(PASSWORD);
  await page.getByRole('button', { name: t('accounts.confirm.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.confirmed.title'));
}

/** A section of the account page. */
export function section(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Opens the form of a section, and returns the section. */
export async function change(page: Page, { t }: Speech, title: string): Promise<Locator> {
  const matter = section(page, title);
  await matter.getByRole('button', { name: `${t('cart.customer.change')}: ${title}` }).click();
  return matter;
}

/** Types into fields by their labels. */
export async function fillIn(place: Locator, given: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(given))
    await place.getByLabel(new RegExp(`^${label}( \\(|$)`)).fill(value);
}

export function press(place: Locator, name: string): Promise<void> {
  return place.getByRole('button', { name, exact: true }).click();
}

/** Expects a form's error message with these words, and that it has the focus. Returns the message. */
export async function wrong(place: Locator, words: string): Promise<Locator> {
  const errors = place.getByRole('alert').filter({ hasText: words });
  await expect(errors).toBeFocused();
  return errors;
}

/** Goes to the checkout as a logged-in customer: the step "payment" opens at once. */
export async function goToPayment(page: Page, { t }: Speech): Promise<void> {
  await page.getByRole('link', { name: t('cart.bar.link') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
}

/** Puts one ticket into the cart on the page of its event, and goes to the payment. Returns its price. */
export async function addTicket(page: Page, speech: Speech): Promise<number> {
  const [ticket] = (await ticketOffer(page, speech, 'haus-der-maschinen')).tickets;
  await choose(page, speech, ticket?.name ?? '');
  await addToCart(page, speech);
  await goToPayment(page, speech);
  return ticket?.price ?? Number.NaN;
}
