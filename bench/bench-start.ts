// Starting: the time from the command to the first page.
import { spawn } from 'node:child_process';
import { figure, heading, median } from './figures.ts';
import { freePort, waitForPort } from './foyer-process.ts';
import { openConnection } from './http-client.ts';

const ROUNDS = 3;

/** @param settings of a data folder with a museum in it */
export async function benchStart(settings: Record<string, string>): Promise<void> {
  heading('Starting, existing embedded database');
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await secondsToFirstPage(settings));
  figure(`npm start to first page (median of ${ROUNDS})`, median(times), 's', { atMost: 2 });
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
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 500));
  return seconds;
}
