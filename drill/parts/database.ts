import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/platform/database/sql.ts';
import { endConnections, takeAllConnections } from '../connections-store.ts';
import { portsOf } from '../drill-shop.ts';
import { playPart, type Stage } from '../play-part.ts';
import type { PostgresCluster } from '../postgres-cluster.ts';
import type { Fault } from '../strike.ts';

/** Stops, kills, cuts off, freezes and starves PostgreSQL. */
export function drillDatabase(stage: Stage): Promise<string[]> {
  return playPart(stage, {
    name: 'database',
    faults: ({ databaseUrl, processes }, admin) => [
      ...stopsOf(stage.cluster, portsOf(processes)),
      {
        name: 'its connections ended, five times',
        begin: async () => {
          for (let time = 0; time < 5; time += 1) {
            await withAdmin(admin, endConnections);
            await sleep(500);
          }
        },
      },
      {
        name: 'frozen for 15 s',
        begin: () => stage.cluster.freeze(),
        seconds: 15,
        end: () => stage.cluster.thaw(),
        unready: portsOf(processes),
      },
      { ...outOfConnections(databaseUrl, admin), unready: portsOf(processes) },
    ],
  });
}

function stopsOf(cluster: PostgresCluster, unready: readonly number[]): Fault[] {
  return [
    {
      name: 'stopped for 5 s',
      begin: () => cluster.stop('fast'),
      seconds: 5,
      end: () => cluster.start(),
      unready,
    },
    { name: 'killed', begin: () => cluster.stop('immediate'), end: () => cluster.start() },
  ];
}

/** Others have every connection, and the shop loses its own. */
function outOfConnections(databaseUrl: string, admin: () => Database): Fault {
  let giveBack: () => Promise<void> = async () => {};
  return {
    name: 'no connection left for 8 s',
    begin: async () => {
      await withAdmin(admin, async (database) => {
        giveBack = await takeAllConnections(databaseUrl, database);
      });
    },
    seconds: 8,
    end: () => giveBack(),
  };
}

async function withAdmin(admin: () => Database, work: (database: Database) => Promise<void>): Promise<void> {
  const database = admin();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}
