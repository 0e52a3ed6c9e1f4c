// What a time says (ADR 085): an exhibition lets in from when to when, a concert lasts from when to when, from the page to the
// calendar file.
import { expect } from '@playwright/test';
import { violations } from '../support/inspect.ts';
import { test } from '../support/journey.ts';
import { speechesOf } from '../support/speech.ts';
import {
  addToCart,
  buyExpress,
  choose,
  findVisit,
  goToCheckout,
  newEmail,
  openEvent,
  ticketOffer,
} from '../support/visitor.ts';

for (const speech of speechesOf('da')) {
  const { language, t, formats } = speech;
  test(`a time is an entry for an exhibition and lasts for a concert, in ${language}`, async ({ page }) => {
    const at = await findVisit(page, 'der-gezeichnete-strom', (places) => places > 3, 30);
    const concert = await findVisit(page, 'tiefe-toene', (places) => places > 3, 30);
    const endOf = async (id: string, { day, time }: typeof at) => {
      const { timeslot } = await ticketOffer(page, speech, id, day);
      const slot = timeslot.find(({ datetime }) => datetime.endsWith(time));
      return formats.time(slot?.datetime_end ?? '');
    };
    const [letsIn, ends] = [await endOf('der-gezeichnete-strom', at), await endOf('tiefe-toene', concert)];

    await openEvent(page, speech, 'tiefe-toene', concert);
    const times = page.getByRole('group', { name: t('visit.step.time') });
    await expect(times).toHaveAccessibleName(new RegExp(t('visit.until', { time: ends })));
    const [seat] = (await ticketOffer(page, speech, 'tiefe-toene', concert.day)).tickets;
    await choose(page, speech, seat?.name ?? '');
    await addToCart(page, speech);

    await openEvent(page, speech, 'der-gezeichnete-strom', at);
    await expect(times).toHaveAccessibleName(new RegExp(t('visit.entry.until', { time: letsIn })));
    const bar = page.getByText(t('visit.entry.at', { time: formats.clock(at.time) }));
    await expect(bar.first()).toBeVisible();
    const tickets = (await ticketOffer(page, speech, 'der-gezeichnete-strom', at.day)).tickets;
    const adult = tickets.find(({ price, subtickets }) => price > 0 && subtickets.length === 0);
    await choose(page, speech, adult?.name ?? '');
    expect(await violations(page)).toEqual([]);
    await addToCart(page, speech);

    await goToCheckout(page, speech);
    const day = formats.day(at.day, 'full');
    const entry = t('cart.when.entry', { day, from: formats.clock(at.time), to: letsIn });
    await expect(page.getByText(entry).first()).toBeVisible();
    const lasts = { day: formats.day(concert.day, 'full'), from: formats.clock(concert.time), to: ends };
    await expect(page.getByText(t('cart.when.slot', lasts)).first()).toBeVisible();

    await buyExpress(page, speech, newEmail());
    const ticket = page.getByRole('listitem').filter({ hasText: t('visit.entry.until', { time: letsIn }) });
    await expect(ticket.first()).toContainText(formats.clock(at.time));
    await expect(ticket.first()).not.toContainText('–');
    expect(await violations(page)).toEqual([]);
    const calendar = await page
      .getByRole('link', { name: t('cart.document.calendar') })
      .first()
      .getAttribute('href');
    const file = await (await page.request.get(calendar ?? '')).text();
    const instants = [...file.matchAll(/^DT(?:START|END):(\d{8})T(\d\d)(\d\d)/gm)];
    const [begins = 0, over = 0] = instants
      .slice(-2)
      .map(([, , hours, minutes]) => Number(hours) * 60 + Number(minutes));
    // The exhibition says that a visit takes an hour; its door is open for half of that.
    expect(over - begins).toBe(60);
  });
}
