// Fresh, migrated databases for tests, one kind per engine. Made once per state of the migrations and then copied.
import { createHash, randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Compilable } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded/embedded-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openPostgresDatabase, PATIENT_QUERY_MS } from './postgres-database.ts';
import { createReuse, createServerReuse, LENT, type ServerDatabases } from './reuse-database.ts';
import type { Database } from './sql.ts';

export type TestDatabase = { readonly name: 'embedded' | 'postgres'; open(): Promise<Database> };

const openEmbedded = createReuse(async () => (await openEmbeddedCopy()).database);

/** The variable with the name of this run of tests. */
export const TEST_RUN = 'FOYER_TEST_RUN';

/** A run takes less, even on a slow machine. */
const LONGEST_RUN = 6 * 3600;

/**
 * For `describe.each(testDatabases())('… on $name', …)`. PostgreSQL is there when TEST_DATABASE_URL names a server.
 */
export function testDatabases(): TestDatabase[] {
  const server = process.env['TEST_DATABASE_URL'];
  return [
    { name: 'embedded', open: openEmbedded },
    ...(server ? [{ name: 'postgres' as const, open: () => openPostgres(server) }] : []),
  ];
}

/**
 * For suites of calls through a whole shop in which nothing races: PostgreSQL where there is a server. The journeys go through
 * whole shops on the embedded one (ADR 112).
 */
export function oneDatabase(): TestDatabase[] {
  return testDatabases().slice(-1);
}

/**
 * Within a suite on both, the tests that run on the one of `oneDatabase()`: nothing races in them, and none is about the
 * database.
 */
export function onOne(engine: TestDatabase, tests: () => void): void {
  if (oneDatabase().some(({ name }) => name === engine.name)) tests();
}

/** What a query made with `build` finds. */
export async function ask<Row>(database: Database, query: Compilable<Row>): Promise<Row[]> {
  return (await database.executeSql(query.compile().sql)).rows;
}

/** A machine that runs many tests is slow. */
const TEST_QUERY_MS = 60_000;

/** One for each server that the tests of this process were given. */
const openOnServer = new Map<string, () => Promise<Database>>();

function openPostgres(server: string): Promise<Database> {
  const open = openOnServer.get(server) ?? createServerReuse(databasesOf(server));
  openOnServer.set(server, open);
  return open();
}

/** A separate one on a server, which no test used before and none will use again. */
export async function openPostgresCopy(server: string): Promise<{ database: Database; url: string }> {
  const { make, drop } = databasesOf(server);
  const name = await make();
  const database = connect(onServer(server, name));
  const close = async () => {
    await database.close();
    await drop(name);
  };
  return { database: { ...database, close }, url: onServer(server, name) };
}

/** A migrated one on a server for a process that is about to start, under a name that its test gives it and drops. */
export async function layPostgresDatabase(server: string, name: string): Promise<string> {
  await copyTemplate(server, name);
  return onServer(server, name);
}

async function copyTemplate(server: string, name: string): Promise<void> {
  await asAdmin(server, async (admin) => {
    const template = `foyer_template_${fingerprint()}`;
    await makeTemplate(server, admin, template);
    await admin.executeSql(`create database ${name} template ${template}`);
  });
}

async function asAdmin(server: string, work: (admin: Database) => Promise<unknown>): Promise<void> {
  const admin = openPostgresDatabase(server, { connections: 1, queryMs: PATIENT_QUERY_MS });
  await work(admin);
  await admin.close();
}

function databasesOf(server: string): ServerDatabases {
  return {
    make: async () => {
      const name = newName();
      await copyTemplate(server, name);
      return name;
    },
    openPool: (name) => connect(onServer(server, name, LENT)),
    connect: (name) => connect(onServer(server, name), 1),
    drop: (name) =>
      asAdmin(server, (admin) => admin.executeSql(`drop database if exists ${name} with (force)`)),
  };
}

function connect(url: string, connections = 10): Database {
  return openPostgresDatabase(url, { connections, queryMs: TEST_QUERY_MS });
}

/** Its age, the run that it belongs to (`server/testing/drop-test-databases.ts`), and what makes it unlike others. */
function newName(): string {
  const run = process.env[TEST_RUN] ?? 'alone';
  return `foyer_test_${seconds()}_${run}_${randomBytes(6).toString('hex')}`;
}

