// The programme changes: a time is lowered and the shop says that it is sold out, places are kept back, a time is added and
// bought; what was decided is listed, and can be taken back.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { buy } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { findVisit, newEmail, ticketOffer, visit } from '../support/visitor.ts';
import { looksRight } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const EVENT = 'mondwasser';
const POOL = `event:${EVENT}`;

/** Opens the sheet of a decision, fills its fields and carries it out, once its preview is there. */
async function decide(
  page: Page,
  { t }: OfficeSpeech,
  kind: 'capacity' | 'block' | 'extra',
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const open = {
    capacity: 'place.change',
    block: 'place.block',
    extra: 'place.add',
  } as const;
  await page.getByRole('button', { name: t(open[kind]), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: t(`decide.${kind}.do`), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function left(page: Page, day: string, time: string): Promise<number | undefined> {
  const { timeslot } = await ticketOffer(page, GERMAN, EVENT, day);
  return timeslot.find(({ datetime }) => datetime === `${day} ${time}`)?.max_tickets;
}

test('what staff decide about places is what the shop sells, until it is taken back', async ({
  anotherVisitor,
  page: visitor,
  watch,
}, { retry }) => {
  watch.expectStatus(401, 422);
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, speech, 'programme');
  const { day, time, places } = await findVisit(page, EVENT, (free) => free > 20, 75 + retry);
  await buy(page, newEmail(), [{ type: 'ticket', id: 'mond-adult', datetime: `${day} ${time}`, count: 2 }]);

  await page.goto(officePathWith(officePaths.places(), { day, pool: POOL }));
  await expect(page.getByRole('row').filter({ hasText: formats.clock(time) })).toBeVisible();
  // Faster than days are shown.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`day=${addDays(day, 3)}`));
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await page
    .getByRole('row')
    .filter({ hasText: formats.clock(time) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mondwasser');
  await looksRight(page);

  await page.getByRole('button', { name: t('place.change'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('decide.capacity.places'), { exact: true }).fill('1');
  await expect(dialog).toContainText(t('decide.effect.short', { short: 1 }));
  await dialog.getByRole('button', { name: t('decide.capacity.do'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('2');
  await page.keyboard.press('Escape');
  await decide(page, speech, 'capacity', { [t('decide.capacity.places')]: '2' });
  await expect(page.getByRole('definition').getByText(t('places.full')).first()).toBeVisible();
  await expect.poll(() => left(visitor, day, time), { timeout: 10_000 }).toBe(0);
  await visit(visitor, `/de/tickets/${EVENT}?date=${day}`);
  await expect(visitor.getByRole('radio', { name: new RegExp(`^${formats.clock(time)}`) })).toBeDisabled();
  await page.getByRole('button', { name: t('decisions.takeBack') }).click();
  await expect(dialog.getByRole('list')).toBeVisible();
  await dialog.getByRole('button', { name: t('decisions.takeBack') }).click();
  await expect(page.getByText(t('place.decisions.none'))).toBeVisible();
  await expect.poll(() => left(visitor, day, time), { timeout: 10_000 }).toBe(places - 2);

  await decide(page, speech, 'block', {
    [t('decide.block.places')]: '20',
    [t('decide.name')]: 'Grundschule am Hafen',
  });
  await expect(page.getByRole('row').filter({ hasText: 'Grundschule am Hafen' })).toBeVisible();
  await expect.poll(() => left(visitor, day, time), { timeout: 10_000 }).toBe(places - 22);

  await page.goto(officePathWith(officePaths.places(), { day, pool: POOL, view: 'week' }));
  await looksRight(page);
  await decide(page, speech, 'extra', { [t('decide.times')]: '22:00', [t('decide.capacity.places')]: '3' });
  await buy(page, newEmail(), [{ type: 'ticket', id: 'mond-adult', datetime: `${day} 22:00`, count: 3 }]);
  await expect.poll(() => left(visitor, day, '22:00'), { timeout: 10_000 }).toBe(0);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(officePathWith(officePaths.places(), { day, pool: POOL, view: 'month' }));
  await looksRight(page);
  await page.goto(officePaths.placeDecisions());
  await looksRight(page);
  await expect(page.getByRole('row').filter({ hasText: 'Grundschule am Hafen' }).first()).toBeVisible();
});
