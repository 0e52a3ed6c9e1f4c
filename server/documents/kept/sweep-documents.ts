// Kept documents are bounded in age and size, and erased with the personal data of their orders.
import { readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/sql.ts';
import { findRememberedOrders } from './remembered-orders-store.ts';

const DAY_MS = 24 * 3600_000;

/** What may stay. */
export type KeptLimits = { readonly oldestMs: number; readonly mostBytes: number };
const LIMITS: KeptLimits = { oldestMs: 7 * DAY_MS, mostBytes: 256 * 1024 * 1024 };

type KeptFile = { readonly path: string; readonly bytes: number; readonly made: number };

/**
 * Erases the documents of orders that are forgotten, those that are too old, and the oldest of what is too much.
 * @param now by which the machine counts the age of its files
 */
export async function sweepDocuments(
  database: Database,
  folder: string,
  now: number = Date.now(),
  { oldestMs, mostBytes }: KeptLimits = LIMITS,
): Promise<void> {
  const orders = await namesIn(folder);
  const remembered = new Set(await findRememberedOrders(database, orders));
  const files: KeptFile[] = [];
  for (const order of orders)
    if (remembered.has(order)) files.push(...(await filesIn(join(folder, order))));
    else await rm(join(folder, order), { recursive: true, force: true });
  let bytes = 0;
  for (const file of files.toSorted((a, b) => b.made - a.made)) {
    bytes += file.bytes;
    if (bytes > mostBytes || file.made < now - oldestMs) await rm(file.path, { force: true });
  }
  // Only those that are empty go.
  for (const order of orders) await rmdir(join(folder, order)).catch(() => {});
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}

async function filesIn(folder: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, bytes: found.size, made: found.mtimeMs });
  }
  return files;
}
