// What a visitor of guided tours does. Controls are found by the words on the page.
import { expect, type Page } from '@playwright/test';
import { addDays, monthOf } from '../../domain/museum-time.ts';
import type { GivenAnswer, TourCalendar, TourOffer, TourQuestion } from '../../domain/tours/tour.ts';
import type { Speech } from '../support/speech.ts';
import { apiData, type Visit, visit } from '../support/visitor.ts';

/** Reads a tour from the API, so that a journey knows which words to look for. */
export function tourOffer(page: Page, { language }: Speech, id: string, day?: string): Promise<TourOffer> {
  return apiData(page, `/api/${language}/tour?tour=${id}${day ? `&date=${day}` : ''}`);
}

export type TourDay = { readonly day: string; readonly times: TourCalendar[string] };

/** The most days that a calendar returns at once. */
const MOST_DAYS = 90;

/** The first and the last day of a tour. */
export function tourRun(page: Page, id: string): Promise<{ first: string; last: string }> {
  return apiData(page, `/api/de/tour/lifetime/tour/${id}`);
}

/** The days of a tour in order, from a number of days ahead. Journeys that run at the same time use different weeks. */
export async function tourDays(page: Page, id: string, daysAhead: number): Promise<TourDay[]> {
  const { first } = await tourRun(page, id);
  const from = addDays(first, daysAhead);
  const range = `${from};${addDays(from, MOST_DAYS)}`.replaceAll('-', '');
  const calendar = await apiData<TourCalendar>(page, `/api/de/tour/calendar/tour/${id}/range/${range}`);
  return Object.entries(calendar)
    .sort()
    .map(([day, times]) => ({ day, times }));
}

export function isSoldOut({ times }: TourDay): boolean {
  return Object.values(times).every(({ soldout }) => soldout);
}

/** The first time of a tour, from a number of days ahead, whose number of free places is as wanted. */
export async function findTour(
  page: Page,
  id: string,
  wanted: (places: number) => boolean,
  daysAhead: number,
): Promise<Visit> {
  for (const { day, times } of await tourDays(page, id, daysAhead))
    for (const [time, { tickets, soldout }] of Object.entries(times).sort())
      if (!soldout && wanted(tickets)) return { day, time, places: tickets };
  throw new Error(`There is no such time of ${id} from ${daysAhead} days ahead on.`);
}

/** A day's name in the calendar, without its free places. */
export function dayWords({ formats }: Speech, day: string): string {
  return formats.day(day, 'yearless');
}

function beginsWith(words: string): RegExp {
  return new RegExp(`^${words}`);
}

/** Goes to a day's month in the calendar and presses the day. */
export async function chooseDay(page: Page, speech: Speech, day: string): Promise<void> {
  const { t, formats } = speech;
  const grid = page.getByRole('grid', { name: formats.month(monthOf(day)) });
  const shown = page.getByRole('grid');
  await expect(shown).toBeVisible();
  for (let turned = 0; turned < 14 && (await grid.count()) === 0; turned += 1)
    await page.getByRole('button', { name: t('visit.month.next') }).click();
  await grid.getByRole('button', { name: beginsWith(`${dayWords(speech, day)},`) }).click();
  await expectChosenDay(page, speech, day);
}

export function expectChosenDay(page: Page, speech: Speech, day: string): Promise<void> {
  return expect(page.getByRole('gridcell', { selected: true })).toContainText(`${dayWords(speech, day)},`);
}

export function timeRadio(page: Page, { t, formats }: Speech, time: string) {
  return page
    .getByRole('group', { name: t('visit.step.time') })
    .getByRole('radio', { name: formats.clock(time), exact: false });
}

/** Opens a tour's page on a day and time. */
export async function openTour(page: Page, speech: Speech, id: string, at: Visit): Promise<void> {
  await visit(page, `/${speech.language}/guided-tours/${id}?date=${at.day}&time=${at.time}`);
  await expectChosenDay(page, speech, at.day);
  await expect(timeRadio(page, speech, at.time)).toBeChecked();
}

/** Presses the button below the form, which says what it does next: it adds, or leads to what is missing. */
export function pressAdd(page: Page, { t }: Speech): Promise<void> {
  const names = [
    'tours.add',
    'tours.choose',
    'tours.answer',
    'visit.choose.day',
    'visit.choose.time',
  ] as const;
  return page
    .getByRole('button', { name: new RegExp(`^(${names.map((name) => t(name)).join('|')})( · |$)`) })
    .click();
}

/** Chooses the first time of the day that has places. */
export function chooseAnyTime(page: Page, { t }: Speech): Promise<void> {
  return page
    .getByRole('group', { name: t('visit.step.time') })
    .getByRole('radio', { disabled: false })
    .first()
    .check();
}

/** The first press leads to what is missing, the second says what is wrong there. */
export async function pressTwice(page: Page, speech: Speech): Promise<void> {
  await pressAdd(page, speech);
  await pressAdd(page, speech);
}

/** Adds the tour to the cart. @param lines how many lines the cart has afterwards */
export async function addTour(page: Page, speech: Speech, lines = 1): Promise<void> {
  await pressAdd(page, speech);
  await expect(page.getByText(speech.t('cart.bar', { count: lines }))).toBeVisible();
}

/** Breaks pages and mails that do not escape it. */
export const REMARK = 'Zwei hören schwer: "langsam" & <b>deutlich</b>, bitte.';

async function answer(page: Page, { qId, type, label, options = [], max }: TourQuestion): Promise<string> {
  const group = page.getByRole('group', { name: label });
  switch (type) {
    case 'radio':
      await group.getByRole('radio', { name: options[1]?.label ?? '' }).check();
      return options[1]?.label ?? '';
    case 'checkbox':
      for (const option of options.slice(0, 2))
        await group.getByRole('checkbox', { name: option.label }).check();
      return options
        .slice(0, 2)
        .map((option) => option.label)
        .join(', ');
    case 'select':
      await page.getByRole('combobox', { name: label }).selectOption({ label: options[1]?.label ?? '' });
      return options[1]?.label ?? '';
    default: {
      const text = type === 'number' ? String(max ?? 3) : type === 'textarea' ? REMARK : `Mole & Co (${qId})`;
      await page.getByRole('textbox', { name: label }).fill(text);
      return text;
    }
  }
}

/** What whoever answers every question the first way sends. */
export function anyAnswers(questions: readonly TourQuestion[]): { qId: string; value: string | string[] }[] {
  return questions.map(({ qId, type, options = [], max = 3 }) => {
    const first = options[0]?.value ?? '';
    if (type === 'checkbox') return { qId, value: [first] };
    return {
      qId,
      value: type === 'radio' || type === 'select' ? first : type === 'number' ? String(max) : REMARK,
    };
  });
}

/** Answers every question. Returns what cart, order and mail must then show. */
export async function answerAll(
  page: Page,
  questions: readonly TourQuestion[],
): Promise<Pick<GivenAnswer, 'label' | 'text'>[]> {
  const given: Pick<GivenAnswer, 'label' | 'text'>[] = [];
  for (const question of questions) given.push({ label: question.label, text: await answer(page, question) });
  return given;
}

/** The tours of the list. */
export function tourRows(page: Page) {
  return page.getByRole('main').getByRole('article');
}

export function filterLink(page: Page, { t }: Speech, name: string) {
  return page
    .getByRole('navigation', { name: t('tours.list.filter') })
    .getByRole('link', { name, exact: true });
}
