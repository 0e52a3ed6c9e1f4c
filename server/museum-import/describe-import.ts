// What an import did, or would do, for whoever ran it: what changed, and everything that is worth a second look.
import type { OfficeLanguage } from '../../domain/staff/office-language.ts';
import { createFormats } from '../../domain/wording/formats.ts';
import type { ChangeCounts } from '../museum-folder/folder-format.ts';
import { describeDecisions } from './describe-decisions.ts';
import type { ImportReport } from './import-museum.ts';
import { IMPORT_WORDS, type ImportWords } from './import-words.ts';
import type { Amounts } from './summarise-amounts.ts';

type Saying = { readonly words: ImportWords; readonly formats: ReturnType<typeof createFormats> };

/**
 * The report as lines.
 * @param tried the import was undone
 * @param language of whoever reads it; a terminal speaks English
 */
export function describeImport(
  report: ImportReport,
  tried: boolean,
  language: OfficeLanguage = 'en',
): string {
  const words = IMPORT_WORDS[language];
  const saying = { words, formats: createFormats(language, report.currencySymbol) };
  return [
    tried ? words.tried(report.name) : words.done(report.name, report.version),
    ...Object.entries(report.changes)
      .filter(([what, { count }]) => count > 0 || what !== 'customer')
      .map(([what, counts]) => `  ${changeLine(what, counts, words)}`),
    `  ${slotLine(report, saying)}`,
    ...report.amounts.map((amounts) => `  ${amountLine(amounts, saying)}`),
    ...(report.look.length > 0 ? [`  ${words.look(report.look.join(', '))}`] : []),
    ...warnings(report, saying),
    ...describeDecisions(report.decisions, language, saying.formats),
  ].join('\n');
}

function kindOf(what: string, { kinds }: ImportWords) {
  return kinds[what] ?? { one: what, many: `${what}s` };
}

function changeLine(what: string, counts: ChangeCounts, words: ImportWords): string {
  const { count, added, changed, withdrawn, closed, kept = 0 } = counts;
  const parts = [
    ...(added === undefined ? [] : [words.added(added)]),
    ...(changed === undefined ? [] : [words.changed(changed)]),
    ...(withdrawn === undefined ? [] : [words.withdrawn(withdrawn)]),
    ...(closed === undefined ? [] : [words.closed(closed)]),
    ...(kept === 0 ? [] : [words.kept(kept)]),
  ];
  const { one, many } = kindOf(what, words);
  const amount = `${count} ${count === 1 ? one : many}`;
  return parts.length > 0 ? `${amount}: ${parts.join(', ')}` : amount;
}

function slotLine({ slots, timetable }: ImportReport, { words, formats }: Saying): string {
  const { times, days, first, last } = timetable;
  const when = (day: string | null) => words.when(day ?? '', formats);
  const run = first === null ? words.noRun : words.run(times, days, when(first), when(last));
  const parts = [
    words.slotsAdded(slots.added),
    words.changed(slots.changed),
    words.removed(slots.removed),
    ...(slots.closed > 0 ? [words.closedSlots(slots.closed)] : []),
  ];
  return words.slots(run, parts.join(', '));
}

function amountLine({ files, count, free, lowest = 0, highest = 0, rates }: Amounts, saying: Saying): string {
  const { money, percent } = saying.formats;
  const { words } = saying;
  const range = lowest === highest ? money(lowest) : words.range(money(lowest), money(highest));
  const amounts = [
    ...(count > 0 ? [words.amounts(count, range)] : []),
    ...(free > 0 ? [words.free(free)] : []),
  ];
  const vat = rates.map((rate) => `${percent(rate.percent)} (${rate.count})`);
  return words.prices(files, amounts.join(', '), vat.join(', '));
}

function warnings(report: ImportReport, saying: Saying): string[] {
  const { changes, strandedOrders, missingPages, missingForXRechnung } = report;
  const { words } = saying;
  const gone = Object.entries(changes).filter(([, { allWithdrawn }]) => allWithdrawn);
  return [
    ...gone.map(([what]) => words.allWithdrawn(kindOf(what, words))),
    ...strandedLines(strandedOrders, saying),
    ...(missingPages.length > 0 ? [words.missingPages(missingPages.join(', '))] : []),
    ...(missingForXRechnung.length > 0 ? [words.missingForXRechnung(missingForXRechnung.join(', '))] : []),
  ];
}

/** One line for each time, with every order. */
function strandedLines(orders: ImportReport['strandedOrders'], { words, formats }: Saying): string[] {
  if (orders.length === 0) return [];
  const times = [...Map.groupBy(orders, ({ datetime }) => datetime)].map(([datetime, same]) => {
    const named = same.map(
      ({ number, email, places }) => `${number} (${places}, ${email ?? words.forgotten})`,
    );
    return `  ${words.when(datetime, formats)}: ${named.join(', ')}`;
  });
  return [words.stranded, ...times];
}
