// What the processes of one shop and their parent tell each other.
import cluster, { type Worker } from 'node:cluster';

/** A process is open and serves visitors. */
export type OpenMessage = { readonly foyer: 'open'; readonly text: string };

/** Says that this process is open: to the parent where there is one, else to whoever started it. */
export function sayOpen(text: string): void {
  const message: OpenMessage = { foyer: 'open', text };
  if (cluster.isWorker) process.send?.(message);
  else console.log(text);
}

/** Calls back once when a process says that it is open. */
export function whenOpen(worker: Worker, opened: (text: string) => void): void {
  const listen = (message: unknown) => {
    if ((message as Partial<OpenMessage> | null)?.foyer !== 'open') return;
    worker.off('message', listen);
    opened((message as OpenMessage).text);
  };
  worker.on('message', listen);
}
