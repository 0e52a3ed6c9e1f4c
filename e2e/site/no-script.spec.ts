// Where the shop's scripts do not run, what can be read is there, nothing pretends to work, and a note says what to do.
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '../../domain/language.ts';
import { buyTickets } from '../support/bought.ts';
import { sidewaysOverflow, violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { onlyMailTo } from '../support/mailbox.ts';
import { GERMAN, speechIn } from '../support/speech.ts';
import { UNLISTED } from '../support/unlisted-paths.ts';
import { newEmail } from '../support/visitor.ts';

const { t } = GERMAN;

const PRODUCTS = [
  'tickets/mondwasser',
  'tickets/mondwasser?date=2026-12-03&time=12:00',
  'guided-tours/galerie-highlights-de',
  'product/plakat-roter-mittag',
  'passes/jahreskarte',
  'vouchers/gutschein-wunschbetrag',
  'donations',
];
/** Nothing on them needs a script, or the note is another one. */
const OTHERS = ['withdrawal', 'waiting-room'];
const READ = [
  '',
  'tickets',
  'guided-tours',
  'merchandise',
  'passes',
  'vouchers',
  'page/imprint',
  'page/shipping',
];

/** What is shown, although nothing answers it: controls, and places of what never comes. */
function pretending(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, input, select, textarea, .skeleton)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('form[method=get]'))
      .map((one) => one.outerHTML),
  );
}

/** What pretends is hidden by an animation of a millisecond, and so within the next frames. */
async function expectNoPretence(page: Page, path: string) {
  await expect
    .configure({ soft: true })
    .poll(() => pretending(page), { message: path })
    .toEqual([]);
}

/** Forms that a browser could send by itself, what is typed in them in the address. */
function leaking(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('form')]
      .filter(({ method, elements }) => method === 'get' && elements.namedItem('password'))
      .map((form) => form.outerHTML),
  );
}

async function expectNote(page: Page, speech = GERMAN) {
  const note = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: speech.t('site.noScript.title') });
  await expect(note).toBeVisible();
  await expect(note).toContainText(speech.t('site.noScript'));
  await expect(note.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** One of each kind. */
const ON_EVERY_WIDTH = ['tickets/mondwasser', 'checkout', 'login'];

async function expectWithinEveryWidth(page: Page) {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await sidewaysOverflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript Chromium reports the preloading of scripts as an error.
  test.beforeEach(({ watch }) => watch.expectTrouble(/\.js failed: csp$/));

  test('every page on which something is done says what to do instead, and pretends nothing', async ({
    page,
  }) => {
    for (const path of [...PRODUCTS, ...UNLISTED.filter((one) => !OTHERS.includes(one))]) {
      await page.goto(`/de/${path}`);
      await test.step(path, async () => {
        await expectNote(page);
        await expectNoPretence(page, path);
        expect.soft(await leaking(page), path).toEqual([]);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (ON_EVERY_WIDTH.includes(path)) await expectWithinEveryWidth(page);
      });
    }
    await page.goto('/logout');
    await expect(page.getByText(t('accounts.logout.noScript'))).toBeVisible();
  });

  test('pages to read have no note, and what they offer works: an event’s days, times and prices are text', async ({
    page,
  }) => {
    for (const path of [...READ, ...OTHERS]) {
      await page.goto(`/de/${path}`);
      await expect.soft(page.getByText(t('site.noScript.title')), path).toBeHidden();
      await expectNoPretence(page, path);
    }
    await page.goto('/de/tickets/mondwasser?date=2026-12-03');
    await expect(
      page
        .getByRole('gridcell')
        .filter({ hasText: /4\.\u00a0Dezember, noch \d+ Plätze frei/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByText('12:00', { exact: true })).toBeVisible();
    await expect(page.getByText('14,00 €').first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  });

  test('the note is in each language, and keeps within the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const language of LANGUAGES) {
      await page.goto(`/${language}/login`);
      await expectNote(page, speechIn(language));
      expect.soft(await sidewaysOverflow(page), language).toBeLessThanOrEqual(0);
    }
  });
});

test('the link of an order shows its tickets without scripts, too', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectTrouble(/\.js failed: csp$/);
  const email = newEmail();
  await page.goto('/robots.txt');
  await buyTickets(page, email, 1, undefined, 52);
  const mail = await onlyMailTo(email);
  const friend = await anotherVisitor({ javaScriptEnabled: false });
  await friend.goto(mail.text?.match(/http\S+\/order-review\/\w+/)?.[0] ?? '');
  await expectNote(friend);
  await friend.getByRole('link', { name: t('cart.review.noScript') }).click();
  await expect(
    friend.getByRole('region', { name: t('cart.tickets', { count: 1 }) }).getByRole('img'),
  ).toBeVisible();
  await expect(friend.getByRole('link', { name: t('cart.document.tickets') })).toBeVisible();
  await expect(friend.getByText(t('site.noScript.title'))).toHaveCount(0);
  expect(await pretending(friend)).toEqual([]);
  await friend.goto('/de/order-review/nobodysorder/plain');
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(t('cart.review.none'));
});

test.describe('when the scripts cannot be loaded', () => {
  test.beforeEach(({ watch }) =>
    watch.expectTrouble(/ERR_FAILED|old browser|was preloaded using link preload but not used/),
  );

  test('the note comes at once, and what needs no script works', async ({ page }) => {
    await page.route(/\/assets\/entry-client[^/]*\.js$/, (route) => route.abort());
    for (const path of ['checkout', 'login', 'tickets/mondwasser', 'order-review/nobodysorder']) {
      await page.goto(`/de/${path}`);
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed', { timeout: 10_000 });
      await expectNote(page);
      await expectNoPretence(page, path);
      expect.soft(await violations(page), `${path}, light`).toEqual([]);
      // Dark mode differs only in its colours.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect.soft(await violations(page, ['color-contrast']), `${path}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
    await page.goto('/de/tickets?q=x');
    await page.getByRole('searchbox', { name: t('tickets.search') }).fill('Mondwasser');
    await page.getByRole('button', { name: t('tickets.search.go') }).click();
    await expect(page).toHaveURL(/\?q=Mondwasser$/);
  });

  test('the note comes after a while, also with little motion, where no script comes at all and where one fails at its start', async ({
    context,
  }) => {
    const [without, failing] = [await context.newPage(), await context.newPage()];
    await without.route(/\.js$/, (route) => route.abort());
    await failing.route(/\/assets\/entry-client[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("old browser")' }),
    );
    await Promise.all(
      [without, failing].map(async (page) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto('/de/checkout');
        await expect(page.getByText(t('site.noScript.title'))).toBeHidden();
        await expectNote(page);
        expect(await pretending(page)).toEqual([]);
      }),
    );
  });
});
