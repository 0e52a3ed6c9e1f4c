// WCAG 2.2 AA in each state that a visitor brings about, in light and dark, on a phone and a desktop (law-and-ux). Each
// state also has one main heading and does not scroll sideways. The crawl checks pages in their first state.
import { expect, type Page } from '@playwright/test';
import { inspect, violations } from '../support/inspect.ts';
import { test, type Watch } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import {
  buyExpress,
  chooseExpress,
  continueAsGuest,
  fillCart,
  newEmail,
  order,
  orderButton,
  visit,
} from '../support/visitor.ts';

const { t } = GERMAN;

type Way = (page: Page, watch: Watch) => Promise<void>;

const STATES: Record<string, Way> = {
  'event with a long stay, a ticket missing': async (page) => {
    // What is pressed twice must not move under the pointer meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/de/tickets/dampflabor');
    await page.getByRole('radio', { disabled: false }).first().check();
    for (const _ of ['leads', 'says what is missing'])
      await page.getByRole('button', { name: t('tickets.choose') }).click();
    await expect(page.getByText(t('tickets.missing.tickets'))).toBeVisible();
  },
  'checkout with a cart': (page) => fillCart(page, GERMAN),
  'checkout with errors': async (page) => {
    await fillCart(page, GERMAN);
    await continueAsGuest(page, GERMAN, newEmail());
    await page.getByRole('radio', { name: 'Lastschrift' }).check();
    await orderButton(page, GERMAN).click();
    await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeVisible();
  },
  'question before removing': async (page) => {
    await fillCart(page, GERMAN);
    await page.getByRole('button', { name: t('cart.remove.line', { name: 'Haus der Maschinen' }) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'guest’s details with errors': async (page) => {
    await visit(page, '/de/register-guest');
    await page.getByRole('button', { name: t('customers.guest.save') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
    await expect(page).toHaveTitle(/^Fehler: /);
  },
  success: async (page) => {
    await fillCart(page, GERMAN);
    await buyExpress(page, GERMAN, newEmail());
  },
  'order review': async (page) => {
    await fillCart(page, GERMAN);
    await buyExpress(page, GERMAN, newEmail());
    await page.getByRole('link', { name: t('cart.success.review') }).click();
    await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
  },
  'payment failed': async (page) => {
    await fillCart(page, GERMAN);
    await page.goto('/de/checkout/failed');
    await expect(page.getByText(t('cart.failed'))).toBeVisible();
  },
  'payment canceled': async (page) => {
    await fillCart(page, GERMAN);
    await visit(page, '/de/checkout/canceled');
    await expect(page.getByRole('link', { name: t('cart.canceled.keep') })).toBeVisible();
  },
  'cart gone': async (page, watch) => {
    watch.expectStatus(410);
    await visit(page, '/de/checkout/success?us=nobodyscart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.gone'));
  },
};

for (const [name, way] of Object.entries(STATES))
  test(`${name} is accessible`, async ({ page, watch }) => {
    await way(page, watch);
    await inspect(page);
    await expect(page).toHaveTitle(/^.+ - Museum am Strom$/);
  });

test('the demo bank is accessible', async ({ page, watch }) => {
  watch.expectStatus(422);
  await fillCart(page, GERMAN);
  await chooseExpress(page, GERMAN);
  await order(page, GERMAN);
  await inspect(page);
  await page.getByRole('textbox', { name: GERMAN.bank['bank.payer.email'] }).fill('nobody');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(GERMAN.bank['bank.payer.emailInvalid'])).toBeVisible();
  await inspect(page);
});

test('on a phone the menu and the language list open by keyboard and close with Escape', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/de/');
  await expect(page.getByRole('banner')).toHaveAttribute('data-collapsed', /true|false/);
  const menu = page.getByRole('button', { name: t('site.menu') });
  if (await menu.isVisible()) {
    await menu.press('Enter');
    await expect(
      page.getByRole('navigation', { name: t('site.menu') }).getByRole('link', { name: 'Tickets' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
  }
  const languages = page.getByRole('button', { name: t('site.language') });
  await languages.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeHidden();
  await expect(languages).toBeFocused();
});

test('the cookie notice can be closed and does not come back', async ({ page }) => {
  await visit(page, '/de/');
  const accept = page.getByRole('button', { name: t('site.accept') });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await visit(page, '/de/tickets');
  await expect(accept).toHaveCount(0);
});
