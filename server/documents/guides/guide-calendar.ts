// A guide's own calendar (operations 3): every tour from a month ago on, with its house, language and number of people, and no
// names. Calendar programs ask for it again and again.
import createCalendar, { ICalCalendarMethod } from 'ical-generator';
import type { Guide } from '../../../domain/guides/guide.ts';
import { addDays } from '../../../domain/museum-time.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { GuidesShop } from '../../guides/guides-shop.ts';
import { presentDate } from '../../guides/present-date.ts';
import { datesLedBy } from '../../guides/tour-people.ts';
import { languageName } from '../../tours/present-tour.ts';
import { guideTranslate } from './guide-mail.ts';

const DAYS_BACK = 31;
const REFRESH_SECONDS = 3600;

/** The iCalendar text. */
export async function guideCalendar(
  shop: GuidesShop,
  { id, language }: Pick<Guide, 'id' | 'language'>,
): Promise<string> {
  const { clock, museum, now } = shop;
  const dates = await datesLedBy(shop, id, addDays(clock.today(), -DAYS_BACK));
  const t = guideTranslate(language);
  const calendar = createCalendar({
    name: t('guideCalendar.name', { museum: museum.settings.name }),
    prodId: '//Foyer//Tours of a guide//EN',
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: dates.map((date) => ({
      id: `${date.datetime.replace(' ', 'T')}-${date.tour}@foyer`,
      stamp: now(),
      start: clock.toInstant(date.datetime),
      end: clock.toInstant(date.datetime_end),
      ...words(date, language),
    })),
  });
  // The last line ends like the others (RFC 5545, 3.1).
  return `${calendar}\r\n`;
}

function words(date: Awaited<ReturnType<typeof datesLedBy>>[number], language: OfficeLanguage) {
  const t = guideTranslate(language);
  const { title, house_name, meeting_point, participants } = presentDate(date, language);
  const people = t('guideCalendar.people', { count: participants });
  return {
    summary: `${title} (${people})`,
    location: house_name,
    description: [
      date.row ? languageName(date.row, language) : '',
      people,
      meeting_point && t('guideCalendar.meeting', { place: meeting_point }),
    ]
      .filter(Boolean)
      .join('\n'),
  };
}
