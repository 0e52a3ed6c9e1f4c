// An import as somebody at a terminal asks for it: carried out or tried, and answered in words. What is imported is a revision
// of the programme, and so is what could not be: its author finds the messages in the office, too.
import { stat } from 'node:fs/promises';
import { isProgrammePath } from '../../domain/programme/folder-path.ts';
import type { Actor } from '../../domain/staff/act.ts';
import { MuseumFolderError } from '../museum-folder/folder-problem.ts';
import { describeImport } from '../museum-import/describe-import.ts';
import { importMuseum, tryImport } from '../museum-import/import-museum.ts';
import type { CommandAnswer } from '../platform/command-socket.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { beginAct } from '../staff/acts/begin-act.ts';
import { writeAct } from '../staff/acts/write-act.ts';
import { keepFiles } from './keep-files.ts';
import { addDraft, makerOf, programmeObject } from './make-draft.ts';
import { officeChanges } from './office-changes.ts';
import { findFailedImports, findPublished, setState } from './programme-store.ts';
import { replacePublished } from './publish-revision.ts';
import { filesInMemory } from './revision-files.ts';
import { FolderTooLargeError, snapshotFolder } from './snapshot-folder.ts';

export type ImportRequest = {
  /** An absolute path. */
  readonly folder: string;
  /** Only say what it would do. */
  readonly tried: boolean;
  /** Also where it undoes what was published in the office. */
  readonly over?: boolean;
  /** Who runs the command. */
  readonly user?: string;
};

/** Imports the folder. What is wrong with it, or that it may not be read, is an answer. */
export async function carryOutImport(
  database: Database,
  request: ImportRequest,
  now: Date,
): Promise<CommandAnswer> {
  try {
    if (!(await isFolder(request.folder))) return { text: missingText(request.folder), done: false };
    return await (request.tried ? tryFolder : importFolder)(database, request, now);
  } catch (error) {
    if (error instanceof MuseumFolderError || error instanceof FolderTooLargeError)
      return { text: `${error.message}\nNothing was changed.`, done: false };
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES') throw error;
    return { text: `The user who runs Foyer may not read ${path}. Nothing was changed.`, done: false };
  }
}

const UNSEEN = new Set(['ENOENT', 'ENOTDIR', 'EACCES']);

/** Whether this process sees it there. What a unit hides, systemd shows as folders that nobody may enter. */
function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    ({ code }: NodeJS.ErrnoException) => code === undefined || !UNSEEN.has(code),
  );
}

/** A service does not see all that its user's terminal shows: ProtectHome and PrivateTmp of its unit. */
function missingText(folder: string): string {
  return `There is no folder ${folder} that the process with the database sees: its user must be allowed to read it, and a service sees nothing in /home, /root and /tmp. Nothing was changed.`;
}

async function tryFolder(database: Database, { folder }: ImportRequest, now: Date): Promise<CommandAnswer> {
  const files = filesInMemory(folder, await snapshotFolder(folder));
  return { text: describeImport(await tryImport(database, files, now), true), done: true };
}

async function importFolder(
  database: Database,
  { folder, over = false, user = 'unknown' }: ImportRequest,
  now: Date,
): Promise<CommandAnswer> {
  const contents = await snapshotFolder(folder);
  const by: Actor = { kind: 'command', user };
  const kept = new Map([...contents].filter(([path]) => isProgrammePath(path)));
  const files = await keepFiles(database, kept, now);
  const undone = over ? [] : await officeChanges(database, files);
  if (undone.length > 0) return { text: officeText(undone), done: false };
  const made = { reason: `Imported from ${folder}`, made_key: null, made_at: now, ...makerOf(by) };
  try {
    const report = await importMuseum(database, filesInMemory(folder, contents), now, async (sql) => {
      const base = await findPublished(sql);
      await discardFailed(sql, now);
      const number = await addDraft(sql, { ...made, base, problems: [] }, files, by);
      await replacePublished(sql, number, now);
      await writeAct(sql, { by, verb: 'programme.published', on: programmeObject(number) }, now);
    });
    return { text: describeImport(report, false), done: true };
  } catch (error) {
    if (error instanceof MuseumFolderError && files['museum.yaml'] !== undefined)
      await database.transaction(async (sql) => {
        await discardFailed(sql, now);
        const base = await findPublished(sql);
        await addDraft(sql, { ...made, base, problems: error.problems }, files, by);
      });
    throw error;
  }
}

/** What the terminal could not import before is replaced by what it imports now, unless somebody works on it in the office. */
async function discardFailed(sql: Sql, now: Date): Promise<void> {
  for (const number of await findFailedImports(sql)) {
    const done = await beginAct(sql, programmeObject(number), 'programme.discarded', { key: '', seen: 0 });
    const isUntouched =
      done.state === 'changed' && done.changes.every(({ verb }) => verb === 'programme.made');
    if (isUntouched) await setState(sql, number, 'discarded', { now });
  }
}

function officeText(paths: readonly string[]): string {
  return [
    'These files were changed in the office since the last import, and this folder would undo that:',
    ...paths.map((path) => `  ${path}`),
    'Take them from the office first (Programme, the published revision, “Download as a folder”), or import with --over-office.',
    'Nothing was changed.',
  ].join('\n');
}
