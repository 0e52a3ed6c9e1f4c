// Names as long as museums have them: nothing leaves its place, and nothing lies over anything else.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addressOf } from '../servers.ts';
import { sidewaysOverflow } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { LONG_MUSEUM } from '../support/long-museum.ts';
import { layoutProblems } from '../support/measure-access.ts';
import { speechIn } from '../support/speech.ts';
import {
  acceptTerms,
  addToCart,
  choose,
  decide,
  expectBankPage,
  newEmail,
  openEvent,
  orderButton,
  ticketOffer,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

const speech = speechIn('da');
const { t } = speech;
const WIDTHS = [320, 768, 1280];
const CUT_NAME = `cut off: <span>${LONG_MUSEUM.slice(0, 40)}`;
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorffwelch';

// One shop for both journeys, which only they need.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: addressOf('long') });
let shop: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts'), 'long'], { stdio: 'inherit' });
  const isOpen = () =>
    fetch(`${addressOf('long')}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 290_000 }).toBe(true);
});

test.afterAll(async () => {
  const ended = new Promise((done) => shop?.once('exit', done));
  shop?.kill('SIGTERM');
  await ended;
});

/** The page in every width; its header keeps its height, and its name stays within. */
async function expectInPlace(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await waitForCompletePage(page);
    const where = `${new URL(page.url()).pathname} at ${width} px`;
    expect.soft(await sidewaysOverflow(page), `pixels beyond the edge, ${where}`).toBeLessThanOrEqual(0);
    // The header shows as much of the museum's name as it holds; all of it can be read aloud, and stands in the footer.
    const problems = (await layoutProblems(page)).filter((problem) => !problem.startsWith(CUT_NAME));
    expect.soft(problems, where).toEqual([]);
    const header = await page.getByRole('banner').boundingBox();
    expect.soft(header?.height, where).toBeLessThan(70);
  }
}

test('every page keeps names of any length within their places', async ({ page }) => {
  test.slow();
  for (const path of [
    '/da',
    '/da/tickets',
    '/da/tickets/stehende-wellen',
    '/da/guided-tours',
    '/da/guided-tours/galerie-highlights-de',
    '/da/merchandise',
    '/da/product/pegelbecher',
    '/da/vouchers/gutschein-25',
  ]) {
    await visit(page, path);
    await expectInPlace(page);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: LONG_MUSEUM })).toBeVisible();
});

test('so do the checkout and the order, with a long name and address', async ({ page }) => {
  test.slow();
  await openEvent(page, speech, 'haus-der-maschinen');
  const [ticket] = (await ticketOffer(page, speech, 'haus-der-maschinen')).tickets;
  await choose(page, speech, ticket?.name ?? '', 2);
  await expectInPlace(page);
  await addToCart(page, speech);
  await expectInPlace(page);
  await page.getByRole('link', { name: t('cart.bar.link') }).click();
  const field = (name: 'fname' | 'lname' | 'email') =>
    page.getByRole('textbox', { name: t(`customers.field.${name}`), exact: true });
  await field('fname').fill(LONG_NAME);
  await field('lname').fill(LONG_NAME);
  await field('email').fill(`${LONG_NAME.toLowerCase()}.${newEmail()}`);
  await expectInPlace(page);
  await acceptTerms(page, speech);
  await orderButton(page, speech).click();
  await expectBankPage(page, speech);
  await decide(page, 'Pay');
  await waitForOrder(page, speech);
  await expectInPlace(page);
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 2, name: t('cart.review.lines') })).toBeVisible();
  await expectInPlace(page);
});
