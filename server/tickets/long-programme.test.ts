// Whatever is done with the whole programme of a large museum, nobody waits for all of it (ADR 091): it is done in portions,
// and in turns with whatever else the shop does.
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListedEvent } from '../../domain/tickets/event.ts';
import { type MountOptions, mountEndpoints } from '../api/mount-endpoints.ts';
import { emptyAvailability } from '../capacity/availability.ts';
import { lazyCompilers } from '../http/compile-lazily.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { makeTestMuseum } from '../testing/test-museum.ts';
import { countByTurn, onSlowMachine, type TurnCount } from '../testing/turns-of-loop.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';
import { selectEvents, selectProgramme } from './select-events.ts';
import type { TicketsShop } from './tickets-shop.ts';

const COPIES = 250;
const PORTION = 50;
const NOW = new Date('2026-11-20T12:00:00Z');

describe.each(oneDatabase())('a programme of hundreds of events on $name', ({ open }) => {
  let database: Database;
  let catalogue: Catalogue;
  let kept: Map<string, unknown[][]>;
  beforeAll(async () => {
    const museum = makeTestMuseum();
    database = await open();
    await importMuseum(database, museum.folder, NOW);
    museum.remove();
    await database.executeSql(`
      insert into pool select (jsonb_populate_record(p, jsonb_build_object('id', 'copy-' || n))).*
      from pool p, generate_series(1, ${COPIES}) n where p.id = 'event:flut'`);
    await database.executeSql(`
      insert into event select (jsonb_populate_record(e,
        jsonb_build_object('id', 'copy-' || n, 'sequence_no', 10000 - n, 'pool_id', 'copy-' || n))).*
      from event e, generate_series(1, ${COPIES}) n where e.id = 'flut'`);
    kept = new Map();
    catalogue = await loadCatalogue(noting(database, kept));
  });
  afterAll(() => database.close());

  const shopWith = (sql: Sql, events: Catalogue['events']): TicketsShop => ({
    database: { ...database, ...sql },
    now: () => NOW,
    availability: emptyAvailability(),
    catalogue: { ...catalogue, events },
    clock: createMuseumClock('Europe/Berlin', () => NOW),
    museum: { settings: { closing_days: [], venues: [] }, loadedOn: '2026-11-20' },
  });

  test('is read fifty events at a time, with a turn for others after each portion', async () => {
    const read = countByTurn();
    // Answers that are there at once, as the embedded engine's are: they give nobody else a turn.
    const answers = new Map([...kept].map(([name, all]) => [name, [...all]]));
    const again = await onSlowMachine(() =>
      loadCatalogue(
        answeringWith((name) => {
          const rows = answers.get(name)?.shift() ?? [];
          if (name === 'events-after') read.add(rows.length);
          return rows;
        }),
      ),
    );
    expect(again.events).toEqual(catalogue.events);
    expect(read.all).toBe(catalogue.events.length);
    expect(read.most).toBe(PORTION);
  });

  test('is listed fifty events at a time, which are asked for together', async () => {
    const listed = countByTurn();
    const asked: number[] = [];
    const sql = askingFor(database, 'next-free-slot', ({ pools }) => asked.push((pools as unknown[]).length));
    const shop = shopWith(sql, counted(catalogue.events, 'teaser', listed));
    const events = await onSlowMachine(() => selectEvents(shop, 'de'));
    expect(events).toHaveLength(catalogue.events.length);
    // Of each event, once to search it and once to list it.
    expect(listed.all).toBe(2 * catalogue.events.length);
    expect(listed.most).toBe(PORTION);
    expect(Math.max(...asked)).toBeGreaterThan(PORTION / 2);
    expect(Math.max(...asked)).toBeLessThanOrEqual(PORTION);
  });

  test('is made ready to be searched in turns with others, and a page asks for its own events alone', async () => {
    const looked = countByTurn();
    const asked: number[] = [];
    const sql = askingFor(database, 'next-free-slot', ({ pools }) => asked.push((pools as unknown[]).length));
    const shop = shopWith(sql, counted(catalogue.events, 'teaser', looked));
    const page = await onSlowMachine(() => selectProgramme(shop, { limit: '5' }, 'de'));
    expect(page).toMatchObject({ total: catalogue.events.length });
    expect(looked.all).toBe(catalogue.events.length + 5);
    expect(looked.most).toBe(5);
    expect(asked.length).toBeLessThanOrEqual(1);
  });

  test('is written as an answer in turns with others', async () => {
    const events = (await selectEvents(shopWith(database, catalogue.events), 'de')) as ListedEvent[];
    const written = countByTurn();
    const list = counted(events, 'teaser', written);
    const app = Fastify({ schemaController: { compilersFactory: lazyCompilers } });
    mountEndpoints(app, {
      answer: async () => list,
      rateLimits: {},
      before: {},
      after: {},
    } as unknown as MountOptions);
    const answer = await onSlowMachine(() => app.inject('/api/de/event/select'));
    expect(answer.json().data).toHaveLength(events.length);
    expect(written.all).toBe(events.length);
    expect(written.most).toBe(1);
  });
});

/** The same things; each time that a field of one is read counts. */
function counted<Thing extends object>(
  things: readonly Thing[],
  field: keyof Thing & string,
  count: TurnCount,
): Thing[] {
  return things.map((thing) => {
    const value = thing[field];
    const get = () => {
      count.add();
      return value;
    };
    return Object.defineProperty({ ...thing }, field, { get, enumerable: true });
  });
}

/** Keeps the answers to each statement, in order. */
function noting(sql: Sql, kept: Map<string, unknown[][]>): Sql {
  return {
    ...sql,
    all: async (statement, ...given) => {
      const rows = await sql.all(statement, ...given);
      kept.set(statement.name, [...(kept.get(statement.name) ?? []), [...rows]]);
      return rows;
    },
  };
}

function answeringWith(rowsOf: (name: string) => unknown[]): Sql {
  return { all: async ({ name }: { name: string }) => rowsOf(name) } as unknown as Sql;
}

/** Tells what a statement is asked for. */
function askingFor(sql: Sql, name: string, tell: (values: Record<string, unknown>) => void): Sql {
  return {
    ...sql,
    all: (statement, ...given) => {
      if (statement.name === name) tell(given[0] as Record<string, unknown>);
      return sql.all(statement, ...given);
    },
  };
}
