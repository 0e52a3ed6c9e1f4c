import type { PgBoss } from 'pg-boss';
import type { JobLog } from './job-handler.ts';

/**
 * Puts one job in each stretch of `everySeconds`, whichever process is first.
 * @param wake called when it was this one
 */
export function startRepeating(
  boss: PgBoss,
  name: string,
  everySeconds: number,
  wake: () => void,
  log: JobLog,
): NodeJS.Timeout {
  const put = async () => {
    try {
      if (await boss.send(name, {}, { singletonSeconds: everySeconds })) wake();
    } catch (error) {
      log.error({ err: error, job: name }, 'a repeated job could not be put down');
    }
  };
  void put();
  return setInterval(put, Math.min(everySeconds, 60) * 1000).unref();
}
