// `npm run import -- FOLDER`: loads a museum folder into the shop's database, or prints why it cannot be loaded.

import type { ChangeCounts } from '../museum-folder/folder-format.ts';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { type ImportReport, importMuseum } from '../museum-import/import-museum.ts';
import { readConfig, SettingError } from '../platform/config.ts';
import { DataFolderInUseError } from '../platform/database/data-lock.ts';
import { openDatabase } from '../platform/database/open-database.ts';

if (import.meta.main) process.exitCode = await runImport(process.argv.slice(2), process.env, console.log);

type Print = (text: string) => void;

/** Imports the folder that the arguments name; returns the exit code. */
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
    const database = await openDatabase(readConfig(env), { patient: true });
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

function describe({ name, version, changes, slots, missingPages }: ImportReport): string {
  return [
    `${name} is imported (catalogue version ${version}).`,
    ...Object.entries(changes)
      .filter(([what, { count }]) => count > 0 || what !== 'customer')
      .map(([what, counts]) => `  ${changeLine(what, counts)}`),
    `  slots: ${slots.added} added, ${slots.changed} changed, ${slots.removed} removed` +
      (slots.closed > 0
        ? `, ${slots.closed} closed: no rule makes them any more, but places in them are sold`
        : ''),
    ...(missingPages.length > 0
      ? [`Write these before you open, for the shop links to them: ${missingPages.join(', ')}`]
      : []),
  ].join('\n');
}

function changeLine(what: string, { count, added, withdrawn, closed, kept = 0 }: ChangeCounts): string {
  const parts = [
    ...(added === undefined ? [] : [`${added} new`]),
    ...(withdrawn === undefined ? [] : [`${withdrawn} withdrawn`]),
    ...(closed === undefined ? [] : [`${closed} closed`]),
    ...(kept === 0 ? [] : [`${kept} with another value kept theirs, because something of it is spent`]),
  ];
  const amount = `${count} ${count === 1 ? what : `${what}s`}`;
  return parts.length > 0 ? `${amount}: ${parts.join(', ')}` : amount;
}

function isExpected(error: unknown): error is Error {
  return (
    error instanceof MuseumFolderError ||
    error instanceof SettingError ||
    error instanceof DataFolderInUseError
  );
}
