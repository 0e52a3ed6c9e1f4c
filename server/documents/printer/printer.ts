// Documents are drawn in threads of their own (ADR 050), so that no visitor waits for another one's tickets. The threads
// are few, run at a lower priority, and are bounded in memory and time. One that dies takes its document with it, not
// the shop. They start with the first document and end when there was none for a while.
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { WorkerDied } from '../../platform/jobs/job-errors.ts';
import { inSpan } from '../../platform/tracing/span.ts';
import type { Print, PrintTask } from './print-task.ts';
import { TooManyWaiting, takeTurns } from './take-turns.ts';

export type Printer = {
  /** @throws PrinterCrowded, PrinterThreadLost, PrinterClosed */
  readonly print: Print;
  /** Ends the threads. What is being printed fails. */
  close(): Promise<void>;
};

/** Too many documents are waiting. Visitors are asked to come back. */
export class PrinterCrowded extends Error {
  readonly statusCode = 503;
}

/** The thread of a document died of it, or took too long. */
export class PrinterThreadLost extends WorkerDied {
  readonly statusCode = 503;
}

/** The process ends. Whoever wanted the document asks again, another process or after the restart. */
export class PrinterClosed extends Error {
  readonly statusCode = 503;
}

export type PrinterLimits = {
  /** Milliseconds for one document. */
  readonly longestMs: number;
  /** Megabytes of heap of a thread. */
  readonly heapMb: number;
  readonly mostWaiting: number;
};

// The largest order that the limits allow takes a second; on a busy machine, ten.
const LIMITS: PrinterLimits = { longestMs: 60_000, heapMb: 256, mostWaiting: 200 };
const IDLE_MS = 5 * 60_000;
const MOST_THREADS = 4;
/** Added to the threads' niceness; only on Linux it is a thread's own. */
const NICENESS = process.platform === 'linux' ? 10 : 0;

const file = fileURLToPath(new URL('./print-document.ts', import.meta.url));

/** @param limits tests set their own */
export function openPrinter(limits: PrinterLimits = LIMITS): Printer {
  const threads = Math.max(1, Math.min(MOST_THREADS, Math.floor(availableParallelism() / 2)));
  const inTurn = takeTurns(threads, limits.mostWaiting);
  let pool: Promise<Piscina<PrintTask, Uint8Array>> | undefined;
  let isClosed = false;
  return {
    print: async (task) => {
      try {
        return await inSpan(`print ${task.kind}`, () =>
          inTurn(async () => {
            pool ??= startThreads(threads, limits.heapMb);
            return Buffer.from(await printIn(await pool, task, limits.longestMs));
          }),
        );
      } catch (error) {
        if (error instanceof TooManyWaiting)
          throw new PrinterCrowded('too many documents wait to be printed');
        // No document's fault: it does not count as a thread that died of it.
        if (isClosed) throw new PrinterClosed('the printer was closed', { cause: error });
        throw isThreadLost(error)
          ? new PrinterThreadLost('the thread that printed a document ended', error)
          : error;
      }
    },
    close: async () => {
      isClosed = true;
      await (await pool)?.destroy();
      pool = undefined;
    },
  };
}

async function startThreads(threads: number, heapMb: number): Promise<Piscina<PrintTask, Uint8Array>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<PrintTask, Uint8Array>({
    filename: file,
    name: 'printDocument',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    niceIncrement: NICENESS,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  });
  // A thread that dies without a document; the next document starts another.
  pool.on('error', () => {});
  return pool;
}

function printIn(
  pool: Piscina<PrintTask, Uint8Array>,
  task: PrintTask,
  longestMs: number,
): Promise<Uint8Array> {
  // Ends the thread: what draws does not listen to signals.
  return inSpan('draw in a thread', () => pool.run(task, { signal: AbortSignal.timeout(longestMs) }));
}

function isThreadLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: string };
  return (
    error.name === 'AbortError' ||
    code === 'ERR_WORKER_OUT_OF_MEMORY' ||
    /^(worker exited|Terminating worker)/.test(error.message)
  );
}
