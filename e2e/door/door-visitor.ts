// Whoever stands at the door: a device that the office has paired, and what it says.
import { type Browser, expect, type Page } from '@playwright/test';
import { type DoorWording, doorWording } from '../../domain/wording/door/door-catalogue.ts';
import type { Translate } from '../../domain/wording/message.ts';
import { createTranslate } from '../../domain/wording/translate.ts';
import { compileWording } from '../../server/pages/compile-wording.ts';
import { menuLink, type OfficeSpeech } from '../office/colleague.ts';
import { clockShift } from '../servers.ts';
import { shiftClock } from '../support/shift-clock.ts';
import { apiData } from '../support/visitor.ts';

export type DoorSpeech = Translate<DoorWording>;

export function doorSpeech(language: 'de' | 'en'): DoorSpeech {
  return createTranslate<DoorWording>(compileWording(doorWording[language]), language);
}

/** The code that pairs a device, from the office's page. The page stays there. */
export async function inviteDevice(office: Page, speech: OfficeSpeech, name: string): Promise<string> {
  const { t } = speech;
  await menuLink(office, speech, 'office.menu.devices').click();
  await office.getByRole('button', { name: t('devices.pair'), exact: true }).click();
  const sheet = office.getByRole('dialog');
  await sheet.getByLabel(t('devices.name')).fill(name);
  const force = sheet.getByRole('checkbox', { name: t('devices.force') });
  if (await force.isVisible()) await force.check();
  await sheet.getByRole('button', { name: t('devices.pair.submit') }).click();
  const code = (await sheet.locator('.pairing-code').textContent()) ?? '';
  await sheet.getByRole('button', { name: t('devices.pair.done') }).click();
  return code;
}

/** Pairs a device and waits until it has the day's tickets. */
export async function openDoor(page: Page, t: DoorSpeech, code: string): Promise<void> {
  await page.goto('/door/');
  await page.getByLabel(t('door.pair.code')).fill(code);
  await page.getByRole('button', { name: t('door.pair.submit') }).click();
  await expect(page.getByText(t('door.online'))).toBeVisible();
  await expect(page.getByText(t('door.not-ready'))).toBeHidden();
}

/** Types a code, as whoever stands there does. */
export async function typeCode(page: Page, t: DoorSpeech, code: string): Promise<void> {
  await page.getByLabel(t('door.type')).fill(code);
  await page.getByRole('button', { name: t('door.check') }).click();
}

/** What the door says in one word. */
export async function expectWord(page: Page, word: string): Promise<void> {
  await expect(page.locator('.door-word')).toHaveText(word);
}

/** A page on a phone, on the journeys' day. @param ahead milliseconds by which its clock is wrong */
export async function phone(browser: Browser, baseURL: string | undefined, ahead = 0): Promise<Page> {
  const context = await browser.newContext({
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 360, height: 740 },
    ...(baseURL && { baseURL }),
  });
  await context.addInitScript(shiftClock, clockShift + ahead);
  return context.newPage();
}

/** Tickets for any day, which are good at any hour of it. */
export function openTickets(count: number) {
  return { type: 'ticket', id: 'maschinen-adult', datetime: '', count };
}

/** The codes of an order's tickets. */
export async function codesOf(page: Page, bookingId: string): Promise<string[]> {
  const order = await apiData<{ admissions: readonly { barcode: string }[] }>(
    page,
    `/api/de/order/review?id=${bookingId}`,
  );
  return order.admissions.map(({ barcode }) => barcode);
}
