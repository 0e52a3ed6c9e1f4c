// Lets a running shop on the embedded database carry out commands at a terminal (ADR 076).
import type { Shop } from '../compose-shop.ts';
import { listenForCommands, type StopListening } from '../platform/command-socket.ts';
import type { ShopCommand } from './shop-commands.ts';

/** With PostgreSQL commands reach the database themselves. */
export async function openForCommands({
  config,
  database,
  log,
  now,
}: Shop): Promise<StopListening | undefined> {
  if (database.kind !== 'embedded') return undefined;
  try {
    const shop = { database, dataDir: config.dataDir, publicUrl: config.publicUrl, now };
    // Loaded with the first command: most shops that start are never given one.
    const carryOut = async (command: ShopCommand) =>
      (await import('./shop-commands.ts')).carryOutCommand(shop, command);
    return await listenForCommands(config.dataDir, { carryOut, log });
  } catch (problem) {
    log.warn(
      { err: problem },
      'While this shop runs, no command reaches its database (npm run import, backup, refund and others): it has no socket for them.',
    );
    return undefined;
  }
}
