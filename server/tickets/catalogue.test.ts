// A programme of hundreds is read in portions, and is whole and in order all the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum } from '../testing/test-museum.ts';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

const COPIES = 250;

describe.each(testDatabases())('a programme of hundreds of events on $name', ({ open }) => {
  let database: Database;
  let few: Catalogue;
  let many: Catalogue;
  beforeAll(async () => {
    const museum = makeTestMuseum();
    database = await open();
    await importMuseum(database, museum.folder, new Date('2026-11-20T12:00:00Z'));
    museum.remove();
    few = await loadCatalogue(database);
    await database.executeSql(`
      insert into event select (jsonb_populate_record(e,
        jsonb_build_object('id', 'copy-' || n, 'sequence_no', 10000 - n))).*
      from event e, generate_series(1, ${COPIES}) n where e.id = 'flut'`);
    await database.executeSql(`
      insert into ticket select (jsonb_populate_record(t,
        jsonb_build_object('id', t.id || '-' || n, 'event_id', 'copy-' || n))).*
      from ticket t, generate_series(1, ${COPIES}) n where t.event_id = 'flut'`);
    many = await loadCatalogue(database);
  });
  afterAll(() => database.close());

  test('is whole', () => {
    expect(many.events).toHaveLength(few.events.length + COPIES);
    expect(many.event.size).toBe(many.events.length);
    const names = (id: string) => many.ticketsOf.get(id)?.map(({ name }) => name);
    for (let copy = 1; copy <= COPIES; copy += 1) expect(names(`copy-${copy}`)).toEqual(names('flut'));
    expect(many.ticketsOf.get('flut')).toEqual(few.ticketsOf.get('flut'));
  });

  test('is in the museum’s order', () => {
    const order = many.events.map(({ sequence_no }) => sequence_no);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(many.events.slice(0, few.events.length)).toEqual(few.events);
  });
});
