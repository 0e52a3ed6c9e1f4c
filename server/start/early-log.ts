// The log of a process is its server's, and what the server is built of has something to say before: that Redis is away. That waits
// until the server is there; where it is never built, the start ends with another sentence.
import type { JobLog } from '../platform/jobs/jobs.ts';

type EarlyLog = {
  readonly log: JobLog;
  /** Says what has waited, and from now on everything at once. */
  readonly open: (to: JobLog) => void;
};

export function earlyLog(): EarlyLog {
  let opened: JobLog | undefined;
  const waiting: ((to: JobLog) => void)[] = [];
  const say = (line: (to: JobLog) => void): void => {
    if (opened) line(opened);
    else waiting.push(line);
  };
  return {
    log: {
      error: (details, text) => say((to) => to.error(details, text)),
      warn: (details, text) => say((to) => to.warn(details, text)),
    },
    open: (to) => {
      opened = to;
      for (const line of waiting.splice(0)) line(to);
    },
  };
}
