// A computer whose clock is three hours fast, set to the time of another country: until when places are held is said in museum
// time, at the desk and where a group is made an offer.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { formatters } from '../../domain/wording/formats.ts';
import { journeyNow } from '../servers.ts';
import { test } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { enterAs, officeSpeech } from './colleague.ts';

const HOLD_MS = 20 * 60_000;
const HOUR_MS = 3_600_000;
const speech = officeSpeech('de');
const { t } = speech;

const museumClock = (instant: number) =>
  formatters
    .getDateTimeFormat('de', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })
    .format(instant);

/** The minute until which it is held, and the next: the clock moves on while the page is asked. */
async function expectHeld(page: Page, hold: () => Promise<void>) {
  const before = journeyNow().getTime();
  await hold();
  const shown = page.getByText(/^Reserviert bis/);
  await expect(shown).toBeVisible();
  const minutes = [before, journeyNow().getTime()].map((now) => museumClock(now + HOLD_MS));
  const texts = minutes.map((time) => t('desk.held', { time }));
  expect(texts).toContain((await shown.textContent())?.trim());
}

test('places are held until a time of the museum, whatever the computer thinks', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const page = await anotherVisitor({ locale: 'de-DE', timezoneId: 'Pacific/Auckland' });
  await page.clock.install({ time: journeyNow().getTime() + 3 * HOUR_MS });
  await enterAs(page, speech, 'service');

  const { data: tour } = await (await page.request.get('/api/de/tour?tour=pumpwerk-rundgang-de')).json();
  await page.goto(`${officePaths.desk()}?day=${tour.next_date}`);
  await page.locator('.desk-rows').getByRole('spinbutton').first().fill('1');
  await expectHeld(page, () => page.getByRole('button', { name: t('desk.hold'), exact: true }).click());
  await page.getByRole('button', { name: t('office.form.cancel'), exact: true }).click();

  const asked = {
    ...{ kind: 'company', name: 'Ada Lovelace', organisation: 'Steg GmbH', email: newEmail(), phone: '' },
    ...{ people: '12', days: 'Dezember', wishes: '', answers: {} },
  };
  const { data } = await (await page.request.post('/api/de/group-request', { data: asked })).json();
  await page.goto(`${officePaths.groupOffer(String(data.number))}?day=2026-12-10`);
  await page.getByRole('radio', { name: 'Stehende Wellen' }).check();
  await page.locator('.desk-rows [type="number"]').first().fill('12');
  await expectHeld(page, () => page.getByRole('button', { name: t('offer.hold') }).click());
});
