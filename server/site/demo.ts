// The demo museum is loaded when, and only when, the database has no museum (decisions 1).
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import type { Database } from '../database/sql.ts';
import { type ImportReport, importFirstMuseum } from './import-museum.ts';

export const DEMO_FOLDER = fileURLToPath(new URL('../../museum/', import.meta.url));

/** Answers what was loaded; undefined when nothing had to be, or `DEMO=off`. */
export const loadDemoIfEmpty = async (
  database: Database,
  config: Pick<Config, 'demo'>,
  now: Date = new Date(),
  folder: string = DEMO_FOLDER,
): Promise<ImportReport | undefined> => (config.demo ? importFirstMuseum(database, folder, now) : undefined);
