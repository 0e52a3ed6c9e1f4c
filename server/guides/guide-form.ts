// A guide as a form holds them, and back: what is typed is read here, and what is wrong is said at its field.
import { emailProblem } from '../../domain/customers/registration.ts';
import type { Guide, GuideDays, GuideHours } from '../../domain/guides/guide.ts';
import type { GuideForm } from '../../domain/guides/guides-contract.ts';
import { hoursText, readHours } from '../../domain/guides/read-hours.ts';
import { isDay } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { GuidesShop } from './guides-shop.ts';

type Known = Pick<GuidesShop, 'imported' | 'museum'>;

/** @param id of a guide who is there, or of a new one */
export function readGuide(shop: Known, id: string, form: GuideForm): Guide | Refusal {
  const fields = problemsOf(shop, form);
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const { name, email, language, staff, languages, houses, tours, fee, fee_counts, active } = form;
  return {
    id,
    name: name.trim(),
    email: email.trim(),
    language,
    staff_id: staff || null,
    languages,
    houses,
    tours,
    weekly: form.weekly.flatMap((typed, index) =>
      (readHours(typed) ?? []).map((stretch): GuideHours => ({ weekday: index + 1, ...stretch })),
    ),
    exceptions: form.exceptions.map((days): GuideDays => {
      const { first, last, can, hours } = days;
      return { first, last: last || first, can, hours: can ? (readHours(hours) ?? []) : [] };
    }),
    fee,
    fee_counts,
    active,
  };
}

export function formOf(guide: Guide): GuideForm {
  const { name, email, language, staff_id, fee, fee_counts, active, weekly } = guide;
  return {
    name,
    email,
    language,
    staff: staff_id ?? '',
    languages: [...guide.languages],
    houses: [...guide.houses],
    tours: [...guide.tours],
    weekly: [1, 2, 3, 4, 5, 6, 7].map((day) => hoursText(weekly.filter(({ weekday }) => weekday === day))),
    exceptions: guide.exceptions.map(({ hours, ...days }) => ({ ...days, hours: hoursText(hours) })),
    fee,
    fee_counts,
    active,
  };
}

type Problems = NonNullable<Refusal['fields']>;
type Problem = Problems[string][number];

/** Names of fields: `weekly-1` is Monday, `exception-0` the first of the other days. */
function problemsOf(shop: Known, form: GuideForm): Problems {
  const { name, email, languages, houses, tours, weekly, exceptions } = form;
  const known = shop.imported.tours.byId;
  const venues = new Set(shop.museum.settings.venues.map(({ id }) => id));
  const wrongEmail = email.trim() === '' ? 'REQUIRED' : emailProblem(email.trim());
  const found: [string, Problem | undefined][] = [
    ['name', name.trim() === '' ? 'REQUIRED' : undefined],
    ['email', wrongEmail],
    ['languages', languages.length === 0 ? 'REQUIRED' : undefined],
    ['houses', houses.every((house) => venues.has(house)) ? undefined : 'HOUSE_UNKNOWN'],
    ['tours', tours.every((tour) => known.has(tour)) ? undefined : 'TOUR_UNKNOWN'],
    ...weekly.map((typed, index): [string, Problem | undefined] => [
      `weekly-${index + 1}`,
      readHours(typed) ? undefined : 'HOURS_UNREADABLE',
    ]),
    ...exceptions.map((days, index): [string, Problem | undefined] => [
      `exception-${index}`,
      daysProblem(days),
    ]),
  ];
  return Object.fromEntries(
    found.flatMap(([field, problem]): [string, Problem[]][] => (problem ? [[field, [problem]]] : [])),
  );
}

function daysProblem({ first, last, can, hours }: GuideForm['exceptions'][number]): Problem | undefined {
  if (!isDay(first) || !(last === '' || isDay(last)) || (last !== '' && last < first))
    return 'DAYS_NOT_POSSIBLE';
  return can && (readHours(hours) ?? []).length === 0 ? 'HOURS_UNREADABLE' : undefined;
}
