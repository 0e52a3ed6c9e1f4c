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

const FEE = 'Das Gießset richten wir eigens für Sie her. Es wird auch berechnet, wenn Sie nicht kommen.';

test('a day ticket asks for no time, an open date for none at all, a family counts each person, a long stay names its end: one order', async ({
  page,
}) => {
  await test.step('a day ticket asks for a day and no time', () => addDayTickets(page));
  await test.step('where a family ticket is cheaper, the page says so, and one press takes it', () =>
    addOpenDate(page));
  await test.step('a family ticket counts each person', () => addFamily(page));
  const at = await findVisit(page, 'dampflabor', (places) => places > 3, 14);
  await test.step('a booking fee is shown before the ticket is in the cart', async () => {
    await openEvent(page, GERMAN, 'dampflabor', at);
    await choose(page, GERMAN, '10 bis 17 Jahre');
    await expect(page.getByText(FEE)).toHaveCount(0);
    await choose(page, GERMAN, 'Mit Gießset zum Mitnehmen');
    await expect(page.getByText(FEE)).toBeVisible();
    await addToCart(page, GERMAN);
  });

  await test.step('the cart says for each line when it is valid, what it costs, and what is special', async () => {
    await goToCheckout(page, GERMAN);
    await expect(page.getByText('49,00 €').first()).toBeVisible();
    await expect(page.getByText(t('cart.when.any')).first()).toBeVisible();
    await expect(page.getByText(t('cart.withdrawal.days', { days: 14 })).first()).toBeVisible();
    await expect(page.getByText('24,00 €').first()).toBeVisible();
    await expect(page.getByText(FEE)).toBeVisible();
    // A long stay takes a place in each of its three hours.
    const until = `${String(Number(at.time.slice(0, 2)) + 3).padStart(2, '0')}:00`;
    const stay = { day: formats.day(at.day, 'full'), from: at.time, to: until };
    await expect(page.getByText(t('cart.when.slot', stay)).first()).toBeVisible();
  });
  await buyExpress(page, GERMAN, newEmail());
  // Three for the day, two for any day, one for each family and its people, and two for the laboratory.
  await expect(page.getByRole('heading', { level: 2, name: t('cart.tickets', { count: 8 }) })).toBeVisible();
  await expect(page.getByText(t('cart.when.any')).first()).toBeVisible();
  await expect(page.getByText('Familientisch').first()).toBeVisible();
});

async function addDayTickets(page: Page) {
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
}

async function addOpenDate(page: Page) {
  await visit(page, '/de/tickets/haus-der-maschinen');
  await expect(page.getByText(t('site.anyDay')).first()).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
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
  await choose(page, GERMAN, 'Ermäßigt');
  await addToCart(page, GERMAN);
}

async function addFamily(page: Page) {
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
}

