// The ticket pages (spec 2, 4, 5): each kind of date, and each reason why something cannot be booked.
import { expect, type Page } from '@playwright/test';
import { addDays } from '../../domain/museum-time.ts';
import { test } from '../support/journey.ts';
import { GERMAN, speechesOf } from '../support/speech.ts';
import {
  addToCart,
  apiData,
  buyExpress,
  cartLines,
  choose,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
  typeCount,
  visit,
} from '../support/visitor.ts';

const { t, formats } = GERMAN;

test('a day ticket asks for a day and no time', async ({ page }) => {
  await visit(page, '/de/tickets/ein-tag-am-strom');
  await page.getByRole('button', { name: t('visit.month.next') }).click();
  const free = page.getByRole('gridcell').getByRole('button', { name: /noch \d+ Plätze frei/ });
  await free.nth(3).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('group', { name: t('visit.step.time') })).toHaveCount(0);
  await choose(page, GERMAN, 'Erwachsene', 2);
  await choose(page, GERMAN, 'Frühkarte');
  await expect(page.getByText('49,00 €').first()).toBeVisible();
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(page.getByText('49,00 €').first()).toBeVisible();
  await buyExpress(page, GERMAN, newEmail());
  await expect(page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 3 }) })).toBeVisible();
});

test('the calendar begins with this week, and says on which days the house is closed', async ({ page }) => {
  // On the journeys' first day it is a Wednesday; the houses are closed on Mondays.
  await visit(page, '/de/tickets/mondwasser');
  const weeks = page.getByRole('grid').getByRole('row');
  await expect(weeks.nth(1).getByRole('button', { name: /, vergangen$/ })).toHaveCount(2);
  await expect(weeks.nth(1).locator('[aria-current="date"]')).toBeVisible();
  await expect(weeks.nth(2).getByRole('button', { name: '23. November, geschlossen' })).toBeVisible();
  await page.getByRole('button', { name: t('visit.month.next') }).click();
  await expect(weeks.nth(4).getByRole('button', { name: '24. Dezember, geschlossen' })).toBeVisible();
});

