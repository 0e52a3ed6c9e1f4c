// What staff have decided about times, beside what the museum's folder says of them, for whoever imports it: an import undoes
// none of it, and says so (operations 3). For whom places are kept back may be a person: that is in the office alone.
import { inLanguage } from '../../domain/language.ts';
import { addDays } from '../../domain/museum-time.ts';
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import type { Formats } from '../../domain/wording/formats.ts';
import type { StandingDecision } from '../capacity/standing-decisions.ts';
import { DECISION_WORDS } from './decision-words.ts';

const SOME_MONDAY = '2026-11-16';

/** A line that says how many there are, and one for each of them; none where nothing is decided. */
export function describeDecisions(
  decisions: readonly StandingDecision[],
  language: OfficeLanguage,
  formats: Formats,
): string[] {
  if (decisions.length === 0) return [];
  const words = DECISION_WORDS[language];
  const lines = decisions.map((decision) => {
    const what = words[decision.kind](decision.places);
    const about = aboutOf(decision, language) || words.everything;
    return `  ${whenOf(decision, language, formats)}: ${what}, ${about}; ${effectOf(decision, language)}`;
  });
  return [words.standing(decisions.length), ...lines];
}

function aboutOf({ about, house }: StandingDecision, language: OfficeLanguage): string {
  if (house) return inLanguage(house, language);
  const titles = about.flatMap(({ id, names }) =>
    names.length === 0 ? [id] : names.map((name) => titleOf(name, language)),
  );
  return [...new Set(titles)].join(', ');
}

function titleOf(
  { name, ticket, spoken }: StandingDecision['about'][number]['names'][number],
  language: OfficeLanguage,
): string {
  const title = inLanguage(name, language);
  if (ticket) return `${title}: ${inLanguage(ticket, language)}`;
  return spoken === null ? title : `${title} (${spoken})`;
}

function whenOf(
  { from, to, weekdays, times }: StandingDecision,
  language: OfficeLanguage,
  formats: Formats,
): string {
  const words = DECISION_WORDS[language];
  const day = (value: string) => words.day(value, formats);
  return [
    from === to ? day(from) : words.days(day(from), day(to)),
    ...(weekdays.length < 7 && from !== to
      ? [weekdays.map((one) => formats.weekday(addDays(SOME_MONDAY, one - 1), 'short')).join(' ')]
      : []),
    ...(times.length > 0 ? [times.join(' ')] : []),
  ].join(', ');
}

function effectOf({ slots, added, folder, beyond }: StandingDecision, language: OfficeLanguage): string {
  const words = DECISION_WORDS[language];
  if (slots === 0) return beyond ? words.beyond : words.nothing;
  const parts = [
    ...(folder ? [words.inFolder(slots - added, rangeOf(folder, language))] : []),
    ...(added > 0 ? [words.notInFolder(added)] : []),
  ];
  return parts.join(', ');
}

function rangeOf(
  { lowest, highest }: NonNullable<StandingDecision['folder']>,
  language: OfficeLanguage,
): string {
  const words = DECISION_WORDS[language];
  return words.places(
    highest,
    lowest === highest ? String(highest) : words.days(String(lowest), String(highest)),
  );
}
