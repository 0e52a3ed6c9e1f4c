// `npm run import -- FOLDER`: loads a museum folder into the shop's database, or says why it cannot be.

import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { type ImportReport, importMuseum } from '../museum-folder/import-museum.ts';
import { readConfig, SettingError } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Imports the folder that the arguments name; answers the exit code. */
export async function runImport(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<number> {
  const [folder] = args;
  if (folder === undefined || args.length > 1) {
    print('Usage: npm run import -- FOLDER');
    return 1;
  }
  try {
    const database = await openDatabase(readConfig(env));
    try {
      print(describe(await importMuseum(database, folder, new Date())));
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    print(error.message);
    if (error instanceof MuseumFolderError) print('Nothing was changed.');
    return 1;
  }
}

function describe(report: ImportReport): string {
  const {
    name,
    version,
    eventCount,
    events,
    tickets,
    tourCount,
    tours,
    retail,
    customers,
    slots,
    missingPages,
  } = report;
  const { articleCount, articles, voucherCount, vouchers, zoneCount } = retail;
  return [
    `${name} is imported (catalogue version ${version}).`,
    `  ${amount(eventCount, 'event')}: ${events.added} new, ${events.withdrawn} withdrawn`,
    `  tickets: ${tickets.added} new, ${tickets.withdrawn} withdrawn`,
    `  ${amount(tourCount, 'guided tour')}: ${tours.added} new, ${tours.withdrawn} withdrawn`,
    `  ${amount(articleCount, 'article')}: ${articles.added} new, ${articles.withdrawn} withdrawn`,
    `  ${amount(voucherCount, 'voucher')}: ${vouchers.added} new, ${vouchers.withdrawn} withdrawn`,
    codesLine(retail),
    `  ${amount(zoneCount, 'shipping zone')}`,
    ...(customers.count > 0 ? [`  ${amount(customers.count, 'customer')}: ${customers.added} new`] : []),
    `  slots: ${slots.added} added, ${slots.changed} changed, ${slots.removed} removed` +
      (slots.closed > 0
        ? `, ${slots.closed} closed: no rule makes them any more, but places in them are sold`
        : ''),
    ...(missingPages.length > 0
      ? [`Write these before you open, for the shop links to them: ${missingPages.join(', ')}`]
      : []),
  ].join('\n');
}

function amount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function codesLine({ codeCount, codes }: ImportReport['retail']): string {
  return (
    `  ${amount(codeCount, 'voucher code')}: ${codes.added} new, ${codes.closed} closed` +
    (codes.kept > 0 ? `, ${codes.kept} with another value kept theirs, because something of it is spent` : '')
  );
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof MuseumFolderError ||
    error instanceof SettingError ||
    error instanceof DataFolderInUseError
  );
}
