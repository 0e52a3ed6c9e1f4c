// A document is drawn once and kept on this machine (ADR 050): the mail draws it, downloads serve it. It is kept under all
// that it shows and the code that draws it, so one that has changed is another one.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LookFiles, openLookFiles, readLookFile } from '../../pages/look/look-files.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { JobLog } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';
import type { DocumentLook } from '../museum/document-look.ts';
import type { Print, PrintTask } from '../printer/print-task.ts';
import type { Printer } from '../printer/printer.ts';
import { drawingRevision } from './drawing-revision.ts';
import { sweepDocuments } from './sweep-documents.ts';

export type KeepingPrinter = Printer & {
  /**
   * A document of an order, drawn unless it is kept.
   * @param admit asked before it is drawn; it throws to refuse
   */
  printOnce(bookingId: string, task: PrintTask, admit?: () => Promise<void>): Promise<Buffer>;
};

const SWEEP_MS = 3600_000;

type Ground = {
  readonly config: { readonly dataDir: string };
  readonly database: Database;
  readonly log: JobLog;
};

/** Keeps what the printer draws in the data folder, and sweeps it every hour until it is closed. */
export function openKeepingPrinter({ config, database, log }: Ground, printer: Printer): KeepingPrinter {
  const folder = join(config.dataDir, 'documents');
  const underWay = new Map<string, Promise<Buffer>>();
  const lookFiles = openLookFiles('look in print');
  const sweep = () =>
    sweepDocuments(database, folder).catch((error: unknown) =>
      log.warn({ err: error }, 'kept documents could not be swept; they will be in an hour'),
    );
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  const print: Print = async (task) =>
    printer.print({ ...task, fonts: await fontsOf(lookFiles, database, task.museum.look) });
  const draw = async (inside: string, file: string, task: PrintTask) => {
    const pdf = await print(task);
    await keep(inside, file, pdf, log);
    return pdf;
  };
  return {
    print,
    printOnce: async (bookingId, task, admit) => {
      const inside = folderOf(folder, bookingId);
      const file = join(inside, `${keyOf(task)}.pdf`);
      const kept = await readKept(file);
      if (kept) return kept;
      await admit?.();
      // Asked for twice at once, it is drawn once.
      const drawing = underWay.get(file) ?? draw(inside, file, task).finally(() => underWay.delete(file));
      underWay.set(file, drawing);
      return drawing;
    },
    close: async () => {
      clearInterval(sweeping);
      await printer.close();
    },
  };
}

/** The museum's own faces; one that is gone is left out, and the shop's takes its place. */
async function fontsOf(files: LookFiles, sql: Database, look: DocumentLook | undefined) {
  const names = Object.values(look?.faces ?? {});
  const read = await Promise.all(
    names.map(async (name) => [name, (await readLookFile(files, sql, name))?.content] as const),
  );
  return Object.fromEntries(read.flatMap(([name, content]) => (content ? [[name, content]] : [])));
}

function folderOf(folder: string, bookingId: string): string {
  if (!/^\w+$/.test(bookingId)) throw new Error('not the id of an order');
  return join(folder, bookingId);
}

function keyOf(task: PrintTask): string {
  return createHash('sha256').update(drawingRevision()).update(JSON.stringify(task)).digest('hex');
}

async function readKept(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch {
    return undefined;
  }
}

/** A reader sees the whole file or none. A disk that is full costs the next one the time to draw it again. */
async function keep(folder: string, file: string, pdf: Buffer, log: JobLog): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporary = join(folder, `.${randomId()}.tmp`);
    await writeFile(temporary, pdf, { mode: 0o600 });
    await rename(temporary, file);
  } catch (error) {
    log.warn({ err: error }, 'a document could not be kept; it will be drawn again');
  }
}
