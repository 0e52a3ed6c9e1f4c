// Guided tours from the home page to the mail (spec 2, 4, 5): somebody joins one with a family, and books one for a class
// without a mouse: Tab, arrows, Space, Enter and typing, through every kind of question.
import { expect, type Page } from '@playwright/test';
import type { GivenAnswer, TourQuestion } from '../../domain/tours/tour.ts';
import { inspect } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { focusedDay, tabTo } from '../support/keys.ts';
import { attachment, onlyMailTo, pagesOf } from '../support/mailbox.ts';
import { GERMAN } from '../support/speech.ts';
import { buyAsGuest, cartLines, choose, newEmail, type Visit, visit } from '../support/visitor.ts';
import {
  addTour,
  chooseDay,
  expectChosenDay,
  filterLink,
  findTour,
  REMARK,
  timeRadio,
  tourOffer,
  tourRows,
} from './tour-visitor.ts';

const { t, formats } = GERMAN;

type Answers = readonly Pick<GivenAnswer, 'label' | 'text'>[];

/** Undoes the folded lines and escaped commas of a calendar file. */
function unfolded(file: Buffer): string {
  return file
    .toString('utf8')
    .replace(/\r?\n[ \t]/g, '')
    .replaceAll('\\,', ',');
}

test('a family joins a tour, a class gets one of its own with the keyboard alone, and page, order and mail show both with all answers', async ({
  page,
}) => {
  const email = newEmail();
  const at = await findTour(page, 'pumpwerk-rundgang-de', (places) => places > 8, 16);
  const { detail: tour } = await tourOffer(page, GERMAN, 'pumpwerk-rundgang-de');
  const facts = [tour.meeting_point, 'Deutsch', formats.day(at.day, 'full'), at.time];
  await visit(page, '/de/');
  await test.step('two adults and a child', () => joinTour(page, tour.name, at));

  const own = await findTour(page, 'schlickklasse-da', (places) => places >= 30, 20);
  const { detail, questions, priceList, tickets } = await tourOffer(
    page,
    GERMAN,
    'schlickklasse-da',
    own.day,
  );
  const total = formats.money(
    (priceList[0]?.price ?? 0) + 10 * (tickets[0]?.price ?? 0) + 2 * (tickets[1]?.price ?? 0),
  );
  const answers = await bookForClass(page, own, questions, total);

  const lines = page.getByRole('region', { name: t('cart.lines') });
  await test.step('the cart', async () => {
    await expect(cartLines(page, GERMAN)).toHaveText([tour.name, detail.name]);
    for (const words of [tour.name, '28,00 €', ...facts])
      await expect(lines.getByRole('listitem').first()).toContainText(words);
    await expect(page.getByText(formats.day(own.day, 'full')).first()).toBeVisible();
    for (const { label, text } of answers) {
      await expect(lines).toContainText(label);
      await expect(lines).toContainText(text);
    }
    for (const { text } of answers.slice(0, 4))
      await expect(lines.getByText(text, { exact: true })).toBeVisible();
    await inspect(page);
  });
  const number = await buyAsGuest(page, GERMAN, email);

  await test.step('three tickets for the family, and one for the class', async () => {
    const admissions = page
      .getByRole('region', { name: t('cart.tickets', { count: 4 }), exact: true })
      .getByRole('listitem');
    await expect(admissions).toHaveCount(4);
    const family = admissions.filter({ hasText: tour.name });
    await expect(family).toHaveCount(3);
    for (const words of facts) await expect(family.last()).toContainText(words);
    await expect(family.filter({ hasText: 'Unter 18 Jahren' })).toHaveCount(1);
    for (const words of [detail.meeting_point, '12'])
      await expect(admissions.filter({ hasText: detail.name })).toContainText(words);
  });
  await page.getByRole('link', { name: t('cart.success.review') }).click();
  await test.step('the order', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.review', { number }));
    const ordered = page.getByRole('region', { name: t('cart.review.lines') });
    for (const words of [total, ...answers.flatMap(({ label, text }) => [label, text])])
      await expect(ordered).toContainText(words);
    await inspect(page);
  });
  await test.step('the mail', async () => {
    const mail = await onlyMailTo(email);
    expect(mail.subject).toContain(number);
    for (const words of [tour.name, ...facts, '2 × Erwachsene', detail.meeting_point])
      expect(mail.text).toContain(words);
    for (const words of answers.flatMap(({ label, text }) => [label, text]))
      expect(mail.text).toContain(words);
    expect(mail.html).not.toContain('<b>deutlich</b>');
    expect(pagesOf(attachment(mail, 'application/pdf', 3))).toBe(4);
    const diary = unfolded(attachment(mail, 'text/calendar'));
    expect(diary).toContain(`SUMMARY:${tour.name}`);
    expect(diary).toContain(tour.meeting_point);
  });
});

