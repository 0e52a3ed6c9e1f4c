// Whoever writes the programme has never seen a YAML file: an exhibition is put up in the browser, looked at, published, and
// bought by a visitor. Fields and clicks are counted, so that they stay few.
import { expect, type Locator, type Page } from '@playwright/test';
import { inspect, violations } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { findVisit, newEmail } from '../support/visitor.ts';
import { buy } from './bought.ts';
import { enterAs, menuLink, officeSpeech } from './colleague.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#2f45d8"/></svg>';
const MOST_FIELDS = 19;
const MOST_CLICKS = 9;

/** Counts what somebody does. */
function hands() {
  const count = { fields: 0, clicks: 0 };
  return {
    count,
    fill: async (field: Locator, text: string) => {
      count.fields += 1;
      await field.fill(text);
    },
    click: async (button: Locator) => {
      count.clicks += 1;
      await button.click();
    },
  };
}

/** A day so many days from now, as fields of days take it. */
async function dayFromNow(page: Page, days: number): Promise<string> {
  return page.evaluate((ahead) => {
    const day = new Date(Date.now() + ahead * 86_400_000);
    return day.toISOString().slice(0, 10);
  }, days);
}

test('an exhibition is put up, looked at, published and bought', async ({ anotherVisitor, watch }) => {
  // A preview is a shop that starts: on a machine with other work that takes minutes.
  test.setTimeout(600_000);
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, speech, 'programme');
  const { count, fill, click } = hands();
  const title = `Blaue Stunde ${newEmail().slice(0, 12)}`;

  await menuLink(page, speech, 'office.menu.programme').click();
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await click(page.getByRole('button', { name: t('programme.new') }));
  await fill(page.getByLabel(t('programme.new.reason')), 'Blaue Stunde');
  await click(page.getByRole('button', { name: t('programme.new.submit') }));
  await click(page.getByRole('link', { name: t('revision.events') }));
  await click(page.getByRole('link', { name: t('events.new') }));
  await expect(page.getByRole('heading', { level: 1, name: t('event.new') })).toBeVisible();
  await inspect(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  // What is missing is said at its fields, and nothing is lost.
  await page.getByRole('button', { name: t('event.save') }).click();
  await expect(page.getByRole('alert')).toContainText(t('event.name'));
  const german = (name: string) => page.getByRole('group', { name }).getByLabel('Deutsch');
  await fill(german(t('event.name')), title);
  await fill(german(t('event.subtitle')), 'Licht am Abend');
  await fill(german(t('event.teaser')), 'Zwanzig Bilder von der Zeit zwischen Tag und Nacht.');
  await fill(german(t('event.description')), 'Ein Absatz.\n\nNoch einer.');
  await fill(page.getByLabel(t('event.start')), await dayFromNow(page, 1));
  await fill(page.getByLabel(t('event.end')), await dayFromNow(page, 120));
  await fill(page.getByLabel(t('event.first')), '10:00');
  await fill(page.getByLabel(t('event.last')), '19:45');
  await fill(page.getByLabel(t('event.every')), '15');
  await fill(page.getByLabel(t('event.capacity')), '30');
  await expect(page.getByText(t('event.times.count', { count: 40 }))).toBeVisible();
  const tickets = [
    ['Erwachsene', '14,50'],
    ['Ermäßigt', '9'],
    ['Unter 18 Jahren', '0'],
  ] as const;
  for (const [index, [name, price]] of tickets.entries()) {
    if (index > 0) await click(page.getByRole('button', { name: t('event.ticket.add') }));
    await fill(page.locator(`#field-ticket-${index}-name`), name);
    await fill(page.locator(`#field-ticket-${index}-price`), price);
  }
  count.fields += 1;
  await page.getByLabel(t('event.picture.file')).setInputFiles({
    name: 'Blaue Stunde.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(PICTURE),
  });
  await fill(german(t('event.alt')), 'Eine blaue Fläche');
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  await click(page.getByRole('button', { name: t('event.save') }));
  await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: /^← / }).click();
  await expect(page.getByText(title)).toBeVisible();

  // The shop as it would be, and nobody else sees it.
  await page.getByRole('button', { name: t('revision.preview') }).click();
  await expect(page.getByText(t('programme.preview.note'))).toBeVisible({ timeout: 240_000 });
  const visitor = await anotherVisitor({ locale: 'de-DE' });
  const address = '/de/tickets/';
  await page.goto(address);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: title })).toHaveCount(0);
  const refused = await page.request.post('/api/de/auth/guest', { data: { c: {} } });
  expect(refused.status()).toBe(403);
  await page.goto('/de/');
  await page.getByRole('link', { name: t('programme.preview.end') }).click();

  await page
    .getByRole('link', { name: /Blaue Stunde|Nr\. \d+/ })
    .first()
    .click();
  await click(page.getByRole('button', { name: t('revision.publish'), exact: true }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('revision.publish.effect'))).toBeVisible({ timeout: 60_000 });
  await waitForCompletePage(page);
  expect(await violations(page)).toEqual([]);
  await click(dialog.getByRole('button', { name: t('revision.publish.submit') }));
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await inspect(page);
  expect(count.fields).toBeLessThanOrEqual(MOST_FIELDS);
  expect(count.clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await visitor.goto(address);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('14,50').first()).toBeVisible();
  const event = new URL(visitor.url()).pathname.split('/').at(-1) ?? '';
  const { day, time } = await findVisit(visitor, event, (places) => places > 20, 45);
  const ticket = { type: 'ticket', id: `${event}-erwachsene`, datetime: `${day} ${time}`, count: 2 };
  expect((await buy(visitor, newEmail(), [ticket])).number).not.toBe('');
});
