// A PostgreSQL of the drill's own, which it may kill, freeze and starve.
import { type OwnPostgres, startOwnPostgres } from '../bench/own-postgres.ts';
import { type DrillDatabases, openDrillDatabases } from './drill-databases.ts';

const MOST_CONNECTIONS = 60;

export type PostgresCluster = Omit<OwnPostgres, 'port'> & { readonly databases: DrillDatabases };

/**
 * Makes and starts a cluster on a free port.
 * @param bin the folder of PostgreSQL's programs
 * @param folder a new one, which the caller removes
 */
export async function startCluster(bin: string, folder: string): Promise<PostgresCluster> {
  // A commit is on its way to the disk before it is answered: killed programs lose nothing, and no power is cut here.
  const own = await startOwnPostgres(bin, folder, `-c fsync=off -c max_connections=${MOST_CONNECTIONS}`);
  return { ...own, databases: await openDrillDatabases(own.port) };
}