/** What every test starts with: Foyer's tables, and those in which pg-boss keeps jobs, which it would else make each time. */
async function fill(database: Database): Promise<void> {
  await migrate(database);
  const backend = database.kind === 'embedded' ? 'pglite' : 'postgres';
  await database.executeSql(getConstructionPlans('pgboss', { backend }));
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort())
    hash.update(name).update(readFileSync(new URL(name, migrationsFolder)));
  for (const used of ['@electric-sql/pglite', 'pg-boss'])
    hash.update(readFileSync(new URL(`../../../node_modules/${used}/package.json`, import.meta.url)));
  hash.update(readFileSync(new URL(import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(server: string, admin: Database, template: string): Promise<void> {
  if (await exists(admin, template)) return;
  await dropLeftOvers(admin);
  const draft = newName();
  await admin.executeSql(`create database ${draft}`);
  const database = openPostgresDatabase(onServer(server, draft), { queryMs: PATIENT_QUERY_MS });
  await fill(database);
  await database.close();
  // Another test file may have been faster; then its template serves.
  await admin
    .executeSql(`alter database ${draft} rename to ${template}`)
    .catch(() => admin.executeSql(`drop database ${draft}`));
}

async function exists(admin: Database, name: string): Promise<boolean> {
  return (await admin.executeSql('select 1 from pg_database where datname = $1', [name])).rows.length > 0;
}

/** What crashed test runs left behind. */
async function dropLeftOvers(admin: Database): Promise<void> {
  const { rows } = await admin.executeSql(
    `select datname from pg_database where datname like 'foyer_test_%'`,
  );
  for (const { datname } of rows)
    if (seconds() - Number(datname.split('_')[2]) > LONGEST_RUN)
      await admin.executeSql(`drop database if exists ${datname} with (force)`);
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** @param known what the server knows the connections as; otherwise as the shop's */
function onServer(server: string, name: string, known?: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  if (known) url.searchParams.set('application_name', known);
  return url.href;
}

/** Takes off what every copy would carry along: what new databases are made from, and a log to go through at the start. */
async function makeLean(database: Database): Promise<void> {
  for (const name of ['template0', 'template1']) {
    await database.executeSql('update pg_database set datistemplate = false where datname = $1', [name]);
    await database.executeSql(`drop database ${name}`);
  }
  await database.executeSql('checkpoint');
}

const cache = new URL('../../../node_modules/.cache/foyer/', import.meta.url);

/** A separate embedded database, with what statements.test.ts asks of the engine. */
export async function openEmbeddedCopy(): ReturnType<typeof openMemoryDatabase> {
  const template = new URL(`embedded-${fingerprint()}.tar`, cache);
  if (!existsSync(template)) {
    const { database, dump } = await openMemoryDatabase();
    await fill(database);
    await makeLean(database);
    const draft = new URL(`embedded-${randomBytes(6).toString('hex')}.draft`, cache);
    mkdirSync(cache, { recursive: true });
    writeFileSync(draft, new Uint8Array(await (await dump()).arrayBuffer()));
    await database.close();
    renameSync(draft, template);
  }
  return openMemoryDatabase({ loadDataDir: new Blob([readFileSync(template)]) });
}

/**
 * Puts a migrated database into the data folder of a process that is about to start, which would else make one: that takes
 * most of a start. A database that is there already is kept.
 */
export async function layEmbeddedDatabase(dataDir: string): Promise<void> {
  const database = join(dataDir, 'database');
  if (existsSync(database)) return;
  const laid = fileURLToPath(new URL(`laid-${fingerprint()}`, cache));
  if (!existsSync(laid)) await makeLaid(laid);
  cpSync(laid, database, { recursive: true });
}

async function makeLaid(laid: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(fileURLToPath(new URL('laid-draft-', cache)));
  const made = join(draft, 'database');
  const database = await openEmbeddedDatabase(made, () => {});
  await fill(database);
  await database.close();
  putInPlace(made, laid);
  rmSync(draft, { recursive: true, force: true });
}

/** Gives a folder that is made its name. Another test file, or another run, may have been faster; then its folder serves. */
export function putInPlace(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch (problem) {
    if (!existsSync(folder)) throw problem;
  }
}