async function joinTour(page: Page, name: string, at: Visit) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site.nav.guidedTours') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tours.title'));
  await filterLink(page, GERMAN, 'Höhepunkte').click();
  await expect(page).toHaveURL(/category=highlights/);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await chooseDay(page, GERMAN, at.day);
  await timeRadio(page, GERMAN, at.time).check();
  await choose(page, GERMAN, 'Erwachsene', 2);
  await choose(page, GERMAN, 'Unter 18 Jahren');
  await expect(page.getByText('28,00 €').first()).toBeVisible();
  await addTour(page, GERMAN);
}

/** From one tour's page over the list to another tour and the opened cart, without a mouse. */
async function bookForClass(
  page: Page,
  at: Visit,
  questions: readonly TourQuestion[],
  total: string,
): Promise<Answers> {
  const press = (key: string) => page.keyboard.press(key);
  await test.step('a tour in another language is found in the list', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: t('site.nav.guidedTours') }));
    await press('Enter');
    await tabTo(page, filterLink(page, GERMAN, t('tours.list.language.all')));
    await press('Enter');
    await expect(page).toHaveURL(/\?language=all$/);
    await tabTo(page, filterLink(page, GERMAN, 'Dänisch'));
    await press('Enter');
    await expect(page).toHaveURL(/\?language=da$/);
    await expect(tourRows(page)).toHaveCount(1);
    await tabTo(page, tourRows(page).getByRole('heading').getByRole('link'));
    await press('Enter');
    await expect(page.getByRole('grid')).toBeVisible();
  });
  await test.step('a day and a time are chosen', () => reachTime(page, at));
  await test.step('the people follow the tickets: a class is counted once', async () => {
    await tabTo(page, page.getByRole('spinbutton', { name: 'Schülerin oder Schüler', exact: true }));
    await page.keyboard.type('10');
    await tabTo(
      page,
      page.getByRole('button', { name: t('site.more', { label: 'Begleitperson' }), exact: true }),
    );
    await press('Space');
    await press('Enter');
    await expect(page.getByText(t('tours.balance', { tickets: 12, people: 12 }))).toBeVisible();
    await expect(page.getByText(total).first()).toBeVisible();
  });
  await test.step('each answer that is missing or wrong is named, and led to', () =>
    expectErrors(page, at, questions));
  const answers = await test.step('every kind of question is answered', () => answerByKeys(page, questions));
  await tabTo(page, page.getByRole('button', { name: t('tours.add') }));
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('cart.bar.link') }));
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await tabTo(page, page.locator('summary').filter({ hasText: t('cart.fold') }));
  await press('Enter');
  await tabTo(page, page.getByText(t('tours.line.answers'), { exact: true }));
  await press('Enter');
  return answers;
}

/** Arrows move to the wanted day, into the next month if necessary. */
async function reachTime(page: Page, at: Visit) {
  await tabTo(page, page.getByRole('gridcell', { selected: true }).getByRole('button'));
  for (let day = await focusedDay(page); day < at.day; day = await focusedDay(page)) {
    const from = day;
    const weeks = (Date.parse(at.day) - Date.parse(day)) / 86_400_000 >= 7;
    await page.keyboard.press(weeks ? 'ArrowDown' : 'ArrowRight');
    await expect.poll(() => focusedDay(page)).not.toBe(from);
  }
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await expectChosenDay(page, GERMAN, at.day);
  await tabTo(page, timeRadio(page, GERMAN, at.time));
  await expect(timeRadio(page, GERMAN, at.time)).toBeChecked();
}

