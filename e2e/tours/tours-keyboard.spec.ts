// A visitor books a tour for a class without a mouse: Tab, arrows, Space, Enter and typing, through every kind of question.
import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { focusedDay, tabTo } from '../support/keys.ts';
import { GERMAN } from '../support/speech.ts';
import { cartLines, visit } from '../support/visitor.ts';
import { expectChosenDay, filterLink, findTour, timeRadio, tourOffer, tourRows } from './tour-visitor.ts';

const { t, formats } = GERMAN;

test('a visitor books a tour for a class with the keyboard alone', async ({ page }) => {
  const id = 'schlickklasse-da';
  const at = await findTour(page, id, (places) => places >= 30, 20);
  const { questions } = await tourOffer(page, GERMAN, id);
  const labelOf = (qId: string) => questions.find((one) => one.qId === qId)?.label ?? '';
  const press = (key: string) => page.keyboard.press(key);

  await visit(page, '/de/guided-tours?language=all');
  await tabTo(page, filterLink(page, GERMAN, 'Dänisch'));
  await press('Enter');
  await expect(page).toHaveURL(/\?language=da$/);
  await expect(tourRows(page)).toHaveCount(1);
  await tabTo(page, tourRows(page).getByRole('heading').getByRole('link'));
  await press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();

  // Arrows move to the wanted day, into the next month if necessary.
  await tabTo(page, page.getByRole('gridcell', { selected: true }).getByRole('button'));
  for (let day = await focusedDay(page); day < at.day; day = await focusedDay(page)) {
    const from = day;
    const weeks = (Date.parse(at.day) - Date.parse(day)) / 86_400_000 >= 7;
    await press(weeks ? 'ArrowDown' : 'ArrowRight');
    await expect.poll(() => focusedDay(page)).not.toBe(from);
  }
  await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  await press('Enter');
  await expectChosenDay(page, GERMAN, at.day);
  await tabTo(page, timeRadio(page, GERMAN, at.time));
  await expect(timeRadio(page, GERMAN, at.time)).toBeChecked();

  const count = async (label: string, keys: string) => {
    await tabTo(page, page.getByRole('spinbutton', { name: label, exact: true }));
    await page.keyboard.type(keys);
  };
  // The people follow the tickets: a class is counted once.
  await count('Schülerin oder Schüler', '10');
  await tabTo(
    page,
    page.getByRole('button', { name: t('site.more', { label: 'Begleitperson' }), exact: true }),
  );
  await press('Space');
  await press('Enter');
  await expect(page.getByText(t('tours.balance', { tickets: 12, people: 12 }))).toBeVisible();

  // Before everything is answered, adding moves the focus to the error summary, whose links lead to the questions.
  await tabTo(page, page.getByRole('button', { name: t('tours.answer') }));
  await press('Enter');
  await expect(page.getByRole('textbox', { name: labelOf('school') })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: t('tours.answer') }));
  await press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: t('tours.questions.errors') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(4);
  await press('Tab');
  await expect(summary.getByRole('link').first()).toBeFocused();
  await press('Enter');
  const school = page.getByRole('textbox', { name: labelOf('school') });
  await expect(school).toBeFocused();
  await page.keyboard.type('Havneskolen');

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
  await press('Tab');
  await press('Space');
  await press('Tab');
  await press('Tab');
  await press('Space');
  await expect(topics.nth(0)).toBeChecked();
  await expect(topics.nth(1)).not.toBeChecked();
  await expect(topics.nth(2)).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: labelOf('teams') }));
  await page.keyboard.type('2');
  await expect(summary).toHaveCount(0);
  await tabTo(page, page.getByRole('button', { name: t('tours.add') }));
  await press('Enter');
  await tabTo(page, page.getByRole('link', { name: t('cart.bar.link') }));
  await press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.checkout'));
  await expect(cartLines(page, GERMAN)).toHaveText(['Wer im Schlick wohnt']);
  await tabTo(page, page.locator('summary').filter({ hasText: t('cart.fold') }));
  await press('Enter');
  await expect(page.getByText(formats.day(at.day, 'full')).first()).toBeVisible();
  await tabTo(page, page.getByText(t('tours.line.answers'), { exact: true }));
  await press('Enter');
  for (const words of ['Havneskolen', 'Weiterführende Schule', 'Tiere im Schlick, Ebbe und Flut'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
});
