// Decisions about places are taken back from the message that says they are done, by keyboard alone on a phone, and not once
// somebody has built on them.
import { expect, type Page } from '@playwright/test';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { buy } from '../support/bought.ts';
import { test } from '../support/journey.ts';
import { GERMAN } from '../support/speech.ts';
import { findVisit, newEmail, ticketOffer, visit } from '../support/visitor.ts';
import { follow, looksRight, PHONE, press, reach, typeInto, undoButton, undoByKeys } from './by-keys.ts';
import { enterAs, type OfficeSpeech, officeSpeech } from './colleague.ts';

const EVENT = 'mondwasser';

async function placesLeft(page: Page, day: string, time: string): Promise<number | undefined> {
  const { timeslot } = await ticketOffer(page, GERMAN, EVENT, day);
  return timeslot.find(({ datetime }) => datetime === `${day} ${time}`)?.max_tickets;
}

type Decision = 'capacity' | 'block' | 'closure';
const OPENED_BY = { capacity: 'place.change', block: 'place.block', closure: 'place.close' } as const;

/** Decides by keyboard alone. @param fields labels with what is typed instead of what is there */
async function decideByKeys(
  page: Page,
  { t }: OfficeSpeech,
  kind: Decision,
  fields: Readonly<Record<string, string>>,
) {
  await press(page, t(OPENED_BY[kind]));
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields))
    await typeInto(page, dialog.getByLabel(label, { exact: true }), value);

  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await expect(dialog.locator('button[type=submit]')).toBeEnabled();
  await press(page, t(`decide.${kind}.do`), dialog);
  await expect(dialog).toBeHidden();
}

test('a capacity, a block, a closure and a time more are taken back by keyboard alone, and the shop sells as before; not once a place is taken', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  watch.expectStatus(401, 409);
  const speech = officeSpeech('en');
  const { t, formats } = speech;
  const page = await anotherVisitor({ locale: 'en-GB', viewport: PHONE, hasTouch: true });
  await enterAs(page, speech, 'programme');
  const { day, time, places } = await findVisit(page, EVENT, (free) => free > 20, 82);
  await visit(visitor, '/de/');
  const left = (of = time) => expect.poll(() => placesLeft(visitor, day, of), { timeout: 10_000 });
  const done = t('decide.done', { count: 1 });
  await page.goto(officePathWith(officePaths.places(), { day, pool: `event:${EVENT}` }));

  await test.step('a time more is taken back, and not once a place of it is taken', async () => {
    await addTime(page, speech, '22:00');
    // It stays while it has the focus.
    await reach(page, undoButton(page, speech, done));
    await left('22:00').toBe(3);
    await looksRight(page);
    await undoByKeys(page, speech, done);
    await left('22:00').toBeUndefined();

    await addTime(page, speech, '22:00');
    const late = undoButton(page, speech, done);
    await reach(page, late);
    await left('22:00').toBe(3);
    const item = { type: 'ticket', id: 'mond-adult', datetime: `${day} 22:00`, count: 1 };
    await buy(visitor, newEmail(), [item]);
    await page.keyboard.press('Enter');
    const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'taken' });
    await expect(page.getByRole('alert')).toContainText(tooLate);
    await left('22:00').toBe(2);
  });

  const row = page.getByRole('row').filter({ hasText: formats.clock(time) });
  await follow(page, row.getByRole('link'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Moon Water');
  await test.step('a capacity', async () => {
    await decideByKeys(page, speech, 'capacity', { [t('decide.capacity.places')]: '3' });
    await left().toBe(3);
    await undoByKeys(page, speech, done);
    await expect(page.getByText(t('place.decisions.none'))).toBeVisible();
    await left().toBe(places);
  });
  await test.step('a block', async () => {
    const block = { [t('decide.block.places')]: '20', [t('decide.name')]: 'Grundschule am Hafen' };
    await decideByKeys(page, speech, 'block', block);
    await left().toBe(places - 20);
    await undoByKeys(page, speech, done);
    await left().toBe(places);
  });
  await test.step('a closure', async () => {
    await decideByKeys(page, speech, 'closure', {});
    await left().toBeUndefined();
    await undoByKeys(page, speech, done);
    await left().toBe(places);
    await looksRight(page);
  });
});

async function addTime(page: Page, { t }: OfficeSpeech, time: string) {
  await press(page, t('place.add'));
  const dialog = page.getByRole('dialog');
  await typeInto(page, dialog.getByLabel(t('decide.times'), { exact: true }), time);
  await typeInto(page, dialog.getByLabel(t('decide.capacity.places'), { exact: true }), '3');
  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await press(page, t('decide.extra.do'), dialog);
  await expect(dialog).toBeHidden();
}
