import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { atEnd } from '../../bench/at-end.ts';
import { freePort, waitForPort } from '../../bench/foyer-process.ts';
import { playPart, type Stage } from '../play-part.ts';

const REDIS = '/usr/bin/redis-server';

export function missingRedis(): string | undefined {
  return existsSync(REDIS) ? undefined : 'apt-get install redis-server';
}

/** Kills and freezes the Redis that counts calls. */
export async function drillRedis(stage: Stage): Promise<string[]> {
  const port = await freePort();
  let redis = await startRedis(port);
  atEnd(() => redis.kill('SIGKILL'));
  try {
    return await playPart(stage, {
      name: 'redis',
      settings: { REDIS_URL: `redis://127.0.0.1:${port}` },
      faults: () => [
        {
          name: 'Redis is killed, and away for 5 s',
          begin: () => void redis.kill('SIGKILL'),
          seconds: 5,
          end: async () => {
            redis = await startRedis(port);
          },
        },
        {
          name: 'Redis is frozen for 8 s',
          begin: () => void redis.kill('SIGSTOP'),
          seconds: 8,
          end: () => void redis.kill('SIGCONT'),
        },
      ],
    });
  } finally {
    redis.kill('SIGKILL');
  }
}

async function startRedis(port: number): Promise<ChildProcess> {
  const started = spawn(
    REDIS,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: 'ignore',
    },
  );
  await waitForPort(port);
  return started;
}
