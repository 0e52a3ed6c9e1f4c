// What a purchase on a phone costs its visitor: taps and typed characters, counted in the page.
import { expect, type Locator, type Page } from '@playwright/test';
import { test, waitForCompletePage } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { expectBankPage, findVisit, visit, waitForOrder } from '../support/visitor.ts';
import { timeRadio } from '../tours/tour-visitor.ts';

const { t, formats } = GERMAN;

const MOST_TAPS = 10;
const MOST_CHARACTERS = 30;
/** How far down the page the order button may end, with two adults and a child in the cart. */
const LOWEST_BUTTON_PX = 1200;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Counts every touch and every typed character, on whichever page. */
async function countEffort(page: Page) {
  const effort = { taps: 0, characters: 0 };
  await page.exposeFunction('countTap', () => {
    effort.taps += 1;
  });
  await page.exposeFunction('countCharacters', (count: number) => {
    effort.characters += count;
  });
  await page.addInitScript(() => {
    const { countTap, countCharacters } = window as unknown as Record<string, (count?: number) => void>;
    addEventListener('pointerdown', ({ pointerType }) => pointerType === 'touch' && countTap?.(), true);
    addEventListener('input', (event) => countCharacters?.((event as InputEvent).data?.length ?? 0), true);
  });
  return effort;
}

/** The label of a radio button, which a finger meets. */
function labelOf(radio: Locator): Locator {
  return radio.locator('xpath=ancestor::label');
}

/** As a guest. From field to field leads the keyboard's own key, which is no tap on the page. */
async function payAsGuest(page: Page) {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const email = `${crypto.randomUUID().slice(0, 4)}@example.org`;
  await field(t('customers.field.fname')).tap();
  await page.keyboard.type('Ada');
  for (const [label, text] of [
    [t('customers.field.lname'), 'Lovelace'],
    [t('customers.field.email'), email],
  ] as const) {
    await page.keyboard.press('Tab');
    await expect(field(label)).toBeFocused();
    await page.keyboard.type(text);
  }
  await orderAndPay(page);
}

/** An express provider knows its customers: nothing is typed. */
async function payExpress(page: Page) {
  await page.getByRole('radio', { name: 'Express' }).tap();
  await orderAndPay(page);
}

async function orderAndPay(page: Page) {
  await expectNearButton(page);
  await page.getByRole('checkbox', { name: t('cart.accept.terms') }).tap();
  await page.getByRole('button', { name: t('cart.order'), exact: true }).tap();
  await expectBankPage(page, GERMAN);
  await page.getByRole('button', { name: 'Pay', exact: true }).tap();
}

/** The order button is not far down, and nothing lies between it and the terms. */
async function expectNearButton(page: Page) {
  await waitForCompletePage(page);
  const places = await page.getByRole('button', { name: t('cart.order'), exact: true }).evaluate((button) => {
    const terms = document.querySelector('input[name="accepted"]')?.closest('.field');
    const { top, bottom } = button.getBoundingClientRect();
    return { gap: top - (terms?.getBoundingClientRect().bottom ?? 0), end: bottom + window.scrollY };
  });
  expect(places.end).toBeLessThanOrEqual(LOWEST_BUTTON_PX);
  expect(places.gap).toBeLessThanOrEqual(16);
}

for (const [how, pay] of [
  ['as a guest', payAsGuest],
  ['by express payment', payExpress],
] as const)
  test(`two adults and a child buy timed tickets on a phone with few taps and little typing, ${how}`, async ({
    page,
  }) => {
    const effort = await countEffort(page);
    const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 34);
    await visit(page, `/de/tickets/stehende-wellen?date=${at.day}`);
    const more = (label: string) =>
      page.getByRole('button', { name: t('site.more', { label }), exact: true }).tap();
    await expect(page.getByText(formats.day(at.day, 'brief')).first()).toBeVisible();

    await labelOf(timeRadio(page, GERMAN, at.time)).tap();
    await more('Erwachsene');
    await more('Erwachsene');
    await more('Unter 18 Jahren');
    await page.getByRole('button', { name: t('tickets.add') }).tap();
    await page.getByRole('link', { name: t('cart.bar.link') }).tap();
    await pay(page);
    await waitForOrder(page, GERMAN);
    await expect(
      page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 3 }) }),
    ).toBeVisible();

    expect(effort.taps).toBeGreaterThan(5);
    expect(effort.taps).toBeLessThanOrEqual(MOST_TAPS);
    expect(effort.characters).toBeLessThanOrEqual(MOST_CHARACTERS);
  });
