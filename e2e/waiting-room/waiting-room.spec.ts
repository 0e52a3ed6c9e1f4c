// In this shop visitors wait for one event: it lets in one of them a second (e2e/serve.ts).
import { expect, type Page } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import {
  acceptTerms,
  addToCart,
  cartLines,
  choose,
  chooseExpress,
  findVisit,
  newEmail,
  openEvent,
  order,
  orderButton,
  payExpress,
  ticketOffer,
  visit,
  waitForOrder,
} from '../support/visitor.ts';

const { t } = GERMAN;
const EVENT = 'mondwasser';
const LINE = 'rush:mondwasser';

/** So many other visitors come first. */
async function letCome(page: Page, visitors: number): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1)
    expect((await page.request.post('/api/de/waiting-room/enter', { data: { line: LINE } })).status()).toBe(
      200,
    );
}

/** Others come until whoever comes next waits for about so many seconds. */
async function letWait(page: Page, seconds: number): Promise<void> {
  const entered = await page.request.post('/api/de/waiting-room/enter', { data: { line: LINE } });
  const { data } = (await entered.json()) as { data: { seconds?: number } };
  // Fifteen may come at once before anybody waits.
  await letCome(page, Math.max(0, seconds + (data.seconds === undefined ? 15 : -data.seconds)));
}

async function chooseTicket(page: Page): Promise<void> {
  await openEvent(page, GERMAN, EVENT, await findVisit(page, EVENT, (places) => places > 5, 20));
  const [ticket] = (await ticketOffer(page, GERMAN, EVENT)).tickets;
  await choose(page, GERMAN, ticket?.name ?? '');
  await addToCart(page, GERMAN);
}

function waitingPlace(page: Page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem('waiting room') ?? '{}').place as string);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The next order is sent with a pass that nobody handed out. */
function spoilPass(page: Page) {
  return page.route(
    '**/api/de/checkout/initPayment*',
    (route) => {
      const order = route.request().postDataJSON();
      return route.continue({ postData: { ...order, waitingRoomPass: `${order.waitingRoomPass}x` } });
    },
    { times: 1 },
  );
}

test('the way to the checkout leads through the waiting room, over reloads, a second tab and a lost connection, to the order', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED/);
  watch.expectStatus(429);
  await chooseTicket(page);
  await letWait(page, 40);
  await page.getByRole('link', { name: t('cart.bar.link') }).click();
  await expect(heading(page)).toHaveText(t('waiting.title'));
  await expect(page.getByRole('status').filter({ hasText: 'Minute' })).toBeAttached();
  const place = await waitingPlace(page);

  await test.step('a reload and a second tab have the same place', async () => {
    await page.reload();
    await expect(page.getByText(t('waiting.keep'))).toBeVisible();
    const second = await context.newPage();
    await visit(second, '/de/waiting-room');
    await expect(second.getByText(t('waiting.keep'))).toBeVisible();
    expect([await waitingPlace(page), await waitingPlace(second)]).toEqual([place, place]);
    await second.close();
  });

  await test.step('everybody can read it, on every width', async () => {
    await checkPage(page, 'de');
    await inspect(page);
  });

  await test.step('a lost connection loses no place', async () => {
    await context.setOffline(true);
    await expect(page.getByText(t('waiting.offline'))).toBeVisible({ timeout: 60_000 });
    await context.setOffline(false);
    await expect(page.getByText(t('waiting.offline'))).toBeHidden({ timeout: 60_000 });
    expect(await waitingPlace(page)).toBe(place);
  });

  await test.step('whoever is called goes on by keyboard', async () => {
    await expect(page.getByText(t('waiting.called'), { exact: true }).last()).toBeVisible({
      timeout: 90_000,
    });
    await expect(page).toHaveTitle(new RegExp(t('waiting.called')));
    await tabTo(page, page.getByRole('link', { name: t('waiting.go') }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(t('cart.checkout'));
    await expect(cartLines(page, GERMAN)).toHaveCount(1);
  });

  await test.step('a pass that is refused leads back to the waiting room, and the cart stays', async () => {
    await chooseExpress(page, GERMAN);
    await spoilPass(page);
    await acceptTerms(page, GERMAN);
    const refused = page.waitForResponse((answer) => answer.status() === 429);
    await orderButton(page, GERMAN).click();
    await refused;
    // The place is still good: it brings another pass, and the visitor back to a new checkout.
    await expect(page.getByRole('checkbox', { name: t('cart.accept.terms') })).not.toBeChecked();
    await expect(cartLines(page, GERMAN)).toHaveCount(1);
  });

  await order(page, GERMAN);
  await payExpress(page, GERMAN, newEmail());
  await waitForOrder(page, GERMAN);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows the turn, keeps the place and renews itself', async ({ page }) => {
    await letWait(page, 15);
    await page.goto('/de/waiting-room');
    await page.getByRole('link', { name: t('waiting.noScript') }).click();
    await expect(page.getByText(t('waiting.plain'))).toBeVisible();
    await expect(heading(page)).toHaveText(t('waiting.title'));
    const [kept] = await page.context().cookies();
    expect(kept).toMatchObject({ name: 'foyer-place', httpOnly: true });
    const again = await page.reload();
    expect(again?.headers()['refresh']).toMatch(/^\d+; url=\?place=/);
    expect((await page.context().cookies())[0]?.value).toBe(kept?.value);
    await expect(page.getByText(t('waiting.called'), { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('link', { name: t('waiting.go') })).toBeVisible();
  });
});
