// A backup that is restored holds what the database itself cannot see: it is another database than the one that was
// written to last. So what tells the two apart is noted in it.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { notedIdentity, noteIdentity, postgresIdentity } from './database-identity-store.ts';
import type { Database } from './sql.ts';

type Identified = { readonly database: Database; readonly config: { readonly dataDir: string } };

/** Is this another database than was noted last? False where nothing tells a database from its copy. */
export async function isAnotherDatabase(shop: Identified): Promise<boolean> {
  const identity = await identityOf(shop);
  const noted = await notedIdentity(shop.database);
  return identity !== undefined && noted !== undefined && noted !== identity;
}

/** Notes which database this is. */
export async function noteDatabase(shop: Identified, now: Date): Promise<void> {
  const identity = await identityOf(shop);
  if (identity !== undefined) await noteIdentity(shop.database, identity, now);
}

async function identityOf({ database, config }: Identified): Promise<string | undefined> {
  if (database.kind === 'embedded') return embeddedIdentity(config.dataDir);
  // A user who may not ask, or a database that only speaks like PostgreSQL: then nothing is noticed.
  return postgresIdentity(database).catch(() => undefined);
}

/** A file that is written once, when the database is made: a copy of it is another file. */
function embeddedIdentity(dataDir: string): string | undefined {
  const file = statSync(join(dataDir, 'database', 'PG_VERSION'), { throwIfNoEntry: false });
  return file && `${file.ino}:${file.birthtimeMs}`;
}
