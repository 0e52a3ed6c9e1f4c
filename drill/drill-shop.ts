// A shop for one part of the drill: a database of its own, the drill's museum, and the real server in several processes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type FoyerStart, freePort, runToEnd, startFoyer } from '../bench/foyer-process.ts';
import { writeDrillMuseum } from './drill-museum.ts';

export type Settings = Readonly<Record<string, string>>;

export type ShopProcess = {
  readonly port: number;
  pid(): number;
  /** Kills it with SIGKILL and starts it again, as whatever watches over it does. */
  killAndRestart(): Promise<void>;
  /** Tells it to end, and starts it again with other settings. */
  restart(settings: Settings): Promise<void>;
  stop(): Promise<void>;
};

export type DrillShop = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly settings: Settings;
  readonly processes: readonly ShopProcess[];
  /** What went wrong with the processes: one that ended by itself, or could not end well. */
  readonly troubles: string[];
  /** Runs a command of the shop, such as `server/commands/jobs.ts`. */
  run(command: string, ...args: string[]): Promise<string>;
  stop(): Promise<void>;
};

export type ShopOptions = {
  readonly databaseUrl: string;
  /** Where it keeps everything. */
  readonly folder: string;
  readonly settings: Settings;
  /** Writes the museum's folder; the drill's own unless given. */
  readonly museum?: (folder: string) => void;
  /** One for each process: modules that Node loads before the shop. */
  readonly processes: readonly FoyerStart[];
};

export function portsOf(processes: DrillShop['processes']): number[] {
  return processes.map(({ port }) => port);
}

/** Imports the museum and starts the processes one after the other. */
export async function openDrillShop({
  databaseUrl,
  folder,
  settings,
  museum: writeMuseum = writeDrillMuseum,
  processes,
}: ShopOptions): Promise<DrillShop> {
  const museum = join(folder, 'museum');
  const dataDir = settings['DATA_DIR'] ?? join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  writeMuseum(museum);
  const all: Settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    JOBS: 'on',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    DRAIN_SECONDS: '1',
    ...settings,
  };
  const run = (command: string, ...args: string[]) =>
    runToEnd(process.execPath, [command, ...args], { ...all, DEMO: 'off' });
  await run('server/commands/import.ts', museum);
  const troubles: string[] = [];
  const started: ShopProcess[] = [];
  for (const [index, start] of processes.entries()) {
    const log = join(folder, `foyer-${index + 1}.log`);
    started.push(await startProcess(all, { ...start, port: await freePort(), log }, troubles));
  }
  return {
    databaseUrl,
    dataDir,
    settings: all,
    processes: started,
    troubles,
    run,
    stop: async () => void (await Promise.all(started.map((process) => process.stop()))),
  };
}

async function startProcess(
  settings: Settings,
  start: FoyerStart & { readonly port: number },
  troubles: string[],
): Promise<ShopProcess> {
  let isWanted = true;
  const open = async (more: Settings) => {
    isWanted = true;
    const opened = await startFoyer({ ...settings, ...more }, start);
    void opened.ended.then((code) => {
      if (isWanted) troubles.push(`a process ended by itself with ${code}, and needs a restart by hand`);
    });
    return opened;
  };
  let running = await open({});
  const stop = async () => {
    isWanted = false;
    await running.stop();
    const code = await running.ended;
    if (code !== 0) troubles.push(`a process that was told to stop ended with ${code}`);
  };
  return {
    port: start.port,
    pid: () => running.pid,
    killAndRestart: async () => {
      isWanted = false;
      running.signal('SIGKILL');
      await running.ended;
      running = await open({});
    },
    restart: async (more) => {
      await stop();
      running = await open(more);
    },
    stop,
  };
}
