// A Saturday at the door: a morning without network, two doors with the same ticket, what is taken back, a device that is lost.
import { expect, type Page } from '@playwright/test';
import { looksRight } from '../office/by-keys.ts';
import { enterAs, menuLink, officeSpeech } from '../office/colleague.ts';
import { buy } from '../support/bought.ts';
import { checkPage } from '../support/check-page.ts';
import { inspect, violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { newEmail, visit } from '../support/visitor.ts';
import {
  codesOf,
  doorSpeech,
  expectWord,
  inviteDevice,
  openDoor,
  openTickets,
  phone,
  typeCode,
} from './door-visitor.ts';

const PHONE = { viewport: { width: 360, height: 740 } };

const HOUR = 3_600_000;

test.use({ permissions: [] });

async function bought(page: Page, count: number) {
  const order = await buy(page, newEmail(), [openTickets(count)]);
  return { number: order.number, id: order.booking_id, codes: await codesOf(page, order.booking_id) };
}

/** A hardware scanner types, wherever the focus is, as fast as nobody else: in the page, so that no other work slows it down. */
function scan(page: Page, code: string): Promise<void> {
  return page.evaluate(
    (keys) => {
      (document.activeElement as HTMLElement | null)?.blur();
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...code, 'Enter'],
  );
}

/** As browsers do where there is no room: whatever is to be kept is refused. */
function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
}

/** What stands in the sun is read with seven to one. */
async function expectReadableInSunlight(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect.soft(await violations(page, ['color-contrast-enhanced']), colorScheme).toEqual([]);
  }
}

test('two doors without network, one of them full and an hour ahead, let in what they know, also after a reload; the office finds what was used twice', async ({
  anotherVisitor,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|refused|NotFoundError/);
  const speech = officeSpeech('de');
  const t = doorSpeech('de');
  const office = await anotherVisitor();
  await enterAs(office, speech, 'admin');
  const { number, codes } = await bought(office, 3);
  const [first = '', second = '', third = ''] = codes;
  let north = await anotherVisitor(PHONE);
  const south = await phone(browser, baseURL, HOUR);
  await openDoor(north, t, await inviteDevice(office, speech, `Nord ${number}`));
  await openDoor(south, t, await inviteDevice(office, speech, `Süd ${number}`));
  await expectReadableInSunlight(north);
  await expect(
    south.getByRole('alert').filter({ hasText: t('door.clock-off', { minutes: 60 }) }),
  ).toBeVisible();
  await fillStorage(south);

  // Its files are at hand from the second visit on, as on a phone that has it installed.
  await north.reload();
  await expect(north.getByText(t('door.online'))).toBeVisible();
  for (const door of [north, south]) await door.context().setOffline(true);
  await typeCode(north, t, first);
  await expectWord(north, t('door.answer.in'));
  await expectReadableInSunlight(north);
  await typeCode(north, t, first);
  await expectWord(north, t('door.answer.already-in'));
  await expectReadableInSunlight(north);
  await typeCode(south, t, first);
  await expectWord(south, t('door.answer.in'));
  await typeCode(south, t, second);
  await expectWord(south, t('door.answer.in'));
  await expect(south.getByRole('alert').filter({ hasText: t('door.storage-full') })).toBeVisible();
  await inspect(south);
  await south.setViewportSize(PHONE.viewport);
  await typeCode(south, t, second);
  await expectWord(south, t('door.answer.already-in'));
  await expect(north.getByText(t('door.offline'))).toBeVisible();

  await test.step('what was noted outlasts the page, which is killed right after the answer', async () => {
    const context = north.context();
    await north.close();
    north = await context.newPage();
    await north.goto('/door/');
    await expect(north.getByText(t('door.offline'))).toBeVisible();
    await expect(north.getByText(t('door.waiting', { count: 1 }))).toBeVisible();
    await typeCode(north, t, first);
    await expectWord(north, t('door.answer.already-in'));
    await typeCode(north, t, third);
    await expectWord(north, t('door.answer.in'));
    await typeCode(north, t, 'strom 50 euro');
    await expectWord(north, t('door.answer.voucher'));
    await typeCode(north, t, 'ZZZZZZZZZZZZ');
    await expectWord(north, t('door.answer.unknown'));
    await expectReadableInSunlight(north);
  });

  for (const door of [north, south]) await door.context().setOffline(false);
  for (const door of [north, south]) {
    await expect(door.getByText(t('door.online'))).toBeVisible();
    for (const count of [1, 2]) await expect(door.getByText(t('door.waiting', { count }))).toBeHidden();
  }
  // What the other door has let in is known here now.
  await expect(async () => {
    await typeCode(north, t, second);
    await expectWord(north, t('door.answer.already-in'));
  }).toPass();

  await menuLink(office, speech, 'office.menu.admissions').click();
  const twice = office.getByRole('heading', { name: speech.t('admissions.twice') });
  await expect(twice).toBeVisible();
  const order = office.getByRole('main').getByRole('link', { name: number }).first();
  await expect(order).toBeVisible();
  await looksRight(office);
  await order.click();
  await expect(office.getByRole('main')).toContainText(`Süd ${number}`);
  await expect(async () => {
    await menuLink(office, speech, 'office.menu.devices').click();
    const row = office.getByRole('row', { name: new RegExp(`Süd ${number}`) });
    await expect(row).toContainText(speech.t('devices.clock', { minutes: 60 }), { timeout: 2_000 });
  }).toPass();
  await south.context().close();
});

