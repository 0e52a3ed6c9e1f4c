// Loads a museum folder: all of it in one transaction, or nothing (spec decisions 5). Existing ids are changed, what left the
// folder is withdrawn, sold places stay sold.
import { type StandingDecision, standingDecisions } from '../capacity/standing-decisions.ts';
import {
  definePools,
  readTimetable,
  type SlotChanges,
  syncSlots,
  type Timetable,
} from '../capacity/sync-slots.ts';
import type { FolderFiles } from '../museum-folder/folder-files.ts';
import type { Changes, FolderPictures, FolderToWrite, Written } from '../museum-folder/folder-format.ts';
import { type Original, storedPicture } from '../museum-folder/picture.ts';
import { type StrandedOrder, strandedOrders } from '../orders/fulfilment/stranded-orders.ts';
import { changePictures } from '../pages/change-pictures.ts';
import { changeLook } from '../pages/look/look-files.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { changeSettings, lockForImport, readMuseumVersion } from '../site/change-museum.ts';
import { missingForXRechnung } from '../site/folder/missing-for-x-rechnung.ts';
import { missingPages } from '../site/folder/missing-pages.ts';
import { pagesFormat } from '../site/folder/pages-format.ts';
import { horizonDays, type MuseumSettings } from '../site/museum.ts';
import { FOLDER_FORMATS } from './folder-formats.ts';
import { planPools } from './plan-pools.ts';
import { type MuseumFolder, readMuseumFolder } from './read-museum-folder.ts';
import { type Amounts, summariseAmounts } from './summarise-amounts.ts';

export type ImportReport = {
  readonly name: string;
  /** The catalogue's version; 1 after the first import. */
  readonly version: number;
  readonly changes: Changes;
  readonly slots: SlotChanges;
  /** Orders for times that are no longer offered. */
  readonly strandedOrders: readonly StrandedOrder[];
  /** What staff have decided about times, which the import leaves in force. */
  readonly decisions: readonly StandingDecision[];
  readonly timetable: Timetable;
  readonly amounts: readonly Amounts[];
  readonly currencySymbol: string;
  /** What of the museum's look its files have brought: `logo.svg`, `fonts/brot.woff2`. */
  readonly look: readonly string[];
  /** Page files that the shop links to and that the folder does not have. */
  readonly missingPages: readonly string[];
  /** Fields of museum.yaml without which no XRechnung is made. */
  readonly missingForXRechnung: readonly string[];
};

/**
 * Imports a museum folder.
 * @param now decides which day `today` is
 * @param begin runs in the import's transaction, before anything is written; what it throws undoes the import
 * @throws MuseumFolderError with every problem; then nothing has changed
 */
export async function importMuseum(
  database: Database,
  folder: string | FolderFiles,
  now: Date,
  begin?: (sql: Sql) => Promise<void>,
): Promise<ImportReport> {
  const read = await readMuseumFolder(folder, now);
  return database.transaction(
    async (sql) => {
      await lockForImport(sql);
      await begin?.(sql);
      return writeMuseum(sql, read, now);
    },
    { patient: true },
  );
}

/** What an import would do: it is carried out and undone. */
export async function tryImport(
  database: Database,
  folder: string | FolderFiles,
  now: Date,
): Promise<ImportReport> {
  const read = await readMuseumFolder(folder, now);
  const undone = await database
    .transaction(
      async (sql) => {
        await lockForImport(sql);
        throw new Undone(await writeMuseum(sql, read, now));
      },
      { patient: true },
    )
    .catch((thrown: unknown) => thrown);
  if (undone instanceof Undone) return undone.report;
  throw undone;
}

/** Thrown out of a transaction, so that nothing of it remains. */
class Undone extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('The import was tried, and undone.');
    this.report = report;
  }
}

async function writeMuseum(sql: Sql, folder: MuseumFolder, now: Date): Promise<ImportReport> {
  const pictures = picturesOf(folder);
  const settings = settingsOf(folder, pictures);
  await changePictures(sql, [...folder.pictures.values()], now);
  await changeLook(sql, folder.look.files, now);
  await definePools(sql, planPools(folder));
  const written = await writeFormats(sql, folder, { ...folder, pictures, now });
  const clock = createMuseumClock(settings.timeZone, () => now);
  const { decided = new Map(), ...slots } = await syncSlots(
    sql,
    clock,
    horizonDays(settings),
    written.flatMap((part) => part.slots ?? []),
  );
  const changes = [...written.map((part) => part.changes ?? {}), ...(await finishAll(written))];
  return {
    name: settings.name,
    version: await changeSettings(sql, settings, folder.today),
    changes: Object.assign({}, ...changes),
    slots,
    strandedOrders: await strandedOrders(
      sql,
      slots.stranded ?? [],
      written.flatMap((part) => part.paused ?? []),
    ),
    decisions: await standingDecisions(sql, clock, horizonDays(settings), decided),
    timetable: await readTimetable(sql, now),
    amounts: summariseAmounts(folder),
    currencySymbol: settings.currencySymbol,
    look: folder.look.from,
    missingPages: missingPages(settings, folder.valuesOf(pagesFormat)),
    missingForXRechnung: missingForXRechnung(settings),
  };
}

async function writeFormats(sql: Sql, folder: MuseumFolder, content: FolderToWrite): Promise<Written[]> {
  const written: Written[] = [];
  for (const format of FOLDER_FORMATS) {
    const part = await format.write?.(sql, folder.filesOf(format), content);
    // Problems that only the database can reveal are reported while writing.
    folder.refuseIfWrong();
    if (part) written.push(part);
  }
  return written;
}

async function finishAll(written: readonly Written[]): Promise<Changes[]> {
  const changes: Changes[] = [];
  for (const part of written) if (part.finish) changes.push(await part.finish());
  return changes;
}

/** museum.yaml as it is stored: every format has had its fields checked. */
function settingsOf(folder: MuseumFolder, pictures: FolderPictures): MuseumSettings {
  const changed = FOLDER_FORMATS.map((format) => format.settings?.(folder.museum, pictures));
  return Object.assign({}, folder.museum, ...changed, { look: folder.look.stored }) as MuseumSettings;
}

function picturesOf({ pictures }: MuseumFolder): FolderPictures {
  const original = (file: string): Original => {
    const found = pictures.get(file);
    if (!found) throw new Error(`The picture ${file} was not read.`);
    return found;
  };
  return { original, stored: (picture) => storedPicture(original(picture.file), picture) };
}

/** Imports a museum folder into a database without a museum; undefined when it has one. */
export async function importFirstMuseum(
  database: Database,
  folder: string | FolderFiles,
  now: Date,
  begin?: (sql: Sql) => Promise<void>,
): Promise<ImportReport | undefined> {
  if ((await readMuseumVersion(database)) > 0) return undefined;
  const read = await readMuseumFolder(folder, now);
  return database.transaction(
    async (sql) => {
      await lockForImport(sql);
      // Another process may have been faster.
      if ((await readMuseumVersion(sql)) > 0) return undefined;
      await begin?.(sql);
      return writeMuseum(sql, read, now);
    },
    { patient: true },
  );
}
