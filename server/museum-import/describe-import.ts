// What an import did, or would do, for whoever ran it: what changed, and everything that is worth a second look.
import { createFormats } from '../../domain/wording/formats.ts';
import type { ChangeCounts } from '../museum-folder/folder-format.ts';
import type { ImportReport } from './import-museum.ts';
import type { Amounts } from './summarise-amounts.ts';

type Formats = ReturnType<typeof createFormats>;

/**
 * The report as lines.
 * @param tried the import was undone
 */
export function describeImport(report: ImportReport, tried: boolean): string {
  const formats = createFormats('en', report.currencySymbol);
  return [
    tried
      ? `${report.name} can be imported. Nothing was changed; an import would do this:`
      : `${report.name} is imported (catalogue version ${report.version}).`,
    ...Object.entries(report.changes)
      .filter(([what, { count }]) => count > 0 || what !== 'customer')
      .map(([what, counts]) => `  ${changeLine(what, counts)}`),
    `  ${slotLine(report)}`,
    ...report.amounts.map((amounts) => `  ${amountLine(amounts, formats)}`),
    ...(report.look.length > 0 ? [`  look: ${report.look.join(', ')}`] : []),
    ...warnings(report),
  ].join('\n');
}

function changeLine(what: string, counts: ChangeCounts): string {
  const { count, added, changed, withdrawn, closed, kept = 0 } = counts;
  const parts = [
    ...(added === undefined ? [] : [`${added} new`]),
    ...(changed === undefined ? [] : [`${changed} changed`]),
    ...(withdrawn === undefined ? [] : [`${withdrawn} withdrawn`]),
    ...(closed === undefined ? [] : [`${closed} closed`]),
    ...(kept === 0 ? [] : [`${kept} with another value kept theirs, because something of it is spent`]),
  ];
  const amount = `${count} ${count === 1 ? what : `${what}s`}`;
  return parts.length > 0 ? `${amount}: ${parts.join(', ')}` : amount;
}

function slotLine({ slots, timetable: { times, days, first, last } }: ImportReport): string {
  const run = first === null ? 'none on sale' : `${times} times and ${days} days from ${first} to ${last}`;
  const closed =
    slots.closed > 0
      ? `, ${slots.closed} closed: no rule makes them any more, but places in them are sold`
      : '';
  return `slots: ${run}; ${slots.added} added, ${slots.changed} changed, ${slots.removed} removed${closed}`;
}

function amountLine(
  { files, count, free, lowest = 0, highest = 0, rates }: Amounts,
  { money, percent }: Formats,
): string {
  const range = lowest === highest ? money(lowest) : `${money(lowest)} to ${money(highest)}`;
  const amounts = [...(count > 0 ? [`${count} of ${range}`] : []), ...(free > 0 ? [`${free} free`] : [])];
  const vat = rates.map((rate) => `${percent(rate.percent)} (${rate.count})`);
  return `prices in ${files}: ${amounts.join(', ')}${vat.length > 0 ? `; VAT ${vat.join(', ')}` : ''}`;
}

function warnings({ changes, strandedOrders, missingPages, missingForXRechnung }: ImportReport): string[] {
  const gone = Object.entries(changes).filter(([, { allWithdrawn }]) => allWithdrawn);
  return [
    ...gone.map(([what]) => `Careful: every ${what} that was on sale before is withdrawn.`),
    ...strandedLines(strandedOrders),
    ...(missingPages.length > 0
      ? [`Write these before you open, for the shop links to them: ${missingPages.join(', ')}`]
      : []),
    ...(missingForXRechnung.length > 0
      ? [`Authorities get no XRechnung without these in museum.yaml: ${missingForXRechnung.join(', ')}`]
      : []),
  ];
}

/** One line for each time, with every order. */
function strandedLines(orders: ImportReport['strandedOrders']): string[] {
  if (orders.length === 0) return [];
  const times = [...Map.groupBy(orders, ({ datetime }) => datetime)].map(([datetime, same]) => {
    const named = same.map(
      ({ number, email, places }) => `${number} (${places}, ${email ?? 'buyer forgotten'})`,
    );
    return `  ${datetime}: ${named.join(', ')}`;
  });
  return [
    'Careful: these orders are for times that are no longer offered. They stay valid; write to their buyers:',
    ...times,
  ];
}
