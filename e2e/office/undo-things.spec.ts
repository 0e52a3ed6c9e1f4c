// Parcels marked as sent and decisions about places are taken back from the message that says they are done: by keyboard alone in
// German, on a phone in English, and not once somebody has built on them.
import { expect, type Page } from '@playwright/test';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { test } from '../support/journey.ts';
import { submitByEnter, tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { findVisit, newEmail, ticketOffer, visit } from '../support/visitor.ts';
import { buy, buyCards, newName } from './bought.ts';
import { looksRight, PHONE, press, typeInto, undoButton, undoByKeys } from './by-keys.ts';
import { enterAs, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

const EVENT = 'mondwasser';

async function placesLeft(page: Page, day: string, time: string): Promise<number | undefined> {
  const { timeslot } = await ticketOffer(page, GERMAN, EVENT, day);
  return timeslot.find(({ datetime }) => datetime === `${day} ${time}`)?.max_tickets;
}

test('a parcel marked as sent is to be packed again, by keyboard alone in German', async ({
  page,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  await enterAs(page, speech, 'service');
  const name = newName();
  await buyCards(page, name);
  await menuLink(page, speech, 'office.menu.parcels').click();
  await tabTo(page, page.getByRole('link', { name }));
  await page.keyboard.press('Enter');
  await press(page, t('parcel.send'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('parcel.send.carrier'))).toBeFocused();
  await page.keyboard.type('DHL');
  await page.keyboard.press('Tab');
  await submitByEnter(page, dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('parcel.mail.waits'))).toBeVisible();
  await undoByKeys(page, speech, t('parcel.send.done', { count: 1 }));
  await expect(page.getByText(t('parcels.state.to-pack'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('parcel.send'), exact: true })).toBeVisible();
  await looksRight(page);
});

test('several parcels are taken back on a phone in English, and one whose number was corrected is not', async ({
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401, 409);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'service');
  const names = [newName(), newName()] as const;
  for (const name of names) await buyCards(page, name);
  await page.setViewportSize(PHONE);
  await page.goto(officePaths.parcels());

  await sendAll(page, speech, names);
  const undo = undoButton(page, speech, t('parcel.send.done', { count: 2 }));
  await looksRight(page);
  await undo.click();
  await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
  for (const name of names) await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('link', { name: names[0] }).click();
  await send(page, speech);
  const late = undoButton(page, speech, t('parcel.send.done', { count: 1 }));
  // It stays while somebody points at it.
  await late.hover();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: t('parcel.correct'), exact: true }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel(t('parcel.send.carrier')).selectOption('dpd');
  await dialog.getByLabel(t('parcel.send.tracking')).fill('0222');
  await dialog.getByRole('button', { name: t('parcel.correct.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await other.close();
  await late.click();
  const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'changed' });
  await expect(page.getByRole('alert')).toContainText(tooLate);
  await expect(page.getByText('0222').first()).toBeVisible();
});

async function send(page: Page, { t }: OfficeSpeech) {
  await page.getByRole('button', { name: t('parcel.send'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('parcel.send.submit', { count: 1 }), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function sendAll(page: Page, { t }: OfficeSpeech, names: readonly string[]) {
  const count = names.length;
  for (const name of names)
    await page.getByRole('checkbox', { name: `${t('office.list.pick')} ${name}`, exact: true }).check();
  await page.getByRole('button', { name: t('parcels.send', { count }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('parcel.send.submit', { count }), exact: true }).click();
  await expect(dialog).toBeHidden();
  for (const name of names) await expect(page.getByRole('link', { name })).toHaveCount(0);
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

test('a capacity, a block and a closure are taken back by keyboard alone, and the shop sells as before', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t, formats } = speech;
  const page = await anotherVisitor({ locale: 'de-DE' });
  await enterAs(page, speech, 'programme');
  const { day, time, places } = await findVisit(page, EVENT, (free) => free > 20, 82);
  await visit(visitor, '/de/');
  const left = () => expect.poll(() => placesLeft(visitor, day, time), { timeout: 10_000 });
  await page.goto(officePathWith(officePaths.places(), { day, pool: `event:${EVENT}` }));
  const row = page.getByRole('row').filter({ hasText: formats.clock(time) });
  await tabTo(page, row.getByRole('link'), 120);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mondwasser');

  await decideByKeys(page, speech, 'capacity', { [t('decide.capacity.places')]: '3' });
  await left().toBe(3);
  await undoByKeys(page, speech, t('decide.done', { count: 1 }));
  await expect(page.getByText(t('place.decisions.none'))).toBeVisible();
  await left().toBe(places);

  await decideByKeys(page, speech, 'block', {
    [t('decide.block.places')]: '20',
    [t('decide.name')]: 'Grundschule am Hafen',
  });
  await left().toBe(places - 20);
  await undoByKeys(page, speech, t('decide.done', { count: 1 }));
  await left().toBe(places);

  await decideByKeys(page, speech, 'closure', {});
  await left().toBeUndefined();
  await undoByKeys(page, speech, t('decide.done', { count: 1 }));
  await left().toBe(places);
  await looksRight(page);
});

test('a time more is taken back on a phone in English, and not once a place of it is taken', async ({
  anotherVisitor,
  page: visitor,
  watch,
}) => {
  watch.expectStatus(401, 409);
  const speech = officeSpeech('en');
  const { t } = speech;
  const page = await anotherVisitor({ locale: 'en-GB' });
  await enterAs(page, speech, 'programme');
  const { day } = await findVisit(page, EVENT, (free) => free > 20, 89);
  await visit(visitor, '/de/');
  await page.setViewportSize(PHONE);
  await page.goto(officePathWith(officePaths.places(), { day, pool: `event:${EVENT}` }));

  const left = () => expect.poll(() => placesLeft(visitor, day, '22:00'), { timeout: 10_000 });
  await addTime(page, speech, '22:00');
  await left().toBe(3);
  await looksRight(page);
  await undoButton(page, speech, t('decide.done', { count: 1 })).click();
  await expect(page.getByText(t('acts.undo.done'))).toBeVisible();
  await left().toBeUndefined();

  await addTime(page, speech, '22:00');
  const late = undoButton(page, speech, t('decide.done', { count: 1 }));
  await late.hover();
  await left().toBe(3);
  await buy(visitor, newEmail(), [{ type: 'ticket', id: 'mond-adult', datetime: `${day} 22:00`, count: 1 }]);
  await late.click();
  const tooLate = speech.refusal('refusal.OFFICE_UNDO_TOO_LATE', { problem: 'taken' });
  await expect(page.getByRole('alert')).toContainText(tooLate);
  await left().toBe(2);
});

async function addTime(page: Page, { t }: OfficeSpeech, time: string) {
  await page.getByRole('button', { name: t('place.add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('decide.times'), { exact: true }).fill(time);
  await dialog.getByLabel(t('decide.capacity.places'), { exact: true }).fill('3');
  await expect(dialog.locator('.decide-effect[aria-busy=false]')).toBeVisible();
  await dialog.getByRole('button', { name: t('decide.extra.do'), exact: true }).click();
  await expect(dialog).toBeHidden();
}
