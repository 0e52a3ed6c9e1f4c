import { join } from 'node:path';
import { playPart, type Stage } from '../play-part.ts';
import { startReplicatedPostgres } from '../replicated-postgres.ts';

const PURCHASES = 1000;

/** The primary's machine dies in the middle of a thousand purchases; the standby takes over, and the machine comes back. */
export async function drillFailover(stage: Stage): Promise<string[]> {
  const postgres = await startReplicatedPostgres(stage.programs, join(stage.folder, 'postgres'));
  try {
    return await playPart(stage, {
      name: 'failover',
      databases: postgres.databases,
      purchases: PURCHASES,
      faults: () => [
        {
          name: 'the primary is gone',
          begin: async () => {
            const gone = await postgres.primary();
            gone.kill();
            await postgres.primary();
            gone.start();
          },
        },
      ],
      after: () => postgres.awaitStandby(),
    });
  } finally {
    postgres.stop();
  }
}