test('what was taken back can be scanned again; whoever is let in anyway is noted with a reason; a lost device forgets all', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401, 403);
  watch.expectTrouble(/refused|NotFoundError/);
  const speech = officeSpeech('en');
  const t = doorSpeech('en');
  const office = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(office, speech, 'admin');
  const { number, codes, id } = await bought(office, 1);
  const [code = ''] = codes;
  const door = await anotherVisitor({ locale: 'en-GB', ...PHONE });
  const name = `Gate ${number}`;
  await openDoor(door, t, await inviteDevice(office, speech, name));

  // By the order's number, as whoever has left the ticket at home.
  await typeCode(door, t, number);
  await door
    .getByRole('region', { name: t('door.found') })
    .getByRole('button')
    .first()
    .click();
  await expectWord(door, t('door.answer.in'));
  await door.getByRole('button', { name: t('door.undo') }).click();
  await expect(door.locator('.door-word')).toBeHidden();
  await typeCode(door, t, code);
  await expectWord(door, t('door.answer.in'));
  await door.getByRole('button', { name: t('door.next') }).click();
  await scan(door, code);
  await expectWord(door, t('door.answer.already-in'));

  await typeCode(door, t, 'ebbe-10-euro');
  await expectWord(door, t('door.answer.voucher'));
  // Other journeys pay with it: what is left depends on them.
  await expect(door.locator('.door-detail')).toHaveText(/Not an admission. It still pays for €\d\.00\./);
  await typeCode(door, t, code);
  await expectWord(door, t('door.answer.already-in'));

  await test.step('the ticket says that it was used', async () => {
    const used = page.getByText(/^Benutzt am .*, 18\.\u00a0Nov\. um \d\d:\d\d$/);
    await visit(page, `/de/order-review/${id}`);
    await page.getByRole('button', { name: GERMAN.t('cart.ticket.large') }).click();
    await expect(page.getByRole('dialog').getByRole('status').filter({ has: used })).toBeVisible();
    await checkPage(page, 'de');
    await page.getByRole('button', { name: GERMAN.t('site.close') }).click();
    await expect(page.getByRole('listitem').filter({ has: used })).toBeVisible();
    await checkPage(page, 'de');
  });

  await door.getByRole('button', { name: t('door.force') }).click();
  await door.getByRole('button', { name: t('door.force') }).click();
  await expect(door.getByLabel(t('door.force.reason'))).toHaveAccessibleDescription(t('door.force.missing'));
  await inspect(door);
  await door.getByLabel(t('door.force.reason')).fill('Forgot a coat');
  await door.getByRole('button', { name: t('door.force') }).click();
  await expectWord(door, t('door.answer.in'));

  await menuLink(office, speech, 'office.menu.admissions').click();
  await office.waitForURL(/\/office\/admissions/);
  await expect(async () => {
    await menuLink(office, speech, 'office.menu.admissions').click();
    await expect(office.getByRole('row', { name: new RegExp(`${name}.*Forgot a coat`) })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass();

  await test.step('revoked, the device wipes itself', async () => {
    await menuLink(office, speech, 'office.menu.devices').click();
    await office
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button')
      .click();
    await office
      .getByRole('dialog')
      .getByRole('button', { name: speech.t('devices.revoke') })
      .click();
    await expect(door.getByText(t('door.pair.revoked'))).toBeVisible();
    const kept = await door.evaluate(async () => (await indexedDB.databases()).map(({ name: of }) => of));
    expect(kept).toEqual([]);
    await door.reload();
    await expect(door.getByLabel(t('door.pair.code'))).toBeVisible();
  });
});