test('an open-date ticket is valid on any day and can be withdrawn from for 14 days', async ({ page }) => {
  await visit(page, '/de/tickets/haus-der-maschinen');
  await expect(page.getByText(t('site.anyDay')).first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await choose(page, GERMAN, 'Ermäßigt');
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(page.getByText(t('cart.when.any')).first()).toBeVisible();
  await expect(page.getByText(t('cart.withdrawal.days', { days: 14 }))).toBeVisible();
  await buyExpress(page, GERMAN, newEmail());
  await expect(page.getByText(t('cart.when.any')).first()).toBeVisible();
});

test('a family ticket counts each person and admits them with one ticket', async ({ page }) => {
  const at = await findVisit(page, 'papierfische', (places) => places > 12, 20);
  await openEvent(page, GERMAN, 'papierfische', at);
  const part = (name: string) => t('visit.part', { ticket: 'Familientisch', part: name });
  const [adults, children] = [part('Erwachsene'), part('Kinder und Jugendliche')];
  // Choosing a family ticket adds the least number of people at once.
  await page.getByRole('button', { name: t('site.more', { label: adults }), exact: true }).click();
  await typeCount(page, adults, 2);
  await typeCount(page, children, 3);
  await expect(page.getByText('24,00 €').first()).toBeVisible();
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(page.getByText('24,00 €').first()).toBeVisible();
  await buyExpress(page, GERMAN, newEmail());
  await expect(page.getByText('Familientisch').first()).toBeVisible();
});

test('where a family ticket is cheaper, the page says so, and one press takes it', async ({ page }) => {
  await visit(page, '/de/tickets/haus-der-maschinen');
  await choose(page, GERMAN, 'Erwachsene', 2);
  const take = page.getByRole('button', { name: t('tickets.cheaper.take', { name: 'Familienkarte' }) });
  await expect(take).toHaveCount(0);
  await choose(page, GERMAN, 'Unter 18 Jahren', 2);
  const parts = ['2 × Erwachsene', '2 × Kinder und Jugendliche'].join(', ');
  const saved = formats.money(200);
  await expect(page.getByText(t('tickets.cheaper', { name: 'Familienkarte', saved, parts }))).toBeVisible();
  await take.click();
  await expect(take).toHaveCount(0);
  const adults = t('visit.part', { ticket: 'Familienkarte', part: 'Erwachsene' });
  await expect(page.getByRole('spinbutton', { name: adults, exact: true })).toHaveValue('2');
  await expect(page.getByRole('button', { name: `${t('tickets.add')} · 16,00 €` })).toBeVisible();
});

test('a long stay takes a place in each of its hours', async ({ page }) => {
  const at = await findVisit(page, 'dampflabor', (places) => places > 3, 14);
  await openEvent(page, GERMAN, 'dampflabor', at);
  await choose(page, GERMAN, '10 bis 17 Jahre');
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  const until = `${String(Number(at.time.slice(0, 2)) + 3).padStart(2, '0')}:00`;
  const when = t('cart.when.slot', { day: formats.day(at.day, 'full'), from: at.time, to: until });
  await expect(page.getByText(when).first()).toBeVisible();
  await buyExpress(page, GERMAN, newEmail());
});

test('a booking fee is shown before the ticket is in the cart, and in the cart', async ({ page }) => {
  const warning =
    'Das Gießset richten wir eigens für Sie her. Es wird auch berechnet, wenn Sie nicht kommen.';
  const at = await findVisit(page, 'dampflabor', (places) => places > 3, 28);
  await openEvent(page, GERMAN, 'dampflabor', at);
  await expect(page.getByText(warning)).toHaveCount(0);
  await choose(page, GERMAN, 'Mit Gießset zum Mitnehmen');
  await expect(page.getByText(warning)).toBeVisible();
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  await expect(page.getByText(warning)).toBeVisible();
});

for (const speech of speechesOf('sv')) {
  const { language } = speech;
  test(`sold-out events and past events say so, in ${language}`, async ({ page }) => {
    await visit(page, `/${language}/tickets/roter-mittag`);
    await expect(page.getByText(speech.t('tickets.soldout.event'))).toBeVisible();
    await expect(page.getByRole('button', { name: speech.t('tickets.choose') })).toHaveCount(0);
    await visit(page, `/${language}/tickets/was-am-ufer-waechst`);
    await expect(page.getByText(speech.t('tickets.ended'))).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await page.getByRole('link', { name: speech.t('tickets.programme') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speech.t('tickets.title'));
  });
}

test('a visitor cannot choose more tickets than are left, and the page says how many are left', async ({
  page,
}) => {
  const at = await findVisit(page, 'nachtlinien', (places) => places > 1 && places < 9, 1);
  await openEvent(page, GERMAN, 'nachtlinien', at);
  await typeCount(page, 'Erwachsene', at.places + 5);
  await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue(
    String(at.places),
  );
  await expect(page.getByText(t('visit.limit.time', { places: at.places, time: at.time }))).toBeVisible();
  const more = page.getByRole('button', { name: t('site.more', { label: 'Ermäßigt' }), exact: true });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
});

test('tickets that are already in the cart count', async ({ page }) => {
  const at = await findVisit(page, 'nachtlinien', (places) => places > 1 && places < 9, 8);
  await openEvent(page, GERMAN, 'nachtlinien', at);
  await typeCount(page, 'Erwachsene', at.places);
  await addToCart(page, GERMAN);
  await expect(page.getByText(t('visit.limit.time', { places: 0, time: at.time }))).toBeVisible();
  await expect(page.getByText(t('tickets.limit.cart'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('site.more', { label: 'Erwachsene' }), exact: true }),
  ).toHaveAttribute('aria-disabled', 'true');
});

test('choosing another day keeps the time, and the address contains both', async ({ page }) => {
  const at = await findVisit(page, 'stehende-wellen', (places) => places > 20, 3);
  await openEvent(page, GERMAN, 'stehende-wellen', at);
  const times = page.getByRole('group', { name: t('visit.step.time') });
  const later = times.getByRole('radio', { checked: false, disabled: false }).last();
  const time = await later.inputValue();
  await later.check();
  await choose(page, GERMAN, 'Erwachsene');
  const same = page.getByRole('radio', { name: new RegExp(`^${time}`) });
  const free = page
    .getByRole('gridcell', { selected: false })
    .getByRole('button', { name: /noch (\d{3,}) Plätze frei/ });
  // Not every free day has places at that time.
  let name = '';
  for (let index = 0; index < (await free.count()); index += 1) {
    const label = (await free.nth(index).textContent()) ?? '';
    const day = await free.nth(index).getAttribute('data-day');
    const { timeslot } = await ticketOffer(page, GERMAN, 'stehende-wellen', day ?? '');
    if (!timeslot.some(({ datetime, max_tickets }) => datetime.endsWith(time) && max_tickets > 0)) continue;
    name = label.split(',')[0] ?? '';
    await free.nth(index).click();
    break;
  }
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(name);
  await expect(same).toBeChecked();
  await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue('1');
  // The address changes once the server has answered for the other day.
  await expect(page).not.toHaveURL(new RegExp(`date=${at.day}`));
  await expect(page).toHaveURL(new RegExp(`time=${time.replace(':', '(%3A|:)')}`));
  await page.reload();
  await expect(same).toBeChecked();
  await expect(page.getByRole('gridcell', { selected: true })).toContainText(name);
});

test('the main button leads from step to step, and nothing is red before the visitor was there', async ({
  page,
}) => {
  await visit(page, '/de/tickets/mondwasser');
  const time = page.getByRole('radio', { disabled: false }).first();
  const red = page.getByRole('main').getByRole('alert');
  await page.getByRole('button', { name: t('visit.choose.time') }).click();
  await expect(time).toBeFocused();
  await expect(red).toHaveCount(0);
  await page.getByRole('button', { name: t('visit.choose.time') }).click();
  await expect(red).toHaveText(t('visit.missing.time'));
  await time.check();
  await expect(red).toHaveCount(0);

  const choose = page.getByRole('button', { name: t('tickets.choose') });
  await choose.click();
  await expect(page.getByRole('button', { name: /: eins mehr$/ }).first()).toBeFocused();
  await expect(red).toHaveCount(0);
  await choose.click();
  await expect(red).toHaveText(t('tickets.missing.tickets'));
});

test('another day never moves the time: where it is not offered, the page says so, and none is chosen', async ({
  page,
}) => {
  // On Thursdays until 20:00, on Fridays until 17:00.
  const thursday = await weekdayOf(page, 'mondwasser', 4);
  const [friday, next] = [addDays(thursday, 1), addDays(thursday, 7)];
  await visit(page, `/de/tickets/mondwasser?date=${thursday}&time=20:00`);
  const late = page.getByRole('radio', { name: /^20:00/ });
  await expect(late).toBeChecked();
  const press = (day: string) => page.locator(`[data-day="${day}"]`).click();

  await press(friday);
  await expect(page.getByText(t('visit.time.gone', { time: '20:00' }))).toBeVisible();
  const times = page.getByRole('group', { name: t('visit.step.time') });
  await expect(times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('visit.choose.time') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${friday}$`));

  await press(next);
  await expect(late).toBeChecked();
  await expect(page.getByText(t('visit.time.gone', { time: '20:00' }))).toHaveCount(0);
});

test('a sold-out day says so and offers the next free one', async ({ page }) => {
  await visit(page, '/de/tickets/tiefe-toene');
  const soldOut = page.getByRole('gridcell').getByRole('button', { name: /, ausverkauft$/ });
  for (let month = 0; month < 4 && (await soldOut.count()) === 0; month += 1) {
    await page.getByRole('button', { name: t('visit.month.next') }).click();
    await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
  }
  await soldOut.first().click();
  await expect(page.getByText(/^Der .* ist ausverkauft\.$/)).toBeVisible();
  await page.getByRole('button', { name: /^Nächster freier Tag: / }).click();
  await expect(page.getByRole('radio', { name: /^19:30/ })).toBeChecked();
});

test('removing a line asks first: no keeps it, yes removes it', async ({ page }) => {
  await visit(page, '/de/tickets/haus-der-maschinen');
  await choose(page, GERMAN, 'Erwachsene');
  await addToCart(page, GERMAN);
  await goToCheckout(page, GERMAN);
  const remove = page.getByRole('button', { name: t('cart.remove.line', { name: 'Haus der Maschinen' }) });
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.remove.no') })
    .click();
  await expect(cartLines(page, GERMAN)).toHaveCount(1);
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('cart.remove.yes') })
    .click();
  await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
});

test('the programme can be filtered by house and kind, and says when nothing matches', async ({ page }) => {
  await visit(page, '/de/tickets');
  const events = page.getByRole('main').getByRole('heading', { level: 2 });
  const all = await events.count();
  await page.getByRole('link', { name: 'Neue Galerie', exact: true }).click();
  await expect(page).toHaveURL(/venue=galerie/);
  await expect.poll(() => events.count()).toBeLessThan(all);
  await page.reload();
  await expect.poll(() => events.count()).toBeLessThan(all);
});

/** The first free day of an event that is that day of the week, with a month around it that holds the week after. */
async function weekdayOf(page: Page, id: string, weekday: number): Promise<string> {
  const { first } = await apiData<{ first: string }>(page, `/api/de/ticket/lifetime?event=${id}`);
  const days = await apiData<Record<string, number>>(
    page,
    `/api/de/ticket/calendar/event/${id}/range/${first};${addDays(first, 60)}?deep=1`,
  );
  const isFree = (day: string) => (days[day] ?? 0) > 0;
  const found = Object.keys(days).find(
    (day) =>
      new Date(`${day}T00:00Z`).getUTCDay() === weekday &&
      day.slice(0, 7) === addDays(day, 7).slice(0, 7) &&
      [day, addDays(day, 1), addDays(day, 7)].every(isFree),
  );
  if (!found) throw new Error(`There is no such week of ${id}.`);
  return found;
}
