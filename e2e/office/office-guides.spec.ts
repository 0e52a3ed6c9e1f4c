// Who leads tours: a guide is added, with what was typed wrong said at its field; a month is planned by a proposal, one tour taken
// back and given by hand; the guide sees own tours and who takes part, on a phone, and has them in a calendar, whose address is
// renewed once it has become known.
import { expect, type Page } from '@playwright/test';
import { officePaths } from '../../domain/office-addresses.ts';
import { sidewaysOverflow } from '../support/inspect.ts';
import { test, waitForCompletePage } from '../support/journey.ts';
import { newEmail } from '../support/visitor.ts';
import { looksRight, PHONE } from './by-keys.ts';
import { eventsOf, subscribe } from './calendar-feed.ts';
import { enterAs, invite, join, menuLink, type OfficeSpeech, officeSpeech } from './colleague.ts';

async function checkPage(page: Page): Promise<void> {
  await waitForCompletePage(page);
  // A message that fades has less contrast.
  await expect(page.locator('.toast')).toHaveCount(0);
  await looksRight(page);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
}

async function addGuide(page: Page, speech: OfficeSpeech, name: string, email: string) {
  const { t } = speech;
  await menuLink(page, speech, 'office.menu.guides').click();
  await page.getByRole('link', { name: t('guides.add') }).click();
  await page.getByLabel(t('guides.email'), { exact: true }).fill(email);
  await page.getByLabel('Montag').fill('zehn');
  await page.getByRole('button', { name: t('guides.add') }).click();
  await expect(page.getByText(t('office.form.errors'))).toBeVisible();
  await expect(page.getByLabel('Montag')).toHaveAttribute('aria-invalid', 'true');
  await checkPage(page);
  await page.getByLabel(t('guides.name'), { exact: true }).fill(name);
  await page.getByLabel('Montag').fill('10-18');
  await page.getByLabel(t('guides.staff')).selectOption({ label: name });
  for (const language of ['Deutsch', 'Englisch', 'Französisch'])
    await page
      .getByRole('group', { name: t('guides.languages') })
      .getByLabel(language, { exact: true })
      .check();
  await page.getByLabel(t('guides.fee')).fill('70,50');
  await page.getByRole('button', { name: t('guides.exception.add') }).click();
  const days = page.getByRole('group', { name: t('guides.exception', { number: 1 }) });
  await days.getByLabel(t('guides.exception.first')).fill('2026-12-23');
  await days.getByLabel(t('guides.exception.last')).fill('2026-12-27');
  await page.getByRole('button', { name: t('guides.add') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('70,50')).toBeVisible();
  await checkPage(page);
}

test('a guide is added, a month planned, and the guide sees who takes part', async ({
  page,
  anotherVisitor,
  watch,
}) => {
  watch.expectStatus(401);
  const speech = officeSpeech('de');
  const { t } = speech;
  const [email, name] = [newEmail(), `Führung ${newEmail().replace(/@.*/, '')}`];
  const guide = await anotherVisitor({ locale: 'de-DE' });
  await join(guide, speech, await invite(name, email, 'guide', 'de'));
  await enterAs(page, speech, 'programme');
  await addGuide(page, speech, name, email);

  await menuLink(page, speech, 'office.menu.tourPlan').click();
  await page.getByLabel(t('plan.span')).selectOption('month');
  await page.waitForURL(/span=month/);
  await page.getByRole('button', { name: t('plan.later') }).click();
  await expect(page.getByText('Dezember 2026')).toBeVisible();
  await page.getByRole('button', { name: t('plan.propose') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox').first()).toBeChecked();
  await checkPage(page);
  await dialog.getByRole('button', { name: /vergeben$/ }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('combobox', { name: t('plan.guide'), exact: true }).selectOption({ label: name });
  const given = page.getByRole('button', { name: new RegExp(`^${name}: ändern`) });
  await given.first().click();
  await dialog.getByLabel(t('plan.sheet.nobody')).check();
  await checkPage(page);
  await dialog.getByRole('button', { name: t('plan.sheet.takeBack') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: t('office.list.clear') }).click();
  await page.getByLabel(t('plan.show')).selectOption('open');
  await page
    .getByRole('button', { name: /^Vergeben: / })
    .first()
    .click();
  await dialog.getByLabel(name).check();
  await dialog.getByRole('button', { name: /ergeben$/ }).click();
  await expect(dialog).toBeHidden();

  await guide.setViewportSize(PHONE);
  await guide.goto(officePaths.ownTours());
  await checkPage(guide);

  // A calendar program has no session of the office.
  const feed = await subscribe(guide, speech);
  const { status, type, text } = await feed.read();
  expect([status, type]).toEqual([200, expect.stringContaining('text/calendar')]);
  const rows = guide.getByRole('row');
  const events = eventsOf(text, speech);
  expect(events).toHaveLength((await rows.count()) - 1);
  for (const { when, title, house } of events)
    await expect(
      rows.filter({ hasText: when }).filter({ hasText: title }).filter({ hasText: house }),
    ).toHaveCount(1);
  await menuLink(page, speech, 'office.menu.guides').click();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: t('guides.feed.renew') }).click();
  await dialog.getByRole('button', { name: t('guides.feed.renew') }).click();
  await expect(page.getByText(t('guides.feed.renewed'))).toBeVisible();
  expect((await feed.read()).status).toBe(404);
  await guide.reload();
  const renewed = await subscribe(guide, speech);
  expect(renewed.address).not.toBe(feed.address);
  expect(eventsOf((await renewed.read()).text, speech)).toEqual(events);

  await guide.getByRole('row').nth(1).getByRole('link').click();
  await expect(guide.getByRole('button', { name: t('tour.print') })).toBeVisible();
  await checkPage(guide);
  await menuLink(page, speech, 'office.menu.guidesOwed').click();
  await expect(page.getByText(t('owed.none'))).toBeVisible();
});