for (const speech of speechesOf('sv')) {
  const { language } = speech;
  test(`past events and sold-out events say so, and lead to the programme, in ${language}`, async ({
    page,
  }) => {
    await visit(page, `/${language}/tickets/was-am-ufer-waechst`);
    await expect(page.getByText(speech.t('tickets.ended'))).toBeVisible();
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
    await page.getByRole('link', { name: speech.t('tickets.programme') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(speech.t('tickets.title'));
    const { event } = await ticketOffer(page, speech, 'roter-mittag');
    await page.getByRole('link', { name: event.name, exact: true }).click();
    await expect(page.getByText(speech.t('tickets.soldout.event'))).toBeVisible();
    await expect(page.getByRole('button', { name: speech.t('tickets.choose') })).toHaveCount(0);
  });
}

test('nobody chooses more tickets than are left, those in the cart included, and removing them asks first', async ({
  page,
}) => {
  const at = await findVisit(page, 'nachtlinien', (places) => places > 1 && places < 9, 1);
  await openEvent(page, GERMAN, 'nachtlinien', at);
  const more = (label: string) => page.getByRole('button', { name: t('site.more', { label }), exact: true });
  await test.step('the page says how many are left', async () => {
    await typeCount(page, 'Erwachsene', at.places + 5);
    await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue(
      String(at.places),
    );
    await expect(page.getByText(t('visit.limit.time', { places: at.places, time: at.time }))).toBeVisible();
    await expect(more('Ermäßigt')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('tickets that are already in the cart count', async () => {
    await addToCart(page, GERMAN);
    await expect(page.getByText(t('visit.limit.time', { places: 0, time: at.time }))).toBeVisible();
    await expect(page.getByText(t('tickets.limit.cart'))).toBeVisible();
    await expect(more('Erwachsene')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('removing a line asks first: no keeps it, yes removes it', async () => {
    await goToCheckout(page, GERMAN);
    const remove = page.getByRole('button', { name: t('cart.remove.line', { name: 'Nachtlinien' }) });
    const dialog = page.getByRole('dialog');
    await remove.click();
    await dialog.getByRole('button', { name: t('cart.remove.no') }).click();
    await expect(cartLines(page, GERMAN)).toHaveCount(1);
    await remove.click();
    await dialog.getByRole('button', { name: t('cart.remove.yes') }).click();
    await expect(page.getByText(t('cart.empty.text'))).toBeVisible();
  });
});

test('the calendar shows this week, the main button leads from step to step, and another day keeps time and counts where it can', async ({
  page,
}) => {
  await visit(page, '/de/tickets/mondwasser');
  await test.step('the calendar begins with this week, and says on which days the house is closed', async () => {
    // On the journeys' first day it is a Wednesday; the houses are closed on Mondays.
    const weeks = page.getByRole('grid').getByRole('row');
    await expect(weeks.nth(1).getByRole('button', { name: /, vergangen$/ })).toHaveCount(2);
    await expect(weeks.nth(1).locator('[aria-current="date"]')).toBeVisible();
    await expect(weeks.nth(2).getByRole('button', { name: '23. November, geschlossen' })).toBeVisible();
    await page.getByRole('button', { name: t('visit.month.next') }).click();
    await expect(weeks.nth(4).getByRole('button', { name: '24. Dezember, geschlossen' })).toBeVisible();
    await page.getByRole('button', { name: t('visit.month.previous') }).click();
  });
  await test.step('nothing is red before the visitor was there', async () => {
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
  await choose(page, GERMAN, 'Erwachsene');
  await keepsTheTime(page);
});

/** Another day never moves the time: where it is not offered, the page says so, and none is chosen. */
async function keepsTheTime(page: Page) {
  // On Thursdays until 20:00, on Fridays until 17:00.
  const thursday = await weekdayOf(page, 'mondwasser', 4);
  const [friday, next] = [addDays(thursday, 1), addDays(thursday, 7)];
  const late = page.getByRole('radio', { name: /^20:00/ });
  const gone = page.getByText(t('visit.time.gone', { time: '20:00' }));
  await chooseDay(page, thursday);
  await late.check();

  await chooseDay(page, friday);
  await expect(gone).toBeVisible();
  const times = page.getByRole('group', { name: t('visit.step.time') });
  await expect(times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('visit.choose.time') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${friday}$`));

  await chooseDay(page, next);
  await expect(late).toBeChecked();
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('spinbutton', { name: 'Erwachsene', exact: true })).toHaveValue('1');
  const selected = page.getByRole('gridcell', { selected: true });
  await expect(selected).toContainText(formats.day(next, 'yearless'));
  // The address contains both, and so they are there when it is loaded again.
  await expect(page).toHaveURL(new RegExp(`date=${next}&time=20(%3A|:)00`));
  await page.reload();
  await expect(late).toBeChecked();
  await expect(selected).toContainText(formats.day(next, 'yearless'));
}

async function chooseDay(page: Page, day: string) {
  const cell = page.locator(`[data-day="${day}"]`);
  await expect(page.getByRole('grid')).toBeVisible();
  for (let turned = 0; turned < 14 && (await cell.count()) === 0; turned += 1)
    await page.getByRole('button', { name: t('visit.month.next') }).click();
  await cell.click();
}

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
