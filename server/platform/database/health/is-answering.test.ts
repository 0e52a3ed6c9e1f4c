import { expect, test } from 'vitest';
import { openWire } from '../../../testing/silent-wire.ts';
import { openPostgresDatabase } from '../postgres-database.ts';
import { isAnswering } from './is-answering.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const QUERY_MS = 60_000;
/** Three times what it may take, because the machine may be busy, and a fraction of what the query may. */
const SOON_MS = 9_000;

test.skipIf(!SERVER)(
  'monitors hear soon that the database is silent, however long a query may take',
  async () => {
    const wire = await openWire(SERVER as string);
    const database = openPostgresDatabase(wire.url, { connections: 1, queryMs: QUERY_MS });
    expect(await isAnswering(database)).toBe(true);
    wire.silence();
    wire.isCut = true;
    const said = await Promise.race([isAnswering(database), after(SOON_MS)]);
    wire.close();
    await database.close();
    expect(said).toBe(false);
  },
);

function after(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'nothing yet'));
}
