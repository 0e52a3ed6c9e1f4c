// WCAG 2.2 AA checks that axe does not have: 400 % zoom, wide text spacing, the keyboard, reduced motion and forced colours.
// Each page is opened once for all of them.
import { expect, type Locator, type Page } from '@playwright/test';
import { addArticle, addVoucher } from '../merchandise/retail-visitor.ts';
import { test, type Watch } from '../support/journey.ts';
import { focusProblems, layoutProblems, movingElements, tooSmallTargets } from '../support/measure-access.ts';
import { GERMAN } from '../support/speech.ts';
import { choose, continueAsGuest, goToCheckout, newEmail, orderButton, visit } from '../support/visitor.ts';
import { chooseAnyTime } from '../tours/tour-visitor.ts';

const { t } = GERMAN;

/** The text spacing that a visitor may set on every page (WCAG 1.4.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Waits after resizing: the header checks twice a second whether its menu still fits. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(550);
}

function spaced(page: Page, css: string) {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);
}

const PAGES: Record<string, (page: Page, watch: Watch) => Promise<void>> = {
  home: (page) => visit(page, '/de/'),
  'what is on on a day': (page) => visit(page, '/de/tickets?date=2026-11-21'),
  'an event with times': async (page) => {
    await visit(page, '/de/tickets/nachtlinien');
    await choose(page, GERMAN, 'Erwachsene');
  },
  'a tour with questions': async (page) => {
    await visit(page, '/de/guided-tours/papiergeburtstag-de');
    await chooseAnyTime(page, GERMAN);
  },
  'the list of tours': (page) => visit(page, '/de/guided-tours'),
  'the museum shop': (page) => visit(page, '/de/merchandise'),
  'an annual pass, to nowhere': async (page) => {
    await visit(page, '/de/passes/jahreskarte');
    await page.getByRole('checkbox', { name: t('passes.owner.elsewhere') }).check();
    await page.getByRole('button', { name: t('merchandise.add') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('customers.errors') })).toBeFocused();
  },
  'the checkout with errors': async (page) => {
    await addArticle(page, GERMAN, 'tidentuch', 2);
    await addVoucher(page, GERMAN, 'nachmittag-zu-zweit', { greeting: 'Bis zum anderen Ufer' });
    await goToCheckout(page, GERMAN);
    await continueAsGuest(page, GERMAN, newEmail());
    await page.getByRole('radio', { name: 'Lastschrift' }).check();
    await orderButton(page, GERMAN).click();
    await expect(page.getByRole('alert').filter({ hasText: t('cart.errors') })).toBeFocused();
  },
  'what a parcel costs': (page) => visit(page, '/de/page/shipping'),
  'no such page': async (page, watch) => {
    watch.expectStatus(404);
    await visit(page, '/de/nowhere');
  },
};

/** Pages with a bar at the foot of a phone, which may cover the focus. It stands in the page's flow at 400 %. */
const WITH_BAR = new Set(['an event with times', 'a tour with questions', 'an annual pass, to nowhere']);
/** Pages whose fixed second column may cover the focus in a desktop window. */
const IN_TWO_COLUMNS = new Set(['home', 'an event with times', 'the checkout with errors']);

for (const [name, open] of Object.entries(PAGES))
  test(`${name}: works enlarged, with wide text spacing, by keyboard and without motion`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, watch);
    await expect(page.getByRole('button', { name: t('site.accept') })).toBeAttached();
    await resize(page, 360, 640);
    expect.soft(await tooSmallTargets(page), 'controls too small').toEqual([]);
    if (WITH_BAR.has(name)) expect.soft(await focusProblems(page), 'focus on a phone').toEqual([]);
    expect.soft(await movingElements(page), 'what moves').toEqual([]);
    await resize(page, 320, 256);
    expect.soft(await layoutProblems(page), 'at 400 %').toEqual([]);
    expect.soft(await focusProblems(page), 'focus at 400 %').toEqual([]);
    await spaced(page, SPACING);
    expect.soft(await layoutProblems(page), 'spaced out').toEqual([]);
    await spaced(page, '');
    await resize(page, 1280, 800);
    expect.soft(await tooSmallTargets(page), 'controls too small on a desk').toEqual([]);
    if (IN_TWO_COLUMNS.has(name)) expect.soft(await focusProblems(page), 'focus on a desk').toEqual([]);
  });

/** The styles of a control that can distinguish it from its neighbour. */
function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderStyle, textDecorationLine, fontWeight } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderStyle, textDecorationLine, fontWeight };
  });
}

test('forced colours show the difference between chosen and unchosen, and between free and full', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/de/tickets/nachtlinien');
  await chooseAnyTime(page, GERMAN);
  const days = page.getByRole('gridcell');
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  const free = days.locator('button:not([aria-disabled])').filter({ visible: true });
  const closed = days.locator('button[aria-disabled]').first();
  const times = page.locator('label').filter({ has: page.getByRole('radio') });
  const pairs: Record<string, [Locator, Locator]> = {
    'the chosen day': [chosen, free.last()],
    'a day that is closed': [closed, free.last()],
    'the chosen time': [
      times.filter({ has: page.locator(':checked') }).first(),
      times.filter({ has: page.locator(':enabled:not(:checked)') }).first(),
    ],
    'the current entry of the menu': [
      page.locator('.nav-line a[aria-current]'),
      page.locator('.nav-line a:not([aria-current])').first(),
    ],
  };
  for (const [what, [one, other]] of Object.entries(pairs))
    expect.soft(await lookOf(one), what).not.toEqual(await lookOf(other));
});