function labelsOf(questions: readonly TourQuestion[]) {
  return (qId: string) => questions.find((one) => one.qId === qId)?.label ?? '';
}

/** Three questions have no answer, and one has too small a number. What is typed and chosen stays. */
async function expectErrors(page: Page, at: Visit, questions: readonly TourQuestion[]) {
  const labelOf = labelsOf(questions);
  const teams = page.getByRole('textbox', { name: labelOf('teams') });
  await tabTo(page, teams);
  await page.keyboard.type('1');
  const go = page.getByRole('button', { name: t('tours.answer') });
  await tabTo(page, go);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: labelOf('school') })).toBeFocused();
  await tabTo(page, go);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: t('tours.questions.errors') });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(summary.getByRole('link')).toHaveCount(4);
  await inspect(page);
  const follow = (qId: string) => summary.getByRole('link', { name: labelOf(qId) }).press('Enter');
  await follow('school-type');
  const kinds = page.getByRole('group', { name: labelOf('school-type') }).getByRole('radio');
  await expect(kinds.first()).toBeFocused();
  await follow('grade');
  await expect(page.getByRole('combobox', { name: labelOf('grade') })).toBeFocused();
  await follow('teams');
  await expect(teams).toBeFocused();
  await expect(teams).toHaveValue('1');
  await expect(page.getByText(t('tours.answer.range', { min: 2, max: 8 })).last()).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Schülerin oder Schüler' })).toHaveValue('10');
  await expect(timeRadio(page, GERMAN, at.time)).toBeChecked();
  await summary.focus();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: labelOf('school') })).toBeFocused();
}

/** From the first question on. Returns what cart, order and mail must then show. */
async function answerByKeys(page: Page, questions: readonly TourQuestion[]): Promise<Answers> {
  const types = ['text', 'radio', 'select', 'checkbox', 'number', 'textarea'] as const;
  expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(types));
  const labelOf = labelsOf(questions);
  const press = (key: string) => page.keyboard.press(key);
  await page.keyboard.type('Havneskolen & Co');
  const kinds = page.getByRole('group', { name: labelOf('school-type') }).getByRole('radio');
  await press('Tab');
  await expect(kinds.first()).toBeFocused();
  await press('Space');
  await expect(kinds.first()).toBeChecked();
  await press('ArrowDown');
  await expect(kinds.nth(1)).toBeChecked();
  await press('Tab');
  const grade = page.getByRole('combobox', { name: labelOf('grade') });
  await expect(grade).toBeFocused();
  await press('ArrowDown');
  await press('ArrowDown');
  await expect(grade).toHaveValue('grade-3-4');
  const topics = page.getByRole('group', { name: labelOf('topics') }).getByRole('checkbox');
  for (const key of ['Tab', 'Space', 'Tab', 'Tab', 'Space']) await press(key);
  await expect(topics.nth(0)).toBeChecked();
  await expect(topics.nth(1)).not.toBeChecked();
  await expect(topics.nth(2)).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: labelOf('teams') }));
  await press('ControlOrMeta+A');
  await page.keyboard.type('2');
  await tabTo(page, page.getByRole('textbox', { name: labelOf('remarks') }));
  await page.keyboard.type(REMARK);
  await expect(page.getByRole('alert').filter({ hasText: t('tours.questions.errors') })).toHaveCount(0);
  return [
    ['school', 'Havneskolen & Co'],
    ['school-type', 'Weiterführende Schule'],
    ['grade', 'Klasse 3 und 4, acht bis zehn Jahre'],
    ['topics', 'Tiere im Schlick, Ebbe und Flut'],
    ['teams', '2'],
    ['remarks', REMARK],
  ].map(([qId = '', text = '']) => ({ label: labelOf(qId), text }));
}
