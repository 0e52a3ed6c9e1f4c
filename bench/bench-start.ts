// Starting: the time from the command to the first page, and the processor time that the shop itself takes until it is open.
import { spawn } from 'node:child_process';
import { cpuSeconds } from './cpu-time.ts';
import { figure, heading, median } from './figures.ts';
import { freePort, startFoyer, waitForPort } from './foyer-process.ts';
import { openConnection } from './http-client.ts';

const ROUNDS = 3;

/** @param settings of a database with a museum in it */
export async function benchStart(name: string, settings: Record<string, string>): Promise<void> {
  heading(`Starting on data that is there, ${name}`);
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(await secondsToFirstPage(settings));
    const shop = await startFoyer({ ...settings, DRAIN_SECONDS: '0' });
    cpu.push(cpuSeconds([shop.pid]));
    await shop.stop();
  }
  figure(`npm start to first page (median of ${ROUNDS})`, median(times), 's', { atMost: 2 });
  figure('node to open: CPU of all its threads', median(cpu), 's');
}

async function secondsToFirstPage(settings: Record<string, string>): Promise<number> {
  const port = await freePort();
  const since = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    env: { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: 'ignore',
    detached: true,
  });
  await waitForPort(port);
  const connection = await openConnection(port);
  while ((await connection.send('GET', '/de/')).status !== 200);
  const seconds = (performance.now() - since) / 1000;
  connection.close();
  if (child.pid) await endGroup(child.pid);
  return seconds;
}

/** Ends npm and all that it started, and waits until the last of them is gone. */
async function endGroup(leader: number): Promise<void> {
  process.kill(-leader, 'SIGTERM');
  while (isThere(-leader)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
