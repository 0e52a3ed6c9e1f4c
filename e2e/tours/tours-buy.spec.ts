// Guided tours from the home page to the mail (spec 2, 4, 5): a family joins one, a school books one for its class.
import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { attachment, onlyMailTo, pagesOf } from '../support/mailbox.ts';
import { GERMAN, type Speech, speechIn } from '../support/speech.ts';
import {
  buyAsGuest,
  cartLines,
  choose,
  goToCheckout,
  newEmail,
  typeCount,
  visit,
} from '../support/visitor.ts';
import {
  addTour,
  answerAll,
  chooseDay,
  filterLink,
  findTour,
  openTour,
  pressTwice,
  timeRadio,
  tourOffer,
} from './tour-visitor.ts';

function ticketsOnPage(page: Page, { t }: Speech, count: number) {
  return page.getByRole('region', { name: t('cart.tickets', { count }), exact: true }).getByRole('listitem');
}

/** Undoes the folded lines and escaped commas of a calendar file. */
function unfolded(file: Buffer): string {
  return file
    .toString('utf8')
    .replace(/\r?\n[ \t]/g, '')
    .replaceAll('\\,', ',');
}

test('two adults and a child join a tour', async ({ page }) => {
  const { t, formats } = GERMAN;
  const email = newEmail();
  const id = 'pumpwerk-rundgang-de';
  const at = await findTour(page, id, (places) => places > 8, 16);
  const { detail: tour } = await tourOffer(page, GERMAN, id);

  await visit(page, '/de/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.guidedTours') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tours.title'));
  await filterLink(page, GERMAN, 'Höhepunkte').click();
  await expect(page).toHaveURL(/category=highlights/);
  await page.getByRole('link', { name: tour.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tour.name);
  await chooseDay(page, GERMAN, at.day);
  await timeRadio(page, GERMAN, at.time).check();
  await choose(page, GERMAN, 'Erwachsene', 2);
  await choose(page, GERMAN, 'Unter 18 Jahren');
  await expect(page.getByText('28,00 €').first()).toBeVisible();
  await addTour(page, GERMAN);
  await goToCheckout(page, GERMAN);
  const facts = [tour.meeting_point, 'Deutsch', formats.day(at.day, 'full'), at.time];
  const line = page
    .getByRole('region', { name: t('cart.lines') })
    .getByRole('listitem')
    .first();
  for (const words of [tour.name, '28,00 €', ...facts]) await expect(line).toContainText(words);
  const number = await buyAsGuest(page, GERMAN, email);

  const tickets = ticketsOnPage(page, GERMAN, 3);
  await expect(tickets).toHaveCount(3);
  for (const words of [tour.name, ...facts]) await expect(tickets.last()).toContainText(words);
  await expect(tickets.filter({ hasText: 'Unter 18 Jahren' })).toHaveCount(1);
  const mail = await onlyMailTo(email);
  expect(mail.subject).toContain(number);
  for (const words of [tour.name, ...facts, '2 × Erwachsene']) expect(mail.text).toContain(words);
  expect(pagesOf(attachment(mail, 'application/pdf', 3))).toBe(3);
  const diary = unfolded(attachment(mail, 'text/calendar'));
  expect(diary).toContain(`SUMMARY:${tour.name}`);
  expect(diary).toContain(tour.meeting_point);
});

test('a school books a tour for its class and answers every kind of question', async ({ page }) => {
  const speech = speechIn('en');
  const { t, formats } = speech;
  const email = newEmail();
  const id = 'schlickklasse-de';
  const at = await findTour(page, id, (places) => places >= 30, 12);
  const { detail: tour, questions, tickets, priceList } = await tourOffer(page, speech, id, at.day);
  const [pupil, adult] = tickets.map(({ name }) => name);
  const types = ['text', 'radio', 'select', 'checkbox', 'number', 'textarea'] as const;
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(types));
  const ofType = (type: (typeof types)[number]) => questions.find((one) => one.type === type)?.label ?? '';

  await openTour(page, speech, id, at);
  await typeCount(page, t('tours.people'), 25);
  await typeCount(page, pupil ?? '', 23);
  await typeCount(page, adult ?? '', 2);
  const total = formats.money((priceList[0]?.price ?? 0) + 23 * (tickets[0]?.price ?? 0));
  await expect(page.getByText(total).first()).toBeVisible();
  await page.getByRole('textbox', { name: ofType('text') }).fill('Barges & Tides School');
  await page.getByRole('textbox', { name: ofType('number') }).fill('1');
  await page.getByRole('checkbox').first().check();

  await pressTwice(page, speech);
  const summary = page.getByRole('alert').filter({ hasText: t('tours.questions.errors') });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(summary.getByRole('link')).toHaveCount(3);
  await summary.getByRole('link', { name: ofType('radio') }).click();
  await expect(
    page
      .getByRole('group', { name: ofType('radio') })
      .getByRole('radio')
      .first(),
  ).toBeFocused();
  await summary.getByRole('link', { name: ofType('select') }).click();
  await expect(page.getByRole('combobox', { name: ofType('select') })).toBeFocused();
  await summary.getByRole('link', { name: ofType('number') }).click();
  await expect(page.getByRole('textbox', { name: ofType('number') })).toBeFocused();
  await expect(page.getByText(t('tours.answer.range', { min: 2, max: 8 })).last()).toBeVisible();
  await expect(page.getByRole('textbox', { name: ofType('text') })).toHaveValue('Barges & Tides School');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: pupil ?? '' })).toHaveValue('23');
  await expect(timeRadio(page, speech, at.time)).toBeChecked();

  const answers = await answerAll(page, questions);
  await expect(summary).toHaveCount(0);
  await addTour(page, speech);
  await goToCheckout(page, speech);
  await page.getByText(t('tours.line.answers'), { exact: true }).click();
  const lines = page.getByRole('region', { name: t('cart.lines') });
  for (const { label, text } of answers) {
    await expect(lines).toContainText(label);
    await expect(lines).toContainText(text);
  }
  await expect(cartLines(page, speech)).toHaveText([tour.name]);

  const number = await buyAsGuest(page, speech, email);
  await expect(ticketsOnPage(page, speech, 1)).toContainText(tour.meeting_point);
  await expect(ticketsOnPage(page, speech, 1)).toContainText('25');
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
  const ordered = page.getByRole('region', { name: t('cart.review.lines') });
  for (const { label, text } of answers) {
    await expect(ordered).toContainText(label);
    await expect(ordered).toContainText(text);
  }
  await expect(ordered).toContainText(total);
  const mail = await onlyMailTo(email);
  for (const { label, text } of answers) {
    expect(mail.text).toContain(label);
    expect(mail.text).toContain(text);
  }
  expect(mail.text).toContain(tour.meeting_point);
  expect(mail.html).not.toContain('<b>deutlich</b>');
  expect(pagesOf(attachment(mail, 'application/pdf', 3))).toBe(1);
});
